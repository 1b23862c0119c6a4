//! Who takes which seat, who agrees to what, and which match follows another.
//!
//! This file is part of every store that speaks SQL: each compiles it for its own connections.

use storage::{Claim, Digest, Id, Link, NewMatch, Role, StoreError};

use crate::DbConnection;
use crate::error::told;

const TAKE_FREE: &str = "INSERT INTO seats (match_id, seat, taken_ms, device)
    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
const TAKE_OR_BIND: &str = "INSERT INTO seats (match_id, seat, taken_ms, device)
    VALUES ($1, $2, $3, $4)
    ON CONFLICT (match_id, seat) DO UPDATE SET device = excluded.device
        WHERE seats.device IS NULL AND excluded.device IS NOT NULL";

/// The row of a seat is the lock: only one can add it.
pub(crate) async fn claim_seat(on: &mut DbConnection, claim: &Claim) -> Result<(), StoreError> {
    expect_match(on, claim.id).await?;
    let take = if claim.link.is_some() { TAKE_FREE } else { TAKE_OR_BIND };
    let take = sqlx::query(take).bind(claim.id.to_bytes().to_vec());
    let take = take.bind(i16::from(claim.seat)).bind(claim.at_ms);
    let take = take.bind(claim.device.map(|device| device.0.to_vec()));
    if take.execute(&mut *on).await.map_err(told)?.rows_affected() == 0 {
        return Err(StoreError::Taken);
    }
    let Some(digest) = claim.link else { return Ok(()) };
    let link = Link { digest, role: Role::Seat(claim.seat) };
    // The seat belongs to whoever came: nobody else's link opens it any more.
    void_links(on, claim.id, claim.seat).await?;
    insert_link(on, claim.id, &link).await
}

/// Nobody sits there any more.
pub(crate) async fn free_seat(on: &mut DbConnection, id: Id, seat: u8) -> Result<(), StoreError> {
    expect_match(on, id).await?;
    let free = sqlx::query("DELETE FROM seats WHERE match_id = $1 AND seat = $2");
    let free = free.bind(id.to_bytes().to_vec()).bind(i16::from(seat));
    free.execute(&mut *on).await.map_err(told)?;
    void_links(on, id, seat).await
}

async fn void_links(on: &mut DbConnection, id: Id, seat: u8) -> Result<(), StoreError> {
    let void = sqlx::query("DELETE FROM links WHERE match_id = $1 AND role = $2");
    let void = void.bind(id.to_bytes().to_vec()).bind(Role::Seat(seat).number());
    void.execute(on).await.map(|_| ()).map_err(told)
}

pub(crate) async fn add_link(on: &mut DbConnection, id: Id, link: &Link) -> Result<(), StoreError> {
    expect_match(on, id).await?;
    insert_link(on, id, link).await
}

async fn insert_link(on: &mut DbConnection, id: Id, link: &Link) -> Result<(), StoreError> {
    let add = "INSERT INTO links (digest, match_id, role) VALUES ($1, $2, $3)
               ON CONFLICT DO NOTHING";
    let add = sqlx::query(add).bind(&link.digest.0[..]).bind(id.to_bytes().to_vec());
    add.bind(link.role.number()).execute(on).await.map(|_| ()).map_err(told)
}

pub(crate) async fn agree(
    on: &mut DbConnection,
    id: Id,
    about: &str,
    seat: u8,
) -> Result<(), StoreError> {
    expect_match(on, id).await?;
    let agree = "INSERT INTO agreements (match_id, about, seat) VALUES ($1, $2, $3)
                 ON CONFLICT DO NOTHING";
    let agree = sqlx::query(agree).bind(id.to_bytes().to_vec()).bind(about).bind(i16::from(seat));
    agree.execute(on).await.map(|_| ()).map_err(told)
}

pub(crate) async fn disagree(on: &mut DbConnection, id: Id, about: &str) -> Result<(), StoreError> {
    let forget = sqlx::query("DELETE FROM agreements WHERE match_id = $1 AND about = $2");
    let forget = forget.bind(id.to_bytes().to_vec()).bind(about);
    forget.execute(on).await.map(|_| ()).map_err(told)
}

/// Makes `next`, which is kept already, the one that follows.
pub(crate) async fn follow(
    on: &mut DbConnection,
    of: Id,
    next: &NewMatch,
) -> Result<(), StoreError> {
    expect_match(on, of).await?;
    let follow = "INSERT INTO rematches (match_id, next_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    let follow = sqlx::query(follow).bind(of.to_bytes().to_vec()).bind(next.id.to_bytes().to_vec());
    let rows = follow.execute(on).await.map_err(told)?.rows_affected();
    if rows == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

async fn expect_match(on: &mut DbConnection, id: Id) -> Result<(), StoreError> {
    let there = sqlx::query("SELECT 1 FROM matches WHERE id = $1").bind(id.to_bytes().to_vec());
    let there = there.fetch_optional(on).await.map_err(told)?;
    there.map(|_| ()).ok_or(StoreError::Missing)
}

/// Those that have ended go at the same time.
pub(crate) async fn add_ticket(
    on: &mut DbConnection,
    digest: &Digest,
    until_ms: i64,
    at_ms: i64,
) -> Result<(), StoreError> {
    let old = sqlx::query("DELETE FROM tickets WHERE until_ms <= $1").bind(at_ms);
    old.execute(&mut *on).await.map_err(told)?;
    let add = "INSERT INTO tickets (digest, until_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    let add = sqlx::query(add).bind(digest.0.to_vec()).bind(until_ms);
    add.execute(on).await.map(|_| ()).map_err(told)
}

pub(crate) async fn drop_ticket(on: &mut DbConnection, digest: &Digest) -> Result<(), StoreError> {
    let gone = sqlx::query("DELETE FROM tickets WHERE digest = $1").bind(digest.0.to_vec());
    gone.execute(on).await.map(|_| ()).map_err(told)
}
