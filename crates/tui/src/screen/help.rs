//! Pages to read: the keys, and the rules of each game.

mod draw;
mod keys;

use i18n::Message;

use crate::desk::Desk;
use crate::paper::wrapped;

/// Which page is read, and how far.
pub(crate) struct Help {
    /// The page of this game; the keys when there is none.
    game: Option<String>,
    /// The first line in view.
    top: usize,
}

/// One line of a page.
pub(crate) enum Line {
    Heading(String),
    Text(String),
}

impl Help {
    pub(crate) const fn about(game: Option<String>) -> Self {
        Self { game, top: 0 }
    }

    /// Every page: the keys first, then a page a game.
    fn pages() -> impl Iterator<Item = Option<String>> {
        std::iter::once(None).chain(catalogue::ids().map(|id| Some(id.to_owned())))
    }

    /// The next page or the one before.
    fn turn(&mut self, forward: bool) {
        let pages: Vec<Option<String>> = Self::pages().collect();
        let at = pages.iter().position(|page| *page == self.game).unwrap_or(0);
        let step = if forward { 1 } else { pages.len().saturating_sub(1) };
        let next = (at + step) % pages.len().max(1);
        self.game = pages.into_iter().nth(next).flatten();
        self.top = 0;
    }

    fn title(&self, desk: &Desk) -> String {
        match &self.game {
            Some(id) => desk.words.say(&Message::new(id.clone())),
            None => desk.say("tui.help-keys"),
        }
    }

    /// The lines of the page for a width.
    fn lines(&self, desk: &Desk, width: u16) -> Vec<Line> {
        let parts: Vec<(String, String)> = match &self.game {
            None => [
                ("tui.help-board", "tui.help-board-text"),
                ("tui.help-typed", "tui.help-typed-text"),
                ("tui.help-everywhere", "tui.help-everywhere-text"),
            ]
            .map(|(heading, text)| (desk.say(heading), desk.say(text)))
            .to_vec(),
            Some(id) => ["summary", "rules", "notation"]
                .iter()
                .zip(["", "tui.help-rules", "tui.help-moves"])
                .filter_map(|(part, heading)| {
                    let key = format!("{id}.{part}");
                    let heading = if heading.is_empty() {
                        String::new()
                    } else {
                        desk.words.say(&Message::new(heading))
                    };
                    desk.words.has(&key).then(|| (heading, desk.words.say(&Message::new(key))))
                })
                .collect(),
        };
        let mut lines = Vec::new();
        for (heading, text) in parts {
            if !lines.is_empty() {
                lines.push(Line::Text(String::new()));
            }
            if !heading.is_empty() {
                lines.push(Line::Heading(heading));
            }
            lines.extend(wrapped(&text, width).into_iter().map(Line::Text));
        }
        lines
    }
}
