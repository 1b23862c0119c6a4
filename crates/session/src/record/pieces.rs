//! A record in pieces, without check codes: for stores that add line after line and guard them
//! by themselves. [`Record::from_lines`] puts the pieces together.

use super::write::{self, Standing};
use super::{Record, RecordError, RecordedEnding, read};
use crate::{Act, Entry, Session};

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
        let (old, new) = session.log().split_at(known.min(session.log().len()));
        // Only in a test anything follows such an end.
        let is_settled = !session.table().test;
        let ends =
            old.iter().rev().find(|entry| is_settled || !matches!(entry.act, Act::Play { .. }));
        let is_cut_short = ends.is_some_and(|entry| entry.act.cuts_short());
        let mut standing =
            Standing { plies: plies_before(session, new, is_cut_short), is_cut_short };
        new.iter().map(|entry| write::entry_line(entry, &mut standing)).collect()
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

/// How many moves stood before these last entries of the log.
fn plies_before(session: &Session, new: &[Entry], is_cut_short: bool) -> usize {
    // As many as are there at the most, so that none is taken back that is not.
    let mut standing = Standing { plies: session.log().len(), is_cut_short };
    new.iter().for_each(|entry| standing.add(&entry.act));
    let after = session.played().moves().len();
    (session.log().len() + after).saturating_sub(standing.plies)
}
