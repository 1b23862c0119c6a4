//! Won when all tokens of a player lie in the player's target zone and none is still to come.

use std::sync::Arc;

use game::NEVER;

use super::{End, has_tokens_to_come, own_tokens};
use crate::compile::Compiled;
use crate::play::least::Remaining;
use crate::play::position::{Position, is_mobile};
use crate::play::token::Token;

#[derive(Debug)]
struct OwnTokensIn;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let is_set = game.goals.own_tokens_in.iter().any(Option::is_some);
    is_set.then(|| Arc::new(OwnTokensIn) as Arc<dyn End>)
}

impl End for OwnTokensIn {
    fn holds(&self, game: &Compiled, at: &Position, seat: u8) -> bool {
        let zone = game.goals.own_tokens_in.get(usize::from(seat));
        let Some(Some(zone)) = zone else { return false };
        let mut own = own_tokens(game, at, seat).peekable();
        own.peek().is_some()
            && own.all(|cell| game.grid.zone_of[usize::from(cell)] == *zone)
            && !has_tokens_to_come(game, at, seat)
    }

    fn least(&self, remaining: &Remaining<'_>) -> u32 {
        let (game, Some(least)) = (remaining.game, &remaining.least.to_own) else { return 0 };
        let is_own = |token: Token| token.owners() & 1 == 1 && is_mobile(game, token);
        let mut own = remaining.tokens().filter(|(_, token)| is_own(*token)).peekable();
        match own.peek() {
            None if game.has_side_boards => 1,
            None => NEVER,
            Some(_) => remaining.until_all(own, least),
        }
    }
}
