//! What files hold: a saved game or a design, whatever their names end in.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use game::{Reason as _, Settings};
use i18n::Message;
use session::{LONGEST_RECORD, Record};
use storage_files::SavedGame;

use super::{Found, Held, MOST};
use crate::desk::Desk;

/// What the names of saved games, packages and designs end in.
const ENDINGS: [&str; 2] = ["marelle", JSON];
/// What the names of designs end in, and of many files of other programs.
const JSON: &str = "json";
/// What every design that Marelle wrote names; other programs write JSON too.
const OURS: &[u8] = b"marelle_design";

impl Found {
    /// A game that was interrupted.
    pub(super) fn kept(saved: SavedGame, desk: &Desk) -> Self {
        let read = saved.read().map_err(|error| error.message());
        let held = read.and_then(|text| game_in(text.as_bytes(), desk));
        Self { name: name_of(&saved.path), held, saved: Some(saved) }
    }

    fn folder(name: String, path: PathBuf) -> Self {
        Self { name, held: Ok(Held::Folder(path)), saved: None }
    }

    /// A file; nothing when it is another program's, which is not worth telling.
    fn file(path: &Path, desk: &Desk) -> Option<Self> {
        let read = bytes_of(path);
        let is_ours = |bytes: &Vec<u8>| bytes.windows(OURS.len()).any(|word| word == OURS);
        let is_json = ends_in(path, JSON);
        let is_worth_telling = !is_json || read.as_ref().is_ok_and(is_ours);
        let held = read.and_then(|bytes| held_by(path, &bytes, desk));
        let found = Self { name: name_of(path), held, saved: None };
        Some(found).filter(|found| found.held.is_ok() || is_worth_telling)
    }
}

/// The way up, the folders and the files of a folder that can be opened, by their names.
pub(super) fn look_into(folder: &Path, desk: &Desk) -> Result<Vec<Found>, Message> {
    let unreadable = |_| Message::new("tui.folder-closed");
    let entries = fs::read_dir(folder).map_err(unreadable)?.flatten();
    let is_shown = |path: &PathBuf| !name_of(path).starts_with('.');
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_shown).collect();
    paths.sort();
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) =
        paths.into_iter().partition(|path| path.is_dir());
    let up = folder.parent().map(|parent| Found::folder("..".to_owned(), parent.to_owned()));
    let folders = folders.into_iter().map(|path| Found::folder(name_of(&path), path));
    // Reading what is no file, such as a pipe, may never come to an end.
    let files = files.iter().filter(|path| has_ending(path) && path.is_file());
    let files = files.filter_map(|path| Found::file(path, desk)).take(MOST);
    Ok(up.into_iter().chain(folders).chain(files).collect())
}

/// What a file holds, by its first bytes.
fn held_by(path: &Path, bytes: &[u8], desk: &Desk) -> Result<Held, Message> {
    if Record::begins(bytes) {
        return game_in(bytes, desk);
    }
    let id = format!("{}{}", catalogue::DESIGN, path.display());
    (desk.open)(&id, None, &Settings::none()).map(Held::Design)
}

/// The bytes of a file, as many as a saved game may have.
fn bytes_of(path: &Path) -> Result<Vec<u8>, Message> {
    let unreadable = |_| Message::new("tui.file-closed");
    let file = fs::File::open(path).map_err(unreadable)?;
    let mut bytes = Vec::new();
    file.take(LONGEST_RECORD as u64).read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(bytes)
}

/// The session that a record tells, and its date.
fn game_in(bytes: &[u8], desk: &Desk) -> Result<Held, Message> {
    let record = Record::read(bytes).map_err(|error| error.message())?;
    let game = (desk.open)(record.game(), record.design(), &record.settings())?;
    let session = record.replay(game).map_err(|error| error.message())?;
    Ok(Held::Game(Box::new(session), record.date().map(str::to_owned)))
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn has_ending(path: &Path) -> bool {
    ENDINGS.iter().any(|ending| ends_in(path, ending))
}

/// Whether a name ends so, in small or large letters.
fn ends_in(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}
