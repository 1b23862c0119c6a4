//! What can be written, and how each is done inside a transaction.
//!
//! This file is part of every store that speaks SQL: each compiles it for its own connections.
//! So its SQL is what they share, numbers are 64 bits wide, and types are said where needed.

use storage::{
    Append, Claim, DesignVersion, Digest, Ending, File, GameResult, Id, Link, NewMatch, Rewritten,
    Sharing, StoreError, known_as, one_line,
};

use crate::error::told;
use crate::{DbConnection, erase, people};

/// A wish to write.
#[derive(Debug)]
pub(crate) enum Write {
    Create(NewMatch),
    Append(Append),
    Pause {
        id: Id,
        plies: u32,
        thinking_ms: u64,
    },
    DeleteMatch {
        id: Id,
        by: String,
        at_ms: i64,
    },
    ClaimSeat(Claim),
    GiveSeat(Claim),
    FreeSeat {
        id: Id,
        seat: u8,
    },
    AddLink {
        id: Id,
        link: Link,
    },
    Agree {
        id: Id,
        about: String,
        seat: u8,
    },
    Disagree {
        id: Id,
        about: String,
    },
    CreateRematch {
        of: Id,
        next: NewMatch,
    },
    SaveDesign {
        version: DesignVersion,
        edit: Option<Digest>,
    },
    ShareDesign {
        id: Id,
        sharing: Sharing,
    },
    DeleteDesign {
        id: Id,
        by: String,
        at_ms: i64,
    },
    PutFile(File),
    AddTicket {
        digest: Digest,
        until_ms: i64,
        at_ms: i64,
    },
    DropTicket(Digest),
    Forget {
        name: String,
        matches: Vec<Rewritten>,
        at_ms: i64,
    },
    DropIdleScores,
    /// Only to see that something can be written.
    Sign(i64),
}

impl Write {
    pub(crate) async fn run(&self, on: &mut DbConnection) -> Result<(), StoreError> {
        match self {
            Self::Create(new) => create(on, new).await,
            Self::Append(append) => add(on, append).await,
            Self::Pause { id, plies, thinking_ms } => pause(on, *id, *plies, *thinking_ms).await,
            Self::DeleteMatch { id, by, at_ms } => {
                let game = erase::results(on, *id).await?;
                delete(on, "DELETE FROM matches WHERE id = $1", "match", *id, by, *at_ms).await?;
                erase::design_file(on, game.as_deref()).await
            }
            Self::ClaimSeat(claim) => people::claim_seat(on, claim).await,
            Self::GiveSeat(claim) => {
                people::free_seat(on, claim.id, claim.seat).await?;
                people::claim_seat(on, claim).await
            }
            Self::FreeSeat { id, seat } => people::free_seat(on, *id, *seat).await,
            Self::AddLink { id, link } => people::add_link(on, *id, link).await,
            Self::Agree { id, about, seat } => people::agree(on, *id, about, *seat).await,
            Self::Disagree { id, about } => people::disagree(on, *id, about).await,
            Self::CreateRematch { of, next } => {
                create(on, next).await?;
                people::follow(on, *of, next).await
            }
            Self::SaveDesign { version, edit } => save_design(on, version, edit.as_ref()).await,
            Self::ShareDesign { id, sharing: Sharing { is_shared, may_copy } } => {
                let share = "UPDATE designs SET is_shared = $1, may_copy = $3 WHERE id = $2";
                let share = sqlx::query(share).bind(is_shared).bind(&id.to_bytes()[..]);
                let share = share.bind(may_copy);
                found(share.execute(on).await.map_err(told)?.rows_affected())
            }
            Self::DeleteDesign { id, by, at_ms } => {
                let pictures = erase::pictures_of(on, *id).await?;
                delete(on, "DELETE FROM designs WHERE id = $1", "design", *id, by, *at_ms).await?;
                erase::unused(on, &pictures).await
            }
            Self::PutFile(file) => put_file(on, file).await,
            Self::AddTicket { digest, until_ms, at_ms } => {
                people::add_ticket(on, digest, *until_ms, *at_ms).await?;
                note(on, "login".to_owned(), "the password", *at_ms).await
            }
            Self::Forget { name, matches, at_ms } => {
                erase::name(on, &known_as(name), matches).await?;
                note(on, "a player".to_owned(), "marelle admin", *at_ms).await
            }
            Self::DropIdleScores => erase::idle_scores(on).await,
            Self::DropTicket(digest) => people::drop_ticket(on, digest).await,
            Self::Sign(at_ms) => {
                let sign = "INSERT INTO signs (name, at_ms) VALUES ('ready', $1)
                            ON CONFLICT (name) DO UPDATE SET at_ms = excluded.at_ms";
                let sign = sqlx::query(sign).bind(at_ms);
                sign.execute(on).await.map(|_| ()).map_err(told)
            }
        }
    }

