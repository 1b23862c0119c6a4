//! Scores in their file: read, and added to under a lock with a copy of what was there.

use std::path::Path;

use storage::GameResult;

use crate::lock::Lock;
use crate::whole::{Replace, write_whole};
use crate::{DataFolder, Scores, StorageError, folder};

/// A score file with a hundred thousand players is far below.
const LARGEST_SCORES: u64 = 64 << 20;

impl DataFolder {
    /// The scores; none when there is no score file yet.
    ///
    /// # Errors
    /// When there is one and it cannot be read.
    pub fn scores(&self) -> Result<Scores, StorageError> {
        let bytes = folder::read(&self.scores_path(), LARGEST_SCORES)?;
        Ok(Scores::read(&bytes.unwrap_or_default()))
    }

    /// Adds the results of a game, once: who asks again for the same game, after a crash for
    /// instance, changes nothing. Gives the scores as they are now.
    ///
    /// # Errors
    /// When the file cannot be read or written; it is then as it was.
    pub fn add_results(&self, game: &str, results: &[GameResult]) -> Result<Scores, StorageError> {
        folder::make(self.path())?;
        let path = self.scores_path();
        let _lock = Lock::soon(&self.scores_lock_path()).map_err(|error| error.about(&path))?;
        let before = folder::read(&path, LARGEST_SCORES)?;
        let mut scores = Scores::read(before.as_deref().unwrap_or_default());
        if scores.has_counted(game) {
            return Ok(scores);
        }
        scores.add(game, results);
        if let Some(before) = before {
            write(&self.scores_before_path(), &before)?;
        }
        write(&path, &scores.to_bytes())?;
        Ok(scores)
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    write_whole(path, bytes, Replace::Always).map_err(|error| StorageError::writing(path, error))
}
