//! Names that people give while a match goes on: events like moves, but not of the game.
//!
//! A record knows only the last name of a seat, so that a match without its names is still a
//! record; the store keeps them all, each after the moves that were played before.

use game::{Reason, Seat};
use i18n::Message;
use protocol::Fault;
use session::SessionError;

use super::Room;

/// How an event begins that is a name. No line of a record does.
const WORD: &str = "name ";
/// So many names a match; after that everybody keeps theirs.
const MOST_NAMES: usize = 100;

/// Somebody is called so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    /// How many entries the log had.
    pub(super) at: usize,
    /// Who.
    pub(super) seat: Seat,
    /// The name, on one line.
    pub(super) name: String,
}

impl Named {
    /// As the store keeps it.
    pub(super) fn line(&self) -> String {
        format!("{WORD}{} {}", self.seat, self.name)
    }

    /// Whether this is what the store keeps of a name.
    pub(super) fn is_in(line: &str) -> bool {
        Self::read(line, 0).is_some()
    }

    /// What the store kept after so many entries; `None` when it is no name.
    pub(super) fn read(line: &str, at: usize) -> Option<Self> {
        let (seat, name) = line.strip_prefix(WORD)?.split_once(' ')?;
        Some(Self { at, seat: Seat::new(seat.parse().ok()?)?, name: name.to_owned() })
    }
}

impl Room {
    /// Calls a player so; the same name again changes nothing.
    pub(super) fn call(&mut self, seat: Seat, name: &str) -> Result<(), Fault> {
        let told = |error: SessionError| Fault::from(error.message());
        if self.session.ending().is_some() {
            return Err(told(SessionError::GameOver));
        }
        let name = storage::one_line(name);
        if self.session.table().player(seat).is_some_and(|player| player.name == name) {
            return Ok(());
        }
        self.note_name(seat, &name)
    }

    /// The same, and it is an event in any case.
    pub(super) fn note_name(&mut self, seat: Seat, name: &str) -> Result<(), Fault> {
        if self.names.len() >= MOST_NAMES {
            return Err(Fault::from(Message::new("live.too-many-names")));
        }
        let told = |error: SessionError| Fault::from(error.message());
        self.session.call(seat, name).map_err(told)?;
        self.names.push(Named { at: self.session.log().len(), seat, name: name.to_owned() });
        Ok(())
    }
}
