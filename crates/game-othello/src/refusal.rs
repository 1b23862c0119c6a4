//! Why a move of Othello is refused.

use game::{Common, Reason};
use geometry::Cell;
use i18n::Message;

/// A typed reason; its words stand in the game's Fluent files.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// A reason that every game has.
    #[error(transparent)]
    Common(#[from] Common),
    /// A disc lies there already.
    #[error("there is already a disc on {square}")]
    SquareTaken {
        /// Where.
        square: Cell,
    },
    /// No opposing disc is outflanked from there.
    #[error("a disc on {square} turns nothing over")]
    NoFlip {
        /// Where.
        square: Cell,
    },
    /// No square turns anything over.
    #[error("there is no move but to pass")]
    MustPass,
    /// Some square turns something over.
    #[error("who can move may not pass")]
    CannotPass,
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::Common(common) => common.key(),
            Self::SquareTaken { .. } => "othello.square-taken",
            Self::NoFlip { .. } => "othello.no-flip",
            Self::MustPass => "othello.must-pass",
            Self::CannotPass => "othello.cannot-pass",
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Common(common) => common.message(),
            Self::SquareTaken { square } | Self::NoFlip { square } => {
                Message::new(self.key()).with("square", square.to_string())
            }
            Self::MustPass | Self::CannotPass => Message::new(self.key()),
        }
    }
}
