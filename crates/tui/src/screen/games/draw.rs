//! The picture of the shelf: a game a line, and what it is about below.

use i18n::Message;
use ratatui::layout::Rect;

use super::{Games, Lines};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, indented, row};
use crate::theme::Role;

const KEYS: [(&str, &str); 4] = [
    ("arrows", "tui.keys-choose"),
    ("enter", "tui.keys-open"),
    ("F1", "tui.keys-rules"),
    ("esc", "tui.keys-menu"),
];

/// So many lines for each game: with one between two games, where there is room for that.
pub(super) fn line_height(count: usize, list: Rect) -> u16 {
    if count <= usize::from(list.height / 3) { 3 } else { 2 }
}

pub(super) fn list_area(area: Rect) -> Rect {
    let content = frame::content(area);
    let (left, height) = (content.width.saturating_sub(64) / 2, content.height.saturating_sub(3));
    Rect { x: content.x + left, y: content.y + 2, width: 64.min(content.width), height }
}

impl Games {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let (title, asked) = match self.lines {
            Lines::Begin(_) => (desk.say("tui.menu-new"), desk.say("tui.which-game")),
            Lines::Demos(_) => (desk.say("tui.menu-demo"), desk.say("tui.which-demo")),
        };
        let told = match &desk.notice {
            Some(notice) => Told { text: desk.words.say(notice), role: Role::Refused },
            None => Told { text: asked, role: Role::Text },
        };
        Frame { title: &title, told: vec![told], keys: &KEYS }.draw(paper, desk, area);
        let list = list_area(area);
        let height = line_height(self.count(), list);
        let first = self.list.first_shown(self.count(), list, height);
        for (index, nth) in (first..self.count()).zip(0..list.height / height) {
            let (name, about) = self.words(desk, index);
            let line = row(list, height * nth);
            let two = Rect { height: 2.min(list.bottom().saturating_sub(line.y)), ..line };
            let role = paper.choice(two, index == self.list.chosen);
            paper.text(indented(line, 2), &name, role(Role::Title));
            paper.text(indented(row(two, 1), 2), &about, role(Role::Faint));
        }
        paper.more(list, self.list.more(self.count(), list, height));
    }

    fn words(&self, desk: &Desk, index: usize) -> (String, String) {
        match &self.lines {
            Lines::Begin(ids) => ids.get(index).map_or_else(Default::default, |id| {
                let summary = Message::new(format!("{id}.summary"));
                (desk.words.say(&Message::new(*id)), desk.words.say(&summary))
            }),
            Lines::Demos(demos) => {
                demos.get(index).map_or_else(Default::default, |(card, demo)| {
                    (desk.words.say(&Message::new(card.id.clone())), desk.say(demo.about))
                })
            }
        }
    }
}
