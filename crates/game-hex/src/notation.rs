//! Texts of positions (`.../.X./... white`) and of moves (`c3`, `swap`), both ways.

use game::{Common, Fields, Notation, Outcome, Seat, SetupError, Side};
use geometry::Cell;

use crate::moves::SWAP;
use crate::{Hex, Move, Position, Refusal};

const FREE: char = '.';

impl Notation for Hex {
    /// The rows from the top, each from the left, and who has the hand.
    fn position_text(&self, position: &Position) -> String {
        let grid = position.grid();
        let letter = |cell: Cell| position.stone(cell).map_or(FREE, Side::letter);
        let row =
            |row: u8| (0..grid.cols).map(|col| letter(Cell::new(col, row))).collect::<String>();
        let rows: Vec<String> = (0..grid.rows).map(row).collect();
        format!("{} {}", rows.join("/"), position.mover().word())
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        let mut fields = Fields::of(text);
        let board = fields.required("board")?;
        let seat = fields.required("seat")?;
        fields.end()?;
        let mover = Side::BOTH.into_iter().find(|side| side.word() == seat);
        let mover = mover.ok_or_else(|| SetupError::unreadable("seat", seat))?;
        let stones = stones(*self, board).ok_or_else(|| SetupError::unreadable("board", board))?;
        let count = |side| stones.iter().filter(|(_, other)| *other == side).count();
        if !is_even(*self, count(Side::Black), count(Side::White), mover) {
            return Err(SetupError::impossible("board", "hex.uneven"));
        }
        let mut position = Position::empty(self.size);
        stones.iter().for_each(|&(cell, side)| position.lay(cell, side));
        if mover == Side::White {
            position.turn_over(None);
        }
        ended(position).ok_or_else(|| SetupError::impossible("board", "hex.over-before"))
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        action.to_string()
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        // Programs that know both ways to swap call this one `swap-pieces`.
        if [SWAP, "swap-pieces"].iter().any(|word| text.eq_ignore_ascii_case(word)) {
            return Ok(Move::Swap);
        }
        text.parse().map(Move::Place).map_err(|_| Common::not_a_move(text).into())
    }

    fn seat_text(&self, seat: Seat) -> String {
        Side::seat_text(seat)
    }

    fn outcome_text(&self, _position: &Position, outcome: &Outcome) -> String {
        Side::outcome_text(outcome)
    }
}

/// The stones of a board text; `None` when it is no board of this size.
fn stones(game: Hex, board: &str) -> Option<Vec<(Cell, Side)>> {
    let rows: Vec<&str> = board.split('/').collect();
    let fits = |row: &&str| row.chars().count() == usize::from(game.size);
    if rows.len() != usize::from(game.size) || !rows.iter().all(fits) {
        return None;
    }
    let mut stones = Vec::new();
    for (row, letters) in (0..).zip(rows) {
        for (col, letter) in (0..).zip(letters.chars()) {
            match Side::BOTH.into_iter().find(|side| side.letter() == letter) {
                Some(side) => stones.push((Cell::new(col, row), side)),
                None if letter == FREE => {}
                None => return None,
            }
        }
    }
    Some(stones)
}

/// Whether so many stones can lie there: Black is one ahead on White's turn; after a swap it is
/// White who is one ahead on Black's turn.
fn is_even(game: Hex, black: usize, white: usize, mover: Side) -> bool {
    let (plain, swapped) = match mover {
        Side::Black => (black == white, white == black + 1),
        Side::White => (black == white + 1, black == white && white > 0),
    };
    plain || (game.swap && swapped)
}

/// The position with its winner; `None` when the game would have ended before its last stone.
fn ended(mut position: Position) -> Option<Position> {
    let Some(winner) = position.joined() else { return Some(position) };
    let was_last = |cell: Cell| {
        let mut before = position.clone();
        before.lift(cell);
        position.stone(cell) == Some(winner) && before.joined().is_none()
    };
    if winner == position.mover() || !position.grid().cells().any(was_last) {
        return None;
    }
    position.turn_over(None);
    position.turn_over(Some(winner));
    Some(position)
}
