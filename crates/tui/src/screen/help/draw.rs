//! The picture of a page.

use i18n::Message;
use ratatui::layout::Rect;

use super::{Help, Line};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, row};
use crate::theme::Role;

const KEYS: [(&str, &str); 3] =
    [("up-down", "tui.keys-read"), ("left-right", "tui.keys-page"), ("esc", "tui.keys-back")];

pub(super) fn text_area(area: Rect) -> Rect {
    let content = frame::content(area);
    let width = 70.min(content.width);
    let left = (content.width - width) / 2;
    Rect { x: content.x + left, width, y: content.y + 1, height: content.height.saturating_sub(2) }
}

impl Help {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let page = text_area(area);
        let lines = self.lines(desk, page.width);
        let shown = usize::from(page.height);
        // The window may have grown since.
        let top = self.top.min(lines.len().saturating_sub(shown));
        let last = top + shown;
        let told = if last < lines.len() {
            let message = Message::new("tui.help-more").with("last", last);
            desk.words.say(&message.with("all", lines.len()))
        } else if top > 0 {
            desk.say("tui.help-end")
        } else {
            desk.say("tui.help-all")
        };
        let told = vec![Told { text: told, role: Role::Faint }];
        Frame { title: &self.page.title(desk), told, keys: &KEYS }.draw(paper, desk, area);
        for (line, nth) in lines.iter().skip(top).zip(0..page.height) {
            match line {
                Line::Heading(text) => paper.text(row(page, nth), text, Role::Title),
                Line::Text(text) => paper.text(row(page, nth), text, Role::Text),
            };
        }
    }
}
