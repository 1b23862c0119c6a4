//! The moves of plain kinds by bits; all other cells are left to the general rules.

use super::moves::{Move, may_rest};
use super::position::Position;
use super::reach::Flow;
use crate::compile::{Compiled, Lane, Place, Ways};

/// What was found in a cell.
#[derive(Clone, Copy)]
pub(crate) enum Found {
    /// A token for the general rules.
    Cell(Place),
    /// A move of a plain kind.
    Go { from: Place, to: Place },
}

/// Visits the cells of the grid in order. Nothing may lie beneath other tokens, and there are
/// neither side boards nor a phase of placing.
#[inline]
pub(crate) fn each_move(
    game: &Compiled,
    at: &Position,
    seat: u8,
    visit: &mut impl FnMut(Found) -> Flow,
) -> Flow {
    let (fast, bits) = (&game.fast, at.bits);
    for &from in &game.grid.cells {
        let token = at.top(from);
        if !token.is_some() {
            continue;
        }
        let ways = fast.of_kind[token.kind()].map(|index| &fast.ways[usize::from(index)]);
        let Some(ways) = ways else {
            visit(Found::Cell(from))?;
            continue;
        };
        if token.owners() != 0 && token.owners() >> seat & 1 == 0 {
            continue;
        }
        match ways {
            Ways::Steps(masks) => {
                let mut free = masks[usize::from(from)] & !bits.taken;
                while free != 0 {
                    // A grid with bits has at most 128 cells.
                    let to = free.trailing_zeros() as Place;
                    free &= free - 1;
                    visit(Found::Go { from, to })?;
                }
            }
            Ways::Hops(lists) => {
                for hop in &lists[usize::from(from)] {
                    if bits.occupied & hop.over != 0 && bits.taken & hop.to == 0 {
                        visit(Found::Go { from, to: hop.place })?;
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

/// The lanes that are all there is to do: all tokens move alike and are everybody's, and nothing
/// else is possible or under way.
#[inline]
pub(crate) fn lanes<'a>(game: &'a Compiled, at: &Position) -> Option<&'a [Lane]> {
    let lanes = game.fast.lanes.as_deref()?;
    let is_plain = !game.has_side_boards
        && !game.is_delayed
        && at.bits.owned == 0
        && at.rest.under.is_empty()
        && may_rest(at);
    is_plain.then_some(lanes)
}

/// Lists the moves of whole lanes.
pub(crate) fn list(lanes: &[Lane], at: &Position, moves: &mut Vec<Move>) {
    for lane in lanes {
        let mut open = lane.open(at.bits.occupied, at.bits.taken);
        while open != 0 {
            moves.push(step(lane, open));
            open &= open - 1;
        }
    }
}

/// Whether some lane is open.
#[inline]
pub(crate) fn is_any_open(lanes: &[Lane], at: &Position) -> bool {
    lanes.iter().any(|lane| lane.open(at.bits.occupied, at.bits.taken) != 0)
}

/// How many moves there are.
pub(crate) fn count(lanes: &[Lane], at: &Position) -> u32 {
    lanes.iter().map(|lane| lane.open(at.bits.occupied, at.bits.taken).count_ones()).sum()
}

/// One of the moves, counted from 0 in the order of the list.
pub(crate) fn nth(lanes: &[Lane], at: &Position, mut number: u32) -> Option<Move> {
    for lane in lanes {
        let mut open = lane.open(at.bits.occupied, at.bits.taken);
        let count = open.count_ones();
        if number < count {
            (0..number).for_each(|_| open &= open - 1);
            return Some(step(lane, open));
        }
        number -= count;
    }
    None
}

/// The move of a lane from its first open cell.
#[inline]
fn step(lane: &Lane, open: u128) -> Move {
    // A grid with bits has at most 128 cells.
    let from = open.trailing_zeros() as Place;
    Move::Go { from, to: from.wrapping_add_signed(lane.to) }
}

/// The cell that a jump goes over, by its lane.
#[inline]
pub(crate) fn jumped(lanes: &[Lane], at: &Position, from: Place, to: Place) -> Option<Place> {
    let is_way = |lane: &&Lane| {
        let open = lane.open(at.bits.occupied, at.bits.taken);
        lane.over != 0 && from.wrapping_add_signed(lane.to) == to && open >> from & 1 == 1
    };
    lanes.iter().find(is_way).map(|lane| from.wrapping_add_signed(lane.over))
}
