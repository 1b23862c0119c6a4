//! The keys of a game.
//!
//! Arrows, Enter and digits move the cursor and choose actions. A letter begins a typed move; a
//! colon begins one that starts with a digit. While something is typed, every key is part of it.

use std::rc::Rc;

use scene::{Mark, Spot, Touch};
use sitting::Request;

use super::{Play, TURN, Twice};
use crate::board::{Layer, Way, nearest, next_open, step};
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::screen::Next;
use crate::screen::help::Page;

/// A typed move is no longer than this.
const LONGEST: usize = 60;

impl Play {
    pub(crate) fn take(&mut self, input: &Input, desk: &mut Desk) -> Next {
        let asked = self.asked;
        let next = self.take_now(input, desk);
        // What was not asked for again is no longer asked.
        if self.asked == asked {
            self.asked = None;
        }
        next
    }

    fn take_now(&mut self, input: &Input, desk: &mut Desk) -> Next {
        if self.now.awaits.is_some() {
            return self.take_while_device_goes(input, desk);
        }
        if self.hindrance().is_some() {
            return self.take_before_table(input, desk);
        }
        if self.now.end.is_some() {
            return self.take_at_end(input, desk);
        }
        if self.typed.is_some() {
            self.take_typed(input, desk);
            return Next::Stay;
        }
        let next = self.take_on_board(input, desk);
        self.follow(desk.area);
        next
    }

    /// Between two players only the next one goes on; the game can be paused.
    fn take_while_device_goes(&mut self, input: &Input, desk: &mut Desk) -> Next {
        match (input, input.plain_key()) {
            (Input::Click(..), _) | (_, Some(KeyCode::Enter | KeyCode::Char(' '))) => {
                self.request(Request::HandOver);
                self.place_cursor(desk.area);
                Next::Stay
            }
            (_, Some(KeyCode::Esc | KeyCode::Char('0'))) => {
                self.act(&super::actions::Action::Pause, desk)
            }
            _ => Next::Stay,
        }
    }

    /// Whoever waits for a server, or was sent away, can only leave.
    fn take_before_table(&mut self, input: &Input, desk: &mut Desk) -> Next {
        match input.plain_key() {
            Some(KeyCode::Enter | KeyCode::Esc | KeyCode::Char('0')) => {
                self.act(&super::actions::Action::Pause, desk)
            }
            _ => Next::Stay,
        }
    }

    fn take_typed(&mut self, input: &Input, desk: &Desk) {
        let Some(typed) = &mut self.typed else { return };
        match (input, input.plain_key()) {
            (Input::Paste(text), _) => {
                let line = text.lines().next().unwrap_or_default();
                let room = LONGEST.saturating_sub(typed.chars().count());
                typed.extend(line.chars().filter(|letter| !letter.is_control()).take(room));
            }
            (_, Some(KeyCode::Esc)) => self.typed = None,
            (_, Some(KeyCode::Backspace)) if typed.is_empty() => self.typed = None,
            (_, Some(KeyCode::Backspace)) => drop(typed.pop()),
            (_, Some(KeyCode::Enter)) => {
                let text = std::mem::take(typed);
                self.typed = None;
                if !text.trim().is_empty() {
                    self.request(Request::Type(text.trim().to_owned()));
                }
                self.follow(desk.area);
            }
            (_, Some(KeyCode::Char(letter))) if typed.chars().count() < LONGEST => {
                typed.push(letter)
            }
            _ => {}
        }
    }

    fn take_on_board(&mut self, input: &Input, desk: &mut Desk) -> Next {
        match input {
            Input::Click(col, row) => return self.click((*col, *row), desk),
            Input::Paste(text) => {
                self.typed = Some(String::new());
                self.take_typed(&Input::Paste(text.clone()), desk);
                return Next::Stay;
            }
            _ => {}
        }
        let now = Rc::clone(&self.now);
        let scene = &now.scene;
        match input.plain_key() {
            Some(KeyCode::Up) => self.walk(Way::Up, desk),
            Some(KeyCode::Down) => self.walk(Way::Down, desk),
            Some(KeyCode::Left) => self.walk(Way::Left, desk),
            Some(KeyCode::Right) => self.walk(Way::Right, desk),
            Some(key @ (KeyCode::Tab | KeyCode::BackTab)) => {
                let spots = self.spread(scene, desk.area).spots(scene, self.cursor.as_ref());
                let back = key == KeyCode::BackTab;
                let next = next_open(&spots, self.layer, self.cursor.as_ref(), back);
                self.cursor = next.or(self.cursor.take());
            }
            Some(KeyCode::Enter | KeyCode::Char(' ')) => {
                self.enter();
                self.go_on_from_chosen(desk);
            }
            Some(KeyCode::Esc) => return self.step_back(desk),
            Some(KeyCode::F(1) | KeyCode::Char('?')) => return Next::Help(Page::Keys),
            Some(KeyCode::Char('r' | 'R')) if self.can_turn(scene) => self.turn(),
            Some(KeyCode::Char(digit @ '0'..='9')) => {
                let actions = self.actions(scene);
                let meant = actions.into_iter().find(|numbered| numbered.key == digit);
                return meant.map_or(Next::Stay, |numbered| self.act(&numbered.action, desk));
            }
            Some(KeyCode::Char(':')) => self.typed = Some(String::new()),
            Some(KeyCode::Char(letter)) => self.typed = Some(letter.to_string()),
            _ => {}
        }
        Next::Stay
    }

