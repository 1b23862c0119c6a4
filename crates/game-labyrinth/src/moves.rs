//! Moves: a whole turn, push and walk together; `rules` lists, counts and draws them.
//!
//! The board after a turn depends on the push alone, so moves are kept as sets of cells until
//! somebody wants them one by one.

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
