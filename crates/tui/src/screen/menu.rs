//! The menu: where everything begins and where everything comes back to.

mod draw;
mod keys;

use crate::list::List;

/// The menu.
#[derive(Default)]
pub(crate) struct Menu {
    list: List,
}

/// What can be chosen, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    NewGame,
    Resume,
    Join,
    Library,
    Files,
    Demo,
    Scores,
    Help,
    Language,
    Quit,
}

const ITEMS: [(Item, &str); 10] = [
    (Item::NewGame, "tui.menu-new"),
    (Item::Resume, "tui.menu-resume"),
    (Item::Join, "tui.menu-join"),
    (Item::Library, "tui.menu-library"),
    (Item::Files, "tui.menu-files"),
    (Item::Demo, "tui.menu-demo"),
    (Item::Scores, "tui.menu-scores"),
    (Item::Help, "tui.menu-help"),
    (Item::Language, "tui.menu-language"),
    (Item::Quit, "tui.menu-quit"),
];
