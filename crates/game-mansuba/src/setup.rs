//! The fields of position texts, such as `P...p/T...t/E...e simple Pc3,tc3 14 black`.
//!
//! Rows from the top, relation, prisoners sorted by place and then by letter, turns played, and
//! the side that has the hand, `-` when the game is over.

use game::{SetupError, Side, parse_exactly};
use geometry::Cell;

use crate::Mansuba;
use crate::board::{Phase, Position};
use crate::jail::Prisoner;
use crate::pieces::Piece;
use crate::rules;

pub(crate) const NONE: &str = "-";
const FREE_PLACE: char = '.';

pub(crate) fn board_text(game: &Mansuba, position: &Position) -> String {
    let grid = game.world.grid;
    let letter = |row, col| {
        let piece = position.piece_at(game.world.place(Cell::new(col, row)));
        piece.map_or(FREE_PLACE, Piece::letter)
    };
    let rows = (0..grid.rows).map(|row| (0..grid.cols).map(|col| letter(row, col)).collect());
    rows.collect::<Vec<String>>().join("/")
}

pub(crate) fn prisoners_text(game: &Mansuba, position: &Position) -> String {
    let held = position.jail().prisoners().iter();
    let names: Vec<String> = held.map(|prisoner| prisoner_text(game, *prisoner)).collect();
    if names.is_empty() { NONE.to_owned() } else { names.join(",") }
}

/// A piece and the place where it was captured, `Pc3`.
pub(crate) fn prisoner_text(game: &Mansuba, prisoner: Prisoner) -> String {
    format!("{}{}", prisoner.piece.letter(), game.world.cell(prisoner.place))
}

pub(crate) fn put_board(
    game: &Mansuba,
    position: &mut Position,
    field: &str,
) -> Result<(), SetupError> {
    let grid = game.world.grid;
    let rows: Vec<&str> = field.split('/').collect();
    let is_full = |row: &&str| row.chars().count() == usize::from(grid.cols);
    if rows.len() != usize::from(grid.rows) || !rows.iter().all(is_full) {
        return Err(SetupError::impossible("board", "mansuba.setup-size"));
    }
    for (letter, cell) in rows.iter().flat_map(|row| row.chars()).zip(grid.cells()) {
        match Piece::of_letter(letter) {
            Some(piece) => position.put(piece, game.world.place(cell)),
            None if letter == FREE_PLACE => {}
            None => return Err(SetupError::unreadable("board", &letter.to_string())),
        }
    }
    if Side::BOTH.into_iter().any(|side| has_too_many(game, position, side)) {
        return Err(SetupError::impossible("board", "mansuba.setup-too-many"));
    }
    Ok(())
}

/// A side never has more pieces than the world has rows, prisoners included.
fn has_too_many(game: &Mansuba, position: &Position, side: Side) -> bool {
    let held = position.jail().prisoners().iter().filter(|held| held.piece.side == side).count();
    position.pieces(side).count() as usize + held > usize::from(game.config.height)
}

pub(crate) fn put_prisoners(
    game: &Mansuba,
    position: &mut Position,
    field: &str,
) -> Result<(), SetupError> {
    if field == NONE {
        return Ok(());
    }
    if !game.config.captures {
        return Err(SetupError::impossible("prisoners", "mansuba.setup-no-captures"));
    }
    for item in field.split(',') {
        let prisoner = parse_prisoner(item).filter(|(_, cell)| game.world.grid.contains(*cell));
        let (piece, cell) = prisoner.ok_or_else(|| SetupError::unreadable("prisoners", item))?;
        let place = game.world.place(cell);
        if game.protected.has(place) {
            return Err(SetupError::impossible("prisoners", "mansuba.setup-safe-place"));
        }
        position.imprison(Prisoner { place, piece });
        if has_too_many(game, position, piece.side) {
            return Err(SetupError::impossible("prisoners", "mansuba.setup-too-many"));
        }
    }
    Ok(())
}

/// Reads a piece and its place, which may lie outside the world.
pub(crate) fn parse_prisoner(text: &str) -> Option<(Piece, Cell)> {
    let mut letters = text.chars();
    let piece = Piece::of_letter(letters.next()?)?;
    Some((piece, letters.as_str().parse().ok()?))
}

pub(crate) fn parse_turn(game: &Mansuba, field: &str) -> Result<u16, SetupError> {
    let turn: Option<u16> = parse_exactly(field);
    let turn = turn.ok_or_else(|| SetupError::unreadable("turn", field))?;
    if turn > game.config.max_turns {
        return Err(SetupError::impossible("turn", "mansuba.setup-too-long"));
    }
    Ok(turn)
}

/// A side to move, or `-` with the reason why the game is over: one side has arrived, or the
/// last turn was played.
pub(crate) fn put_side(
    game: &Mansuba,
    position: &mut Position,
    field: &str,
) -> Result<(), SetupError> {
    let arrived = |side| rules::has_arrived(game, position, side);
    let is_last = position.turn >= game.config.max_turns;
    if field == NONE {
        let winner = match Side::BOTH.map(arrived) {
            [true, true] => {
                return Err(SetupError::impossible("board", "mansuba.setup-two-winners"));
            }
            [true, false] => Some(Side::Black),
            [false, true] => Some(Side::White),
            [false, false] if is_last => None,
            [false, false] => return Err(SetupError::impossible("side", "mansuba.setup-not-over")),
        };
        (position.phase, position.side) = (Phase::Over(winner), Side::Black);
        return Ok(());
    }
    let side = Side::BOTH.into_iter().find(|side| side.word() == field);
    let side = side.ok_or_else(|| SetupError::unreadable("side", field))?;
    if is_last || arrived(side.other()) {
        return Err(SetupError::impossible("side", "mansuba.setup-over"));
    }
    position.side = side;
    Ok(())
}
