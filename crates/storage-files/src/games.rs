//! Games as one file each: those that go on, and those that are over.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::lock::{LockError, NamedLock};
use crate::whole::{Replace, sync_names, write_whole};
use crate::{DataFolder, StorageError, folder};

/// How the names of games end.
const ENDING: &str = "marelle";
/// The longest records are far below.
const LARGEST_GAME: u64 = 16 << 20;

/// A game that this program has open: no other program can open it meanwhile.
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    finished: PathBuf,
    _lock: NamedLock,
}

/// A game that lies in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: SystemTime,
    finished: PathBuf,
}

impl DataFolder {
    /// A file for a new game, named by this word and the date. It appears when it is first
    /// written.
    ///
    /// # Errors
    /// When nothing can be written to the folder.
    pub fn new_game_file(&self, word: &str) -> Result<GameFile, StorageError> {
        let (games, finished) = (self.games_path(), self.finished_path());
        folder::make(&games)?;
        let stem = format!("{}-{}", safe(word), jiff::Zoned::now().strftime("%Y-%m-%d"));
        let mut number = 1u32;
        loop {
            let name = format!("{stem}-{number}.{ENDING}");
            let path = games.join(&name);
            let locked = NamedLock::now(lock_path(&path));
            let is_free = !path.exists() && !finished.join(&name).exists();
            match locked {
                Ok(lock) if is_free => {
                    return Ok(GameFile { path, finished, _lock: lock });
                }
                Ok(_) | Err(LockError::Held) => number += 1,
                Err(LockError::Io(error)) => return Err(StorageError::writing(&path, error)),
            }
        }
    }

    /// The games that go on, the newest first.
    ///
    /// # Errors
    /// When the folder is there and cannot be read.
    pub fn games(&self) -> Result<Vec<SavedGame>, StorageError> {
        self.list(&self.games_path())
    }

    /// The games that are over, the newest first.
    ///
    /// # Errors
    /// When the folder is there and cannot be read.
    pub fn finished_games(&self) -> Result<Vec<SavedGame>, StorageError> {
        self.list(&self.finished_path())
    }

    fn list(&self, games: &Path) -> Result<Vec<SavedGame>, StorageError> {
        let entries = match fs::read_dir(games) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(StorageError::reading(games, error)),
        };
        let finished = self.finished_path();
        // A file that goes while the others are listed is not missed.
        let saved = entries.flatten().filter_map(|entry| {
            let (path, finished) = (entry.path(), finished.clone());
            let is_game = path.extension().is_some_and(|ending| ending == ENDING);
            let modified = entry.metadata().ok().filter(|_| is_game)?.modified().ok()?;
            Some(SavedGame { path, modified, finished })
        });
        let mut saved: Vec<SavedGame> = saved.collect();
        saved.sort_by(|one, other| {
            other.modified.cmp(&one.modified).then_with(|| other.path.cmp(&one.path))
        });
        Ok(saved)
    }
}

impl SavedGame {
    /// The name of the game within the folder, the same for as long as it exists.
    #[must_use]
    pub fn id(&self) -> String {
        id(&self.path)
    }

    /// Its text. Bytes that are no text give what a damaged text gives.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(&self) -> Result<String, StorageError> {
        let absent = || StorageError::reading(&self.path, std::io::ErrorKind::NotFound.into());
        let bytes = folder::read(&self.path, LARGEST_GAME)?.ok_or_else(absent)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Opens it to go on with it.
    ///
    /// # Errors
    /// When another program has it open, or the folder cannot be written to.
    pub fn open(&self) -> Result<GameFile, StorageError> {
        let (path, finished) = (self.path.clone(), self.finished.clone());
        match NamedLock::now(lock_path(&path)) {
            Ok(lock) => Ok(GameFile { path, finished, _lock: lock }),
            Err(LockError::Held) => Err(StorageError::InUse { path }),
            Err(LockError::Io(error)) => Err(StorageError::writing(&path, error)),
        }
    }
}

impl GameFile {
    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The name of the game within the folder, the same for as long as it exists.
    #[must_use]
    pub fn id(&self) -> String {
        id(&self.path)
    }

    /// Writes the game as it is now. When this returns, it is on the disk.
    ///
    /// # Errors
    /// When it cannot be written; the file is then as it was.
    pub fn write(&self, text: &str) -> Result<(), StorageError> {
        write_whole(&self.path, text.as_bytes(), Replace::Always)
            .map_err(|error| StorageError::writing(&self.path, error))
    }

    /// Puts the game to those that are over.
    ///
    /// # Errors
    /// When it cannot be moved; it stays where it is then.
    pub fn finish(self) -> Result<(), StorageError> {
        folder::make(&self.finished)?;
        let name = self.path.file_name().unwrap_or_default();
        fs::rename(&self.path, self.finished.join(name))
            .map_err(|error| StorageError::writing(&self.path, error))?;
        [self.path.parent(), Some(&*self.finished)].into_iter().flatten().for_each(sync_names);
        Ok(())
    }

    /// Removes the game for good.
    ///
    /// # Errors
    /// When it cannot be removed.
    pub fn remove(self) -> Result<(), StorageError> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(StorageError::writing(&self.path, error))
            }
            _ => Ok(()),
        }
    }
}

fn id(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn lock_path(game: &Path) -> PathBuf {
    game.with_extension("lock")
}

/// A word that can be part of a file's name everywhere: a design lends the name of its file.
fn safe(word: &str) -> String {
    let word = word.rsplit(['/', '\\', ':']).next().unwrap_or_default();
    let word = word.split('.').next().unwrap_or_default();
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    let word: String = word.chars().take(40).map(plain).collect();
    if word.is_empty() { "game".to_owned() } else { word }
}
