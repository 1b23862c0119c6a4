//! Won when the player's shoe, its queue and the waiting zone are empty.

use std::sync::Arc;

use super::{End, is_full, tokens_to_place};
use crate::compile::Compiled;
use crate::play::least::Remaining;
use crate::play::position::Position;

#[derive(Debug)]
pub(super) struct ShoeEmpty;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let is_set = game.design.won.shoe_empty && has_shoe(game);
    is_set.then(|| Arc::new(ShoeEmpty) as Arc<dyn End>)
}

/// Whether some player has a shoe.
pub(super) fn has_shoe(game: &Compiled) -> bool {
    game.of_seats.iter().any(|has| has.shoe.is_some())
}

impl End for ShoeEmpty {
    fn holds(&self, game: &Compiled, at: &Position, seat: u8) -> bool {
        is_shoe_empty(game, at, seat)
    }

    /// Every token of the shoe, its queue and the waiting zone must be placed.
    fn least(&self, remaining: &Remaining<'_>) -> u32 {
        let (game, at) = (remaining.game, remaining.at);
        let has = game.of_seats.first().copied().unwrap_or_default();
        let shoe = has.shoe.and_then(|index| game.boards.get(usize::from(index)));
        let queued = shoe.map_or(0, |shoe| at.queue(shoe.queue).len());
        let queued = i32::try_from(queued).unwrap_or(i32::MAX);
        tokens_to_place(game, at, 0).saturating_add(queued).unsigned_abs()
    }
}

/// The player's own shoe, its queue and the waiting zone; false without a shoe.
pub(crate) fn is_shoe_empty(game: &Compiled, at: &Position, seat: u8) -> bool {
    let Some(has) = game.of_seats.get(usize::from(seat)) else { return false };
    let board = |index: u8| game.boards.get(usize::from(index));
    let Some(shoe) = has.shoe.and_then(board) else { return false };
    let waiting = has.waiting.and_then(board);
    let mut cells = shoe.cells().chain(waiting.map_or(0..0, |board| board.cells()));
    at.queue(shoe.queue).is_empty() && !cells.any(|cell| is_full(at, cell))
}
