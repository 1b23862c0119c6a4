//! The picture of the scores: a line a player.

use i18n::Message;
use ratatui::layout::Rect;
use storage_files::Scores;

use super::Ranking;
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, columns, row};
use crate::theme::Role;

const KEYS: [(&str, &str); 2] = [("up-down", "tui.keys-read"), ("esc", "tui.keys-menu")];
/// Columns of the place, the name, the points, the games won and played.
const TABS: [u16; 5] = [6, 30, 10, 9, 9];

pub(super) fn list_area(area: Rect) -> Rect {
    let content = frame::content(area);
    let width: u16 = TABS.iter().sum();
    let left = content.width.saturating_sub(width) / 2;
    Rect { x: content.x + left, y: content.y + 3, width, height: content.height.saturating_sub(3) }
}

impl Ranking {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let (text, role) = match &self.scores {
            Err(message) => (desk.words.say(message), Role::Refused),
            Ok(scores) if scores.unread() > 0 => {
                let message = Message::new("tui.scores-unread").with("count", scores.unread());
                (desk.words.say(&message), Role::Notice)
            }
            Ok(scores) if scores.ranked().is_empty() => (desk.say("tui.scores-none"), Role::Text),
            Ok(_) => (desk.say("tui.scores-told"), Role::Text),
        };
        let title = desk.say("tui.menu-scores");
        Frame { title: &title, told: vec![Told { text, role }], keys: &KEYS }
            .draw(paper, desk, area);
        if let Ok(scores) = &self.scores {
            self.draw_lines(paper, desk, list_area(area), scores);
        }
    }

    fn draw_lines(&self, paper: &mut Paper<'_>, desk: &Desk, list: Rect, scores: &Scores) {
        let heading = Rect { y: list.y.saturating_sub(2), height: 2, ..list };
        let names =
            ["", "tui.scores-name", "tui.scores-points", "tui.scores-won", "tui.scores-played"];
        let names = names.map(|key| {
            if key.is_empty() { String::new() } else { desk.words.say(&Message::new(key)) }
        });
        draw_row(paper, heading, &names, Role::Faint);
        paper.rule(row(heading, 1));
        let ranked = scores.ranked();
        // The window may have grown since.
        let top = self.top.min(ranked.len().saturating_sub(list.height.into()));
        for ((score, place), nth) in ranked.iter().zip(1..).skip(top).zip(0..list.height) {
            let line = [
                format!("{place}."),
                score.name.clone(),
                score.points.to_string(),
                score.won.to_string(),
                score.played.to_string(),
            ];
            draw_row(
                paper,
                row(list, nth),
                &line,
                if place == 1 { Role::Title } else { Role::Text },
            );
        }
        paper.more(list, (top > 0, top + usize::from(list.height) < ranked.len()));
    }
}

/// Names to the left, numbers to the right of their columns.
fn draw_row(paper: &mut Paper<'_>, line: Rect, texts: &[String; 5], role: Role) {
    let mut x = line.x;
    for ((text, width), nth) in texts.iter().zip(TABS).zip(0..) {
        let shift = if nth == 1 { 0 } else { width.saturating_sub(columns(text) + 1) };
        paper.text(Rect { x: x + shift, width: width.saturating_sub(shift), ..line }, text, role);
        x += width;
    }
}
