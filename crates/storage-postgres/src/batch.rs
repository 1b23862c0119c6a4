//! Single events of different matches, added and told to the other servers in one question.
//!
//! Words to other servers are committed one transaction after the other, whatever else runs at
//! the same time: the fewer transactions, the more moves a second.

use std::collections::HashSet;

use sqlx::Row;
use sqlx::postgres::PgPool;
use storage::{Append, Id, StoreError};

use crate::error::told;
use crate::writer::CHANNEL;

/// Matches that fit are locked in one order, so that two servers never wait for each other.
const ADD: &str = "WITH wished AS (
        SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::text[], $4::bigint[], $5::text[])
            AS wish (id, after, body, at_ms, word)
    ), fitting AS (
        SELECT wished.* FROM wished JOIN matches
            ON matches.id = wished.id AND matches.plies = wished.after
        WHERE matches.outcome IS NULL ORDER BY matches.id FOR UPDATE OF matches
    ), moved AS (
        UPDATE matches SET plies = plies + 1, touched_ms = fitting.at_ms, thinking_ms = 0
        FROM fitting WHERE matches.id = fitting.id
    ), added AS (
        INSERT INTO events (match_id, ply, body, at_ms)
        SELECT id, after, body, at_ms FROM fitting
    )
    SELECT id, pg_notify($6, word) FROM fitting";

/// Adds single events of different matches; says to which they were added. The others have gone
/// on, are over or are gone.
///
/// # Errors
/// When nothing was added.
pub(crate) async fn add(pool: &PgPool, events: &[&Append]) -> Result<HashSet<Id>, StoreError> {
    let ids: Vec<Vec<u8>> = events.iter().map(|event| event.id.to_bytes().to_vec()).collect();
    let after: Vec<i64> = events.iter().map(|event| i64::from(event.after)).collect();
    let texts: Vec<&str> =
        events.iter().flat_map(|event| event.texts.first()).map(|text| &**text).collect();
    let at_ms: Vec<i64> = events.iter().map(|event| event.at_ms).collect();
    let words = events.iter().map(|event| format!("{} {}", event.id, event.plies()));
    let words: Vec<String> = words.collect();
    let add = sqlx::query(ADD).bind(ids).bind(after).bind(texts).bind(at_ms).bind(words);
    let rows = add.bind(CHANNEL).fetch_all(pool).await.map_err(told)?;
    let id = |row: &sqlx::postgres::PgRow| -> Result<Id, StoreError> {
        let bytes: Vec<u8> = row.try_get(0).map_err(told)?;
        Id::from_bytes(&bytes).map_err(|error| StoreError::Damaged(error.to_string()))
    };
    rows.iter().map(id).collect()
}