    fn walk(&mut self, way: Way, desk: &Desk) {
        let now = Rc::clone(&self.now);
        let scene = &now.scene;
        let spots = self.spread(scene, desk.area).spots(scene, self.cursor.as_ref());
        let next = step(&spots, self.layer, self.cursor.as_ref(), way);
        self.cursor = next.or(self.cursor.take());
    }

    /// Touches what is under the cursor, or puts the wall that is shown there.
    fn enter(&mut self) {
        let Some(cursor) = self.cursor.clone() else { return };
        if self.layer == Layer::Places {
            // Where nothing else on the boards can be touched, the only button is meant.
            let now = Rc::clone(&self.now);
            let mut open = now.scene.touchables().filter(|touch| !now.selection.contains(touch));
            let only = open.next().filter(|_| open.next().is_none());
            let button = only.filter(|touch| now.scene.spot(touch).is_none());
            self.touch(button.unwrap_or(&cursor));
            return;
        }
        let Some((ghost, _)) = self.ghost() else {
            self.touch(&cursor);
            return;
        };
        match self.wall_move(&cursor, &ghost.wall) {
            Ok(text) => self.request(Request::Type(text)),
            Err(why) => self.notify(Some(why)),
        }
    }

    /// Once something is chosen, the cursor goes to where it can go.
    fn go_on_from_chosen(&mut self, desk: &Desk) {
        let now = Rc::clone(&self.now);
        let scene = &now.scene;
        let is_target = |spot: &Spot| spot.marks.contains(&Mark::Target);
        let here = self.cursor.as_ref().and_then(|touch| scene.spot(touch));
        let has_chosen = !now.selection.is_empty();
        if self.layer == Layer::Crossings || !has_chosen || here.is_some_and(is_target) {
            return;
        }
        let spots = self.spread(scene, desk.area).spots(scene, self.cursor.as_ref());
        let next = nearest(&spots, self.layer, self.cursor.as_ref(), is_target);
        self.cursor = next.or(self.cursor.take());
    }

    fn turn(&mut self) {
        if self.layer == Layer::Crossings {
            self.turned += 1;
        } else {
            self.touch(&Touch::new(TURN));
        }
    }

    /// Lets go of the wish to give up, of what is chosen, then of the wall; then the game pauses.
    fn step_back(&mut self, desk: &mut Desk) -> Next {
        if self.asked == Some(Twice::Resign) {
            return Next::Stay;
        }
        let chosen = self.now.selection.first().cloned();
        if let Some(first) = chosen {
            self.touch(&first);
            return Next::Stay;
        }
        if self.layer == Layer::Crossings {
            self.place_cursor(desk.area);
            return Next::Stay;
        }
        self.act(&super::actions::Action::Pause, desk)
    }

    fn click(&mut self, place: (u16, u16), desk: &mut Desk) -> Next {
        let (scene, _) = self.shown();
        if let Some(action) = self.action_at(&scene, desk.area, place) {
            return self.act(&action, desk);
        }
        let spread = self.spread(&scene, desk.area);
        let Some(touch) = spread.at(&scene, self.cursor.as_ref(), place) else {
            return Next::Stay;
        };
        self.notify(None);
        let is_crossing = scene.spot(&touch).is_some_and(|spot| Layer::Crossings.holds(spot));
        let is_ghost = self.ghost().is_some_and(|(ghost, _)| ghost.wall == touch);
        if is_ghost {
            self.enter();
        } else if is_crossing {
            // A click on a crossing shows a wall there; the next one turns it.
            if self.layer == Layer::Crossings && self.cursor.as_ref() == Some(&touch) {
                self.turned += 1;
            }
            (self.layer, self.cursor) = (Layer::Crossings, Some(touch));
        } else {
            self.layer = Layer::Places;
            self.cursor = Some(touch);
            self.enter();
        }
        self.follow(desk.area);
        Next::Stay
    }
}
