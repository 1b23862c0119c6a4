//! The keys of the scores.

use super::Ranking;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::screen::Next;

impl Ranking {
    pub(crate) fn take(&mut self, input: &Input, desk: &Desk) -> Next {
        let room = usize::from(super::draw::list_area(desk.area).height);
        let count = self.scores.as_ref().map_or(0, |scores| scores.ranked().len());
        let most = count.saturating_sub(room);
        self.top = self.top.min(most);
        let up = |top: usize, by: usize| top.saturating_sub(by);
        let down = |top: usize, by: usize| (top + by).min(most);
        match (input, input.plain_key()) {
            (Input::Wheel(true), _) | (_, Some(KeyCode::Up)) => self.top = up(self.top, 1),
            (Input::Wheel(false), _) | (_, Some(KeyCode::Down)) => self.top = down(self.top, 1),
            (_, Some(KeyCode::PageUp)) => self.top = up(self.top, room),
            (_, Some(KeyCode::PageDown | KeyCode::Char(' '))) => self.top = down(self.top, room),
            (_, Some(KeyCode::Home)) => self.top = 0,
            (_, Some(KeyCode::End)) => self.top = most,
            (_, Some(KeyCode::Esc | KeyCode::Enter)) => return Next::Menu,
            _ => {}
        }
        Next::Stay
    }
}
