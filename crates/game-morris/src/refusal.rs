//! Why a move is refused, in the order of the rules.

use game::{Common, Reason};
use geometry::Cell;
use i18n::Message;

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Refusal {
    #[error(transparent)]
    Common(#[from] Common),
    #[error("{point} is no point of this board")]
    NoPoint { point: Cell },
    #[error("men are still in hand")]
    PlaceFirst,
    #[error("all men are placed")]
    AllPlaced,
    #[error("there is no man on {point}")]
    NoMan { point: Cell },
    #[error("the man on {point} is the other side's")]
    NotYourMan { point: Cell },
    #[error("there is a man on {point}")]
    PointTaken { point: Cell },
    #[error("no line leads from {from} to {to}")]
    NoLine { from: Cell, to: Cell },
    #[error("the man on {point} has no way to go")]
    Stuck { point: Cell },
    #[error("a mill takes a man")]
    TakeOne,
    #[error("nothing is taken in the game of three")]
    NothingIsTaken,
    #[error("this closes no mill")]
    NoMill,
    #[error("there is no man of the other side on {point}")]
    NotTheirMan { point: Cell },
    #[error("the man on {point} is in a mill")]
    InMill { point: Cell },
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::Common(common) => common.key(),
            Self::NoPoint { .. } => "morris.no-point",
            Self::PlaceFirst => "morris.place-first",
            Self::AllPlaced => "morris.all-placed",
            Self::NoMan { .. } => "morris.no-man",
            Self::NotYourMan { .. } => "morris.not-your-man",
            Self::PointTaken { .. } => "morris.point-taken",
            Self::NoLine { .. } => "morris.no-line",
            Self::Stuck { .. } => "morris.stuck",
            Self::TakeOne => "morris.take-one",
            Self::NothingIsTaken => "morris.nothing-is-taken",
            Self::NoMill => "morris.no-mill",
            Self::NotTheirMan { .. } => "morris.not-their-man",
            Self::InMill { .. } => "morris.in-mill",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::Common(common) => common.message(),
            Self::NoLine { from, to } => {
                message.with("from", from.to_string()).with("to", to.to_string())
            }
            Self::NoPoint { point }
            | Self::NoMan { point }
            | Self::NotYourMan { point }
            | Self::PointTaken { point }
            | Self::Stuck { point }
            | Self::NotTheirMan { point }
            | Self::InMill { point } => message.with("point", point.to_string()),
            Self::PlaceFirst
            | Self::AllPlaced
            | Self::TakeOne
            | Self::NothingIsTaken
            | Self::NoMill => message,
        }
    }
}