    /// The match of which those who look at it should hear.
    #[allow(dead_code, reason = "only stores of several servers ask")]
    pub(crate) const fn changes(&self) -> Option<Id> {
        match self {
            Self::Append(Append { id, .. })
            | Self::DeleteMatch { id, .. }
            | Self::Agree { id, .. }
            | Self::Disagree { id, .. }
            | Self::ClaimSeat(Claim { id, .. })
            | Self::GiveSeat(Claim { id, .. })
            | Self::FreeSeat { id, .. }
            | Self::CreateRematch { of: id, .. } => Some(*id),
            _ => None,
        }
    }
}

const fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

async fn create(on: &mut DbConnection, new: &NewMatch) -> Result<(), StoreError> {
    let id = new.id.to_bytes();
    sqlx::query(
        "INSERT INTO matches (id, game, record_head, code, made_ms, touched_ms, allows)
         VALUES ($1, $2, $3, $4, $5, $5, $6)",
    )
    .bind(&id[..])
    .bind(&new.game)
    .bind(&new.record_head)
    .bind(&new.code)
    .bind(new.made_ms)
    .bind(new.allows.number())
    .execute(&mut *on)
    .await
    .map_err(told)?;
    if new.links.is_empty() {
        return Ok(());
    }
    let mut links = sqlx::QueryBuilder::new("INSERT INTO links (digest, match_id, role) ");
    links.push_values(&new.links, |mut row, link| {
        row.push_bind(link.digest.0.to_vec()).push_bind(id.to_vec()).push_bind(link.role.number());
    });
    links.build().execute(on).await.map(|_| ()).map_err(told)
}

/// The number of events is the lock: who expects another one is too late.
async fn add(on: &mut DbConnection, append: &Append) -> Result<(), StoreError> {
    let id = append.id.to_bytes();
    let outcome = append.ending.as_ref().map(|ending| ending.outcome.as_str());
    let moved = sqlx::query(
        "UPDATE matches SET plies = $3, touched_ms = $4, thinking_ms = 0,
            outcome = coalesce(CAST($5 AS TEXT), outcome),
            record_head = coalesce(CAST($6 AS TEXT), record_head)
         WHERE id = $1 AND plies = $2 AND outcome IS NULL",
    )
    .bind(&id[..])
    .bind(i64::from(append.after))
    .bind(i64::from(append.plies()))
    .bind(append.at_ms)
    .bind(outcome)
    .bind(&append.record_head)
    .execute(&mut *on)
    .await
    .map_err(told)?;
    if moved.rows_affected() == 0 {
        return Err(late_or_missing(on, append.id).await?);
    }
    for (ply, text) in (append.after..).zip(&append.texts) {
        sqlx::query("INSERT INTO events (match_id, ply, body, at_ms) VALUES ($1, $2, $3, $4)")
            .bind(&id[..])
            .bind(i64::from(ply))
            .bind(text)
            .bind(append.at_ms)
            .execute(&mut *on)
            .await
            .map_err(told)?;
    }
    let results = append.ending.as_ref().map_or(&[][..], |Ending { results, .. }| results);
    for result in results {
        score(on, append.id, result).await?;
    }
    Ok(())
}

async fn pause(
    on: &mut DbConnection,
    id: Id,
    plies: u32,
    thinking_ms: u64,
) -> Result<(), StoreError> {
    let pause = "UPDATE matches SET thinking_ms = $3
                 WHERE id = $1 AND plies = $2 AND outcome IS NULL";
    // Who thinks for longer than fits has thought for longer than anybody lives.
    let thinking = i64::try_from(thinking_ms).unwrap_or(i64::MAX);
    let pause = sqlx::query(pause).bind(id.to_bytes().to_vec()).bind(i64::from(plies));
    let paused = pause.bind(thinking).execute(&mut *on).await.map_err(told)?;
    if paused.rows_affected() == 0 { Err(late_or_missing(on, id).await?) } else { Ok(()) }
}

