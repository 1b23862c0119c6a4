//! Many single events at once: what happens thousands of times a second, in one question.
//!
//! Each question to the database is a way to its thread and back, which costs more than the work
//! there. Questions have room for one, two, four … events, so that each is prepared once; what is
//! left of the room is empty and means nothing.

use std::collections::HashSet;
use std::sync::LazyLock;

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use storage::{Append, Id, StoreError};

use crate::error::told;
use crate::write::{Write, late_or_missing};

/// The most events of one question, as a power of two.
const LARGEST: u32 = 9;

/// So many go into one question, and so into one transaction.
pub(crate) const MOST: usize = 1 << LARGEST;

/// Inside a transaction that is open already.
static INSIDE: LazyLock<Vec<String>> = LazyLock::new(|| sizes(question));

/// With a transaction of its own.
static WHOLE: LazyLock<Vec<String>> =
    LazyLock::new(|| sizes(|rows| format!("BEGIN IMMEDIATE; {}; COMMIT", question(rows))));

fn sizes(text: impl Fn(usize) -> String) -> Vec<String> {
    (0..=LARGEST).map(|power| text(1 << power)).collect()
}

/// Every step asks the same of a match, so that all are done for it or none: it must be running
/// and have as many events as the writer knew. The first step gives those that do not fit, which
/// are few: each row of an answer wakes somebody. Rows come first, matches are looked up by them.
fn question(rows: usize) -> String {
    let values = |row: &str| format!("(VALUES {}) AS w", vec![row; rows].join(","));
    let (one, all, when) = (values("(?,?)"), values("(?,?,?,?)"), values("(?,?,?)"));
    let fits = "matches.id = w.column1 AND matches.plies = w.column2 AND matches.outcome IS NULL";
    format!(
        "SELECT w.column1 FROM {one} WHERE w.column1 IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM matches WHERE {fits});
         INSERT INTO events (match_id, ply, body, at_ms)
         SELECT w.column1, w.column2, w.column3, w.column4
         FROM {all} CROSS JOIN matches WHERE {fits};
         UPDATE matches SET plies = plies + 1, touched_ms = w.column3, thinking_ms = 0
         FROM {when} WHERE {fits}"
    )
}

/// The event of a wish that is one event and nothing else.
pub(crate) fn single(write: &Write) -> Option<&Append> {
    match write {
        Write::Append(append) if append.is_single_event() => Some(append),
        _ => None,
    }
}

/// Adds single events of different matches, each to its own, at most [`MOST`]; the answers are in
/// their order. `whole` when no transaction is open: then they get one.
///
/// # Errors
/// When the whole transaction cannot be trusted any more.
pub(crate) async fn add(
    on: &mut SqliteConnection,
    events: &[&Append],
    whole: bool,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if events.is_empty() {
        return Ok(Vec::new());
    }
    let mut query = sqlx::query(text_for(if whole { &WHOLE } else { &INSIDE }, events.len())?);
    // Numbers instead of places would be looked up one by one, each among all of them.
    let room = events.len().next_power_of_two();
    let rows = || (0..room).map(|row| events.get(row));
    for event in rows() {
        query = query.bind(event.map(|event| event.id.to_bytes().to_vec()));
        query = query.bind(event.map(|event| i64::from(event.after)));
    }
    for event in rows() {
        query = query.bind(event.map(|event| event.id.to_bytes().to_vec()));
        query = query.bind(event.map(|event| i64::from(event.after)));
        query = query.bind(event.and_then(|event| event.texts.first()));
        query = query.bind(event.map(|event| event.at_ms));
    }
    for event in rows() {
        query = query.bind(event.map(|event| event.id.to_bytes().to_vec()));
        query = query.bind(event.map(|event| i64::from(event.after)));
        query = query.bind(event.map(|event| event.at_ms));
    }
    let mut refused: HashSet<Vec<u8>> = HashSet::new();
    for row in query.fetch_all(&mut *on).await.map_err(told)? {
        refused.insert(row.try_get(0).map_err(told)?);
    }
    let mut answers = Vec::with_capacity(events.len());
    for event in events {
        let is_refused = refused.contains(&event.id.to_bytes()[..]);
        answers.push(if is_refused { Err(late_or_missing(on, event.id).await?) } else { Ok(()) });
    }
    Ok(answers)
}

/// The first event of each match; those who come after it are too late or come alone.
pub(crate) fn first_of_each<'a>(events: impl Iterator<Item = &'a Append>) -> Vec<&'a Append> {
    let mut known: HashSet<Id> = HashSet::new();
    events.filter(|event| known.insert(event.id)).collect()
}

/// The smallest question with room for so many.
fn text_for(texts: &'static [String], events: usize) -> Result<&'static str, StoreError> {
    let power = events.next_power_of_two().ilog2();
    let text = usize::try_from(power).ok().and_then(|power| texts.get(power));
    // A batch is never longer than the longest question.
    let too_many = || StoreError::Unavailable("too many events at once".to_owned());
    text.map(String::as_str).ok_or_else(too_many)
}
