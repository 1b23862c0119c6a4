//! Players who come and go while a match goes on, where the game lets them.
//!
//! A join and a leave are actions of the match, so that undo and replay know them; here the table
//! and its clocks follow. Whether anybody may come or go is the game's to say.

use game::{Change, Refused, Seat};

use crate::{Event, LONGEST_NAME, Player, Session, SessionError};

impl Session {
    /// Somebody asks to sit down, or gets up: the one who has the hand does it for them.
    pub(crate) fn reseat(&mut self, text: &str) -> Result<Vec<Event>, Refused> {
        let hand = self.hand().ok_or(SessionError::GameOver)?;
        self.play_or_explain(hand, text)
    }

    /// Gives a player another name. It stands on the table, not in the log: a record knows the
    /// last one.
    ///
    /// # Errors
    /// When nobody sits there or the name is too long; nothing has changed then.
    pub fn call(&mut self, seat: Seat, name: &str) -> Result<(), SessionError> {
        if name.chars().nth(LONGEST_NAME).is_some() {
            return Err(SessionError::NameTooLong { name: i18n::clip(name) });
        }
        let player = self.table.players.get_mut(seat.index());
        let player = player.ok_or(SessionError::NoSuchSeat { seat })?;
        // Who came later stands in the log, as they were called then.
        if let Some(first) = self.first.get_mut(seat.index()).filter(|first| *first == player) {
            first.name = name.to_owned();
        }
        player.name = name.to_owned();
        Ok(())
    }

    /// Makes sure that the table takes a change.
    pub(crate) fn check_change(&self, text: &str) -> Result<(), SessionError> {
        match Change::read(text) {
            Some(Change::Rules(_)) if !self.table.test => Err(SessionError::OnlyInTest),
            Some(Change::Join(name)) if name.chars().nth(LONGEST_NAME).is_some() => {
                Err(SessionError::NameTooLong { name: i18n::clip(name) })
            }
            Some(Change::Leave(Some(seat))) if self.table.player(seat).is_none() => {
                Err(SessionError::NoSuchSeat { seat })
            }
            _ => Ok(()),
        }
    }

    /// Lets the table follow what was done in the match. The person who has the hand did it and
    /// holds the device, whatever the number of the seat is now.
    pub(crate) fn follow(&mut self, text: &str) -> Option<Event> {
        match Change::read(text)? {
            Change::Rules(_) => None,
            Change::Join(name) => {
                self.table.players.push(Player::human(name));
                self.clocks.join();
                self.holder = self.hand();
                Some(Event::Joined { seat: Seat::at(self.table.players.len() - 1) })
            }
            Change::Leave(seat) => {
                // The game has taken a player of the table off its seats.
                let seat = seat.filter(|seat| self.table.player(*seat).is_some())?;
                let player = self.table.players.remove(seat.index());
                self.clocks.leave(seat);
                self.holder = self.hand();
                self.gone.push(player.clone());
                Some(Event::Left { seat, name: player.name })
            }
        }
    }

    /// The same when it was taken back.
    pub(crate) fn unfollow(&mut self, text: &str) {
        match Change::read(text) {
            Some(Change::Join(_)) => {
                self.table.players.pop();
                self.clocks.unjoin();
                self.holder = self.holder.and_then(|_| self.hand());
            }
            Some(Change::Leave(Some(seat))) => {
                let player = self.gone.pop().unwrap_or_else(|| Player::human(""));
                self.table.players.insert(seat.index(), player);
                self.clocks.come_back(seat);
                self.holder = self.holder.and_then(|_| self.hand());
            }
            _ => {}
        }
    }
}
