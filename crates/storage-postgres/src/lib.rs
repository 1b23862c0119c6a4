//! A store that many servers share: PostgreSQL.
//!
//! Each wish is a transaction of its own, but for single events: those that wait share one.
//! Servers wake each other with `NOTIFY`, which is only a hint: what counts are the rows.

mod batch;
#[path = "../../storage/sql/erase.rs"]
mod erase;
mod error;
#[path = "../../storage/sql/people.rs"]
mod people;
#[path = "../../storage/sql/read.rs"]
mod read;
#[path = "../../storage/sql/store.rs"]
mod store;
#[path = "../../storage/sql/write.rs"]
mod write;
mod writer;

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use storage::{Changes, Id, StoreError};

use error::told;
use writer::{CHANNEL, Writer};

type DbStore = PostgresStore;
type Db = sqlx::Postgres;
type DbArguments = sqlx::postgres::PgArguments;
type DbRow = sqlx::postgres::PgRow;
type DbConnection = sqlx::postgres::PgConnection;

/// So many wishes at the same time.
const CONNECTIONS: u32 = 16;
/// How long a free connection is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// Begins to look at one moment of the store; otherwise each question would have its own.
const MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Asks whether a design, or the file that a match is played with, names something.
const MENTIONS: &str = "SELECT 1 FROM design_versions WHERE body LIKE $1
    UNION ALL SELECT 1 FROM pictures
        WHERE kind NOT LIKE 'image/%' AND convert_from(bytes, 'UTF8') LIKE $1 LIMIT 1";

/// Asks how much room the store takes.
const BYTES: &str = "SELECT pg_database_size(current_database()) AS bytes";

/// A store in a database.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    readers: PgPool,
    writer: Writer,
}

/// What other servers say.
struct Heard {
    listener: PgListener,
}

impl PostgresStore {
    /// Opens the database of an address such as `postgres://marelle@localhost/marelle`.
    ///
    /// # Errors
    /// When it does not answer or cannot be brought up to date.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.connect(address).await.map_err(told)?;
        let damaged = |error: sqlx::migrate::MigrateError| StoreError::Damaged(error.to_string());
        sqlx::migrate!().run(&pool).await.map_err(damaged)?;
        Ok(Self { readers: pool.clone(), writer: Writer::start(pool) })
    }

    async fn hear(&self) -> Result<Option<Box<dyn Changes>>, StoreError> {
        let mut listener = PgListener::connect_with(&self.readers).await.map_err(told)?;
        listener.listen(CHANNEL).await.map_err(told)?;
        Ok(Some(Box::new(Heard { listener })))
    }

    /// Old rows go when the database cleans up. Its journal and its copies are for whoever runs it.
    async fn overwrite(&self) -> Result<(), StoreError> {
        let clean = sqlx::query("VACUUM").execute(&self.readers).await;
        clean.map(|_| ()).map_err(told)
    }

    /// The database makes sure of its files itself; it must only answer.
    async fn sound(&self) -> Result<(), StoreError> {
        let answer = sqlx::query("SELECT 1").fetch_one(&self.readers).await;
        answer.map(|_| ()).map_err(told)
    }
}

#[async_trait]
impl Changes for Heard {
    async fn next(&mut self) -> Result<Option<(Id, u32)>, StoreError> {
        let heard = self.listener.try_recv().await.map_err(told)?;
        Ok(heard.and_then(|heard| writer::word_of(heard.payload())))
    }
}
