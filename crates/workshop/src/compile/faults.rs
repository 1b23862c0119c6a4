//! What is wrong with a design: what makes it unplayable, and where.

use game::Reason;
use i18n::Message;

/// Something of a design that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fault {
    #[error("{id:?} at {place} cannot be a name: letters, digits, - and _ are wanted")]
    BadId { id: String, place: String },
    #[error("the name {id:?} at {place} stands twice")]
    Twice { id: String, place: String },
    #[error("there is no {id:?} for {place}")]
    Unknown { id: String, place: String },
    #[error("{place} lies outside its board")]
    Outside { place: String },
    #[error("{place} is more than the workshop can hold: {limit} at most")]
    TooMany { place: String, limit: u32 },
    #[error("the die {id:?} has no face")]
    NoFace { id: String },
    #[error("the shape of {id:?} cannot be read")]
    BadShape { id: String },
    #[error("the piece at {place} does not fit there")]
    NoRoom { place: String },
    #[error("{given} players cannot play: from {min} to {max} can")]
    Players { given: u8, min: u8, max: u8 },
    #[error("there is no variant {id:?}")]
    NoVariant { id: String },
    #[error("the piece {id:?} moves in a way that pieces cannot yet")]
    NotYetPieceMoves { id: String },
    #[error("pieces of several cells cannot be played on hexagons yet")]
    NotYetHexagonPieces,
}

impl Reason for Fault {
    fn key(&self) -> &'static str {
        match self {
            Self::BadId { .. } => "workshop.fault-bad-id",
            Self::Twice { .. } => "workshop.fault-twice",
            Self::Unknown { .. } => "workshop.fault-unknown",
            Self::Outside { .. } => "workshop.fault-outside",
            Self::TooMany { .. } => "workshop.fault-too-many",
            Self::NoFace { .. } => "workshop.fault-no-face",
            Self::BadShape { .. } => "workshop.fault-bad-shape",
            Self::NoRoom { .. } => "workshop.fault-no-room",
            Self::Players { .. } => "workshop.fault-players",
            Self::NoVariant { .. } => "workshop.fault-no-variant",
            Self::NotYetPieceMoves { .. } => "workshop.not-yet-piece-moves",
            Self::NotYetHexagonPieces => "workshop.not-yet-hexagon-pieces",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::BadId { id, place } | Self::Twice { id, place } | Self::Unknown { id, place } => {
                message.with("id", id.as_str()).with("place", place.as_str())
            }
            Self::Outside { place } | Self::NoRoom { place } => {
                message.with("place", place.as_str())
            }
            Self::TooMany { place, limit } => {
                message.with("place", place.as_str()).with("limit", *limit)
            }
            Self::NoFace { id }
            | Self::BadShape { id }
            | Self::NoVariant { id }
            | Self::NotYetPieceMoves { id } => message.with("id", id.as_str()),
            Self::Players { min, max, .. } => message.with("min", *min).with("max", *max),
            Self::NotYetHexagonPieces => message,
        }
    }
}
