//! The keys of the files.

use std::sync::Arc;

use i18n::Message;
use storage_files::GameFile;

use super::{Files, Held};
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::list::Picked;
use crate::screen::{Next, Screen, new_game, play};

impl Files {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        let is_confirmed = std::mem::take(&mut self.asks_to_delete);
        match input.plain_key() {
            Some(KeyCode::Esc) => return Next::Menu,
            // Only what is kept here is deleted here.
            Some(KeyCode::Delete | KeyCode::Char('d' | 'D')) if self.folder.is_none() => {
                if is_confirmed {
                    self.delete(desk);
                } else {
                    self.asks_to_delete = self.chosen().is_some();
                }
                return Next::Stay;
            }
            _ => {}
        }
        let area = super::draw::list_area(desk.area);
        match self.list.take(input, self.lines.len(), area, super::draw::HEIGHT) {
            Picked::Line(_) => self.open(desk).unwrap_or_else(|why| {
                desk.notice = Some(why);
                Next::Stay
            }),
            Picked::Moved | Picked::Nothing => Next::Stay,
        }
    }

    /// Deletes the chosen game for good, unless another program has it open.
    fn delete(&mut self, desk: &mut Desk) {
        let Some(saved) = self.chosen().and_then(|found| found.saved.as_ref()) else { return };
        match saved.open().and_then(GameFile::remove) {
            Ok(()) => {
                self.lines.remove(self.list.chosen);
                self.list.chosen = self.list.chosen.min(self.lines.len().saturating_sub(1));
            }
            Err(error) => desk.notice = Some(error.message()),
        }
    }

    /// Looks into the chosen folder, goes on with the chosen game, or begins it.
    fn open(&self, desk: &mut Desk) -> Result<Next, Message> {
        let Some(found) = self.chosen() else { return Ok(Next::Stay) };
        let screen = match found.held.as_ref().map_err(Message::clone)? {
            Held::Folder(path) => {
                let files = Self::of_folder(path.clone(), desk);
                // Who cannot look into a folder stays where others can be chosen.
                match &files.trouble {
                    Some(why) => return Err(why.clone()),
                    None => Screen::Files(files),
                }
            }
            Held::Design(game) => {
                Screen::NewGame(Box::new(new_game::NewGame::of_file(Arc::clone(game), desk)?))
            }
            Held::Game(session, _) => {
                // A game from elsewhere is kept here from its next move on.
                let file = found.saved.as_ref().map(storage_files::SavedGame::open).transpose();
                let file = file.map_err(|error| error.message())?;
                let session = session.as_ref().clone();
                Screen::Play(Box::new(play::Play::begin(session, file, desk)))
            }
        };
        Ok(Next::Open(screen))
    }
}
