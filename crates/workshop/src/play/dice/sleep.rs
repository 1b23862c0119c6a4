//! The action `sleep`: the player has lost.

use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn put_to_sleep(&mut self) {
        self.forget_rolls();
        self.fall_asleep(self.seat(), false);
    }
}
