//! A room as the store knows it: the record is put together and replayed.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{AnyGame, Reason, Settings};
use session::{Record, RecordError};
use storage::StoredMatch;

use super::{Named, Room};

/// Why a stored match cannot go on.
#[derive(Debug, thiserror::Error)]
#[error("match {id} cannot be replayed: {why}")]
pub struct RestoreError {
    /// Which match.
    pub id: storage::Id,
    /// Why.
    pub why: Box<RecordError>,
}

/// Makes a room from what is stored, when the server has run for so long. Time starts to count
/// again now: what passed while nobody kept the room costs nobody anything.
///
/// # Errors
/// When what is stored cannot be replayed.
pub fn restore<E: Reason>(
    stored: &StoredMatch,
    run_ms: u64,
    opener: impl FnOnce(&str, &Settings) -> Result<Arc<dyn AnyGame>, E>,
) -> Result<Room, RestoreError> {
    let (head, names) = (&stored.head, named(stored));
    let id = head.made.id;
    let session = record_of(stored).and_then(|record| record.open(opener));
    let mut session = session.map_err(|why| RestoreError { id, why: Box::new(why) })?;
    for Named { seat, name, .. } in &names {
        // Only names that fitted were kept.
        let _ = session.call(*seat, name);
    }
    Ok(Room {
        id,
        plies: head.plies,
        logged: session.log().len(),
        session,
        named: names.len(),
        names,
        wants_undo: BTreeSet::new(),
        entered: BTreeSet::new(),
        taken: BTreeSet::new(),
        left: BTreeSet::new(),
        counted_ms: run_ms,
    })
}

/// The record of a stored match.
///
/// # Errors
/// The line at fault and what is wrong with it.
pub fn record_of(stored: &StoredMatch) -> Result<Record, RecordError> {
    let head = &stored.head;
    let log = stored.events.iter().map(|event| &*event.text).filter(|line| !Named::is_in(line));
    let thinking = Record::thinking_line(head.thinking_ms);
    let lines = head.made.record_head.lines().chain(log).chain(thinking.as_deref());
    Record::from_lines(lines.chain(head.outcome.as_deref()))
}

/// The names among the events, each after as many entries of the log as stand before it.
fn named(stored: &StoredMatch) -> Vec<Named> {
    let mut names = Vec::new();
    for (nth, event) in stored.events.iter().enumerate() {
        names.extend(Named::read(&event.text, nth - names.len()));
    }
    names
}
