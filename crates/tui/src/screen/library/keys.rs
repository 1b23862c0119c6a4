//! The keys of the library.

use super::Library;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::list::Picked;
use crate::screen::help::Page;
use crate::screen::{Next, Screen, new_game};

impl Library {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        let shown = self.shown();
        match input.plain_key() {
            Some(KeyCode::Esc) => return Next::Menu,
            Some(KeyCode::Left) => self.turn(false),
            Some(KeyCode::Right | KeyCode::Tab) => self.turn(true),
            Some(KeyCode::F(1) | KeyCode::Char('?')) => {
                let chosen = shown.get(self.list.chosen);
                let page = chosen.map(|entry| Page::Game(entry.id.to_owned()));
                return Next::Help(page.unwrap_or(Page::Keys));
            }
            _ => {}
        }
        let area = super::draw::list_area(desk.area);
        match self.list.take(input, shown.len(), area, 1) {
            Picked::Line(index) => {
                let form = shown.get(index).and_then(|entry| new_game::NewGame::of(entry.id, desk));
                form.map_or(Next::Stay, |form| Next::Open(Screen::NewGame(Box::new(form))))
            }
            Picked::Moved | Picked::Nothing => Next::Stay,
        }
    }
}
