//! Games that were interrupted: the newest first, each with its date, players and position.

mod draw;
mod keys;

use game::Reason as _;
use i18n::Message;
use session::{Record, Session};
use storage_files::SavedGame;

use crate::desk::Desk;
use crate::list::List;

/// So many games are listed; older ones stay in their folder.
const MOST: usize = 200;

/// Saved games to choose from.
pub(crate) struct Resume {
    list: List,
    games: Vec<Kept>,
    /// Why the folder cannot be read.
    trouble: Option<Message>,
    /// Whether the chosen game is deleted when that is asked for once more.
    asks_to_delete: bool,
}

/// A saved game, and what it holds or why that cannot be told.
struct Kept {
    saved: SavedGame,
    session: Result<Session, Message>,
    date: Option<String>,
}

impl Resume {
    pub(crate) fn open(desk: &Desk) -> Self {
        let none = || Message::new("tui.no-folder");
        let found = desk.data.as_ref().ok_or_else(none);
        let found = found.and_then(|data| data.games().map_err(|error| error.message()));
        let (games, trouble) = match found {
            Ok(found) => (found.into_iter().take(MOST).map(Kept::of).collect(), None),
            Err(trouble) => (Vec::new(), Some(trouble)),
        };
        Self { list: List::default(), games, trouble, asks_to_delete: false }
    }

    fn chosen(&self) -> Option<&Kept> {
        self.games.get(self.list.chosen)
    }
}

impl Kept {
    fn of(saved: SavedGame) -> Self {
        let read = saved.read().map_err(|error| error.message()).and_then(|text| read(&text));
        match read {
            Ok((session, date)) => Self { saved, session: Ok(session), date },
            Err(why) => Self { saved, session: Err(why), date: None },
        }
    }
}

/// The session that a saved text tells, and its date.
fn read(text: &str) -> Result<(Session, Option<String>), Message> {
    let record = Record::read(text.as_bytes()).map_err(|error| error.message())?;
    let session = record.open(catalogue::open).map_err(|error| error.message())?;
    Ok((session, record.date().map(str::to_owned)))
}
