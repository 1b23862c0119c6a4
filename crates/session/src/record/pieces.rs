//! A record in pieces, without check codes: for stores that add line after line and guard them
//! by themselves. [`Record::from_lines`] puts the pieces together.

use super::{Record, RecordError, RecordedEnding, read, write};
use crate::{Act, Session};

impl Record {
    /// The lines before the first move.
    #[must_use]
    pub fn head_of(session: &Session) -> String {
        Self::before_the_first_move(session).header().join("\n")
    }

    /// A line for each thing that was done in a session from this entry of its log on; what came
    /// before is not looked at.
    #[must_use]
    pub fn lines_since(session: &Session, known: usize) -> Vec<String> {
        let new = session.log().get(known..).unwrap_or_default();
        let count =
            |wanted: fn(&Act) -> bool| new.iter().filter(|entry| wanted(&entry.act)).count();
        let plays = count(|act| matches!(act, Act::Play { .. }));
        let undone = count(|act| matches!(act, Act::Undo(_)));
        let mut ply = (session.played().moves().len() + undone).saturating_sub(plays);
        new.iter().map(|entry| write::entry_line(entry, &mut ply)).collect()
    }

    /// The line that tells how long somebody has thought since the last thing that was done;
    /// it stands behind the log.
    #[must_use]
    pub fn thinking_line(ms: u64) -> Option<String> {
        (ms > 0).then(|| format!("thinking {ms}ms"))
    }

    /// The line that tells the result, when the game is over; it stands last.
    #[must_use]
    pub fn result_of(session: &Session) -> Option<String> {
        RecordedEnding::of(session).as_ref().map(write::result_line)
    }

    /// Puts a record together from its pieces, in the order in which they stand above.
    ///
    /// # Errors
    /// The line at fault and what is wrong with it.
    pub fn from_lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Self, RecordError> {
        read::without_codes(lines.into_iter().collect())
    }
}
