//! The action `roll`: another die is rolled so many times.

use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn roll_another(&mut self, die: &str, times: u8) {
        let found = self.game.design.dice.iter().position(|other| other.id == die);
        if let Some(die) = found.and_then(|die| u8::try_from(die).ok()) {
            self.push_roll(die, times);
        }
    }
}
