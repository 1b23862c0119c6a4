//! Texts: positions as 64 letters and a side, moves as `f5` or `pass`.
//!
//! Whether a move is legal is for `rules` to say; score sheets are read by `sheet`.

use std::fmt;
use std::str::FromStr;

use game::{Common, Fields, Notation, Outcome, Seat, SetupError, Sheet, SheetError, Side};
use geometry::Cell;

use crate::board::{GRID, Position, Square};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::{Othello, rules, sheet};

const EMPTY: char = '-';

impl Notation for Othello {
    /// The board and the side to move, or that would be next when the game is over.
    fn position_text(&self, position: &Position) -> String {
        format!("{} {}", board_text(position), position.side().letter())
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        let mut fields = Fields::of(text);
        let board = fields.required("board")?;
        let (black, white) =
            parse_board(board).ok_or_else(|| SetupError::unreadable("board", board))?;
        let side = fields.required("side")?;
        let side = parse_side(side).ok_or_else(|| SetupError::unreadable("side", side))?;
        fields.end()?;
        Position::new(black, white, side)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        action.to_string()
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        text.parse()
    }

    fn seat_text(&self, seat: Seat) -> String {
        Side::seat_text(seat)
    }

    /// Who won, then the discs as they lie.
    fn outcome_text(&self, position: &Position, outcome: &Outcome) -> String {
        let [black, white] = rules::discs(position);
        format!("{} {black}-{white}", Side::outcome_text(outcome))
    }

    fn sheet_formats(&self) -> &'static [&'static str] {
        &sheet::FORMATS
    }

    fn read_sheet(&self, text: &str) -> Result<Sheet, SheetError> {
        sheet::read(text)
    }

    fn write_sheet(&self, format: &str, sheet: &Sheet) -> Option<String> {
        sheet::write(format, sheet)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.cell().fmt(f),
            Self::Pass => f.pad("pass"),
        }
    }
}

/// In either case, with the spellings of a pass that people use.
impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let word = text.trim();
        if is_pass(word) {
            return Ok(Self::Pass);
        }
        let square = word.parse::<Cell>().ok().and_then(Square::at);
        square.map(Self::Place).ok_or_else(|| Common::not_a_move(word).into())
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

/// Whether a word means to pass.
pub(crate) fn is_pass(word: &str) -> bool {
    ["pass", "pa", "--"].iter().any(|pass| word.eq_ignore_ascii_case(pass))
}
