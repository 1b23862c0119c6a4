//! Lost after so many moves.

use std::sync::Arc;

use super::End;
use crate::compile::Compiled;
use crate::play::position::Position;

#[derive(Debug)]
struct Moves(u16);

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let most = game.design.lost.moves;
    (most > 0).then(|| Arc::new(Moves(most)) as Arc<dyn End>)
}

impl End for Moves {
    fn holds(&self, _: &Compiled, at: &Position, seat: u8) -> bool {
        at.core.seats[usize::from(seat)].moves >= self.0
    }
}
