//! Tokens that become another kind where they arrive.

use crate::compile::{Compiled, Place};
use crate::play::token::Token;

/// The kind that a token becomes in a cell, if it becomes one there.
pub(crate) fn promoted(game: &Compiled, token: Token, cell: Place) -> Option<usize> {
    let (kind, zone) = game.kind(token).becomes?;
    let there = game.grid.zone_of.get(usize::from(cell)).filter(|_| game.is_grid(cell));
    (there == Some(&zone)).then_some(kind)
}
