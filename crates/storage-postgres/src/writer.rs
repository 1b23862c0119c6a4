//! Writing: a transaction for each wish, and a word to the other servers.

use sqlx::postgres::PgPool;
use storage::StoreError;

use crate::error::told;
use crate::write::Write;

/// Where servers hear of each other's matches.
pub(crate) const CHANNEL: &str = "marelle_matches";

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    pub(crate) pool: PgPool,
}

impl Writer {
    /// Does it, and answers when it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await.map_err(told)?;
        write.run(&mut transaction).await?;
        if let Some(id) = write.changes() {
            // Others hear it when it is committed, not before.
            let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
            let told_others = tell.bind(id.to_string()).execute(&mut *transaction).await;
            told_others.map_err(told)?;
        }
        transaction.commit().await.map_err(told)
    }
}
