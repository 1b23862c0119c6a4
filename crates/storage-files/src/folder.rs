//! Where the data folder is and what lies where in it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use crate::StorageError;

/// The variable that names another folder.
const VARIABLE: &str = "MARELLE_DATA";

/// The folder of one person. It is made when something is first written to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFolder {
    path: PathBuf,
}

impl DataFolder {
    /// This folder.
    #[must_use]
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }

    /// The folder that `MARELLE_DATA` names, else the one that programs have by the conventions
    /// of the platform; none where the person has no home.
    #[must_use]
    pub fn of_this_person() -> Option<Self> {
        let named = env::var_os(VARIABLE).filter(|path| !path.is_empty()).map(Self::at);
        let usual = || ProjectDirs::from("", "", "marelle").map(|dirs| Self::at(dirs.data_dir()));
        named.or_else(usual)
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn scores_path(&self) -> PathBuf {
        self.path.join("scores.txt")
    }

    pub(crate) fn scores_before_path(&self) -> PathBuf {
        self.path.join("scores-before.txt")
    }

    pub(crate) fn scores_lock_path(&self) -> PathBuf {
        self.path.join("scores.lock")
    }

    pub(crate) fn online_path(&self) -> PathBuf {
        self.path.join("online.txt")
    }

    pub(crate) fn online_lock_path(&self) -> PathBuf {
        self.path.join("online.lock")
    }

    pub(crate) fn games_path(&self) -> PathBuf {
        self.path.join("games")
    }

    pub(crate) fn finished_path(&self) -> PathBuf {
        self.path.join("finished")
    }
}

/// Makes a folder with those above it.
pub(crate) fn make(path: &Path) -> Result<(), StorageError> {
    fs::create_dir_all(path).map_err(|error| StorageError::writing(path, error))
}

/// The bytes of a file that is not larger than this; none when there is no such file.
pub(crate) fn read(path: &Path, most: u64) -> Result<Option<Vec<u8>>, StorageError> {
    let absent = |error: &std::io::Error| error.kind() == std::io::ErrorKind::NotFound;
    let size = match fs::metadata(path) {
        Ok(data) => data.len(),
        Err(error) if absent(&error) => return Ok(None),
        Err(error) => return Err(StorageError::reading(path, error)),
    };
    if size > most {
        return Err(StorageError::TooLarge { path: path.to_owned(), most });
    }
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if absent(&error) => Ok(None),
        Err(error) => Err(StorageError::reading(path, error)),
    }
}
