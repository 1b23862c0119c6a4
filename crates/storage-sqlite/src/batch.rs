//! Many single events at once: what happens thousands of times a second, in few statements.
//!
//! Statements have one, two, four … rows, so that each is prepared once and any number of events
//! is written by a few of them.

use std::collections::HashSet;
use std::sync::LazyLock;

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;
use storage::{Append, Id, StoreError};

use crate::error::told;
use crate::write::{Write, late_or_missing};

/// The most rows of one statement, as a power of two.
const LARGEST: u32 = 7;

static MOVE_ON: LazyLock<Vec<String>> = LazyLock::new(|| {
    sizes(|rows| {
        format!(
            "UPDATE matches SET plies = plies + 1, touched_ms = w.column3, thinking_ms = 0
             FROM (VALUES {}) AS w
             WHERE matches.id = w.column1 AND matches.plies = w.column2
                AND matches.outcome IS NULL
             RETURNING id",
            repeated("(?,?,?)", rows)
        )
    })
});

static ADD: LazyLock<Vec<String>> = LazyLock::new(|| {
    sizes(|rows| {
        let values = repeated("(?,?,?,?)", rows);
        format!("INSERT INTO events (match_id, ply, body, at_ms) VALUES {values}")
    })
});

fn sizes(text: impl Fn(usize) -> String) -> Vec<String> {
    (0..=LARGEST).map(|power| text(1 << power)).collect()
}

fn repeated(row: &str, rows: usize) -> String {
    vec![row; rows].join(",")
}

/// The event of a wish that is one event and nothing else.
pub(crate) fn single(write: &Write) -> Option<&Append> {
    match write {
        Write::Append(append)
            if append.ending.is_none() && append.table.is_none() && append.texts.len() == 1 =>
        {
            Some(append)
        }
        _ => None,
    }
}

/// Adds single events of different matches, each to its own; the answers are in their order.
///
/// # Errors
/// When the whole transaction cannot be trusted any more.
pub(crate) async fn add(
    on: &mut SqliteConnection,
    events: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut moved = HashSet::with_capacity(events.len());
    for (power, part) in parts(events) {
        let mut query = sqlx::query(text_of(&MOVE_ON, power)?);
        for event in part {
            query = query.bind(event.id.to_bytes().to_vec()).bind(i64::from(event.after));
            query = query.bind(event.at_ms);
        }
        for row in query.fetch_all(&mut *on).await.map_err(told)? {
            moved.insert(row.try_get::<Vec<u8>, _>(0).map_err(told)?);
        }
    }
    let has_moved = |event: &&&Append| moved.contains(&event.id.to_bytes()[..]);
    let kept: Vec<&Append> = events.iter().filter(has_moved).copied().collect();
    for (power, part) in parts(&kept) {
        let mut query = sqlx::query(text_of(&ADD, power)?);
        for event in part {
            query = query.bind(event.id.to_bytes().to_vec()).bind(i64::from(event.after));
            query = query.bind(event.texts.first()).bind(event.at_ms);
        }
        query.execute(&mut *on).await.map_err(told)?;
    }
    let mut answers = Vec::with_capacity(events.len());
    for event in events {
        let is_kept = has_moved(&event);
        answers.push(if is_kept { Ok(()) } else { Err(late_or_missing(on, event.id).await?) });
    }
    Ok(answers)
}

/// The first event of each match; those who come after it are too late or come alone.
pub(crate) fn first_of_each<'a>(events: impl Iterator<Item = &'a Append>) -> Vec<&'a Append> {
    let mut known: HashSet<Id> = HashSet::new();
    events.filter(|event| known.insert(event.id)).collect()
}

/// Cuts a list into parts whose lengths are powers of two, the greatest first.
fn parts<'a, 'b>(events: &'a [&'b Append]) -> impl Iterator<Item = (u32, &'a [&'b Append])> {
    let mut rest = events;
    std::iter::from_fn(move || {
        let power = rest.len().checked_ilog2()?.min(LARGEST);
        let (part, after) = rest.split_at(1 << power);
        rest = after;
        Some((power, part))
    })
}

fn text_of(texts: &'static [String], power: u32) -> Result<&'static str, StoreError> {
    let index = usize::try_from(power).unwrap_or(usize::MAX);
    // A part is never longer than the longest text.
    let text = texts.get(index).map(String::as_str);
    text.ok_or_else(|| StoreError::Unavailable("too many events at once".to_owned()))
}
