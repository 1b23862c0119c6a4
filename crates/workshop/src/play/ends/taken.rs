//! Lost when a token of a named kind was taken from the player.

use std::sync::Arc;

use super::End;
use crate::compile::Compiled;
use crate::play::position::Position;

#[derive(Debug)]
struct Taken;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    (!game.goals.taken.is_empty()).then(|| Arc::new(Taken) as Arc<dyn End>)
}

impl End for Taken {
    fn holds(&self, _: &Compiled, at: &Position, seat: u8) -> bool {
        at.core.seats[usize::from(seat)].taken
    }
}
