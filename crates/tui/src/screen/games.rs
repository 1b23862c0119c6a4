//! The shelf: which game is to be played, or which nearly finished game is to be looked at.

mod draw;
mod keys;

use game::{Card, Demo};

use crate::list::List;

/// Games to choose from.
pub(crate) struct Games {
    list: List,
    lines: Lines,
}

/// What stands on the lines.
enum Lines {
    /// Games with code of their own, by their ids.
    Begin(Vec<&'static str>),
    /// Games that are nearly over, each with the card of its game.
    Demos(Vec<(&'static Card, &'static Demo)>),
}

impl Games {
    /// To begin a new game.
    pub(crate) fn to_begin() -> Self {
        let built_in = catalogue::families().iter().filter(|family| family.design().is_none());
        let ids = built_in.map(|family| family.card().id.as_ref()).collect();
        Self { list: List::default(), lines: Lines::Begin(ids) }
    }

    /// To see how games end.
    pub(crate) fn of_demos() -> Self {
        let cards = catalogue::families().iter().map(catalogue::Family::card);
        let demos = cards.flat_map(|card| card.demos.iter().map(move |demo| (card, demo)));
        Self { list: List::default(), lines: Lines::Demos(demos.collect()) }
    }

    fn count(&self) -> usize {
        match &self.lines {
            Lines::Begin(ids) => ids.len(),
            Lines::Demos(demos) => demos.len(),
        }
    }
}
