//! Moves: a whole turn, push and walk together; listing, counting and drawing them.
//!
//! The board after a turn depends on the push alone, so moves are kept as sets of cells until
//! somebody wants them one by one.

use game::Rng;
use geometry::Cell;

use crate::board::Position;
use crate::maze::Reach;
use crate::slots::Slot;
use crate::tiles::cell_at;

/// A turn: where the tile goes in, how it is turned before, and where the pawn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub(crate) slot: Slot,
    pub(crate) turns: u8,
    pub(crate) to: u8,
}

impl Move {
    /// Where the tile goes in.
    #[must_use]
    pub const fn slot(self) -> Slot {
        self.slot
    }

    /// Quarter turns clockwise before that.
    #[must_use]
    pub const fn turns(self) -> u8 {
        self.turns
    }

    /// Where the pawn ends.
    #[must_use]
    pub const fn to(self) -> Cell {
        cell_at(self.to)
    }
}

/// Every push of the seat that has the hand, with all cells it opens; nothing when over.
#[inline]
pub(crate) fn each_reach(position: &Position, visit: impl FnMut(Reach)) {
    if !position.over {
        let pawn = position.pawns[usize::from(position.turn)];
        position.maze.each_reach(pawn, position.closed_slot(), visit);
    }
}

/// By slot, then turns, then cell.
pub(crate) fn legal_moves(position: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    each_reach(position, |Reach { slot, turns, mut cells }| {
        moves.reserve(cells.count_ones() as usize);
        while cells != 0 {
            // A set of cells has 49 bits.
            moves.push(Move { slot, turns, to: cells.trailing_zeros() as u8 });
            cells &= cells - 1;
        }
    });
}

pub(crate) fn count_moves(position: &Position) -> u64 {
    let mut count = 0;
    each_reach(position, |reach| count += u64::from(reach.cells.count_ones()));
    count
}

/// A move, each equally likely, without listing them: the pushes are few.
pub(crate) fn random_move(position: &Position, rng: &mut Rng) -> Option<Move> {
    let mut reaches = [None; 48];
    let (mut used, mut total) = (0, 0);
    each_reach(position, |reach| {
        if let Some(place) = reaches.get_mut(used) {
            *place = Some(reach);
            used += 1;
            total += reach.cells.count_ones();
        }
    });
    let mut ticket = rng.below(total);
    for Reach { slot, turns, mut cells } in reaches.into_iter().flatten() {
        if let Some(beyond) = ticket.checked_sub(cells.count_ones()) {
            ticket = beyond;
            continue;
        }
        for _ in 0..ticket {
            cells &= cells - 1;
        }
        return Some(Move { slot, turns, to: cells.trailing_zeros() as u8 });
    }
    None
}
