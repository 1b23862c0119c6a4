//! The keys of the saved games.

use storage_files::GameFile;

use super::Resume;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::list::Picked;
use crate::screen::{Next, Screen, play};

impl Resume {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        let is_confirmed = std::mem::take(&mut self.asks_to_delete);
        match input.plain_key() {
            Some(KeyCode::Esc) => return Next::Menu,
            Some(KeyCode::Delete | KeyCode::Char('d' | 'D')) => {
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
        match self.list.take(input, self.games.len(), area, super::draw::HEIGHT) {
            Picked::Line(_) => self.go_on(desk),
            Picked::Moved | Picked::Nothing => Next::Stay,
        }
    }

    /// Deletes the chosen game for good, unless another program has it open.
    fn delete(&mut self, desk: &mut Desk) {
        let Some(kept) = self.chosen() else { return };
        match kept.saved.open().and_then(GameFile::remove) {
            Ok(()) => {
                self.games.remove(self.list.chosen);
                self.list.chosen = self.list.chosen.min(self.games.len().saturating_sub(1));
            }
            Err(error) => desk.notice = Some(error.message()),
        }
    }

    fn go_on(&self, desk: &mut Desk) -> Next {
        let Some(kept) = self.chosen() else { return Next::Stay };
        let session = match &kept.session {
            Ok(session) => session.clone(),
            Err(why) => {
                desk.notice = Some(why.clone());
                return Next::Stay;
            }
        };
        match kept.saved.open() {
            Ok(file) => {
                let play = play::Play::begin(session, Some(file), desk);
                Next::Open(Screen::Play(Box::new(play)))
            }
            Err(error) => {
                desk.notice = Some(error.message());
                Next::Stay
            }
        }
    }
}
