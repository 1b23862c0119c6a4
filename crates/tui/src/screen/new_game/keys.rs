//! The keys of the form of a new game.

use session::LONGEST_NAME;

use super::NewGame;
use super::fields::Field;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::screen::help::Page;
use crate::screen::{Next, Screen, play};

impl NewGame {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        self.trouble = None;
        if let Input::Paste(text) = input {
            text.chars().for_each(|letter| self.write(letter));
            return Next::Stay;
        }
        if let Input::Click(col, line) = *input {
            let Some(field) = self.field_at(desk.area, col, line) else { return Next::Stay };
            let again = self.focus == field;
            self.focus = field;
            if self.focus == Field::Start {
                return self.start(desk);
            }
            if again {
                self.turn(true, desk);
            }
            return Next::Stay;
        }
        match input.plain_key() {
            Some(KeyCode::Esc) => return Next::Menu,
            Some(KeyCode::F(1)) => return Next::Help(Page::about(self.form.game())),
            Some(KeyCode::F(5)) => return self.start(desk),
            Some(KeyCode::Enter) if self.focus == Field::Start => return self.start(desk),
            Some(KeyCode::Enter | KeyCode::Tab) => self.step(true),
            Some(KeyCode::BackTab) => self.step(false),
            Some(KeyCode::Down) => self.go_line(true),
            Some(KeyCode::Up) => self.go_line(false),
            Some(KeyCode::Left) => self.turn(false, desk),
            Some(KeyCode::Right) => self.turn(true, desk),
            Some(KeyCode::Backspace | KeyCode::Delete) => self.erase(),
            Some(KeyCode::Char(' ')) if !self.writes() => self.turn(true, desk),
            Some(KeyCode::Char('?')) if !self.writes() => {
                return Next::Help(Page::about(self.form.game()));
            }
            Some(KeyCode::Char(letter)) => self.write(letter),
            _ => {}
        }
        Next::Stay
    }

    fn start(&mut self, desk: &mut Desk) -> Next {
        match self.begin(desk) {
            Ok(session) => {
                let play = Screen::Play(Box::new(play::Play::begin(session, None, desk)));
                // How a design is played is told before it begins.
                match self.form.design() {
                    Some(_) => Next::Read(Page::about(self.form.game()), play),
                    None => Next::Open(play),
                }
            }
            Err(message) => {
                self.trouble = Some(message);
                Next::Stay
            }
        }
    }

    /// Whether letters are written into the field.
    const fn writes(&self) -> bool {
        matches!(self.focus, Field::Name(_) | Field::Token(_))
    }

    fn write(&mut self, letter: char) {
        if letter.is_control() {
            return;
        }
        match self.focus {
            Field::Name(seat) => {
                if let Some(seat) = self.form.seats.get_mut(seat)
                    && seat.name.chars().count() < LONGEST_NAME
                {
                    seat.name.push(letter);
                }
            }
            Field::Token(seat) => {
                if let Some(seat) = self.form.seats.get_mut(seat) {
                    seat.token = Some(letter).filter(|letter| !letter.is_whitespace());
                }
            }
            _ => {}
        }
    }

    /// Takes a letter back; an option is as usual again.
    fn erase(&mut self) {
        match self.focus {
            Field::Name(seat) => {
                self.form.seats.get_mut(seat).map(|seat| seat.name.pop());
            }
            Field::Token(seat) => {
                if let Some(seat) = self.form.seats.get_mut(seat) {
                    seat.token = None;
                }
            }
            Field::Option(name) => self.set(name, None),
            _ => {}
        }
    }

    /// The next field or the one before.
    fn step(&mut self, forward: bool) {
        let fields: Vec<Field> = self.lines().concat();
        let at = fields.iter().position(|field| *field == self.focus).unwrap_or(0);
        let step = if forward { 1 } else { fields.len().saturating_sub(1) };
        if let Some(field) = fields.get((at + step) % fields.len().max(1)) {
            self.focus = field.clone();
        }
    }

    /// The line below or above, at the same place in it where it has one.
    fn go_line(&mut self, down: bool) {
        let lines = self.lines();
        let here = lines.iter().position(|line| line.contains(&self.focus)).unwrap_or(0);
        let place = |line: &Vec<Field>| line.iter().position(|field| *field == self.focus);
        let place = lines.get(here).and_then(place).unwrap_or(0);
        let step = if down { 1 } else { lines.len().saturating_sub(1) };
        let Some(line) = lines.get((here + step) % lines.len().max(1)) else { return };
        if let Some(field) = line.get(place.min(line.len().saturating_sub(1))) {
            self.focus = field.clone();
        }
    }
}
