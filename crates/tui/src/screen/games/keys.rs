//! The keys of the shelf.

use super::{Games, Lines};
use crate::demos;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::list::Picked;
use crate::screen::help::Page;
use crate::screen::{Next, Screen, new_game, play};

impl Games {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        let area = super::draw::list_area(desk.area);
        if input.plain_key() == Some(KeyCode::Esc) {
            return Next::Menu;
        }
        let chosen = self.list.chosen;
        let height = super::draw::line_height(self.count(), area);
        let picked = self.list.take(input, self.count(), area, height);
        match (&self.lines, picked, input.plain_key()) {
            (Lines::Begin(ids), _, Some(KeyCode::F(1) | KeyCode::Char('?'))) => {
                Next::Help(ids.get(chosen).map_or(Page::Keys, |&id| Page::Game(id.to_owned())))
            }
            (Lines::Begin(ids), Picked::Line(index), _) => {
                let form = ids.get(index).and_then(|id| new_game::NewGame::of(id, desk));
                form.map_or(Next::Stay, |form| Next::Open(Screen::NewGame(Box::new(form))))
            }
            (Lines::Demos(demos), Picked::Line(index), _) => {
                let opened = demos.get(index).map(|(card, demo)| demos::open(card, demo, desk));
                match opened {
                    Some(Ok(session)) => {
                        Next::Open(Screen::Play(Box::new(play::Play::demonstrate(session, desk))))
                    }
                    Some(Err(message)) => {
                        desk.notice = Some(message);
                        Next::Stay
                    }
                    None => Next::Stay,
                }
            }
            _ => Next::Stay,
        }
    }
}
