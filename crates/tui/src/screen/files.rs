//! Games in files: those that were interrupted, the newest first, or whatever a folder holds.

mod draw;
mod keys;
mod read;

use std::path::PathBuf;
use std::sync::Arc;

use game::AnyGame;
use i18n::Message;
use session::Session;
use storage_files::SavedGame;

use crate::desk::Desk;
use crate::list::List;

/// So many files are listed; the others stay where they are.
const MOST: usize = 200;

/// Files to choose from.
pub(crate) struct Files {
    list: List,
    lines: Vec<Found>,
    /// The folder that is looked through; none where these are the games that are kept.
    folder: Option<PathBuf>,
    /// Why nothing can be listed.
    trouble: Option<Message>,
    /// Whether the chosen game is deleted when that is asked for once more.
    asks_to_delete: bool,
}

/// A file or a folder, and what it holds or why that cannot be told.
struct Found {
    name: String,
    held: Result<Held, Message>,
    /// Where it is kept, when it is one of the games that are.
    saved: Option<SavedGame>,
}

/// What can be opened.
enum Held {
    Folder(PathBuf),
    /// A saved game, with its date.
    Game(Box<Session>, Option<String>),
    /// A game to begin.
    Design(Arc<dyn AnyGame>),
}

impl Files {
    /// The games that were interrupted.
    pub(crate) fn kept(desk: &Desk) -> Self {
        let none = || Message::new("tui.no-folder");
        let found = desk.data.as_ref().ok_or_else(none);
        let found = found.and_then(|data| data.games().map_err(|error| error.message()));
        let kept = |saved: SavedGame| Found::kept(saved, desk);
        Self::of(None, found.map(|found| found.into_iter().take(MOST).map(kept).collect()))
    }

    /// All that can be opened in a folder.
    pub(crate) fn of_folder(folder: PathBuf, desk: &Desk) -> Self {
        let found = read::look_into(&folder, desk);
        Self::of(Some(folder), found)
    }

    fn of(folder: Option<PathBuf>, found: Result<Vec<Found>, Message>) -> Self {
        let (lines, trouble) = match found {
            Ok(lines) => (lines, None),
            Err(trouble) => (Vec::new(), Some(trouble)),
        };
        Self { list: List::default(), lines, folder, trouble, asks_to_delete: false }
    }

    fn chosen(&self) -> Option<&Found> {
        self.lines.get(self.list.chosen)
    }
}
