//! The action `eliminate`: the token leaves the play.

use crate::play::event::Event;
use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn eliminate(&mut self) {
        if let Some((from, token)) = self.take_rolled() {
            self.tell(|game| Event::Removed {
                kind: game.kind_id(token),
                from: game.place_name(from),
                to: None,
            });
        }
    }
}
