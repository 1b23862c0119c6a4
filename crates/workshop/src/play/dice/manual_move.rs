//! The action `manual-move`: the player must make this move, and is helped after some attempts.

use crate::compile::{Compiled, Place};
use crate::play::event::Event;
use crate::play::position::Manual;
use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn ask_for_move(&mut self, cells: i16, attempts: u8) {
        let from = self.at.core.dice.cell;
        let Some((_, token)) = self.at.takeable(self.game, from, self.seat()) else { return };
        let target = self.numbered(from, cells);
        let target = target.and_then(|to| self.hindrance(from, to, token).map_or(Ok(to), Err));
        match target {
            Ok(target) => {
                self.at.core.dice.last = cells;
                self.at.core.manual = Manual { cell: from, target, attempts };
                self.tell(|game| game.must_move(from, target));
            }
            Err(why) if cells != 0 => self.tell_unmoved(why),
            Err(_) => {}
        }
    }

    /// The player tries the move that a die asked for; the last attempt is helped.
    pub(in crate::play) fn attempt(&mut self, to: Place) {
        let manual = &mut self.at.core.manual;
        if to != manual.target && manual.attempts > 1 {
            manual.attempts -= 1;
            let Manual { cell, target, .. } = *manual;
            return self.tell(|game| game.must_move(cell, target));
        }
        let Manual { cell, target, .. } = std::mem::take(manual);
        self.carry(cell, target);
        self.end_rolls();
    }
}

impl Compiled {
    fn must_move(&self, from: Place, to: Place) -> Event {
        Event::MustMove { from: self.place_name(from), to: self.place_name(to) }
    }
}
