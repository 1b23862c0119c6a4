//! The picture of the menu: the lines to choose from, beside a hopscotch, which is what the name
//! means.

use paint::Alphabet;
use ratatui::layout::Rect;

use super::{ITEMS, Menu};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, indented, row};
use crate::theme::Role;

const KEYS: [(&str, &str); 4] = [
    ("arrows", "tui.keys-choose"),
    ("enter", "tui.keys-open"),
    ("0-9", "tui.keys-at-once"),
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
        let role = paper.choice(line, is_chosen);
        let sign = match (is_chosen, paper.alphabet) {
            (false, _) => " ",
            (true, Alphabet::Unicode) => "▸",
            (true, Alphabet::Ascii) => ">",
        };
        paper.text(line, &format!(" {sign} "), role(Role::Action));
        let used = paper.text(
            indented(line, 3),
            &format!("{} ", (index + 1) % ITEMS.len()),
            role(Role::Action),
        );
        paper.text(indented(line, 4 + used), &desk.say(key), role(Role::Text));
    }
}

/// The squares of a hopscotch, from the sky to the earth, with the role of each line.
const HOPSCOTCH: [(&str, Role); 13] = [
    ("   ╭─────╮   ", Role::Title),
    ("   │  8  │   ", Role::Title),
    ("╭──┴──┬──┴──╮", Role::Hint),
    ("│  6  │  7  │", Role::Hint),
    ("╰──┬──┴──┬──╯", Role::Hint),
    ("   │  5  │   ", Role::Action),
    ("╭──┴──┬──┴──╮", Role::Right),
    ("│  3  │  4  │", Role::Right),
    ("╰──┬──┴──┬──╯", Role::Right),
    ("   │  2  │   ", Role::Notice),
    ("   ├─────┤   ", Role::Notice),
    ("   │  1  │   ", Role::Refused),
    ("   ╰─────╯   ", Role::Refused),
];

fn draw_hopscotch(paper: &mut Paper<'_>, area: Rect) {
    for ((text, role), nth) in HOPSCOTCH.iter().zip(0..) {
        let text = match paper.alphabet {
            Alphabet::Unicode => (*text).to_owned(),
            Alphabet::Ascii => {
                text.replace('─', "-").replace('│', "|").replace(|sign: char| !sign.is_ascii(), "+")
            }
        };
        paper.text(row(area, nth), &text, *role);
    }
}
