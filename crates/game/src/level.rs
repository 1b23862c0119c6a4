//! How well a machine plays: ten levels, the same words and numbers everywhere.
//!
//! What a level may look at and how it chooses stands in `search`, not here.

use std::fmt;

use i18n::Message;
use serde::{Deserialize, Serialize};

/// How well a machine plays, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const FIRST: Self = Self(1);
    /// The one that people meet who choose none.
    pub const USUAL: Self = Self(4);
    /// The strongest of those that answer within a second.
    pub const QUICK: Self = Self(7);
    /// The one that looks back at games: strong, and done within half a minute.
    pub const JUDGE: Self = Self(8);
    /// The strongest.
    pub const BEST: Self = Self(10);

    /// The level of this number, from 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::FIRST.0 && number <= Self::BEST.0 { Some(Self(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::FIRST.0..=Self::BEST.0).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its name.
    #[must_use]
    pub fn message(self) -> Message {
        Message::new(format!("level.name-{self}"))
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("levels go from 1 to 10")
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::{Lang, Translator};

    #[test]
    fn there_are_ten_levels_with_names_of_their_own_in_both_languages() {
        assert_eq!(
            Level::all().map(Level::number).collect::<Vec<_>>(),
            (1..=10).collect::<Vec<_>>()
        );
        assert_eq!((Level::new(0), Level::new(11)), (None, None));
        for lang in Lang::ALL {
            let words = Translator::new(lang, &[crate::WORDS.in_lang(lang)]).unwrap();
            assert!(Level::all().all(|level| words.has(level.message().key())), "{lang}");
            let names: std::collections::BTreeSet<String> =
                Level::all().map(|level| words.say(&level.message())).collect();
            assert_eq!(names.len(), 10, "{names:?}");
        }
    }
}
