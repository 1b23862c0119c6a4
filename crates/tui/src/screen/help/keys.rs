//! The keys of the pages to read.

use super::Help;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::screen::Next;

impl Help {
    pub(crate) fn take(&mut self, input: &Input, desk: &Desk) -> Next {
        let area = super::draw::text_area(desk.area);
        let room = usize::from(area.height);
        let most = self.lines(desk, area.width).len().saturating_sub(room);
        match (input, input.plain_key()) {
            (Input::Wheel(up), _) => self.scroll(*up, 1, most),
            (_, Some(KeyCode::Up)) => self.scroll(true, 1, most),
            (_, Some(KeyCode::Down)) => self.scroll(false, 1, most),
            (_, Some(KeyCode::PageUp)) => self.scroll(true, room, most),
            (_, Some(KeyCode::PageDown | KeyCode::Char(' '))) => self.scroll(false, room, most),
            (_, Some(KeyCode::Left)) => self.turn(false),
            (_, Some(KeyCode::Right | KeyCode::Tab)) => self.turn(true),
            (_, Some(KeyCode::Esc | KeyCode::Enter | KeyCode::F(1))) => return Next::Back,
            _ => {}
        }
        Next::Stay
    }

    fn scroll(&mut self, up: bool, by: usize, most: usize) {
        let top = self.top.min(most);
        self.top = if up { top.saturating_sub(by) } else { (top + by).min(most) };
    }
}
