//! The seats of a match and who has them: they are taken, given up, played by machines, and new
//! ones are added where the game lets players come.
//!
//! Links and devices are not known here. The store knows who took which seat; a room repeats it,
//! so that everybody can be told.

use std::collections::BTreeSet;

use game::{Action, Level, Reason as _, Seat};
use i18n::Message;
use protocol::Fault;
use session::{Command, SessionError};

use super::{Room, Step};
use crate::clock::Moment;

impl Room {
    /// The seats that somebody took, by what the store says. Where nobody sits any more, time
    /// stands still until somebody does. Says whether that is new.
    pub(crate) fn hear_taken(&mut self, taken: impl IntoIterator<Item = u8>) -> bool {
        let before = std::mem::replace(&mut self.taken, taken.into_iter().collect());
        let is_gone = |seat: &u8| !self.taken.contains(seat) && self.has_played(*seat);
        self.left = self.seats_of_people().into_iter().filter(is_gone).collect();
        before != self.taken
    }

    /// Somebody sits there now.
    pub(crate) fn take(&mut self, seat: u8) -> bool {
        self.left.remove(&seat);
        self.taken.insert(seat)
    }

    /// Whether somebody has this seat.
    pub(crate) fn is_taken(&self, seat: u8) -> bool {
        self.taken.contains(&seat)
    }

    /// The seats of people that nobody has.
    pub(crate) fn free_seats(&self) -> Vec<u8> {
        let mut people = self.seats_of_people();
        people.retain(|seat| !self.taken.contains(seat));
        people
    }

    /// The seat of whoever is called so; nobody is called by an empty name.
    pub(crate) fn seat_called(&self, name: &str) -> Option<u8> {
        let wanted = storage::known_as(&storage::one_line(name));
        let is_theirs = |seat: &Seat| {
            let player = self.session.table().player(*seat);
            player.is_some_and(|player| storage::known_as(&player.name) == wanted)
        };
        let seat = self.session.table().people().find(is_theirs)?;
        (!wanted.is_empty()).then_some(seat.number())
    }

    /// Somebody has got up: their name goes with them.
    pub(crate) fn give_up(&mut self, seat: Seat, now: Moment) -> Step {
        self.let_time_pass(now);
        self.taken.remove(&seat.number());
        self.entered.remove(&seat.number());
        self.left.insert(seat.number());
        // A seat whose name cannot be changed any more keeps it.
        let _ = self.call(seat, "");
        self.step_to_tell(now)
    }

    /// A machine plays a seat that nobody has.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub(crate) fn seat_machine(&mut self, seat: u8, level: u8, now: Moment) -> Result<Step, Fault> {
        let seat = self.check_machine(seat)?;
        let bad = || Fault::from(Message::new("live.bad-level").with("level", level));
        let level = Level::new(level).ok_or_else(bad)?;
        self.let_time_pass(now);
        self.note_name(seat, "")?;
        let seated = self.session.seat_machine(seat, level);
        seated.map_err(|error: SessionError| Fault::from(error.message()))?;
        self.left.remove(&seat.number());
        Ok(self.step(now))
    }

    /// The seat, if a machine may play it.
    pub(crate) fn check_machine(&self, seat: u8) -> Result<Seat, Fault> {
        if self.session.ending().is_some() {
            return Err(Fault::from(SessionError::GameOver.message()));
        }
        let taken = || Fault::from(Message::new("live.seat-not-free"));
        let seat = Seat::new(seat).ok_or_else(taken)?;
        let is_free = self.session.table().is_human(seat) && !self.is_taken(seat.number());
        is_free.then_some(seat).ok_or_else(taken)
    }

    /// One player more, where the game lets players come and has room; says which seat is theirs.
    /// They are called by a name of its own, so that it can be forgotten.
    pub(crate) fn add_player(&mut self, now: Moment) -> Result<(u8, Step), Fault> {
        self.let_time_pass(now);
        self.command(Command::Join { name: String::new() })?;
        let seats = self.session.played().game().seats();
        Ok((seats, self.step(now)))
    }

    /// A player who came is not taken back.
    pub(super) fn check_nobody_came(&self) -> Result<(), Fault> {
        let last = self.session.stands_before_last_choice();
        let played = last.ok().and_then(|ply| self.session.played().moves().get(ply));
        match played.map(|played| &played.action) {
            Some(Action::Join(_) | Action::Leave(_)) => {
                Err(Fault::from(Message::new("live.somebody-came")))
            }
            _ => Ok(()),
        }
    }

    fn has_played(&self, seat: u8) -> bool {
        let seats = || self.session.log_seats().iter();
        self.entered.contains(&seat) || seats().any(|other| other.number() == seat)
    }

    /// The seats that somebody got up from.
    pub(super) const fn left(&self) -> &BTreeSet<u8> {
        &self.left
    }
}
