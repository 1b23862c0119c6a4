//! Won when every cell in play holds a token, decor included.

use std::sync::Arc;

use super::{End, is_full};
use crate::compile::{Compiled, Place};
use crate::play::least::Remaining;
use crate::play::position::Position;

#[derive(Debug)]
pub(super) struct GridFull;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    game.design.won.grid_full.then(|| Arc::new(GridFull) as Arc<dyn End>)
}

impl End for GridFull {
    fn holds(&self, game: &Compiled, at: &Position, _: u8) -> bool {
        game.grid.cells.iter().all(|cell| is_full(at, *cell))
    }

    /// A move fills one cell, a piece several.
    fn least(&self, remaining: &Remaining<'_>) -> u32 {
        let is_free = |cell: &&Place| !is_full(remaining.at, **cell);
        let free = remaining.game.grid.cells.iter().filter(is_free).count();
        let free = u32::try_from(free).unwrap_or(u32::MAX);
        if remaining.least.has_pieces { free.min(1) } else { free }
    }
}
