//! Pages to read: the keys, and the rules of each game.

mod draw;
mod keys;

use std::sync::Arc;

use game::AnyGame;
use i18n::Message;

use crate::desk::Desk;
use crate::paper::wrapped;

/// Which page is read, and how far.
pub(crate) struct Help {
    page: Page,
    /// The first line in view.
    top: usize,
}

/// What a page is about.
#[derive(Clone)]
pub(crate) enum Page {
    Keys,
    /// A game of the shelf, by its id.
    Game(String),
    /// A design from a file, which stands on no shelf.
    Design(Arc<dyn AnyGame>),
}

/// One line of a page.
pub(crate) enum Line {
    Heading(String),
    Text(String),
}

/// A part of a page: a heading, where it has one, and its text.
type Part = (String, String);

impl Page {
    pub(crate) fn about(game: &Arc<dyn AnyGame>) -> Self {
        let id = game.card().id.as_ref();
        match catalogue::family(id) {
            Ok(_) => Self::Game(id.to_owned()),
            Err(_) => Self::Design(Arc::clone(game)),
        }
    }

    fn title(&self, desk: &Desk) -> String {
        match self {
            Self::Keys => desk.say("tui.help-keys"),
            Self::Game(id) => desk.words.say(&Message::new(id.clone())),
            Self::Design(game) => catalogue::title(&**game, &desk.words),
        }
    }

    fn parts(&self, desk: &Desk) -> Vec<Part> {
        match self {
            Self::Keys => parts_about_keys(desk),
            Self::Game(id) => parts_about_game(id, desk),
            Self::Design(game) => parts_about_design(&**game, desk),
        }
    }
}

fn parts_about_keys(desk: &Desk) -> Vec<Part> {
    let typed = format!("{}\n{}", desk.say("tui.help-typed-text"), notations(desk));
    vec![
        (desk.say("tui.help-board"), desk.say("tui.help-board-text")),
        (desk.say("tui.help-typed"), typed),
        (desk.say("tui.help-everywhere"), desk.say("tui.help-everywhere-text")),
    ]
}

/// A line for each game with code of its own: how most of its moves are written. The rest stands
/// on its page.
fn notations(desk: &Desk) -> String {
    let games = catalogue::families().iter().filter(|family| family.design().is_none());
    let line = |family: &catalogue::Family| {
        let id = family.card().id.as_ref();
        let notation = desk.words.say(&Message::new(format!("{id}.notation")));
        let message = Message::new("tui.help-typed-game").with("game", Message::new(id.to_owned()));
        let first = notation.lines().next().unwrap_or_default();
        desk.words.say(&message.with("notation", i18n::Value::Text(first.to_owned())))
    };
    games.map(line).collect::<Vec<_>>().join("\n")
}

fn parts_about_game(id: &str, desk: &Desk) -> Vec<Part> {
    let parts = [("summary", None), ("rules", Some("tui.help-rules")), ("notation", Some(MOVES))];
    let told = parts.into_iter().filter_map(|(part, heading)| {
        let key = format!("{id}.{part}");
        let heading = heading.map(|heading| desk.say(heading)).unwrap_or_default();
        desk.words.has(&key).then(|| (heading, desk.words.say(&Message::new(key))))
    });
    told.collect()
}

/// The heading above how moves are written.
const MOVES: &str = "tui.help-moves";

/// What to do, in the maker's words, and how moves are written.
fn parts_about_design(game: &dyn AnyGame, desk: &Desk) -> Vec<Part> {
    let Some(design) = catalogue::design_of(game) else { return Vec::new() };
    let instructions = design.instructions.in_lang(desk.words.lang()).to_owned();
    let notation = workshop::library::notation(design).into_iter().map(|key| desk.say(key));
    let notation = notation.collect::<Vec<_>>().join("\n");
    let parts = [(desk.say("tui.help-rules"), instructions), (desk.say(MOVES), notation)];
    parts.into_iter().filter(|(_, text)| !text.trim().is_empty()).collect()
}

impl Help {
    pub(crate) const fn of(page: Page) -> Self {
        Self { page, top: 0 }
    }

    /// The next page or the one before: the keys first, then a page a game of the shelf.
    fn turn(&mut self, forward: bool) {
        let ids: Vec<&str> = catalogue::ids().collect();
        let at = match &self.page {
            Page::Game(id) => ids.iter().position(|known| known == id).map_or(0, |at| at + 1),
            Page::Keys | Page::Design(_) => 0,
        };
        let count = ids.len() + 1;
        let next = (at + if forward { 1 } else { count - 1 }) % count;
        let game = next.checked_sub(1).and_then(|index| ids.get(index));
        self.page = game.map_or(Page::Keys, |&id| Page::Game(id.to_owned()));
        self.top = 0;
    }

    /// The lines of the page for a width.
    fn lines(&self, desk: &Desk, width: u16) -> Vec<Line> {
        let mut lines = Vec::new();
        for (heading, text) in self.page.parts(desk) {
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
