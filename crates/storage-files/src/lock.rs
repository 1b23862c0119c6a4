//! Locks between programs: a file beside what is guarded, locked by the system. A program that
//! dies lets go of its locks by itself.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::StorageError;

/// A lock that is held; let go when dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    /// Closing it lets go.
    file: File,
}

/// How often a lock that another program holds is asked for again, and how long between.
const ATTEMPTS: u32 = 250;
const PAUSE: Duration = Duration::from_millis(20);

/// Why a lock was not got.
pub(crate) enum LockError {
    /// Another program has it.
    Held,
    /// Its file cannot be made.
    Io(io::Error),
}

impl LockError {
    /// What that means for who wanted to write a file.
    pub(crate) fn about(self, path: &Path) -> StorageError {
        match self {
            Self::Held => StorageError::Busy { path: path.to_owned() },
            Self::Io(error) => StorageError::writing(path, error),
        }
    }
}

impl Lock {
    /// Gets the lock now or not at all.
    pub(crate) fn now(path: &Path) -> Result<Self, LockError> {
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path);
        let file = file.map_err(LockError::Io)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file }),
            Err(TryLockError::WouldBlock) => Err(LockError::Held),
            // Some network folders know no locks: better without one than without the game.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                Ok(Self { file })
            }
            Err(TryLockError::Error(error)) => Err(LockError::Io(error)),
        }
    }

    /// Whether the file that is locked is still the one of this name.
    #[cfg(unix)]
    fn is_of(&self, path: &Path) -> bool {
        use std::os::unix::fs::MetadataExt;
        let place = |data: fs::Metadata| (data.dev(), data.ino());
        let (locked, named) = (self.file.metadata().map(place), fs::metadata(path).map(place));
        matches!((locked, named), (Ok(locked), Ok(named)) if locked == named)
    }

    /// A file that is open cannot be removed.
    #[cfg(not(unix))]
    fn is_of(&self, _path: &Path) -> bool {
        self.file.metadata().is_ok()
    }

    /// Waits some seconds for it.
    pub(crate) fn soon(path: &Path) -> Result<Self, LockError> {
        for _ in 1..ATTEMPTS {
            match Self::now(path) {
                Err(LockError::Held) => std::thread::sleep(PAUSE),
                done => return done,
            }
        }
        Self::now(path)
    }
}

/// A lock whose file goes with it, for what has many names.
#[derive(Debug)]
pub(crate) struct NamedLock {
    path: PathBuf,
    _lock: Lock,
}

impl NamedLock {
    pub(crate) fn now(path: PathBuf) -> Result<Self, LockError> {
        loop {
            let lock = Lock::now(&path)?;
            // Between opening and locking, who had it before may have removed the file: this
            // would be the lock of nothing.
            if lock.is_of(&path) {
                return Ok(Self { path, _lock: lock });
            }
        }
    }
}

impl Drop for NamedLock {
    fn drop(&mut self) {
        // What stays behind is an empty file that nobody holds.
        let _ = fs::remove_file(&self.path);
    }
}
