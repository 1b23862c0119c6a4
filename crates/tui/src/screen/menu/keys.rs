//! The keys of the menu.

use super::{ITEMS, Item, Menu};
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::list::Picked;
use crate::screen::help::Page;
use crate::screen::{Next, Screen, files, games, join, library, scores};

impl Menu {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        let area = super::draw::list_area(desk.area);
        let picked = match input.plain_key() {
            // Each line has its number; the last one is 0.
            Some(KeyCode::Char(digit @ '0'..='9')) => {
                let number = digit.to_digit(10).map_or(0, |digit| digit as usize);
                Picked::Line((number + ITEMS.len() - 1) % ITEMS.len())
            }
            Some(KeyCode::F(1) | KeyCode::Char('?')) => return Next::Help(Page::Keys),
            Some(KeyCode::Char('q' | 'Q')) => return Next::Leave,
            _ => self.list.take(input, ITEMS.len(), area, 1),
        };
        let Picked::Line(index) = picked else { return Next::Stay };
        self.list.chosen = index;
        match ITEMS.get(index).map(|(item, _)| *item) {
            Some(Item::NewGame) => Next::Open(Screen::Games(games::Games::to_begin())),
            Some(Item::Resume) => Next::Open(Screen::Files(files::Files::kept(desk))),
            Some(Item::Join) => Next::Open(Screen::Join(join::Join::open(desk))),
            Some(Item::Library) => Next::Open(Screen::Library(library::Library::default())),
            Some(Item::Files) => {
                let folder = desk.folder.clone();
                Next::Open(Screen::Files(files::Files::of_folder(folder, desk)))
            }
            Some(Item::Demo) => Next::Open(Screen::Games(games::Games::of_demos())),
            Some(Item::Scores) => Next::Open(Screen::Scores(scores::Ranking::open(desk))),
            Some(Item::Help) => Next::Help(Page::Keys),
            Some(Item::Language) => {
                desk.switch_language();
                Next::Stay
            }
            Some(Item::Quit) => Next::Leave,
            None => Next::Stay,
        }
    }
}
