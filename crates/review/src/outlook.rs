//! Whether a game for one alone can be won, as far as that was found out.

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
