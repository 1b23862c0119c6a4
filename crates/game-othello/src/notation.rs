//! Texts: positions as 64 letters and a side, moves as `f5` or `pass`.
//!
//! Whether a move is legal is for `rules` to say; score sheets are read by `sheet`.

use std::fmt;

use game::{Common, Fields, SetupError, Side};
use geometry::Cell;

use crate::board::{GRID, Position, Square};
use crate::moves::Move;
use crate::refusal::Refusal;

const EMPTY: char = '-';

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.cell().fmt(f),
            Self::Pass => f.pad("pass"),
        }
    }
}

/// The board's letters from a1, b1 … h8.
pub(crate) fn board_text(position: &Position) -> String {
    let letter = |square: Square| {
        let side = Side::BOTH.into_iter().find(|side| position.discs(*side) & square.bit() != 0);
        side.map_or(EMPTY, Side::letter)
    };
    GRID.cells().filter_map(Square::at).map(letter).collect()
}

/// The board and the side to move, or that would be next when the game is over.
pub(crate) fn position_text(position: &Position) -> String {
    format!("{} {}", board_text(position), position.side().letter())
}

/// Reads a position text.
pub(crate) fn parse_position(text: &str) -> Result<Position, SetupError> {
    let mut fields = Fields::of(text);
    let board = fields.required("board")?;
    let (black, white) =
        parse_board(board).ok_or_else(|| SetupError::unreadable("board", board))?;
    let side = fields.required("side")?;
    let side = parse_side(side).ok_or_else(|| SetupError::unreadable("side", side))?;
    fields.end()?;
    Position::new(black, white, side)
}

/// The black and the white discs of a board's 64 letters.
pub(crate) fn parse_board(text: &str) -> Option<(u64, u64)> {
    let (mut black, mut white) = (0, 0);
    let mut letters = text.chars();
    for square in GRID.cells().filter_map(Square::at) {
        match letters.next()? {
            EMPTY | '.' => {}
            letter => match side_of(letter)? {
                Side::Black => black |= square.bit(),
                Side::White => white |= square.bit(),
            },
        }
    }
    letters.next().is_none().then_some((black, white))
}

/// The side that one letter stands for.
pub(crate) fn parse_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.as_str().is_empty()).and_then(side_of)
}

/// The side of a letter, or of a sign that other programs write.
fn side_of(letter: char) -> Option<Side> {
    match letter {
        '*' => Some(Side::Black),
        '0' => Some(Side::White),
        letter => Side::of_letter(letter),
    }
}

/// Reads a move, in either case, with the spellings of a pass that people use.
pub(crate) fn parse_move(text: &str) -> Result<Move, Refusal> {
    let word = text.trim();
    if is_pass(word) {
        return Ok(Move::Pass);
    }
    let square = word.parse::<Cell>().ok().and_then(Square::at);
    square.map(Move::Place).ok_or_else(|| Common::not_a_move(word).into())
}

/// Whether a word means to pass.
pub(crate) fn is_pass(word: &str) -> bool {
    ["pass", "pa", "--"].iter().any(|pass| word.eq_ignore_ascii_case(pass))
}
