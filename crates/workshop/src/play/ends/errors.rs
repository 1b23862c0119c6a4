//! Lost after so many errors.

use std::sync::Arc;

use super::End;
use crate::compile::Compiled;
use crate::play::position::Position;

#[derive(Debug)]
struct Errors(u16);

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let most = game.design.lost.errors;
    (most > 0).then(|| Arc::new(Errors(most)) as Arc<dyn End>)
}

impl End for Errors {
    fn holds(&self, _: &Compiled, at: &Position, seat: u8) -> bool {
        at.core.seats[usize::from(seat)].errors >= self.0
    }
}
