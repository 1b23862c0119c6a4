//! Tokens that fall: put into a column, they come to rest in its lowest free cell.

use super::beside;
use crate::compile::{Compiled, NOWHERE, Place};
use crate::play::position::Position;
use crate::play::reach::Mover;

/// South in the tables of neighbours.
const DOWN: usize = 4;

/// Where a token comes to rest that is let go in a cell: below it lies something, or the edge.
pub(crate) fn landing(game: &Compiled, at: &Position, from: Place) -> Place {
    let below = |cell: &Place| {
        let next = beside(&game.grid.near, *cell, DOWN);
        Some(next).filter(|next| *next != NOWHERE && !at.is_taken(game, *next))
    };
    std::iter::successors(Some(from), below).last().unwrap_or(from)
}

impl Mover<'_> {
    /// Whether the token may be let go exactly here.
    pub(in crate::play) fn rests_on(&self, cell: Place) -> bool {
        !self.kind.falls || landing(self.game, self.at, cell) == cell
    }
}
