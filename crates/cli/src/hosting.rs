//! The server and its store: where it is, who may have it, and what its faults are called here.
//!
//! Without a database, everything is in one file under the data folder; who serves it holds a
//! lock, so that no other program takes the file away meanwhile.

pub(crate) mod admin;
mod copies;
mod erase;
mod export;
mod person;
mod reach;
pub(crate) mod reading;
pub(crate) mod serve;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use i18n::{Message, Value};
use storage::{Store, StoreError};
use storage_postgres::PostgresStore;
use storage_sqlite::SqliteStore;

use crate::args;
use crate::files::{self, shown};
use crate::halt::Halt;

/// The variable that names a database where the command line should not: others can read that.
const VARIABLE: &str = "MARELLE_DATABASE_URL";
/// The store in the data folder.
const STORE: &str = "marelle.db";
/// Held by who serves it.
const LOCK: &str = "server.lock";

/// Where the store is.
enum Site {
    /// A file in this folder.
    Folder(PathBuf),
    /// A database at this address, which may hold a password.
    Database(String),
}

impl Site {
    fn of(matches: &ArgMatches) -> Result<Self, Halt> {
        let named = matches.get_one::<String>(args::DATABASE).cloned();
        let named = named.or_else(|| std::env::var(VARIABLE).ok().filter(|url| !url.is_empty()));
        match named {
            None => Ok(Self::Folder(files::data_folder(matches)?.path().to_owned())),
            Some(url) if ["postgres://", "postgresql://"].iter().any(|it| url.starts_with(it)) => {
                Ok(Self::Database(url))
            }
            Some(_) => Err(Halt::Usage(Message::new("serve.bad-database-url"))),
        }
    }

    /// How it is told; never with a password.
    fn shown(&self) -> Value {
        match self {
            Self::Folder(folder) => shown(&folder.join(STORE)),
            Self::Database(_) => "PostgreSQL".into(),
        }
    }

    /// The store, which must be there.
    async fn open(&self) -> Result<Arc<dyn Store>, Halt> {
        match self {
            Self::Folder(folder) => Ok(Arc::new(open_file(&folder.join(STORE)).await?)),
            Self::Database(url) => Ok(Arc::new(open_database(url).await?)),
        }
    }

    /// The store, made where it is missing, and for a file the right to serve it.
    async fn open_to_serve(&self) -> Result<(Arc<dyn Store>, Option<File>), Halt> {
        let Self::Folder(folder) = self else { return Ok((self.open().await?, None)) };
        let unwritable = |_| refused("serve.cannot-write", shown(folder));
        fs::create_dir_all(folder).map_err(unwritable)?;
        let lock = lock(folder)?;
        let path = folder.join(STORE);
        refuse_emptied(&path, &lock)?;
        let store = SqliteStore::open(&path).await;
        let store = store.map_err(|error| told(&error, self.shown()))?;
        // From now on there is a store. Where that cannot be noted, it is only not noticed later.
        let _ = (&lock).write_all(b"kept\n");
        Ok((Arc::new(store), Some(lock)))
    }
}

/// A store is never empty: what was there is lost, and must not be taken for a new beginning.
fn refuse_emptied(path: &Path, lock: &File) -> Result<(), Halt> {
    let was_there = lock.metadata().is_ok_and(|lock| lock.len() > 0);
    let is_empty = fs::metadata(path).is_ok_and(|file| file.len() == 0);
    // Where its journal is there still, nothing is lost.
    let has_journal = fs::metadata(path.with_extension("db-wal")).is_ok_and(|file| file.len() > 0);
    if was_there && is_empty && !has_journal {
        Err(refused("serve.emptied", shown(path)))
    } else {
        Ok(())
    }
}

async fn open_file(path: &Path) -> Result<SqliteStore, Halt> {
    if !path.is_file() {
        return Err(refused("serve.nothing-kept", shown(path)));
    }
    SqliteStore::open(path).await.map_err(|error| told(&error, shown(path)))
}

async fn open_database(url: &str) -> Result<PostgresStore, Halt> {
    PostgresStore::open(url).await.map_err(|error| match error {
        StoreError::Unavailable(details) => {
            tracing::warn!(details, "the database does not answer");
            Halt::Refused(Message::new("serve.no-database"))
        }
        error => told(&error, "PostgreSQL"),
    })
}

/// The right to serve a folder, until it is dropped or the program ends.
fn lock(folder: &Path) -> Result<File, Halt> {
    // Where the store is a link to a file elsewhere, that file is what must not be used twice.
    let real = fs::canonicalize(folder.join(STORE)).ok();
    let home = real.as_deref().and_then(Path::parent).unwrap_or(folder);
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(home.join(LOCK));
    let file = file.map_err(|_| refused("serve.cannot-write", shown(folder)))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(refused("serve.folder-in-use", shown(folder))),
        // Some network folders know no locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}

fn refused(key: &'static str, place: impl Into<Value>) -> Halt {
    Halt::Refused(Message::new(key).with("place", place))
}

/// What a fault of a store is called here; its details are for the log.
fn told(error: &StoreError, place: impl Into<Value>) -> Halt {
    tracing::warn!(%error, "the store refused");
    let key = match error {
        StoreError::Full(_) => "serve.disk-full",
        StoreError::Damaged(_) => "serve.damaged",
        _ => "serve.cannot-open",
    };
    refused(key, place)
}

/// What a command does while others may wait.
fn block_on<T>(work: impl Future<Output = Result<T, Halt>>) -> Result<T, Halt> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(work);
    // A machine that still thinks or a picture that is still read holds up nobody.
    runtime.shutdown_background();
    done
}
