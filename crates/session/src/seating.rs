//! Players who come and go while a match goes on, where the game lets them.
//!
//! A join and a leave are actions of the match, so that undo and replay know them; here the table
//! and its clocks follow. Whether anybody may come or go is the game's to say.

use game::{Action, Level, Refused, Seat};

use crate::{Controller, Event, LONGEST_NAME, Player, Session, SessionError};

impl Session {
    /// What nobody's seat does by itself stands in the log with the seat that has the hand: the
    /// rules change, somebody sits down or gets up.
    pub(crate) fn act_at_hand(&mut self, action: &Action) -> Result<Vec<Event>, Refused> {
        let seat = self.asker().ok_or(SessionError::GameOver)?;
        let mut events = self.note_rule_time();
        events.extend(self.act_or_explain(seat, action)?);
        Ok(events)
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

    /// A machine plays for somebody from now on. It stands on the table, not in the log: a record
    /// knows who plays last.
    ///
    /// # Errors
    /// When nobody sat there when the match began: a record could not tell it.
    pub fn seat_machine(&mut self, seat: Seat, level: Level) -> Result<(), SessionError> {
        let nobody = SessionError::NoSuchSeat { seat };
        let first = self.first_seat(seat).and_then(|index| self.first.get_mut(index));
        let (Some(first), Some(player)) = (first, self.table.players.get_mut(seat.index())) else {
            return Err(nobody);
        };
        first.controller = Controller::Machine(level);
        player.controller = Controller::Machine(level);
        Ok(())
    }

    /// Where the player of a seat sat when the match began, from 0; nowhere if they came later.
    fn first_seat(&self, seat: Seat) -> Option<usize> {
        let mut sat: Vec<Option<usize>> = (0..self.first.len()).map(Some).collect();
        for played in self.played().moves() {
            match &played.action {
                Action::Join(_) => sat.push(None),
                Action::Leave(seat) if seat.index() < sat.len() => {
                    sat.remove(seat.index());
                }
                _ => {}
            }
        }
        sat.get(seat.index()).copied().flatten()
    }

    /// Makes sure that the table takes a change.
    pub(crate) fn check_change(&self, action: &Action) -> Result<(), SessionError> {
        match action {
            Action::Rules(_) if !self.table.test => Err(SessionError::OnlyInTest),
            Action::Join(name) if name.chars().nth(LONGEST_NAME).is_some() => {
                Err(SessionError::NameTooLong { name: i18n::clip(name) })
            }
            Action::Leave(seat) if self.table.player(*seat).is_none() => {
                Err(SessionError::NoSuchSeat { seat: *seat })
            }
            _ => Ok(()),
        }
    }

    /// Lets the table follow what was done in the match. Whoever holds the device still holds it,
    /// whatever the number of their seat is now.
    pub(crate) fn follow(&mut self, action: &Action) -> Option<Event> {
        match action {
            Action::Move(_) | Action::Time(_) | Action::Rules(_) => None,
            Action::Join(name) => {
                self.table.players.push(Player::human(name));
                self.clocks.join();
                // Who was alone so far had the device without being given it.
                self.holder = self.person_to_act().or(self.holder);
                Some(Event::Joined { seat: Seat::at(self.table.players.len() - 1) })
            }
            // The game has taken a player of the table off its seats.
            &Action::Leave(seat) => {
                self.table.player(seat)?;
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
    pub(crate) fn unfollow(&mut self, action: &Action) {
        match action {
            Action::Join(_) => {
                self.table.players.pop();
                self.clocks.unjoin();
                self.holder = self.holder.filter(|holder| self.table.player(*holder).is_some());
            }
            &Action::Leave(seat) => {
                let player = self.gone.pop().unwrap_or_else(|| Player::human(""));
                self.table.players.insert(seat.index(), player);
                self.clocks.come_back(seat);
                self.holder = self.holder.map(|holder| {
                    if holder >= seat { Seat::at(holder.index() + 1) } else { holder }
                });
            }
            Action::Move(_) | Action::Time(_) | Action::Rules(_) => {}
        }
    }
}
