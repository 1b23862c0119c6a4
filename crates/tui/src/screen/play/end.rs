//! The end of a game: who won, what everybody takes home, and what now.

use game::{Reason as _, Seat};
use i18n::Message;
use ratatui::layout::Rect;
use session::{Match, Session};

use super::Play;
use super::panel::below;
use crate::desk::Desk;
use crate::input::{Input, KeyCode};
use crate::paper::{Paper, columns, indented, row};
use crate::screen::help::Page;
use crate::screen::{Next, Screen};
use crate::theme::Role;

/// What can be done now: the key and its words.
const CHOICES: [(&str, &str); 2] = [("n", "tui.end-again"), ("enter", "tui.end-menu")];

impl Play {
    pub(super) fn take_at_end(&mut self, input: &Input, desk: &mut Desk) -> Next {
        if let Input::Click(col, line) = *input {
            return match self.choice_at((col, line), desk.area) {
                Some("n") => self.again(desk),
                Some(_) => Next::Menu,
                None => Next::Stay,
            };
        }
        match input.plain_key() {
            Some(KeyCode::Char('n' | 'N' | 'r' | 'R' | '1')) => self.again(desk),
            Some(KeyCode::Enter | KeyCode::Esc | KeyCode::Char('0')) => Next::Menu,
            Some(KeyCode::F(1) | KeyCode::Char('?')) => Next::Help(Page::Keys),
            _ => Next::Stay,
        }
    }

    /// The key of the choice at a place of the screen: they stand below the points.
    fn choice_at(&self, place: (u16, u16), area: Rect) -> Option<&'static str> {
        let scene = self.sitting.scene();
        let (_, panel) = self.laid_out(&scene, area);
        let seats = self.sitting.session().played().game().seats();
        // A rule, the heading, a line a seat, an empty line.
        let above = self.seats_height(&scene, panel.width) + 3 + u16::from(seats);
        let rest = below(panel, above);
        let nth = place.1.checked_sub(rest.y).filter(|_| rest.contains(place.into()))?;
        CHOICES.get(usize::from(nth)).map(|(key, _)| *key)
    }

    /// The same players once more; the next one begins.
    fn again(&mut self, desk: &mut Desk) -> Next {
        let session = &self.sitting.session();
        let game = session.played().first_game();
        let mut table = session.first_table();
        if catalogue::design_of(&*game).is_none() && !table.players.is_empty() {
            table.players.rotate_left(1);
        }
        match Session::new(Match::new(game, desk.fresh_seed()), table) {
            Ok(session) => {
                // What follows a demonstration is one too.
                let play = match self.sitting.is_kept() {
                    true => Self::begin(session, None, desk),
                    false => Self::demonstrate(session, desk),
                };
                Next::Open(Screen::Play(Box::new(play)))
            }
            Err(error) => {
                self.sitting.notify(Some(error.message()));
                Next::Stay
            }
        }
    }

    pub(super) fn draw_end(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let Some(ending) = self.sitting.session().ending() else { return };
        let seats = self.sitting.session().played().game().seats();
        let mut rest = area;
        let has_scores = ending.outcome.scores.is_some();
        let total_of = |seat| {
            let player = self.sitting.session().table().player(seat);
            let known = player.filter(|player| !player.name.is_empty());
            known.and_then(|player| self.sitting.scores.as_ref()?.of(&player.name))
        };
        let has_totals = Seat::all(seats).any(|seat| total_of(seat).is_some());
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
        for seat in Seat::all(seats) {
            let number =
                |value: Option<i64>| value.map_or_else(String::new, |value| value.to_string());
            let score = ending.outcome.scores.as_ref().and_then(|scores| scores.get(seat));
            let points = ending.points.get(seat).copied().map(i64::from);
            let line = [
                self.sitting.name(seat),
                number(score.map(|score| i64::from(*score))),
                number(points),
                number(total_of(seat).map(|score| score.points)),
            ];
            let role = if ending.outcome.is_won_by(seat) { Role::Right } else { Role::Text };
            draw_row(paper, rest, &line, role);
            rest = below(rest, 1);
        }
        rest = below(rest, 1);
        for (key, what) in CHOICES {
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
