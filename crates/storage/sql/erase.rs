//! What goes when something is deleted: results, and files that nothing else needs.
//!
//! This file is part of every store that speaks SQL: each compiles it for its own connections.

use sqlx::Row;
use storage::{Digest, Id, Rewritten, StoreError};

use crate::DbConnection;
use crate::error::told;

/// How the game of a match is called that is played with a design of this server.
const DESIGN: &str = "design:";
/// A digest has so many letters.
const LETTERS: usize = 64;

/// Takes away what a match brought; says what was played.
pub(crate) async fn results(on: &mut DbConnection, id: Id) -> Result<Option<String>, StoreError> {
    let take = "UPDATE scores SET
            points = points - (SELECT sum(r.points) FROM results AS r
                WHERE r.match_id = $1 AND r.known_as = scores.known_as),
            won = won - (SELECT sum(r.won) FROM results AS r
                WHERE r.match_id = $1 AND r.known_as = scores.known_as),
            played = played - (SELECT count(*) FROM results AS r
                WHERE r.match_id = $1 AND r.known_as = scores.known_as)
        WHERE known_as IN (SELECT r.known_as FROM results AS r WHERE r.match_id = $1)";
    let id = id.to_bytes().to_vec();
    sqlx::query(take).bind(id.clone()).execute(&mut *on).await.map_err(told)?;
    run(on, sqlx::query("DELETE FROM scores WHERE played <= 0")).await?;
    let game = sqlx::query("SELECT game FROM matches WHERE id = $1").bind(id);
    let row = game.fetch_optional(on).await.map_err(told)?;
    row.map(|row| row.try_get(0).map_err(told)).transpose()
}

/// Removes the file of a design that no match is played with any more, and its pictures.
pub(crate) async fn design_file(
    on: &mut DbConnection,
    game: Option<&str>,
) -> Result<(), StoreError> {
    let Some(game) = game else { return Ok(()) };
    let digest = game.strip_prefix(DESIGN).and_then(|digest| digest.parse::<Digest>().ok());
    let Some(digest) = digest else { return Ok(()) };
    let played = sqlx::query("SELECT 1 FROM matches WHERE game = $1 LIMIT 1").bind(game.to_owned());
    if played.fetch_optional(&mut *on).await.map_err(told)?.is_some() {
        return Ok(());
    }
    let file = sqlx::query("SELECT bytes FROM pictures WHERE digest = $1");
    let file = file.bind(digest.0.to_vec()).fetch_optional(&mut *on).await.map_err(told)?;
    let Some(file) = file else { return Ok(()) };
    let bytes: Vec<u8> = file.try_get(0).map_err(told)?;
    let gone = sqlx::query("DELETE FROM pictures WHERE digest = $1").bind(digest.0.to_vec());
    run(on, gone).await?;
    unused(on, &mentioned(&String::from_utf8_lossy(&bytes))).await
}

/// The pictures that a design names, in any version.
pub(crate) async fn pictures_of(on: &mut DbConnection, id: Id) -> Result<Vec<Digest>, StoreError> {
    let bodies = sqlx::query("SELECT body FROM design_versions WHERE design_id = $1");
    let rows = bodies.bind(id.to_bytes().to_vec()).fetch_all(on).await.map_err(told)?;
    let mut all = Vec::new();
    for row in rows {
        let body: &str = row.try_get(0).map_err(told)?;
        all.extend(mentioned(body));
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

/// Removes those of some pictures that no design names any more.
pub(crate) async fn unused(on: &mut DbConnection, pictures: &[Digest]) -> Result<(), StoreError> {
    for digest in pictures {
        let name = format!("%{digest}%");
        let used = sqlx::query(crate::MENTIONS).bind(name);
        if used.fetch_optional(&mut *on).await.map_err(told)?.is_none() {
            let gone = "DELETE FROM pictures WHERE digest = $1 AND kind LIKE 'image/%'";
            run(on, sqlx::query(gone).bind(digest.0.to_vec())).await?;
        }
    }
    Ok(())
}

/// Forgets a player by the name under which they are known.
pub(crate) async fn name(
    on: &mut DbConnection,
    known_as: &str,
    matches: &[Rewritten],
) -> Result<(), StoreError> {
    for table in
        ["DELETE FROM scores WHERE known_as = $1", "DELETE FROM results WHERE known_as = $1"]
    {
        run(on, sqlx::query(table).bind(known_as.to_owned())).await?;
    }
    for Rewritten { id, record_head, events } in matches {
        let id = id.to_bytes().to_vec();
        let head = sqlx::query("UPDATE matches SET record_head = $2 WHERE id = $1");
        run(on, head.bind(id.clone()).bind(record_head.clone())).await?;
        for event in events {
            let body = "UPDATE events SET body = $3 WHERE match_id = $1 AND ply = $2";
            let body = sqlx::query(body).bind(id.clone()).bind(i64::from(event.ply));
            run(on, body.bind(event.text.clone())).await?;
        }
    }
    Ok(())
}

/// Removes the scores of those of whom no match is left.
pub(crate) async fn idle_scores(on: &mut DbConnection) -> Result<(), StoreError> {
    let gone = "DELETE FROM scores WHERE NOT EXISTS
        (SELECT 1 FROM results WHERE results.known_as = scores.known_as)";
    run(on, sqlx::query(gone)).await
}

async fn run(
    on: &mut DbConnection,
    query: sqlx::query::Query<'_, crate::Db, crate::DbArguments>,
) -> Result<(), StoreError> {
    query.execute(on).await.map(|_| ()).map_err(told)
}

/// Every digest that a text holds.
fn mentioned(text: &str) -> Vec<Digest> {
    let words = text.split(|letter: char| !letter.is_ascii_hexdigit());
    words.filter(|word| word.len() == LETTERS).filter_map(|word| word.parse().ok()).collect()
}
