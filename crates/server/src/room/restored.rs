//! A room as the store knows it: the record is put together and replayed.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{AnyGame, Reason, Settings};
use session::{Record, RecordError};
use storage::StoredMatch;

use super::Room;

/// Why a stored match cannot go on.
#[derive(Debug, thiserror::Error)]
#[error("match {id} cannot be replayed: {why}")]
pub struct RestoreError {
    /// Which match.
    pub id: storage::Id,
    /// Why.
    pub why: Box<RecordError>,
}

/// Makes a room from what is stored. Time starts to count again now: what passed while nobody
/// kept the room costs nobody anything.
///
/// # Errors
/// When what is stored cannot be replayed.
pub fn restore<E: Reason>(
    stored: &StoredMatch,
    now_ms: i64,
    opener: impl FnOnce(&str, &Settings) -> Result<Arc<dyn AnyGame>, E>,
) -> Result<Room, RestoreError> {
    let head = &stored.head;
    let id = head.made.id;
    let lines = head.made.table.lines().chain(stored.events.iter().map(|event| &*event.text));
    let record = Record::from_lines(lines.chain(head.outcome.as_deref()));
    let session = record.and_then(|record| record.open(opener));
    let session = session.map_err(|why| RestoreError { id, why: Box::new(why) })?;
    let (wants_undo, plies, logged) = (BTreeSet::new(), head.plies, session.log().len());
    Ok(Room { id, session, plies, logged, wants_undo, counted_ms: now_ms })
}
