//! Whether a game for one alone can be won, as far as that was found out.

use design::Words;
use i18n::Message;
use serde::{Deserialize, Serialize};

/// What a player alone can expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outlook {
    /// It can be won.
    Winnable {
        /// In so many actions at least, from the hardest start that was looked at.
        moves: u32,
        /// Whether only some of the shuffles were looked at.
        is_shuffled: bool,
    },
    /// Everything was tried and nothing wins.
    Never,
    /// The effort was too small to tell.
    Unknown,
}

impl Outlook {
    /// What is said of it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Winnable { moves, is_shuffled: false } => {
                Message::new("outlook.winnable").with("moves", *moves)
            }
            Self::Winnable { moves, is_shuffled: true } => {
                Message::new("outlook.winnable-shuffled").with("moves", *moves)
            }
            Self::Never => Message::new("outlook.never"),
            Self::Unknown => Message::new("outlook.unknown"),
        }
    }
}

/// What a player alone can expect of a level: a variant with a grid of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// The id of the variant.
    pub id: String,
    /// Its name for people.
    pub name: Words,
    /// What can be expected.
    pub outlook: Outlook,
}

impl Level {
    /// What is said of it.
    #[must_use]
    pub fn message(&self) -> Message {
        let name = workshop::Name::of(&self.name, &self.id).message();
        Message::new("outlook.level").with("level", name).with("outlook", self.outlook.message())
    }
}
