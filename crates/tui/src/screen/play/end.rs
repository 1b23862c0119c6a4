//! The end of a game: who won, what everybody takes home, and what now.

use game::{Reason as _, Seat};
use i18n::Message;
use ratatui::layout::Rect;
use session::{Match, Session};
use sitting::Request;

use super::Play;
use super::panel::below;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::paper::{Paper, columns, indented, row};
use crate::screen::help::Page;
use crate::screen::{Next, Screen};
use crate::theme::Role;

/// What can be done now: the key and its words.
type Choice = (&'static str, &'static str);

const AGAIN: Choice = ("n", "tui.end-again");
const BACK: Choice = ("b", "tui.end-back");
const MENU: Choice = ("enter", "tui.end-menu");

impl Play {
    pub(super) fn take_at_end(&mut self, input: &Input, desk: &mut Desk) -> Next {
        if let Input::Click(col, line) = *input {
            return match self.choice_at((col, line), desk.area) {
                Some("n") => self.again(desk),
                Some("b") => self.take_back(),
                Some(_) => Next::Menu,
                None => Next::Stay,
            };
        }
        match input.plain_key() {
            Some(KeyCode::Char('n' | 'N' | 'r' | 'R' | '1')) if self.choices().contains(&AGAIN) => {
                self.again(desk)
            }
            Some(KeyCode::Char('b' | 'B')) if self.choices().contains(&BACK) => self.take_back(),
            Some(KeyCode::Enter | KeyCode::Esc | KeyCode::Char('0')) => Next::Menu,
            Some(KeyCode::F(1) | KeyCode::Char('?')) => Next::Help(Page::Keys),
            _ => Next::Stay,
        }
    }

    /// Who only looks on cannot ask for another match; the end of a test can be taken back.
    pub(super) fn choices(&self) -> &'static [Choice] {
        let is_test = self.table.here().is_some_and(|sitting| sitting.session().table().test);
        match (self.looks_on(), is_test) {
            (true, _) => &[MENU],
            (false, false) => &[AGAIN, MENU],
            (false, true) => &[AGAIN, BACK, MENU],
        }
    }

    fn take_back(&mut self) -> Next {
        self.request(Request::TakeBack);
        Next::Stay
    }

    /// The key of the choice at a place of the screen: they stand below the points.
    fn choice_at(&self, place: (u16, u16), area: Rect) -> Option<&'static str> {
        let scene = &self.now.scene;
        let (_, panel) = self.laid_out(scene, area);
        let seats = u16::try_from(self.now.seats.len()).unwrap_or(u16::MAX);
        // A rule, the heading, a line a seat, an empty line.
        let above = self.seats_height(scene, panel.width).saturating_add(3).saturating_add(seats);
        let rest = below(panel, above);
        let nth = place.1.checked_sub(rest.y).filter(|_| rest.contains(place.into()))?;
        self.choices().get(usize::from(nth)).map(|(key, _)| *key)
    }

    /// The same players once more; the next one begins. On a server all are asked.
    fn again(&mut self, desk: &mut Desk) -> Next {
        let Some(sitting) = self.table.here() else {
            self.request(Request::Rematch);
            return Next::Stay;
        };
        let session = sitting.session();
        let game = catalogue::renewed(session.played().first_game());
        let mut table = session.first_table();
        if catalogue::design_of(&*game).is_none() && !table.players.is_empty() {
            table.players.rotate_left(1);
        }
        match Session::new(Match::new(game, desk.fresh_seed()), table) {
            Ok(session) => {
                // What follows a demonstration is one too.
                let play = match sitting.is_kept() {
                    true => Self::begin(session, None, desk),
                    false => Self::demonstrate(session, desk),
                };
                Next::Open(Screen::Play(Box::new(play)))
            }
            Err(error) => {
                self.notify(Some(error.message()));
                Next::Stay
            }
        }
    }

    pub(super) fn draw_end(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let Some(end) = &self.now.end else { return };
        // Only a game on this computer tells how many discs or the like everybody has.
        let ending = self.table.here().and_then(|sitting| sitting.session().ending());
        let scores = ending.and_then(|ending| ending.outcome.scores.as_ref());
        let seats = || Seat::all(u8::try_from(self.now.seats.len()).unwrap_or(u8::MAX));
        let mut rest = area;
        let has_scores = scores.is_some();
        let has_totals = seats().any(|seat| self.total_of(seat).is_some());
        let head = ["", "tui.end-score", "tui.end-points", "tui.end-total"];
        let head = head.map(|key| {
            let is_told = match key {
                "" => false,
                "tui.end-score" => has_scores,
                "tui.end-total" => has_totals,
                _ => true,
            };
            if is_told { desk.words.say(&Message::new(key)) } else { String::new() }
        });
        paper.rule(rest);
        rest = below(rest, 1);
        draw_row(paper, rest, &head, Role::Faint);
        rest = below(rest, 1);
        for seat in seats() {
            let number =
                |value: Option<i64>| value.map_or_else(String::new, |value| value.to_string());
            let score = scores.and_then(|scores| scores.get(seat));
            let points = end.points.get(seat.index()).copied().map(i64::from);
            let line = [
                self.name(seat),
                number(score.map(|score| i64::from(*score))),
                number(points),
                number(self.total_of(seat).map(|score| score.points)),
            ];
            let has_won = match (ending, self.table.there()) {
                (Some(ending), _) => ending.outcome.is_won_by(seat),
                (None, Some(online)) => {
                    online.seat().and_then(Seat::new) == Some(seat) && end.won == Some(true)
                }
                (None, None) => false,
            };
            let role = if has_won { Role::Right } else { Role::Text };
            draw_row(paper, rest, &line, role);
            rest = below(rest, 1);
        }
        rest = below(rest, 1);
        for (key, what) in self.choices() {
            let used = paper.text(rest, &desk.say_key(key), Role::Action);
            paper.text(indented(row(rest, 0), used + 1), &desk.say(what), Role::Text);
            rest = below(rest, 1);
        }
    }
}

/// A name to the left and three numbers to the right.
fn draw_row(paper: &mut Paper<'_>, line: Rect, texts: &[String; 4], role: Role) {
    const NUMBER: u16 = 7;
    let [name, numbers @ ..] = texts;
    let names = line.width.saturating_sub(3 * NUMBER);
    paper.text(Rect { width: names, ..line }, name, role);
    let mut x = line.x + names;
    for number in numbers {
        let shift = NUMBER.saturating_sub(columns(number));
        paper.text(Rect { x: x + shift, width: NUMBER - shift, ..line }, number, role);
        x += NUMBER;
    }
}
