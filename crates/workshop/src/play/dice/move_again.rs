//! The action `move-again`: the token moves by the last number once more.

use super::faces::By;
use super::unmoved::Unmoved;
use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn move_again(&mut self, by: By) {
        match self.at.core.dice.last {
            0 if self.is_rolled_there() => self.tell_unmoved(Unmoved::NothingRolled),
            cells => self.advance(cells, by),
        }
    }
}