pub(crate) async fn late_or_missing(
    on: &mut DbConnection,
    id: Id,
) -> Result<StoreError, StoreError> {
    let there = sqlx::query("SELECT 1 FROM matches WHERE id = $1").bind(id.to_bytes().to_vec());
    let there = there.fetch_optional(on).await.map_err(told)?;
    Ok(if there.is_some() { StoreError::Conflict } else { StoreError::Missing })
}

async fn score(on: &mut DbConnection, id: Id, result: &GameResult) -> Result<(), StoreError> {
    let name = one_line(&result.name);
    if name.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO scores (known_as, name, points, won, played) VALUES ($1, $2, $3, $4, 1)
         ON CONFLICT (known_as) DO UPDATE SET
            points = scores.points + excluded.points, won = scores.won + excluded.won,
            played = scores.played + 1",
    )
    .bind(known_as(&name))
    .bind(&name)
    .bind(i64::from(result.points))
    .bind(i64::from(result.won))
    .execute(&mut *on)
    .await
    .map_err(told)?;
    let keep = "INSERT INTO results (match_id, known_as, points, won) VALUES ($1, $2, $3, $4)";
    let keep = sqlx::query(keep).bind(id.to_bytes().to_vec()).bind(known_as(&name));
    let keep = keep.bind(i64::from(result.points)).bind(i64::from(result.won));
    keep.execute(on).await.map(|_| ()).map_err(told)
}

async fn delete(
    on: &mut DbConnection,
    statement: &'static str,
    what: &str,
    id: Id,
    by: &str,
    at_ms: i64,
) -> Result<(), StoreError> {
    let gone = sqlx::query(statement).bind(id.to_bytes().to_vec());
    found(gone.execute(&mut *on).await.map_err(told)?.rows_affected())?;
    note(on, format!("{what} {id}"), by, at_ms).await
}

/// Says something in the audit log.
async fn note(on: &mut DbConnection, what: String, by: &str, at_ms: i64) -> Result<(), StoreError> {
    let note = sqlx::query("INSERT INTO audit (at_ms, what, who) VALUES ($1, $2, $3)");
    let note = note.bind(at_ms).bind(what).bind(by);
    note.execute(on).await.map(|_| ()).map_err(told)
}

async fn save_design(
    on: &mut DbConnection,
    new: &DesignVersion,
    edit: Option<&Digest>,
) -> Result<(), StoreError> {
    let id = new.id.to_bytes();
    let saved = if new.version == 1 {
        let make = "INSERT INTO designs (id, name, version, saved_ms, edit_digest)
                    VALUES ($1, $2, 1, $3, $4) ON CONFLICT DO NOTHING";
        let make = sqlx::query(make).bind(&id[..]).bind(&new.name).bind(new.saved_ms);
        make.bind(edit.map(|digest| digest.0.to_vec())).execute(&mut *on).await
    } else {
        let next = "UPDATE designs SET name = $1, version = $2, saved_ms = $3
                    WHERE id = $4 AND version = $2 - 1";
        let next =
            sqlx::query(next).bind(&new.name).bind(i64::from(new.version)).bind(new.saved_ms);
        next.bind(&id[..]).execute(&mut *on).await
    };
    if saved.map_err(told)?.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    sqlx::query(
        "INSERT INTO design_versions (design_id, version, name, body, saved_ms)
         VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&id[..])
    .bind(i64::from(new.version))
    .bind(&new.name)
    .bind(&new.text)
    .bind(new.saved_ms)
    .execute(on)
    .await
    .map_err(told)?;
    Ok(())
}

/// The table is called after what was kept in it first.
async fn put_file(on: &mut DbConnection, file: &File) -> Result<(), StoreError> {
    let keep =
        "INSERT INTO pictures (digest, kind, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let keep = sqlx::query(keep).bind(&file.digest.0[..]).bind(&file.kind);
    keep.bind(&file.bytes).execute(on).await.map(|_| ()).map_err(told)
}
