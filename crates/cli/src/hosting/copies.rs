//! Copies of a store in a file: made while it is in use, and put back whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use i18n::Message;
use storage::Store;
use storage_sqlite::SqliteStore;

use super::{STORE, lock, open_file, refused, told};
use crate::files::shown;
use crate::halt::Halt;

/// The store that was there before.
const BEFORE: &str = "marelle-before.db";

/// Writes a copy that is whole at every moment.
pub(super) async fn back_up(folder: &Path, target: &Path) -> Result<(), Halt> {
    if target.exists() {
        return Err(file_fault("file.exists", target));
    }
    let store = open_file(&folder.join(STORE)).await?;
    let space = beside(target)?;
    let copy = space.path().join(STORE);
    let copied = store.back_up(&copy).await;
    store.close().await;
    copied.map_err(|error| told(&error, shown(target)))?;
    sync(&copy).map_err(|_| file_fault("file.cannot-write", target))?;
    // A name that was taken meanwhile is not taken away.
    fs::hard_link(&copy, target).or_else(|_| move_new(&copy, target)).map_err(|error| {
        match error.kind() {
            io::ErrorKind::AlreadyExists => file_fault("file.exists", target),
            _ => file_fault("file.cannot-write", target),
        }
    })
}

/// Puts a copy in the place of the store; says how many matches are in it.
pub(super) async fn restore(copy: &Path, folder: &Path, force: bool) -> Result<u64, Halt> {
    if !copy.is_file() {
        return Err(file_fault("file.not-found", copy));
    }
    let cannot_write = |_| refused("serve.cannot-write", shown(folder));
    fs::create_dir_all(folder).map_err(cannot_write)?;
    let _lock = lock(folder)?;
    let target = folder.join(STORE);
    if target.exists() && !force {
        return Err(refused("admin.store-there", shown(&target)));
    }
    let space = tempfile::tempdir_in(folder).map_err(cannot_write)?;
    let new = space.path().join(STORE);
    copy_bytes(copy, &new).map_err(|_| file_fault("file.cannot-read", copy))?;
    let matches = checked(&new).await.map_err(|_| file_fault("admin.not-a-copy", copy))?;
    sync(&new).map_err(cannot_write)?;
    make_room(&target, folder).await.map_err(cannot_write)?;
    fs::rename(&new, &target).map_err(cannot_write)?;
    // It is in its place. Some systems cannot make sure of the names of a folder.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(matches)
}

/// Makes sure that a copy is a whole store, brought up to date; says how many matches it has.
async fn checked(copy: &Path) -> Result<u64, storage::StoreError> {
    let store = SqliteStore::open(copy).await?;
    let sound = store.check().await;
    let census = store.census().await;
    store.close().await;
    sound?;
    census.map(|census| census.matches)
}

/// What is there is kept under another name, and nothing of it is left beside the new store:
/// a journal of the old one would be taken for its own.
async fn make_room(target: &Path, folder: &Path) -> io::Result<()> {
    if !target.exists() {
        return Ok(());
    }
    // Closing a store puts its journal into it. A damaged one cannot be opened and keeps it.
    if let Ok(old) = SqliteStore::open(target).await {
        old.close().await;
    }
    let before = folder.join(BEFORE);
    // What was kept the time before goes first, with its journal: that is of no other store.
    for ending in ["", "-wal", "-shm"] {
        unless_missing(fs::remove_file(with(&before, ending)))?;
    }
    for ending in ["-wal", "-shm"] {
        unless_missing(fs::rename(with(target, ending), with(&before, ending)))?;
    }
    // Some file systems know no second name; then the old store is simply replaced.
    let _ = fs::hard_link(target, &before);
    Ok(())
}

/// What is not there needs neither moving nor removing.
fn unless_missing(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A folder of our own on the same disk as a file.
fn beside(target: &Path) -> Result<tempfile::TempDir, Halt> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    let space = tempfile::tempdir_in(folder.unwrap_or(Path::new(".")));
    space.map_err(|_| file_fault("file.cannot-write", target))
}

/// Where there are no second names.
fn move_new(from: &Path, to: &Path) -> io::Result<()> {
    if to.exists() { Err(io::ErrorKind::AlreadyExists.into()) } else { fs::rename(from, to) }
}

/// Copies what is in a file and not who may write it: many keep their copies read-only, but a
/// store must be written.
fn copy_bytes(from: &Path, to: &Path) -> io::Result<()> {
    io::copy(&mut File::open(from)?, &mut File::create(to)?).map(drop)
}

/// Makes sure that a file is on the disk; some systems ask for the right to write it.
fn sync(file: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(file)?.sync_all()
}

fn file_fault(key: &'static str, path: &Path) -> Halt {
    Halt::Refused(Message::new(key).with("file", shown(path)))
}
