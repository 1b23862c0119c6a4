//! Lost when no token of the player is left in the grid and none may still come.

use std::sync::Arc;

use super::shoe_empty::is_shoe_empty;
use super::{End, has_tokens_to_come, own_tokens};
use crate::compile::Compiled;
use crate::play::position::Position;

#[derive(Debug)]
struct NoTokens;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    game.design.lost.no_tokens.then(|| Arc::new(NoTokens) as Arc<dyn End>)
}

impl End for NoTokens {
    fn holds(&self, game: &Compiled, at: &Position, seat: u8) -> bool {
        let has = game.of_seats.get(usize::from(seat)).copied().unwrap_or_default();
        let has_full_shoe = has.shoe.is_some() && !is_shoe_empty(game, at, seat);
        own_tokens(game, at, seat).next().is_none()
            && !has_full_shoe
            && !has_tokens_to_come(game, at, seat)
    }
}
