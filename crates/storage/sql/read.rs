//! Rows as what they mean. What cannot be is told as damage, not believed.
//!
//! This file is part of every store that speaks SQL: each compiles it for its own rows.

use sqlx::Row;
use storage::{
    Allows, AuditEntry, Census, Design, DesignVersion, Digest, Event, File, Id, IdError, MatchHead,
    NewMatch, Role, SavedVersion, Score, Standing, StoreError, Taken,
};

use crate::DbRow;
use crate::error::told;

pub(crate) fn id(row: &DbRow, column: &str) -> Result<Id, StoreError> {
    let bytes: &[u8] = row.try_get(column).map_err(told)?;
    Id::from_bytes(bytes).map_err(no_id)
}

pub(crate) fn head(row: &DbRow) -> Result<MatchHead, StoreError> {
    let made = NewMatch {
        id: id(row, "id")?,
        game: row.try_get("game").map_err(told)?,
        record_head: row.try_get("record_head").map_err(told)?,
        code: row.try_get("code").map_err(told)?,
        links: Vec::new(),
        made_ms: row.try_get("made_ms").map_err(told)?,
        allows: Allows::of_number(row.try_get("allows").map_err(told)?),
    };
    Ok(MatchHead {
        made,
        plies: number(row, "plies")?,
        touched_ms: row.try_get("touched_ms").map_err(told)?,
        thinking_ms: count(row, "thinking_ms")?,
        outcome: row.try_get("outcome").map_err(told)?,
    })
}

/// How far a match is.
pub(crate) fn standing(row: &DbRow) -> Result<Standing, StoreError> {
    let beside = row.try_get("beside").map_err(told)?;
    Ok(Standing { id: id(row, "id")?, plies: number(row, "plies")?, beside })
}

pub(crate) fn event(row: &DbRow) -> Result<Event, StoreError> {
    Ok(Event {
        ply: number(row, "ply")?,
        text: row.try_get("body").map_err(told)?,
        at_ms: row.try_get("at_ms").map_err(told)?,
    })
}

pub(crate) fn link(row: &DbRow) -> Result<(Id, Role), StoreError> {
    let role: i16 = row.try_get("role").map_err(told)?;
    let role = Role::of_number(role).ok_or_else(|| out_of_range("a role"))?;
    Ok((id(row, "match_id")?, role))
}

pub(crate) fn seat(row: &DbRow) -> Result<u8, StoreError> {
    let seat: i16 = row.try_get("seat").map_err(told)?;
    u8::try_from(seat).map_err(|_| out_of_range("a seat"))
}

/// A seat that somebody took.
pub(crate) fn taken(row: &DbRow) -> Result<Taken, StoreError> {
    let device: Option<&[u8]> = row.try_get("device").map_err(told)?;
    let device = device.map(Digest::from_bytes).transpose().map_err(no_id)?;
    Ok(Taken { seat: seat(row)?, device })
}

pub(crate) fn design(row: &DbRow) -> Result<Design, StoreError> {
    let edit: Option<&[u8]> = row.try_get("edit_digest").map_err(told)?;
    Ok(Design {
        id: id(row, "id")?,
        name: row.try_get("name").map_err(told)?,
        version: number(row, "version")?,
        saved_ms: row.try_get("saved_ms").map_err(told)?,
        is_shared: row.try_get("is_shared").map_err(told)?,
        may_copy: row.try_get("may_copy").map_err(told)?,
        edit: edit.map(Digest::from_bytes).transpose().map_err(no_id)?,
    })
}

pub(crate) fn saved_version(row: &DbRow) -> Result<SavedVersion, StoreError> {
    Ok(SavedVersion {
        version: number(row, "version")?,
        name: row.try_get("name").map_err(told)?,
        saved_ms: row.try_get("saved_ms").map_err(told)?,
    })
}

pub(crate) fn version(row: &DbRow) -> Result<DesignVersion, StoreError> {
    Ok(DesignVersion {
        id: id(row, "design_id")?,
        version: number(row, "version")?,
        name: row.try_get("name").map_err(told)?,
        text: row.try_get("body").map_err(told)?,
        saved_ms: row.try_get("saved_ms").map_err(told)?,
    })
}

pub(crate) fn file(row: &DbRow) -> Result<File, StoreError> {
    let digest: &[u8] = row.try_get("digest").map_err(told)?;
    Ok(File {
        digest: Digest::from_bytes(digest).map_err(no_id)?,
        kind: row.try_get("kind").map_err(told)?,
        bytes: row.try_get("bytes").map_err(told)?,
    })
}

pub(crate) fn score(row: &DbRow) -> Result<Score, StoreError> {
    Ok(Score {
        name: row.try_get("name").map_err(told)?,
        points: row.try_get("points").map_err(told)?,
        won: number(row, "won")?,
        played: number(row, "played")?,
    })
}

pub(crate) fn audit(row: &DbRow) -> Result<AuditEntry, StoreError> {
    Ok(AuditEntry {
        at_ms: row.try_get("at_ms").map_err(told)?,
        what: row.try_get("what").map_err(told)?,
        by: row.try_get("who").map_err(told)?,
    })
}

pub(crate) fn census(row: &DbRow) -> Result<Census, StoreError> {
    Ok(Census {
        matches: count(row, "matches")?,
        running: count(row, "running")?,
        events: count(row, "events")?,
        designs: count(row, "designs")?,
        pictures: count(row, "pictures")?,
        players: count(row, "players")?,
    })
}

pub(crate) fn bytes(row: &DbRow) -> Result<u64, StoreError> {
    count(row, "bytes")
}

fn number(row: &DbRow, column: &str) -> Result<u32, StoreError> {
    let number: i64 = row.try_get(column).map_err(told)?;
    u32::try_from(number).map_err(|_| out_of_range(column))
}

fn count(row: &DbRow, column: &str) -> Result<u64, StoreError> {
    let count: i64 = row.try_get(column).map_err(told)?;
    u64::try_from(count).map_err(|_| out_of_range(column))
}

fn no_id(_: IdError) -> StoreError {
    StoreError::Damaged("a name of the wrong length".to_owned())
}

fn out_of_range(what: &str) -> StoreError {
    StoreError::Damaged(format!("{what} is out of range"))
}
