//! How games are laid out on the shelf.

use catalogue::Family;

/// A row of the shelf: games that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    Strategy,
    First,
    Words,
    Puzzles,
    Together,
}

impl Row {
    pub(super) const ALL: [Self; 5] =
        [Self::Strategy, Self::First, Self::Words, Self::Puzzles, Self::Together];

    /// The key of its heading.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Strategy => "web.row-strategy",
            Self::First => "web.row-first",
            Self::Words => "web.row-words",
            Self::Puzzles => "web.row-puzzles",
            Self::Together => "web.row-together",
        }
    }

    /// The row of a game: by what it trains, how many play and for which age it is.
    pub(super) fn of(family: &Family) -> Self {
        let Some(entry) = family.design() else { return Self::Strategy };
        let trains =
            |skills: &[&str]| entry.skills.iter().any(|known| skills.contains(&known.as_str()));
        if !entry.players.contains(&1) {
            Self::Together
        } else if trains(&["language", "counting"]) && !trains(&["sorting"]) {
            Self::Words
        } else if trains(&["attention", "sorting"]) {
            Self::First
        } else {
            Self::Puzzles
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_the_shelf_has_games() {
        for row in Row::ALL {
            let count = catalogue::families().iter().filter(|it| Row::of(it) == row).count();
            assert!(count >= 2, "{row:?}: {count}");
        }
    }
}
