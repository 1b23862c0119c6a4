//! Won when a given number of tokens is left in the grid, decor and further cells of pieces not
//! counted.

use std::sync::Arc;

use game::NEVER;

use super::End;
use crate::compile::Compiled;
use crate::play::least::Remaining;
use crate::play::position::{Position, is_mobile};
use crate::play::token::Token;

#[derive(Debug)]
pub(super) struct TokensLeft(pub(super) u16);

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    game.design.won.tokens_left.map(|wanted| Arc::new(TokensLeft(wanted)) as Arc<dyn End>)
}

impl End for TokensLeft {
    fn holds(&self, game: &Compiled, at: &Position, _: u8) -> bool {
        let wanted = usize::from(self.0);
        if at.rest.under.is_empty() && game.plan.plain.is_some() {
            return at.bits.occupied.count_ones() as usize == wanted;
        }
        let counts =
            |token: &Token| token.is_some() && is_mobile(game, *token) && token.body() == 0;
        let tops = at.cells.iter().take(game.grid.in_play.len());
        let under = at.rest.under.iter().filter(|(cell, _)| game.is_grid(*cell)).map(|(_, t)| t);
        // One more than wanted is enough to know.
        tops.chain(under).filter(|token| counts(token)).take(wanted + 1).count() == wanted
    }

    fn least(&self, remaining: &Remaining<'_>) -> u32 {
        let count = remaining.tokens().filter(|(_, t)| is_mobile(remaining.game, *t)).count();
        let (count, wanted) = (u32::try_from(count).unwrap_or(u32::MAX), u32::from(self.0));
        let most_gone = remaining.least.captures + u32::from(remaining.least.can_leave);
        match count.checked_sub(wanted) {
            Some(0) => 0,
            Some(_) if most_gone == 0 => NEVER,
            Some(more) => more.div_ceil(most_gone),
            None if remaining.game.has_side_boards => wanted - count,
            None => NEVER,
        }
    }
}
