//! The designs that ship: a folder each under `library/`, which holds the design file with its
//! words in both languages, its pictures, and plays that tests replay.
//!
//! Here they are only listed. A new design is a new folder and one line; it needs no other code.

mod words;

pub use words::notation;

use std::sync::LazyLock;

use design::Design;
use game::{Card, Settings};

use crate::compile::{Choice, RulesVersion, compile, player_numbers};
use crate::game::{DesignedGame, OpenError, open};
use crate::options;

/// A design before it is read.
struct Source {
    id: &'static str,
    text: &'static str,
    /// The text as it was under the first rules, where it has been changed since.
    first: Option<&'static str>,
    files: &'static [(&'static str, &'static [u8])],
}

/// The folders, each with the pictures of its own. Where a design is changed, the folder keeps
/// what it was as well, as `design-1.json`, and the line says `since "design-1.json"`: plays that
/// began with it go on with it.
macro_rules! folders {
    ($($id:literal $([$($file:literal)+])? $(since $first:literal)?)+) => {
        &[$(Source {
            id: $id,
            text: include_str!(concat!("../library/", $id, "/design.json")),
            first: [$(include_str!(concat!("../library/", $id, "/", $first)),)?].first().copied(),
            files: &[$($((
                concat!("pictures/", $file),
                include_bytes!(concat!("../library/", $id, "/pictures/", $file)),
            )),+)?],
        }),+]
    };
}

/// The designs in the order of the shelf: easy ones first. Ids never change.
#[rustfmt::skip]
const SOURCES: &[Source] = folders!(
    "lotto"
    "odd-one-out"
    "pigeon-vole"
    "families"
    "families-free"
    "one-among-x"
    "n-among-x"
    "hangman" ["step-1.svg" "step-2.svg" "step-3.svg" "step-4.svg" "step-5.svg" "step-6.svg"]
    "jigsaw" ["a.svg" "b.svg" "c.svg" "d.svg" "e.svg" "f.svg" "g.svg" "h.svg" "i.svg" "j.svg" "k.svg" "l.svg"]
    "memory"
    "goose"
    "snakes-and-ladders" ["board.svg"]
    "ludo" ["board.svg"]
    "dominoes"
    "sudoku"
    "arithmetic"
    "spelling"
    "block-corner"
    "block-garden"
    "block-gate"
    "block-puzzle"
    "sliding-3"
    "sliding-4"
    "peg-solitaire"
    "peg-european"
    "chinese-checkers"
    "star"
    "flag"
    "tic-tac-toe"
    "connect-four"
    "draughts"
    "reversi"
    "fox-and-geese"
    "hanoi" ["disc-1.svg" "disc-2.svg" "disc-3.svg" "disc-4.svg"]
    "sokoban"
    "mastermind"
);

/// A design that ships.
#[derive(Debug)]
pub struct Entry {
    /// Its stable id, as in `marelle play memory`.
    pub id: &'static str,
    /// The design, with its names and instructions in both languages.
    pub design: Design,
    /// From which age on it is meant.
    pub age: u8,
    /// What it trains, as the last parts of keys (`shelf.skill-memory`).
    pub skills: Vec<String>,
    /// How many may play.
    pub players: Vec<u8>,
    /// The pictures of its own, by their paths.
    pub files: &'static [(&'static str, &'static [u8])],
    card: Card,
    first: Option<Design>,
}

impl Entry {
    /// What is known of it before its options are chosen; its words are those of the design.
    #[must_use]
    pub const fn card(&self) -> &Card {
        &self.card
    }

    /// The game with these options.
    ///
    /// # Errors
    /// When an option is unknown, unreadable or out of its range.
    pub fn open(&self, settings: &Settings) -> Result<DesignedGame, OpenError> {
        let rules = options::rules(settings.get(game::RULES))?;
        Ok(open(self.id, self.under(rules), settings)?.on_shelf())
    }

    /// The design as it is played under these rules.
    #[must_use]
    pub fn under(&self, rules: RulesVersion) -> &Design {
        let first = self.first.as_ref().filter(|_| rules == RulesVersion::FIRST);
        first.unwrap_or(&self.design)
    }

