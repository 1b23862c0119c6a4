//! Writing: a transaction for each wish, and a word to the other servers.

use sqlx::postgres::PgPool;
use storage::{Append, Id, StoreError};

use crate::error::told;
use crate::write::{Write, late_or_missing};

/// Where servers hear of each other's matches.
pub(crate) const CHANNEL: &str = "marelle_matches";

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    pub(crate) pool: PgPool,
}

impl Writer {
    /// The pool is the readers' too: who closes that closes this.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// Does it, and answers when it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        if let Write::Append(append) = &write
            && append.ending.is_none()
            && append.table.is_none()
            && let [text] = &append.texts[..]
        {
            return self.add_one(append, text).await;
        }
        let mut transaction = self.pool.begin().await.map_err(told)?;
        write.run(&mut transaction).await?;
        if let Some(id) = write.changes() {
            // Others hear it when it is committed, not before.
            let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
            let told_others = tell.bind(word(id, &write)).execute(&mut *transaction).await;
            told_others.map_err(told)?;
        }
        transaction.commit().await.map_err(told)
    }

    /// One event and nothing else, which is what happens most: all of it in one question.
    async fn add_one(&self, append: &Append, text: &str) -> Result<(), StoreError> {
        let add = "WITH moved AS (
                UPDATE matches SET plies = plies + 1, touched_ms = $4, thinking_ms = 0
                WHERE id = $1 AND plies = $2 AND outcome IS NULL RETURNING id
            ), added AS (
                INSERT INTO events (match_id, ply, body, at_ms) SELECT id, $2, $3, $4 FROM moved
            )
            SELECT pg_notify($5, $6) FROM moved";
        let add = sqlx::query(add)
            .bind(append.id.to_bytes().to_vec())
            .bind(i64::from(append.after))
            .bind(text)
            .bind(append.at_ms)
            .bind(CHANNEL)
            .bind(format!("{} {}", append.id, plies(append)));
        match add.fetch_optional(&self.pool).await.map_err(told)? {
            Some(_) => Ok(()),
            None => {
                let mut connection = self.pool.acquire().await.map_err(told)?;
                Err(late_or_missing(&mut connection, append.id).await?)
            }
        }
    }
}

/// What other servers hear: a match, and how many events it has; 0 when something else changed.
fn word(id: Id, write: &Write) -> String {
    let plies = if let Write::Append(append) = write { plies(append) } else { 0 };
    format!("{id} {plies}")
}

fn plies(append: &Append) -> u32 {
    // A match has far fewer events than fit.
    append.after.saturating_add(u32::try_from(append.texts.len()).unwrap_or(u32::MAX))
}

pub(crate) fn word_of(text: &str) -> Option<(Id, u32)> {
    let (id, plies) = text.split_once(' ')?;
    Some((id.parse().ok()?, plies.parse().ok()?))
}
