//! A store in one file: SQLite, embedded, with nothing to set up.
//!
//! Everything is written by one connection, in the order of asking, many wishes in one
//! transaction (`writer`); readers look at what was last committed. The file is in WAL mode with
//! `synchronous=FULL`: what was answered with `Ok` is on the disk.

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

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use storage::{Changes, StoreError};

use error::told;
use writer::Writer;

type DbStore = SqliteStore;
type Db = sqlx::Sqlite;
type DbArguments = sqlx::sqlite::SqliteArguments;
type DbRow = sqlx::sqlite::SqliteRow;
type DbConnection = sqlx::sqlite::SqliteConnection;

/// So many look at the same time.
const READERS: u32 = 4;
/// How long a lock of another program is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// The log is copied into the file when it has so many pages of 4 KiB: a page that changes with
/// every move of a match is copied once, not sixty times. A log of this length is read in well
/// under a second after a crash.
const LOG_PAGES: &str = "8000";

/// Begins to look at one moment of the store.
const MOMENT: &str = "BEGIN";

/// Asks whether a design, or the file that a match is played with, names something.
const MENTIONS: &str = "SELECT 1 FROM design_versions WHERE body LIKE $1
    UNION ALL SELECT 1 FROM pictures
        WHERE kind NOT LIKE 'image/%' AND CAST(bytes AS TEXT) LIKE $1 LIMIT 1";

/// Asks how much room the store takes.
const BYTES: &str = "SELECT page_count * page_size AS bytes
     FROM pragma_page_count(), pragma_page_size()";

/// A store in a file.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the file, and makes it when it is not there.
    ///
    /// # Errors
    /// When it cannot be opened or brought up to date.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", LOG_PAGES)
            // What is deleted is overwritten.
            .pragma("secure_delete", "ON")
            .busy_timeout(PATIENCE)
            .foreign_keys(true);
        // To ask a connection whether it is there costs a way to its thread and back each time; one
        // that has failed is given up by whoever noticed.
        let pool = |most: u32| {
            let options = SqlitePoolOptions::new().max_connections(most).min_connections(1);
            options.test_before_acquire(false)
        };
        let single = pool(1).connect_with(options.clone()).await.map_err(told)?;
        let damaged = |error: sqlx::migrate::MigrateError| StoreError::Damaged(error.to_string());
        sqlx::migrate!().run(&single).await.map_err(damaged)?;
        keep_private(path);
        let readers = pool(READERS).connect_with(options).await.map_err(told)?;
        Ok(Self { readers, writer: Writer::start(single) })
    }

    /// Writes a copy of the whole store to a file that is not there yet, while it is in use.
    ///
    /// # Errors
    /// When the file is there already or cannot be written.
    pub async fn back_up(&self, path: &Path) -> Result<(), StoreError> {
        let target = path.to_string_lossy().into_owned();
        let copy = sqlx::query("VACUUM INTO ?").bind(target);
        copy.execute(&self.readers).await.map(|_| ()).map_err(told)
    }

    /// What was deleted is overwritten; what was deleted by an older program, and the journal,
    /// goes here.
    async fn overwrite(&self) -> Result<(), StoreError> {
        let run = async |text: &'static str| {
            sqlx::query(text).execute(&self.readers).await.map(|_| ()).map_err(told)
        };
        run("VACUUM").await?;
        run("PRAGMA wal_checkpoint(TRUNCATE)").await
    }

    /// Makes sure that the file is whole.
    async fn sound(&self) -> Result<(), StoreError> {
        let answer = sqlx::query_scalar("PRAGMA quick_check").fetch_one(&self.readers).await;
        let answer: String = answer.map_err(told)?;
        if answer == "ok" { Ok(()) } else { Err(StoreError::Damaged(answer)) }
    }

    /// A file tells nobody that it has changed.
    #[expect(clippy::unused_async, reason = "other stores ask for it")]
    async fn hear(&self) -> Result<Option<Box<dyn Changes>>, StoreError> {
        Ok(None)
    }
}

/// Others on this computer may not read names and games.
#[cfg(unix)]
fn keep_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        // A file of somebody else keeps the rights that they gave it.
        let _ = std::fs::set_permissions(name, std::fs::Permissions::from_mode(0o600));
    }
}

/// Rights are the folder's.
#[cfg(not(unix))]
fn keep_private(_: &Path) {}
