//! The picture of the library: names on the left, what the chosen one is about on the right.

use i18n::Message;
use ratatui::layout::Rect;

use super::Library;
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, indented, row};
use crate::theme::Role;

const KEYS: [(&str, &str); 5] = [
    ("up-down", "tui.keys-choose"),
    ("left-right", "tui.keys-kind"),
    ("enter", "tui.keys-open"),
    ("F1", "tui.keys-rules"),
    ("esc", "tui.keys-menu"),
];

pub(super) fn list_area(area: Rect) -> Rect {
    frame::left_list(area, 3, 1)
}

impl Library {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let told = Told { text: desk.say("tui.library-ask"), role: Role::Text };
        let title = desk.say("tui.menu-library");
        Frame { title: &title, told: vec![told], keys: &KEYS }.draw(paper, desk, area);
        let content = frame::content(area);
        let kind = match self.chosen_skill() {
            Some(skill) => {
                let skill = Message::new(format!("shelf.skill-{skill}"));
                desk.words.say(&Message::new("tui.library-trains").with("skill", skill))
            }
            None => desk.say("tui.library-all"),
        };
        paper.text(row(content, 1), &kind, Role::Title);
        let (list, shown) = (list_area(area), self.shown());
        let first = self.list.first_shown(shown.len(), list, 1);
        for ((index, entry), nth) in shown.iter().enumerate().skip(first).zip(0..list.height) {
            let line = row(list, nth);
            let role = paper.choice(line, index == self.list.chosen);
            let name = desk.words.say(&Message::new(entry.id));
            paper.text(indented(line, 2), &name, role(Role::Text));
        }
        paper.more(list, self.list.more(shown.len(), list, 1));
        if let Some(entry) = shown.get(self.list.chosen) {
            let left = list.right() + 2;
            let width = content.right().saturating_sub(left).min(72);
            let about = Rect { x: left, width, height: list.height.min(22), ..list };
            self.draw_about(paper, desk, about, entry.id);
        }
    }

    fn draw_about(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect, id: &str) {
        let inside = paper.boxed(area, &desk.words.say(&Message::new(id.to_owned())), Role::Border);
        let part = |part: &str| desk.words.say(&Message::new(format!("{id}.{part}")));
        let used = paper.paragraph(inside, &part("summary"), Role::Notice);
        let rest = Rect {
            y: inside.y + used + 1,
            height: inside.height.saturating_sub(used + 1),
            ..inside
        };
        paper.paragraph(rest, &part("rules"), Role::Text);
    }
}
