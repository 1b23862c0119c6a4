//! How games are laid out on the shelf.

use catalogue::Family;

/// A row of the shelf: games that are alike, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    First,
    Words,
    Together,
    Puzzles,
    Strategy,
}

/// How hard a game is, as players are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Difficulty {
    Easy,
    Harder,
    Hard,
}

impl Row {
    pub(super) const ALL: [Self; 5] =
        [Self::First, Self::Words, Self::Together, Self::Puzzles, Self::Strategy];

    /// The key of its heading.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::First => "web.row-first",
            Self::Words => "web.row-words",
            Self::Together => "web.row-together",
            Self::Puzzles => "web.row-puzzles",
            Self::Strategy => "web.row-strategy",
        }
    }

    /// The row of a game: by what it trains, how hard it is and how many play.
    pub(super) fn of(family: &Family) -> Self {
        let Some(entry) = family.design() else { return Self::Strategy };
        let trains =
            |skills: &[&str]| entry.skills.iter().any(|known| skills.contains(&known.as_str()));
        if trains(&["strategy"]) {
            Self::Strategy
        } else if is_easy(entry.age) && trains(&["attention", "sorting", "memory"]) {
            Self::First
        } else if trains(&["language", "counting"]) && entry.players.contains(&1) {
            Self::Words
        } else if entry.players.contains(&1) {
            Self::Puzzles
        } else {
            Self::Together
        }
    }

    /// Its games, the easiest first.
    pub(super) fn games(self) -> Vec<&'static Family> {
        let of_row = catalogue::families().iter().filter(|family| Self::of(family) == self);
        let mut games: Vec<&Family> = of_row.collect();
        games.sort_by_key(|family| Difficulty::of(family));
        games
    }
}

/// What somebody plays who has not played much yet.
const fn is_easy(age: u8) -> bool {
    age <= 5
}

impl Difficulty {
    /// How hard a game is; games with code of their own are as hard as who plays against you.
    pub(super) fn of(family: &Family) -> Option<Self> {
        let age = family.design()?.age;
        Some(match age {
            age if is_easy(age) => Self::Easy,
            ..=7 => Self::Harder,
            _ => Self::Hard,
        })
    }

    /// The key of its words.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Easy => "shelf.easy",
            Self::Harder => "shelf.harder",
            Self::Hard => "shelf.hard",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(row: Row) -> Vec<String> {
        row.games().iter().map(|family| family.card().id.to_string()).collect()
    }

    #[test]
    fn every_row_of_the_shelf_has_games_and_every_game_its_row() {
        let rows = Row::ALL.map(ids);
        assert!(rows.iter().all(|row| row.len() >= 2), "{rows:?}");
        assert_eq!(rows.concat().len(), catalogue::families().len());
    }

    #[test]
    fn first_games_come_first_and_strategy_stands_apart() {
        let first = ids(Row::ALL[0]);
        for id in ["memory", "pigeon-vole", "lotto", "families"] {
            assert!(first.iter().any(|known| known == id), "{id}: {first:?}");
        }
        let last = ids(Row::ALL[4]);
        for id in ["othello", "quoridor", "draughts", "tic-tac-toe"] {
            assert!(last.iter().any(|known| known == id), "{id}: {last:?}");
        }
        assert!(!last.contains(&"memory".to_owned()));
    }

    #[test]
    fn the_easiest_of_a_row_come_first() {
        for row in Row::ALL {
            let hard: Vec<_> = row.games().into_iter().map(Difficulty::of).collect();
            assert!(hard.is_sorted(), "{row:?}: {hard:?}");
        }
    }
}
