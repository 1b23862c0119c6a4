//! Why a move of Mansuba is refused.

use game::{Common, Reason};
use i18n::Message;

/// A typed reason; its words stand in `i18n/`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Refusal {
    #[error(transparent)]
    Common(#[from] Common),
    #[error("the place lies outside the board")]
    OffBoard,
    #[error("there is no piece")]
    NoPiece,
    #[error("the piece belongs to the other side")]
    NotYourPiece,
    #[error("the piece cannot move")]
    Stuck,
    #[error("the piece stands there already")]
    AlreadyThere,
    #[error("an own piece stands there")]
    OwnPieceThere,
    #[error("nothing is captured in this game")]
    NoCaptures,
    #[error("nothing is captured on a starting place")]
    SafePlace,
    #[error("a pawn steps to a neighbour or jumps")]
    PawnWay,
    #[error("a tower goes straight")]
    TowerWay,
    #[error("a piece stands in the tower's way")]
    TowerBlocked,
    #[error("an elephant goes two straight steps")]
    ElephantWay,
    #[error("no own piece was captured there")]
    NoPrisoner,
    #[error("the prisoner belongs to the other side")]
    NotYourPrisoner,
    #[error("a piece stands on the prisoner's place")]
    PlaceTaken,
    #[error("prisoners of several sorts were captured on {place}")]
    WhichPrisoner { place: String },
    #[error("passing is not allowed while something can be played")]
    NoPass,
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::Common(common) => common.key(),
            Self::OffBoard => "mansuba.off-board",
            Self::NoPiece => "mansuba.no-piece",
            Self::NotYourPiece => "mansuba.not-your-piece",
            Self::Stuck => "mansuba.stuck",
            Self::AlreadyThere => "mansuba.already-there",
            Self::OwnPieceThere => "mansuba.own-piece-there",
            Self::NoCaptures => "mansuba.no-captures",
            Self::SafePlace => "mansuba.safe-place",
            Self::PawnWay => "mansuba.pawn-way",
            Self::TowerWay => "mansuba.tower-way",
            Self::TowerBlocked => "mansuba.tower-blocked",
            Self::ElephantWay => "mansuba.elephant-way",
            Self::NoPrisoner => "mansuba.no-prisoner",
            Self::NotYourPrisoner => "mansuba.not-your-prisoner",
            Self::PlaceTaken => "mansuba.place-taken",
            Self::WhichPrisoner { .. } => "mansuba.which-prisoner",
            Self::NoPass => "mansuba.no-pass",
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Common(common) => common.message(),
            Self::WhichPrisoner { place } => Message::new(self.key()).with("place", place.as_str()),
            _ => Message::new(self.key()),
        }
    }
}
