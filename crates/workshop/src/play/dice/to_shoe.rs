//! The action `to-shoe`: the token goes to the player's shoe, behind its queue where it is full.

use super::unmoved::Unmoved;
use crate::compile::{Place, RulesVersion, Sort};
use crate::play::act::Passage;
use crate::play::event::Event;
use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn send_to_shoe(&mut self) {
        if let Some(free) = self.room_in_shoe(self.seat()) {
            return self.lay_in_shoe(free);
        }
        let place = self.at.core.dice.cell;
        if !self.is_rolled_there() || self.game.board(place).sort == Sort::Shoe {
            return;
        }
        let has = self.game.of_seats.get(usize::from(self.seat()));
        match has.and_then(|has| has.shoe) {
            Some(shoe) if self.game.follows(RulesVersion::SECOND) => self.put_behind(shoe),
            Some(_) => self.tell_unmoved(Unmoved::ShoeFull),
            None => self.tell_unmoved(Unmoved::NoShoe),
        }
    }

    fn lay_in_shoe(&mut self, free: Place) {
        let Some((from, token)) = self.take_rolled() else { return };
        self.lay(free, self.as_laid(Passage::new(token, from, free)));
        self.at.core.dice.cell = free;
        self.tell(|game| Event::Moved {
            kind: game.kind_id(token),
            from: game.place_name(from),
            to: game.place_name(free),
        });
    }

    /// The token waits behind the queue, as one that a delayed check refuses.
    fn put_behind(&mut self, shoe: u8) {
        let Some((_, token)) = self.take_rolled() else { return };
        if let Some(board) = self.queue_up(token, usize::from(shoe)) {
            self.tell(|game| Event::Queued { kind: game.kind_id(token), board });
        }
    }
}
