//! The makers by their names.

use std::fmt;
use std::str::FromStr;

use design::Theme;
use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::Refusal;

/// A maker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Memory,
    SlidingPuzzle,
    Families,
    PigeonVole,
    Spelling,
    Arithmetic,
    OneAmong,
    SomeAmong,
    Goose,
    Jigsaw,
    Dominoes,
    PegSolitaire,
    BlockPuzzle,
    Lotto,
    OddOneOut,
    Hangman,
}

impl Kind {
    /// What its games look like, so that they are told apart at a glance.
    pub(crate) const fn theme(self) -> Theme {
        match self {
            Self::Dominoes => Theme::Table,
            Self::Families
            | Self::Spelling
            | Self::Arithmetic
            | Self::Jigsaw
            | Self::Lotto
            | Self::Hangman => Theme::Paper,
            Self::OneAmong | Self::SomeAmong | Self::Goose | Self::PegSolitaire => Theme::Garden,
            Self::Memory | Self::SlidingPuzzle | Self::PigeonVole => Theme::Sea,
            Self::BlockPuzzle | Self::OddOneOut => Theme::Night,
        }
    }

    /// All makers, the simplest first.
    pub const ALL: [Self; 16] = [
        Self::Memory,
        Self::Lotto,
        Self::OddOneOut,
        Self::Families,
        Self::PigeonVole,
        Self::Spelling,
        Self::Hangman,
        Self::Arithmetic,
        Self::OneAmong,
        Self::SomeAmong,
        Self::Dominoes,
        Self::SlidingPuzzle,
        Self::Jigsaw,
        Self::Goose,
        Self::PegSolitaire,
        Self::BlockPuzzle,
    ];

    /// Its name on the command line and in forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Memory => "memory",
            Self::SlidingPuzzle => "sliding-puzzle",
            Self::Families => "families",
            Self::PigeonVole => "pigeon-vole",
            Self::Spelling => "spelling",
            Self::Arithmetic => "arithmetic",
            Self::OneAmong => "one-among",
            Self::SomeAmong => "some-among",
            Self::Goose => "goose",
            Self::Jigsaw => "jigsaw",
            Self::Dominoes => "dominoes",
            Self::PegSolitaire => "peg-solitaire",
            Self::BlockPuzzle => "block-puzzle",
            Self::Lotto => "lotto",
            Self::OddOneOut => "odd-one-out",
            Self::Hangman => "hangman",
        }
    }

    /// What people call the game.
    #[must_use]
    pub fn title(self) -> Message {
        Message::new(format!("makers.title-{}", self.name()))
    }

    /// What it makes of what, in one sentence.
    #[must_use]
    pub fn summary(self) -> Message {
        Message::new(format!("makers.about-{}", self.name()))
    }

    /// What its list holds, and how that is written.
    #[must_use]
    pub fn wants(self) -> Message {
        Message::new(format!("makers.wants-{}", self.name()))
    }

    /// What the players are told.
    pub(crate) fn instructions(self) -> Message {
        Message::new(format!("makers.how-{}", self.name()))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = Refusal;

    fn from_str(name: &str) -> Result<Self, Refusal> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| Refusal::UnknownKind { name: i18n::clip(name) })
    }
}
