//! The action `manual-move`: the player must make this move, and is helped after some attempts.

use super::faces::By;
use crate::compile::{Compiled, Place};
use crate::play::event::Event;
use crate::play::position::Manual;
use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn ask_for_move(&mut self, cells: i16, attempts: u8, by: By) {
        let from = self.at.core.dice.cell;
        let Some(mover) = self.rolled() else { return };
        let target = mover.numbered(cells, by.from_shoe);
        let target = target.and_then(|to| mover.hindrance(to, by.captures).map_or(Ok(to), Err));
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
        let open = self.at.core.dice.face.take();
        let captures = open.map(|open| self.game.by(open).captures).unwrap_or_default();
        self.carry(cell, target, captures);
        if let Some(open) = open {
            self.follow(open);
        }
        self.end_rolls();
    }
}

impl Compiled {
    fn must_move(&self, from: Place, to: Place) -> Event {
        Event::MustMove { from: self.place_name(from), to: self.place_name(to) }
    }
}
