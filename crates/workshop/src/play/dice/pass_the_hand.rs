//! The action `pass-the-hand`: nothing more is rolled, and the hand passes.

use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn drop_the_hand(&mut self) {
        self.forget_rolls();
        self.at.core.dice.passes = true;
    }
}
