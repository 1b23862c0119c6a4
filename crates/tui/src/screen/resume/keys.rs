//! The keys of the saved games.

use super::Resume;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::list::Picked;
use crate::screen::{Next, Screen, play};

impl Resume {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        if input.plain_key() == Some(KeyCode::Esc) {
            return Next::Menu;
        }
        let area = super::draw::list_area(desk.area);
        match self.list.take(input, self.games.len(), area, super::draw::HEIGHT) {
            Picked::Line(_) => self.go_on(desk),
            Picked::Moved | Picked::Nothing => Next::Stay,
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