    fn read(source: &Source) -> Option<Self> {
        let design = design::files::read(source.text).ok()?;
        let is_age = |label: &&String| label.ends_with('+');
        let age = design.labels.iter().find(is_age)?.trim_end_matches('+').parse().ok()?;
        let skills: Vec<String> =
            design.labels.iter().filter(|label| !is_age(label)).cloned().collect();
        let players = player_numbers(&design);
        let least = players.first().copied()?;
        let compiled = compile(&design, Choice::players(least)).ok()?;
        let words = words::of(source.id, &design, age, &skills, &players);
        let card = DesignedGame::new(source.id, compiled).into_card(words);
        let first = match source.first {
            None => None,
            Some(text) => Some(design::files::read(text).ok()?),
        };
        let Source { id, files, .. } = *source;
        Some(Self { id, design, age, skills, players, files, card, first })
    }
}

/// Every design that ships, in the order of the shelf.
#[must_use]
pub fn entries() -> &'static [Entry] {
    // They are read once; a test reads each of them, so none is left out.
    static ENTRIES: LazyLock<Vec<Entry>> =
        LazyLock::new(|| SOURCES.iter().filter_map(Entry::read).collect());
    &ENTRIES
}

/// The design of this id.
#[must_use]
pub fn entry(id: &str) -> Option<&'static Entry> {
    entries().iter().find(|entry| entry.id == id)
}

#[cfg(test)]
mod tests {
    use std::iter;

    use game::{Reason as _, Rules as _};

    use super::*;

    #[test]
    fn every_folder_is_read_and_fits() {
        assert_eq!(entries().len(), SOURCES.len(), "one cannot be read or lacks its age");
        for entry in entries() {
            let id = entry.id;
            assert_eq!(design::files::check(&entry.design), [], "{id}");
            assert_eq!(
                design::files::write(&entry.design),
                source(id).text,
                "{id}: one way to write"
            );
            assert!(!entry.skills.is_empty(), "{id} trains nothing");
            for words in [&entry.design.name, &entry.design.instructions] {
                assert!(!words.fr.is_empty() && !words.en.is_empty(), "{id} lacks words");
            }
        }
    }

    #[test]
    fn every_picture_of_a_folder_is_there_and_used() {
        for entry in entries() {
            let designs = iter::once(&entry.design).chain(&entry.first);
            let named = designs.flat_map(Design::pictures);
            let mut named: Vec<&str> = named.filter(|path| path.starts_with("pictures/")).collect();
            named.sort_unstable();
            named.dedup();
            let mut held: Vec<&str> = entry.files.iter().map(|(path, _)| *path).collect();
            held.sort_unstable();
            assert_eq!(named, held, "{}", entry.id);
            let files = entry.files.iter();
            let files = files.map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec())).collect();
            assert!(design::package::pack(&entry.design, &files).is_ok(), "{}", entry.id);
        }
    }

    /// A folder that held another game before, as far as can be from a small change.
    #[test]
    fn a_play_goes_on_with_the_text_that_it_began_with() {
        let now = source("star").text;
        let changed =
            Source { id: "star", text: now, first: Some(source("flag").text), files: &[] };
        let entry = Entry::read(&changed).unwrap();
        let played = |settings: &str| {
            let settings = Settings::parse(settings.split_whitespace()).unwrap();
            let game = entry.open(&settings).unwrap();
            (game.compiled().design().name.en.clone(), game.card().rules)
        };
        let (first, newest) =
            (&super::entry("flag").unwrap().design.name.en, &entry.design.name.en);
        assert_eq!(played("rules=1"), (first.clone(), 1));
        assert_eq!(played("rules=2"), (newest.clone(), 2));
        assert_eq!(played(""), (newest.clone(), RulesVersion::NEWEST.number()));
        let unknown = Settings::parse(["rules=9"]).unwrap();
        assert_eq!(entry.open(&unknown).unwrap_err().key(), "option.bad-value");
        let unchanged = super::entry("flag").unwrap();
        assert_eq!(unchanged.under(RulesVersion::FIRST), &unchanged.design);
    }

    fn source(id: &str) -> &'static Source {
        SOURCES.iter().find(|source| source.id == id).unwrap()
    }
}
