//! Who takes which seat, who agrees to what, and which match follows another.
//!
//! This file is part of every store that speaks SQL: each compiles it for its own connections.

use storage::{Claim, Id, Link, NewMatch, Role, StoreError};

use crate::DbConnection;
use crate::error::told;

/// The row of a seat is the lock: only one can add it.
pub(crate) async fn claim_seat(on: &mut DbConnection, claim: &Claim) -> Result<(), StoreError> {
    expect_match(on, claim.id).await?;
    let take = "INSERT INTO seats (match_id, seat, taken_ms) VALUES ($1, $2, $3)
                ON CONFLICT DO NOTHING";
    let take = sqlx::query(take).bind(claim.id.to_bytes().to_vec());
    let take = take.bind(i16::from(claim.seat)).bind(claim.at_ms);
    if take.execute(&mut *on).await.map_err(told)?.rows_affected() == 0 {
        return Err(StoreError::Taken);
    }
    match claim.link {
        Some(digest) => {
            insert_link(on, claim.id, &Link { digest, role: Role::Seat(claim.seat) }).await
        }
        None => Ok(()),
    }
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
