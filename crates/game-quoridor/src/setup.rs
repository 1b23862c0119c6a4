//! The fields of position texts, read one by one. Texts come from outside, so that nothing in them
//! is believed; `notation` puts the fields together.

use game::{Seat, SetupError};
use geometry::{Cell, Grid};

use crate::board::{Bonus, MAX_BONUS, MAX_POINTS};
use crate::layout::{cell_bit, crossing_bit};
use crate::moves::Orientation;
use crate::notation::parse_wall;
use crate::{Position, Quoridor, rules};

/// The items of a list field.
fn items(field: &str) -> impl Iterator<Item = &str> {
    field.split(',').filter(move |_| field != "-")
}

pub(crate) fn parse_pawns(game: &Quoridor, field: &str) -> Result<[u8; 4], SetupError> {
    let mut pawns = [0; 4];
    let mut cells = Vec::new();
    for item in items(field).take(5) {
        let cell: Cell = item.parse().map_err(|_| SetupError::unreadable("pawns", item))?;
        if !Grid::square(game.size).contains(cell) {
            return Err(SetupError::impossible("pawns", "quoridor.setup-off-board"));
        }
        if cells.contains(&cell) {
            return Err(SetupError::impossible("pawns", "quoridor.setup-same-cell"));
        }
        cells.push(cell);
    }
    if cells.len() != game.players as usize {
        return Err(SetupError::impossible("pawns", "quoridor.setup-count"));
    }
    for (pawn, cell) in pawns.iter_mut().zip(cells) {
        *pawn = cell_bit(game.size, cell);
    }
    Ok(pawns)
}

pub(crate) fn parse_left(game: &Quoridor, field: &str) -> Result<[u8; 4], SetupError> {
    let mut left = [0; 4];
    let counts: Vec<&str> = items(field).take(5).collect();
    if counts.len() != game.players as usize {
        return Err(SetupError::impossible("walls-left", "quoridor.setup-count"));
    }
    for (left, count) in left.iter_mut().zip(counts) {
        let number: u8 = count.parse().map_err(|_| SetupError::unreadable("walls-left", count))?;
        if number > game.walls_each {
            return Err(SetupError::impossible("walls-left", "quoridor.setup-too-many-walls"));
        }
        *left = number;
    }
    Ok(left)
}

/// Puts the walls of a field one after the other; those in hand are known.
pub(crate) fn place_walls(
    game: &Quoridor,
    position: &mut Position,
    field: &str,
) -> Result<(), SetupError> {
    let impossible = |key| Err(SetupError::impossible("walls", key));
    let mut walls: u32 = position.left.iter().map(|&left| u32::from(left)).sum();
    for item in items(field) {
        let (orientation, cell) =
            parse_wall(item).ok_or_else(|| SetupError::unreadable("walls", item))?;
        if !Grid::square(game.size - 1).contains(cell) {
            return impossible("quoridor.setup-wall-outside");
        }
        if !has_room(game, position, orientation, cell) {
            return impossible("quoridor.setup-walls-meet");
        }
        rules::put_wall(game, position, orientation, crossing_bit(game.size, cell));
        walls += 1;
    }
    if game.distances(position).contains(&None) {
        return impossible("quoridor.setup-no-path");
    }
    if walls > u32::from(game.walls_each) * u32::from(game.players) {
        return impossible("quoridor.setup-too-many-walls");
    }
    Ok(())
}

fn has_room(game: &Quoridor, position: &Position, orientation: Orientation, cell: Cell) -> bool {
    let stands = |orientation, cell| {
        Grid::square(game.size - 1).contains(cell)
            && position.has_wall(orientation, crossing_bit(game.size, cell))
    };
    let (before, after) = match orientation {
        Orientation::Horizontal => {
            (Cell::new(cell.col.wrapping_sub(1), cell.row), Cell::new(cell.col + 1, cell.row))
        }
        Orientation::Vertical => {
            (Cell::new(cell.col, cell.row.wrapping_sub(1)), Cell::new(cell.col, cell.row + 1))
        }
    };
    !Orientation::ALL.into_iter().any(|either| stands(either, cell))
        && !stands(orientation, before)
        && !stands(orientation, after)
}

pub(crate) fn parse_turn(
    game: &Quoridor,
    position: &mut Position,
    field: &str,
) -> Result<(), SetupError> {
    let mut winners = Seat::all(game.players)
        .filter(|seat| game.is_goal(seat.index(), position.pawns[seat.index()]));
    position.winner = winners.next();
    if winners.next().is_some() {
        return Err(SetupError::impossible("pawns", "quoridor.setup-two-winners"));
    }
    if field == "-" {
        // Over: won, or else blocked, which is what passes all around the table mean.
        if position.winner.is_none() {
            position.passes = game.players;
        }
        return Ok(());
    }
    let seat: Seat = field.parse().map_err(|_| SetupError::unreadable("turn", field))?;
    if seat.number() > game.players {
        return Err(SetupError::impossible("turn", "quoridor.setup-no-seat"));
    }
    position.turn = seat.number() - 1;
    Ok(())
}

pub(crate) fn parse_bonus(game: &Quoridor, field: &str) -> Result<[Bonus; MAX_BONUS], SetupError> {
    let mut bonuses = [Bonus::default(); MAX_BONUS];
    let mut slots = bonuses.iter_mut();
    let mut cells = Vec::new();
    for item in items(field) {
        let unreadable = || SetupError::unreadable("bonus", item);
        let (cell, points) = item.split_once(':').ok_or_else(unreadable)?;
        let cell: Cell = cell.parse().map_err(|_| unreadable())?;
        let points: u8 = points.parse().map_err(|_| unreadable())?;
        let possible = Grid::square(game.size).contains(cell)
            && (1..=MAX_POINTS).contains(&points)
            && !cells.contains(&cell);
        match slots.next() {
            Some(slot) if possible => *slot = Bonus { cell: cell_bit(game.size, cell), points },
            _ => return Err(SetupError::impossible("bonus", "quoridor.setup-bonus")),
        }
        cells.push(cell);
    }
    Ok(bonuses)
}
