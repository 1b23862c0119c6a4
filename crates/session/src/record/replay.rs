//! From a record back to a session, exactly as it was.
//!
//! The record drives an ordinary session, and after each line the session's own log must say
//! what the record says: the move as the game writes it, the chances that the seed gives, the
//! time that could be counted. So clocks, undo and results are right without code of their own.

use std::sync::Arc;

use game::{AnyGame, Reason, Refused, Seat, Settings};

use super::write::{Standing, entry_line, result_line};
use super::{Record, RecordError, RecordedEnding};
use crate::{Act, Command, Entry, Event, Match, Session};

impl Record {
    /// Replays the record. The opener makes the game from its id and options, and from
    /// [`Record::design`] where there is one (`catalogue::open_with`); nobody holds a device that goes around yet.
    ///
    /// # Errors
    /// The line that does not fit, and why.
    pub fn open<E: Reason>(
        &self,
        opener: impl FnOnce(&str, &Settings) -> Result<Arc<dyn AnyGame>, E>,
    ) -> Result<Session, RecordError> {
        // The line that says which game it is.
        let line = if self.design.is_some() { 3 } else { 2 };
        let game = opener(&self.game, &self.settings())
            .map_err(|error| RecordError::CannotOpen { line, why: Refused::because(&error) })?;
        self.replay(game)
    }

    /// Replays the record with a game that was opened already, by its id and options.
    ///
    /// # Errors
    /// The line that does not fit, and why.
    pub fn replay(&self, game: Arc<dyn AnyGame>) -> Result<Session, RecordError> {
        let mut session = self.first_position(game)?;
        let first_line = self.header().len() + 1;
        let mut standing = Standing::default();
        for (index, entry) in self.log.iter().enumerate() {
            let text = entry_line(entry, &mut standing);
            step(&mut session, index, entry, first_line + index, text)?;
        }
        self.check_end(&mut session, first_line + self.log.len())?;
        session.put_device_down();
        Ok(session)
    }

    fn first_position(&self, game: Arc<dyn AnyGame>) -> Result<Session, RecordError> {
        let header = self.header();
        let line_of = |keyword: &str| {
            header.iter().position(|line| line.starts_with(keyword)).map_or(1, |index| index + 1)
        };
        let start = match &self.start {
            None => Match::new(game, self.seed),
            Some(text) => Match::from_position(game, self.seed, text)
                .map_err(|why| RecordError::BadStart { line: line_of("start "), why })?,
        };
        if start.start_text() != self.start() {
            let wanted = i18n::clip(start.start_text().unwrap_or_default());
            let text = i18n::clip(self.start().unwrap_or_default());
            return Err(RecordError::Differs { line: line_of("start "), text, wanted });
        }
        Session::new(start, self.table.clone())
            .map_err(|why| RecordError::BadTable { line: line_of("seat "), why })
    }

    /// Lets the last thinking time pass and compares the result.
    fn check_end(&self, session: &mut Session, line: usize) -> Result<(), RecordError> {
        let events = let_time_pass(session, self.thinking_ms);
        let thought = session.thinking_ms() == self.thinking_ms && events.is_empty();
        let thinking = |ms: u64| Self::thinking_line(ms).unwrap_or_default();
        differs(thought, line, &thinking(self.thinking_ms), &thinking(session.thinking_ms()))?;
        let line = line + usize::from(self.thinking_ms > 0);
        let result = RecordedEnding::of(session);
        let written =
            |result: &Option<RecordedEnding>| result.as_ref().map(result_line).unwrap_or_default();
        differs(result == self.result, line, &written(&self.result), &written(&result))
    }
}

/// Does what one entry says and makes sure that the session notes the same.
fn step(
    session: &mut Session,
    index: usize,
    entry: &Entry,
    line: usize,
    text: String,
) -> Result<(), RecordError> {
    let mut standing =
        Standing { plies: session.played().moves().len(), is_cut_short: session.is_cut_short };
    // Where the clock did not run out though the record says so, the log will differ.
    let_time_pass(session, entry.ms);
    let refused = |why| RecordError::Refused { line, text: i18n::clip(&text), why };
    redo(session, &entry.act).map_err(refused)?;
    let noted = session.log().get(index);
    let replayed = noted.map(|noted| entry_line(noted, &mut standing)).unwrap_or_default();
    differs(noted == Some(entry), line, &text, &replayed)
}

/// Gives the device to whom it must go, so that the time counts: that of the clocks only, since
/// the time of a rule is an entry of its own.
fn let_time_pass(session: &mut Session, elapsed_ms: u64) -> Vec<Event> {
    // Refused when nobody waits for the device, which is what is wanted here.
    let _ = session.handle(Command::HandOver);
    session.run_clock(elapsed_ms)
}

fn redo(session: &mut Session, act: &Act) -> Result<(), Refused> {
    match act {
        Act::Play { action, .. } => {
            // Nobody has the hand after the end; any seat is refused then with that reason.
            let seat = session.hand().unwrap_or(Seat::FIRST);
            session.act(seat, action)?;
        }
        Act::Undo(seat) => drop(session.undo(*seat, Session::stands_before_last_move)?),
        Act::Resign(seat) => drop(session.resign(*seat)?),
        // The time has passed already.
        Act::RunOut(_) => {}
    }
    Ok(())
}

fn differs(same: bool, line: usize, text: &str, wanted: &str) -> Result<(), RecordError> {
    if same {
        return Ok(());
    }
    Err(RecordError::Differs { line, text: i18n::clip(text), wanted: i18n::clip(wanted) })
}
