//! Why a move of Quoridor is refused.

use game::{Common, Reason, Seat};
use i18n::Message;

/// A typed reason; its words stand in `i18n/`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Refusal {
    #[error(transparent)]
    Common(#[from] Common),
    #[error("the cell lies outside the board")]
    OffBoard,
    #[error("the pawn stands there already")]
    AlreadyThere,
    #[error("another pawn stands there")]
    PawnThere,
    #[error("a wall stands in between")]
    WallBetween,
    #[error("the cell is too far away")]
    TooFar,
    #[error("a pawn goes diagonally only around another pawn")]
    NoDiagonal,
    #[error("the way straight over the pawn is free")]
    JumpInstead,
    #[error("a pawn never jumps over two pawns")]
    TwoPawns,
    #[error("no wall is left in the hand")]
    NoWallsLeft,
    #[error("the wall lies outside the board")]
    WallOutside,
    #[error("the wall overlaps another")]
    WallOverlaps,
    #[error("the wall crosses another")]
    WallCrosses,
    #[error("the wall closes the last path of seat {player}")]
    WallCutsLastPath { player: Seat },
    #[error("passing is not allowed while something can be played")]
    NoPass,
    #[error("the two cells of a wall must be neighbours")]
    WallCellsApart,
    #[error("the side does not go with the two cells")]
    WallSideWrong,
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::Common(common) => common.key(),
            Self::OffBoard => "quoridor.off-board",
            Self::AlreadyThere => "quoridor.already-there",
            Self::PawnThere => "quoridor.pawn-there",
            Self::WallBetween => "quoridor.wall-between",
            Self::TooFar => "quoridor.too-far",
            Self::NoDiagonal => "quoridor.no-diagonal",
            Self::JumpInstead => "quoridor.jump-instead",
            Self::TwoPawns => "quoridor.two-pawns",
            Self::NoWallsLeft => "quoridor.no-walls-left",
            Self::WallOutside => "quoridor.wall-outside",
            Self::WallOverlaps => "quoridor.wall-overlaps",
            Self::WallCrosses => "quoridor.wall-crosses",
            Self::WallCutsLastPath { .. } => "quoridor.wall-cuts-last-path",
            Self::NoPass => "quoridor.no-pass",
            Self::WallCellsApart => "quoridor.wall-cells-apart",
            Self::WallSideWrong => "quoridor.wall-side-wrong",
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Common(common) => common.message(),
            Self::WallCutsLastPath { player } => Message::new(self.key()).with("player", *player),
            _ => Message::new(self.key()),
        }
    }
}
