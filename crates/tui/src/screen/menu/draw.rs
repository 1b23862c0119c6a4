//! The picture of the menu: the lines to choose from, beside a hopscotch, which is what the name
//! means.

use ratatui::layout::Rect;
use scene::Alphabet;

use super::{ITEMS, Menu};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, columns, indented, row};
use crate::theme::Role;

const KEYS: [(&str, &str); 4] = [
    ("arrows", "tui.keys-choose"),
    ("enter", "tui.keys-open"),
    ("1-8", "tui.keys-at-once"),
    ("q", "tui.keys-quit"),
];

/// Where the lines are.
pub(super) fn list_area(area: Rect) -> Rect {
    let content = frame::content(area);
    let left = content.width.saturating_sub(64) / 2;
    let top = content.height.saturating_sub(15) / 2 + 6;
    let height = u16::try_from(ITEMS.len()).unwrap_or(0);
    Rect { x: content.x + left, y: content.y + top, width: 38, height }
}

impl Menu {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let told = match &desk.notice {
            Some(notice) => Told { text: desk.words.say(notice), role: Role::Right },
            None => Told { text: desk.say("tui.welcome"), role: Role::Text },
        };
        Frame { title: "", told: vec![told], keys: &KEYS }.draw(paper, desk, area);
        let list = list_area(area);
        let heading = Rect { y: list.y.saturating_sub(4), height: 2, ..list };
        paper.text(heading, "M A R E L L E", Role::Title);
        paper.text(row(heading, 1), &desk.say("tui.tagline"), Role::Faint);
        for ((nth, (_, key)), index) in (0..).zip(&ITEMS).zip(0..) {
            self.draw_line(paper, desk, row(list, nth), key, index);
        }
        draw_hopscotch(
            paper,
            Rect { x: list.right() + 6, y: list.y.saturating_sub(5), width: 20, height: 15 },
        );
    }

    fn draw_line(
        &self,
        paper: &mut Paper<'_>,
        desk: &Desk,
        line: Rect,
        key: &'static str,
        index: usize,
    ) {
        let is_chosen = index == self.list.chosen;
        if is_chosen {
            paper.fill(line, Role::Chosen);
        }
        let role = |usual| if is_chosen { Role::Chosen } else { usual };
        let sign = match (is_chosen, paper.alphabet) {
            (false, _) => " ",
            (true, Alphabet::Unicode) => "▸",
            (true, Alphabet::Ascii) => ">",
        };
        paper.text(line, &format!(" {sign} "), role(Role::Action));
        let used = paper.text(indented(line, 3), &format!("{} ", index + 1), role(Role::Action));
        paper.text(indented(line, 4 + used), &desk.say(key), role(Role::Text));
    }
}

/// The squares of a hopscotch, from the earth below to the sky above.
fn draw_hopscotch(paper: &mut Paper<'_>, area: Rect) {
    let rows: [&[&str]; 7] = [&["8"], &["6", "7"], &["5"], &["3", "4"], &["2"], &["1"], &[]];
    let roles = [Role::Title, Role::Hint, Role::Action, Role::Right, Role::Notice, Role::Refused];
    for ((squares, nth), role) in rows.iter().zip(0u16..).zip(roles) {
        let width = 6 * u16::try_from(squares.len()).unwrap_or(1);
        let left = area.x + (area.width.saturating_sub(width)) / 2;
        for (text, at) in squares.iter().zip(0u16..) {
            let square = Rect { x: left + 6 * at, y: area.y + 2 * nth, width: 7, height: 3 };
            let inside = paper.boxed(square, "", role);
            let middle = inside.x + (inside.width.saturating_sub(columns(text))) / 2;
            paper.text(Rect { x: middle, ..inside }, text, role);
        }
    }
}
