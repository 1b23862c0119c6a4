//! Tokens that fall: put into a column, they come to rest in its lowest free cell.

use super::beside;
use crate::compile::{Compiled, NOWHERE, Place};
use crate::play::position::{Position, is_taken_without};
use crate::play::reach::Mover;
use crate::play::token::Token;

/// South in the tables of neighbours.
const DOWN: usize = 4;

/// Where a token comes to rest that is let go in a cell: below it lies something, or the edge. The
/// token itself, where it still lies in the grid, holds nothing up.
pub(crate) fn landing(
    game: &Compiled,
    at: &Position,
    cell: Place,
    lifted: Option<(Place, Token)>,
) -> Place {
    let is_taken = |cell: Place| match lifted {
        Some((from, token)) if from == cell => is_taken_without(game, at, cell, token),
        _ => at.is_taken(game, cell),
    };
    let below = |cell: &Place| {
        let next = beside(&game.grid.near, *cell, DOWN);
        Some(next).filter(|next| *next != NOWHERE && !is_taken(*next))
    };
    std::iter::successors(Some(cell), below).last().unwrap_or(cell)
}

impl Mover<'_> {
    /// Whether the token may be let go exactly here.
    pub(in crate::play) fn rests_on(&self, cell: Place) -> bool {
        !self.kind.falls || landing(self.game, self.at, cell, Some((self.from, self.token))) == cell
    }
}
