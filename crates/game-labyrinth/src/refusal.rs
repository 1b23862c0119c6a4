//! Why a move of Labyrinth is refused.

use game::{Common, Reason};
use geometry::Cell;
use i18n::Message;

/// A typed reason; its words stand in `i18n/`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Refusal {
    #[error(transparent)]
    Common(#[from] Common),
    #[error("tiles go in at lines 2, 4 and 6")]
    NoSlot,
    #[error("the tile just came out there")]
    NoReverse,
    #[error("a tile is turned 0 to 3 times")]
    TooManyTurns,
    #[error("a straight tile is turned 0 times or once")]
    StraightTurns,
    #[error("the cell lies outside the board")]
    OffBoard,
    #[error("no open path leads to {cell}")]
    NoPath { cell: Cell },
    #[error("the tile is pushed in before the pawn moves")]
    PushFirst,
    #[error("the tile has been turned all the way")]
    TurnedAround,
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::Common(common) => common.key(),
            Self::NoSlot => "labyrinth.no-slot",
            Self::NoReverse => "labyrinth.no-reverse",
            Self::TooManyTurns => "labyrinth.too-many-turns",
            Self::StraightTurns => "labyrinth.straight-turns",
            Self::OffBoard => "labyrinth.off-board",
            Self::NoPath { .. } => "labyrinth.no-path",
            Self::PushFirst => "labyrinth.push-first",
            Self::TurnedAround => "labyrinth.turned-around",
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Common(common) => common.message(),
            Self::NoPath { cell } => Message::new(self.key()).with("cell", cell.to_string()),
            _ => Message::new(self.key()),
        }
    }
}
