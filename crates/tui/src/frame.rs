//! What every screen shares: a title above, the message line and the keys below.
//!
//! The message line is always at the same place.

use i18n::Message;
use ratatui::layout::Rect;

use crate::desk::Desk;
use crate::paper::{Paper, columns, fitted, indented, row, wrapped};
use crate::theme::Role;

/// The smallest screen that everything fits on.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// A message below the screen, and how it is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) text: String,
    pub(crate) role: Role,
}

/// What stands around a screen.
pub(crate) struct Frame<'a> {
    pub(crate) title: &'a str,
    pub(crate) told: Vec<Told>,
    /// Keys and what they do, as keys of messages.
    pub(crate) keys: &'a [(&'a str, &'static str)],
}

/// The part of a screen that is its own.
pub(crate) fn content(area: Rect) -> Rect {
    let inner = Rect { y: area.y + 1, height: area.height.saturating_sub(4), ..area };
    let wide = inner.width.saturating_sub(2);
    Rect { x: inner.x + 1, width: wide, ..inner }
}

/// A list at the left of a screen, with so many lines free above and below it.
pub(crate) fn left_list(area: Rect, above: u16, below: u16) -> Rect {
    let content = content(area);
    let height = content.height.saturating_sub(above + below);
    Rect { y: content.y + above, width: 36.min(content.width), height, ..content }
}

impl Frame<'_> {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let line = |nth: u16| indented(row(area, nth), 1);
        let used = paper.text(line(0), &desk.say("tui.name"), Role::Title);
        paper.text(indented(line(0), used + 2), self.title, Role::Faint);
        self.draw_below(paper, desk, area);
    }

    /// The message line and the keys.
    pub(crate) fn draw_below(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let line = |nth: u16| indented(row(area, nth), 1);
        let bottom = area.height.saturating_sub(3);
        self.draw_told(paper, [line(bottom), line(bottom + 1)]);
        self.draw_keys(paper, desk, line(bottom + 2));
    }

    /// Each message on a line of its own; one that is too long takes both.
    fn draw_told(&self, paper: &mut Paper<'_>, lines: [Rect; 2]) {
        let width = lines[0].width;
        let mut rows: Vec<(String, Role)> = Vec::new();
        for told in &self.told {
            let wrapped = fitted(wrapped(&told.text, width), lines.len());
            rows.extend(wrapped.into_iter().map(|text| (text, told.role)));
        }
        // What was said last matters most.
        let skipped = rows.len().saturating_sub(lines.len());
        for ((text, role), line) in rows.iter().skip(skipped).zip(lines) {
            paper.text(line, text, *role);
        }
    }

    fn draw_keys(&self, paper: &mut Paper<'_>, desk: &Desk, mut line: Rect) {
        for (key, what) in self.keys {
            let (name, words) = (desk.say_key(key), desk.say(what));
            if columns(&name) + columns(&words) + 1 > line.width {
                break;
            }
            let used = paper.text(line, &name, Role::Action);
            line = indented(line, used + 1);
            let used = paper.text(line, &words, Role::Faint);
            line = indented(line, used + 2);
        }
    }
}

/// A screen that is too small says so.
pub(crate) fn draw_too_small(paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
    let message = Message::new("tui.too-small").with("width", LEAST.0).with("height", LEAST.1);
    let text = desk.words.say(&message);
    paper.paragraph(area, &text, Role::Notice);
}
