//! A match in memory: a session, and how far the store knows it.
//!
//! A wish changes the session at once and says what must be kept ([`Step`]). Only when the store
//! has taken that may anybody hear of it; if the store refuses, the room is thrown away and made
//! again from the store. It holds no socket and no clock: the time is an argument.

mod forgotten;
mod made;
mod names;
mod restored;
mod seats;
mod tell;
mod time;

use std::collections::BTreeSet;

use game::{Reason as _, Seat};
use i18n::Message;
use protocol::live::Ask;
use protocol::{Fault, Role};
use session::{Command, Record, Session, SessionError};
use storage::{Append, Ending, GameResult, Id};

use crate::clock::Moment;
use names::Named;

pub use forgotten::without_name;
pub use made::make;
pub use restored::{RestoreError, record_of, restore};
pub(crate) use tell::players_of;

/// A match in memory.
pub struct Room {
    id: Id,
    session: Session,
    /// How many events the store has.
    plies: u32,
    /// How many entries of the session's log the store has.
    logged: usize,
    /// The names that people gave, and how many of them the store has.
    names: Vec<Named>,
    named: usize,
    /// The seats that want to take the last move back.
    wants_undo: BTreeSet<Seat>,
    /// The seats that somebody entered with a link.
    entered: BTreeSet<u8>,
    /// The seats that somebody has, and those that somebody got up from.
    taken: BTreeSet<u8>,
    left: BTreeSet<u8>,
    /// Up to when time was counted, by how long the server had run.
    counted_ms: u64,
}

/// What a wish led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Something happened that must be kept before anybody hears of it.
    Keep(Append),
    /// Something changed that is not worth keeping: somebody asks to take a move back.
    Tell,
    /// Nothing changed.
    Nothing,
}

impl Room {
    /// The name of the match.
    #[must_use]
    pub const fn id(&self) -> Id {
        self.id
    }

    /// How many events are kept.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// The session, for those who may see all of it: machines' keepers and exports.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The seats that want to take the last move back.
    pub fn wants_undo(&self) -> impl Iterator<Item = u8> {
        self.wants_undo.iter().map(|seat| seat.number())
    }

    /// The seats that people play, in order.
    #[must_use]
    pub fn seats_of_people(&self) -> Vec<u8> {
        self.session.table().people().map(Seat::number).collect()
    }

    /// Whether somebody of this seat has entered, as far as the room knows.
    pub(crate) fn has_entered(&self, seat: u8) -> bool {
        self.entered.contains(&seat)
    }

    /// Does what somebody asks.
    ///
    /// # Errors
    /// Why not; nothing has changed then that anybody could see.
    pub fn wish(&mut self, role: Role, ask: &Ask, now: Moment) -> Result<Step, Fault> {
        self.let_time_pass(now);
        match ask {
            Ask::Play { text, after, .. } => {
                let seat = self.seat_of(role)?;
                self.check_known(*after)?;
                self.command(Command::Play { seat, text: text.clone() })?;
            }
            Ask::Undo { after, .. } => {
                let seat = self.check_undo(role, *after)?;
                return self.ask_undo(seat, now);
            }
            Ask::RefuseUndo { .. } => {
                self.seat_of(role)?;
                if self.wants_undo.is_empty() {
                    return Err(Fault::from(Message::new("live.nothing-asked")));
                }
                self.wants_undo.clear();
                return Ok(self.step_to_tell(now));
            }
            Ask::Resign { .. } => {
                let seat = self.seat_of(role)?;
                self.command(Command::Resign { seat })?;
            }
            Ask::Name { name, .. } => {
                let seat = self.seat_of(role)?;
                self.call(seat, name)?;
            }
            // What concerns seats is done where links are known.
            Ask::Leave { .. } | Ask::Machine { .. } | Ask::GiveSeat { .. } => {}
            Ask::Hello { .. } | Ask::Rematch { .. } | Ask::Ping { .. } => {}
        }
        Ok(self.step(now))
    }

