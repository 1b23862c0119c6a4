//! Why something could not be kept or found; nothing is half done then.

use std::io;
use std::path::{Path, PathBuf};

use i18n::Message;

/// Why the data folder did not do what was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum StorageError {
    #[error("{path} cannot be read: {source}")]
    CannotRead { path: PathBuf, source: io::Error },
    #[error("{path} cannot be written: {source}")]
    CannotWrite { path: PathBuf, source: io::Error },
    #[error("there is no room on the disk for {path}")]
    DiskFull { path: PathBuf },
    #[error("nothing may be written to {path}")]
    ReadOnly { path: PathBuf },
    #[error("{path} is larger than {most} bytes")]
    TooLarge { path: PathBuf, most: u64 },
    #[error("{path} is open in another program")]
    InUse { path: PathBuf },
    #[error("another program has held {path} for too long")]
    Busy { path: PathBuf },
}

impl StorageError {
    pub(crate) fn reading(path: &Path, source: io::Error) -> Self {
        Self::CannotRead { path: path.to_owned(), source }
    }

    pub(crate) fn writing(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull { path },
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => {
                Self::ReadOnly { path }
            }
            _ => Self::CannotWrite { path, source },
        }
    }

    /// Its stable key.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::CannotRead { .. } => "storage.cannot-read",
            Self::CannotWrite { .. } => "storage.cannot-write",
            Self::DiskFull { .. } => "storage.disk-full",
            Self::ReadOnly { .. } => "storage.read-only",
            Self::TooLarge { .. } => "storage.too-large",
            Self::InUse { .. } => "storage.in-use",
            Self::Busy { .. } => "storage.busy",
        }
    }

    /// The file it is about.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::CannotRead { path, .. }
            | Self::CannotWrite { path, .. }
            | Self::DiskFull { path }
            | Self::ReadOnly { path }
            | Self::TooLarge { path, .. }
            | Self::InUse { path }
            | Self::Busy { path } => path,
        }
    }

    /// What is told to people.
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new(self.key()).with("file", self.path())
    }
}
