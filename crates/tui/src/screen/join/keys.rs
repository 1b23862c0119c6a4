//! The keys of joining.

use super::{Field, Join};
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::screen::Next;
use crate::screen::help::Page;

/// Links are shorter.
const LONGEST: usize = 300;

impl Join {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        let is_confirmed = std::mem::take(&mut self.asks_to_forget);
        if self.waiting.is_some() {
            return self.take_while_waiting(input);
        }
        self.trouble = None;
        match input {
            Input::Paste(text) => {
                text.trim().chars().for_each(|letter| self.write(letter));
                return Next::Stay;
            }
            Input::Click(_, line) => return self.click(*line, desk),
            _ => {}
        }
        match input.plain_key() {
            Some(KeyCode::Esc) => return Next::Menu,
            Some(KeyCode::F(1)) => return Next::Help(Page::Keys),
            Some(KeyCode::F(5)) => return self.start(desk),
            Some(KeyCode::Enter) => return self.enter(desk),
            Some(KeyCode::Tab | KeyCode::Down) => self.step(true),
            Some(KeyCode::BackTab | KeyCode::Up) => self.step(false),
            Some(KeyCode::Backspace) => drop(self.text_mut().map(String::pop)),
            Some(KeyCode::Delete | KeyCode::Char('d' | 'D')) if self.text_mut().is_none() => {
                self.forget(is_confirmed, desk);
            }
            Some(KeyCode::Char(letter)) => self.write(letter),
            _ => {}
        }
        Next::Stay
    }

    /// Until the server answers one can only leave it.
    fn take_while_waiting(&mut self, input: &Input) -> Next {
        if input.plain_key() == Some(KeyCode::Esc) {
            self.waiting = None;
        }
        Next::Stay
    }

    fn click(&mut self, line: u16, desk: &Desk) -> Next {
        let Some(field) = self.field_at(desk.area, line) else { return Next::Stay };
        self.focus = field;
        match field {
            Field::Start | Field::Seat(_) => self.enter(desk),
            Field::Given | Field::Server | Field::Name => Next::Stay,
        }
    }

    fn enter(&mut self, desk: &Desk) -> Next {
        match self.focus {
            Field::Start => self.start(desk),
            Field::Seat(index) => self.return_to(index, desk),
            Field::Given | Field::Server | Field::Name => {
                self.step(true);
                Next::Stay
            }
        }
    }

    fn write(&mut self, letter: char) {
        if let Some(text) = self.text_mut()
            && !letter.is_control()
            && text.chars().count() < LONGEST
        {
            text.push(letter);
        }
    }

    /// The next field or the one before.
    fn step(&mut self, forward: bool) {
        let fields = self.fields();
        let at = fields.iter().position(|field| *field == self.focus).unwrap_or(0);
        let step = if forward { 1 } else { fields.len() - 1 };
        self.focus = fields[(at + step) % fields.len()];
    }

    /// Forgets the chosen seat; the server still has it.
    fn forget(&mut self, is_confirmed: bool, desk: &mut Desk) {
        let Field::Seat(index) = self.focus else { return };
        if !is_confirmed {
            self.asks_to_forget = true;
            return;
        }
        let link = self.seats.remove(index).link;
        self.focus = Field::Given;
        let changed = desk.data.as_ref().map(|data| data.change_online(|it| it.forget(&link)));
        if let Some(Err(error)) = changed {
            self.trouble = Some(error.message());
        }
    }
}
