//! The action `skip-turns`: the player skips so many turns.

use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn skip_turns(&mut self, turns: u8) {
        let seat = usize::from(self.seat());
        let state = &mut self.at.core.seats[seat];
        state.skip = state.skip.saturating_add(turns);
    }
}
