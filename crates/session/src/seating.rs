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
        let first = self.first_seat(seat);
        let player = self.table.players.get_mut(seat.index());
        player.ok_or(SessionError::NoSuchSeat { seat })?.name = name.to_owned();
        // Who came later stands in the log, as they were called then.
        if let Some(first) = first.and_then(|index| self.first.get_mut(index)) {
            first.name = name.to_owned();
        }
        Ok(())
    }

    /// Where the player of a seat sat when the match began, from 0; nowhere if they came later.
    fn first_seat(&self, seat: Seat) -> Option<usize> {
        let mut sat: Vec<Option<usize>> = (0..self.first.len()).map(Some).collect();
        for played in self.played().moves() {
            match Change::read(&played.text) {
                Some(Change::Join(_)) => sat.push(None),
                Some(Change::Leave(Some(seat))) if seat.index() < sat.len() => {
                    sat.remove(seat.index());
                }
                _ => {}
            }
        }
        sat.get(seat.index()).copied().flatten()
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

    /// Lets the table follow what was done in the match. Whoever holds the device still holds it,
    /// whatever the number of their seat is now.
    pub(crate) fn follow(&mut self, text: &str) -> Option<Event> {
        match Change::read(text)? {
            Change::Rules(_) => None,
            Change::Join(name) => {
                self.table.players.push(Player::human(name));
                self.clocks.join();
                // Who was alone so far had the device without being given it.
                self.holder = self.person_to_act().or(self.holder);
                Some(Event::Joined { seat: Seat::at(self.table.players.len() - 1) })
            }
            Change::Leave(seat) => {
                // The game has taken a player of the table off its seats.
                let seat = seat.filter(|seat| self.table.player(*seat).is_some())?;
                let player = self.table.players.remove(seat.index());
                self.clocks.leave(seat);
                self.holder = self.holder.filter(|holder| *holder != seat).map(|holder| {
                    if holder > seat { Seat::at(holder.index() - 1) } else { holder }
                });
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
                self.holder = self.holder.filter(|holder| self.table.player(*holder).is_some());
            }
            Some(Change::Leave(Some(seat))) => {
                let player = self.gone.pop().unwrap_or_else(|| Player::human(""));
                self.table.players.insert(seat.index(), player);
                self.clocks.come_back(seat);
                self.holder = self.holder.map(|holder| {
                    if holder >= seat { Seat::at(holder.index() + 1) } else { holder }
                });
            }
            _ => {}
        }
    }
}
