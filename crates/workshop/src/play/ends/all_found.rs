//! Won when every token has been picked that is right where it lies.

use std::sync::Arc;

use design::{Mode, Picks};

use super::End;
use crate::compile::{Compiled, Place};
use crate::play::position::Position;
use crate::play::token::Token;
use crate::play::validate::right_alone;

#[derive(Debug)]
struct AllFound;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let is_set = game.design.won.all_found && game.design.association.picks != Picks::Together;
    is_set.then(|| Arc::new(AllFound) as Arc<dyn End>)
}

impl End for AllFound {
    fn holds(&self, game: &Compiled, at: &Position, _: u8) -> bool {
        if game.design.association.picks == Picks::Hidden {
            let is_shown = |cell: &Place| {
                let token = at.top(*cell);
                !token.is_some() || !game.is_secret(token, *cell)
            };
            return game.lots.secret().is_some_and(|lot| lot.cells.iter().all(is_shown));
        }
        let is_wanted = |place: Place, token: Token| {
            game.kind(token).mode == Mode::Selection
                && !token.has(Token::FACE_UP)
                && right_alone(game, at, token, place) == Some(true)
        };
        let is_done = |place: &Place| !at.stack(*place).any(|token| is_wanted(*place, token));
        game.grid.cells.iter().all(is_done)
    }
}
