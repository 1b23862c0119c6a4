//! The action `play-again`: the hand stays, whatever the turn rules say.

use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn keep_the_hand(&mut self) {
        self.at.core.dice.again = true;
    }
}