    /// A move of a machine that was asked when there were so many events.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn machine_plays(
        &mut self,
        seat: Seat,
        text: &str,
        after: u32,
        now: Moment,
    ) -> Result<Step, Fault> {
        self.let_time_pass(now);
        self.check_known(after)?;
        self.command(Command::Play { seat, text: text.to_owned() })?;
        Ok(self.step(now))
    }

    /// Lets time pass: somebody's may run out.
    pub fn tick(&mut self, now: Moment) -> Step {
        self.let_time_pass(now);
        self.step(now)
    }

    /// The store has taken what the last step told it to keep: it knows all that happened. Who
    /// wanted a move back wanted it before that.
    pub fn kept(&mut self) {
        self.wants_undo.clear();
        self.logged = self.session.log().len();
        self.named = self.names.len();
        // A match has far fewer events than fit.
        self.plies = u32::try_from(self.logged + self.named).unwrap_or(u32::MAX);
    }

    pub(crate) fn seat_of(&self, role: Role) -> Result<Seat, Fault> {
        let only_players = || Fault::from(Message::new("live.only-players"));
        let Role::Seat(number) = role else { return Err(only_players()) };
        let seat = Seat::new(number).ok_or_else(only_players)?;
        let is_player = self.session.table().is_human(seat);
        is_player.then_some(seat).ok_or_else(only_players)
    }

    fn check_known(&self, after: u32) -> Result<(), Fault> {
        if after == self.plies { Ok(()) } else { Err(Fault::from(Message::new("live.late"))) }
    }

    fn command(&mut self, command: Command) -> Result<(), Fault> {
        let done = self.session.handle(command);
        done.map(|_| ()).map_err(|refused| Fault::from(refused.message().clone()))
    }

    /// The seat that wants a move back, when there is one that may be wanted back.
    pub(crate) fn check_undo(&self, role: Role, after: u32) -> Result<Seat, Fault> {
        let seat = self.seat_of(role)?;
        self.check_known(after)?;
        let told = |error: SessionError| Fault::from(error.message());
        if self.session.ending().is_some() {
            return Err(told(SessionError::GameOver));
        }
        self.session.stands_before_last_choice().map_err(told)?;
        self.check_nobody_came()?;
        Ok(seat)
    }

    /// These seats want the last move back, by what the store says; whether that is new.
    pub(crate) fn hear_undo(&mut self, seats: &[u8]) -> bool {
        let wanted = seats.iter().copied().filter_map(Seat::new).collect();
        std::mem::replace(&mut self.wants_undo, wanted) != self.wants_undo
    }

    /// A move is taken back when every person at the table wants it. Whoever has the hand then
    /// has it done: in some games nobody else may.
    fn ask_undo(&mut self, seat: Seat, now: Moment) -> Result<Step, Fault> {
        self.wants_undo.insert(seat);
        if !self.session.table().people().all(|seat| self.wants_undo.contains(&seat)) {
            return Ok(self.step_to_tell(now));
        }
        self.wants_undo.clear();
        self.command(Command::TakeBack { seat: self.session.hand().unwrap_or(seat) })?;
        Ok(self.step(now))
    }

    /// Something is to be told; somebody's time may have run out as well, which must be kept.
    fn step_to_tell(&self, now: Moment) -> Step {
        match self.step(now) {
            Step::Nothing => Step::Tell,
            keep => keep,
        }
    }

    /// What the store does not know yet.
    fn step(&self, now: Moment) -> Step {
        if self.session.log().len() == self.logged && self.names.len() == self.named {
            return Step::Nothing;
        }
        let mut texts = Record::lines_since(&self.session, self.logged);
        texts.extend(self.names.iter().skip(self.named).map(Named::line));
        let ending = Record::result_of(&self.session)
            .map(|outcome| Ending { outcome, results: self.results() });
        let is_named = self.names.len() > self.named;
        let record_head = is_named.then(|| Record::head_of(&self.session));
        let (id, after, at_ms) = (self.id, self.plies, now.at_ms);
        Step::Keep(Append { id, after, texts, at_ms, record_head, ending })
    }

    /// What the match brings to the people who gave a name.
    fn results(&self) -> Vec<GameResult> {
        let Some(ending) = self.session.ending() else { return Vec::new() };
        let result = |seat: Seat| {
            let name = self.session.table().player(seat)?.name.clone();
            let points = ending.points.get(seat).copied().unwrap_or_default();
            Some(GameResult { name, points, won: ending.outcome.is_won_by(seat) })
        };
        self.session.table().people().filter_map(result).collect()
    }
}

#[cfg(test)]
mod tests;
