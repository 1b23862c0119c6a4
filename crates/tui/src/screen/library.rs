//! The library: games that were made in the workshop, the easy ones first.

mod draw;
mod keys;

use workshop::library::{Entry, entries};

use crate::list::List;

/// The designs to choose from.
#[derive(Default)]
pub(crate) struct Library {
    list: List,
    /// Which skill they train; all when none is chosen.
    skill: usize,
}

impl Library {
    /// The skills that designs train, each once, in the order of the shelf.
    fn skills() -> Vec<&'static str> {
        let mut skills: Vec<&'static str> = Vec::new();
        for skill in entries().iter().flat_map(|entry| &entry.skills) {
            if !skills.contains(&skill.as_str()) {
                skills.push(skill);
            }
        }
        skills
    }

    /// The skill that is chosen.
    fn chosen_skill(&self) -> Option<&'static str> {
        self.skill.checked_sub(1).and_then(|index| Self::skills().get(index).copied())
    }

    fn shown(&self) -> Vec<&'static Entry> {
        let skill = self.chosen_skill();
        let fits =
            |entry: &&Entry| skill.is_none_or(|skill| entry.skills.iter().any(|s| s == skill));
        entries().iter().filter(fits).collect()
    }

    /// Goes to the next kind of games, or the one before.
    fn turn(&mut self, forward: bool) {
        let count = Self::skills().len() + 1;
        self.skill = (self.skill + if forward { 1 } else { count - 1 }) % count;
        self.list = List::default();
    }
}
