//! A list of lines, one of which is chosen: the state, the keys and the part that is in view.

use ratatui::layout::Rect;

use crate::input::{Input, KeyCode};

/// Which line is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct List {
    pub(crate) chosen: usize,
}

/// What a key did to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// Nothing that concerns lists.
    Nothing,
    /// Another line may be chosen now.
    Moved,
    /// This line is meant.
    Line(usize),
}

impl List {
    /// Takes a key or a click for a list of so many lines, each `height` lines of the screen high
    /// and shown in this area.
    pub(crate) fn take(&mut self, input: &Input, count: usize, area: Rect, height: u16) -> Picked {
        if let Input::Click(col, line) = *input {
            return self.take_click((col, line), count, area, height);
        }
        let page = usize::from(area.height / height.max(1)).max(1);
        let last = count.saturating_sub(1);
        let at = match (input, input.plain_key()) {
            (Input::Wheel(true), _) | (_, Some(KeyCode::Up)) => self.chosen.saturating_sub(1),
            (Input::Wheel(false), _) | (_, Some(KeyCode::Down)) => self.chosen + 1,
            (_, Some(KeyCode::PageUp)) => self.chosen.saturating_sub(page),
            (_, Some(KeyCode::PageDown)) => self.chosen + page,
            (_, Some(KeyCode::Home)) => 0,
            (_, Some(KeyCode::End)) => last,
            (_, Some(KeyCode::Enter | KeyCode::Char(' '))) if count > 0 => {
                return Picked::Line(self.chosen);
            }
            _ => return Picked::Nothing,
        };
        self.chosen = at.min(last);
        Picked::Moved
    }

    fn take_click(&mut self, at: (u16, u16), count: usize, area: Rect, height: u16) -> Picked {
        if !area.contains(at.into()) {
            return Picked::Nothing;
        }
        let line = usize::from((at.1 - area.y) / height.max(1));
        let index = self.first_shown(count, area, height) + line;
        if index >= count {
            return Picked::Nothing;
        }
        self.chosen = index;
        Picked::Line(index)
    }

    /// The first line that is in view: the chosen one always is.
    pub(crate) fn first_shown(&self, count: usize, area: Rect, height: u16) -> usize {
        let room = usize::from(area.height / height.max(1)).max(1);
        if count <= room {
            return 0;
        }
        (self.chosen + 1).saturating_sub(room / 2 + 1).min(count - room)
    }

    /// Whether there are lines above and below those in view.
    pub(crate) fn more(&self, count: usize, area: Rect, height: u16) -> (bool, bool) {
        let first = self.first_shown(count, area, height);
        (first > 0, first + usize::from(area.height / height.max(1)) < count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::KeyEvent;

    fn key(code: KeyCode) -> Input {
        Input::Key(KeyEvent::from(code))
    }

    #[test]
    fn keys_stay_within_the_list_and_clicks_choose() {
        let (mut list, area) = (List::default(), Rect::new(0, 2, 10, 4));
        assert_eq!(list.take(&key(KeyCode::Up), 9, area, 1), Picked::Moved);
        assert_eq!(list.chosen, 0);
        list.take(&key(KeyCode::End), 9, area, 1);
        assert_eq!((list.chosen, list.first_shown(9, area, 1)), (8, 5));
        assert_eq!(list.more(9, area, 1), (true, false));
        assert_eq!(List::default().more(9, area, 1), (false, true));
        assert_eq!(List::default().more(4, area, 1), (false, false));
        list.take(&key(KeyCode::Down), 9, area, 1);
        assert_eq!(list.take(&key(KeyCode::Enter), 9, area, 1), Picked::Line(8));
        assert_eq!(list.take(&Input::Click(3, 3), 9, area, 1), Picked::Line(6));
        assert_eq!(list.take(&Input::Click(3, 1), 9, area, 1), Picked::Nothing);
        assert_eq!(List::default().take(&key(KeyCode::Enter), 0, area, 1), Picked::Nothing);
    }
}
