//! Lost after so much time, in tenths of a second.

use std::sync::Arc;

use super::End;
use crate::compile::Compiled;
use crate::play::position::Position;

#[derive(Debug)]
struct Time(u32);

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let most = game.design.lost.time;
    (most > 0).then(|| Arc::new(Time(most)) as Arc<dyn End>)
}

impl End for Time {
    fn holds(&self, _: &Compiled, at: &Position, seat: u8) -> bool {
        at.core.seats[usize::from(seat)].time >= self.0
    }
}
