//! The action `to-shoe`: the token goes to the player's shoe, behind its queue where it is full.

use super::unmoved::Unmoved;
use crate::compile::{NOWHERE, Place, RulesVersion, Sort};
use crate::play::act::Passage;
use crate::play::event::Event;
use crate::play::run::Run;
use crate::play::token::Token;

impl Run<'_> {
    pub(super) fn send_to_shoe(&mut self) {
        let seat = self.seat();
        if self.room_in_shoe(seat).is_some() {
            return self.shelve_rolled(seat);
        }
        let place = self.at.core.dice.cell;
        if !self.is_rolled_there() || self.game.board(place).sort == Sort::Shoe {
            return;
        }
        let has = self.game.of_seats.get(usize::from(seat));
        match has.and_then(|has| has.shoe) {
            Some(_) if self.game.follows(RulesVersion::SECOND) => self.shelve_rolled(seat),
            Some(_) => self.tell_unmoved(Unmoved::ShoeFull),
            None => self.tell_unmoved(Unmoved::NoShoe),
        }
    }

    fn shelve_rolled(&mut self, seat: u8) {
        let Some((from, token)) = self.take_rolled() else { return };
        self.at.core.dice.cell = self.put_in_shoe(token, from, seat).unwrap_or(NOWHERE);
    }

    /// Puts a token that was lifted from a cell into a player's shoe, behind its queue where it is
    /// full; the cell where it lies now.
    pub(super) fn put_in_shoe(&mut self, token: Token, from: Place, seat: u8) -> Option<Place> {
        if let Some(free) = self.room_in_shoe(seat) {
            self.lay(free, self.as_laid(Passage::new(token, from, free)));
            self.tell(|game| Event::Moved {
                kind: game.kind_id(token),
                from: game.place_name(from),
                to: game.place_name(free),
            });
            return Some(free);
        }
        let shoe = self.game.of_seats.get(usize::from(seat))?.shoe?;
        // The token waits behind the queue, as one that a delayed check refuses.
        let board = self.queue_up(token, usize::from(shoe))?;
        self.tell(|game| Event::Queued { kind: game.kind_id(token), board });
        None
    }
}
