//! What does not fit together, with its place in the design.

use game::Reason;
use i18n::{Message, Value};

use super::{MAX_COLUMNS, MAX_ROWS};

/// A part of a design that does not fit the others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{path}: {kind:?}")]
pub struct Fault {
    /// Fields and items from 1, such as `grid.zones[2].cells`.
    pub path: String,
    /// What is the matter there.
    pub kind: FaultKind,
}

/// What is the matter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum FaultKind {
    BadId { id: String },
    IdTwice { id: String },
    EmptyCharacteristic,
    BoardTooLarge,
    BoardTooSmall,
    DrawingTooHigh { rows: u8 },
    DrawingTooWide { columns: u8 },
    UnknownKind { id: String },
    UnknownZone { id: String },
    UnknownDie { id: String },
    UnknownPlayer { number: u8 },
    UnknownBoard { number: u8 },
    TooManyTokens { id: String, used: usize, count: u16 },
    OffTheGrid { cell: String },
    CellInTwoZones { cell: String, other: String },
    CellTwice { cell: String },
    PieceLeavesGrid { id: String, cell: String },
    PiecesOverlap { cell: String },
    BadToken { word: String },
    QueueTooLong { cells: u16 },
    QueueOfSharer,
    BadShape,
    NoPlayer,
    TooManyPlayers { most: u8 },
    BadPlayerCount,
}

impl Reason for Fault {
    fn key(&self) -> &'static str {
        match self.kind {
            FaultKind::BadId { .. } => "design.bad-id",
            FaultKind::IdTwice { .. } => "design.id-twice",
            FaultKind::EmptyCharacteristic => "design.empty-characteristic",
            FaultKind::BoardTooLarge => "design.board-too-large",
            FaultKind::BoardTooSmall => "design.board-too-small",
            FaultKind::DrawingTooHigh { .. } => "design.drawing-too-high",
            FaultKind::DrawingTooWide { .. } => "design.drawing-too-wide",
            FaultKind::UnknownKind { .. } => "design.unknown-kind",
            FaultKind::UnknownZone { .. } => "design.unknown-zone",
            FaultKind::UnknownDie { .. } => "design.unknown-die",
            FaultKind::UnknownPlayer { .. } => "design.unknown-player",
            FaultKind::UnknownBoard { .. } => "design.unknown-board",
            FaultKind::TooManyTokens { .. } => "design.too-many-tokens",
            FaultKind::OffTheGrid { .. } => "design.off-the-grid",
            FaultKind::CellInTwoZones { .. } => "design.cell-in-two-zones",
            FaultKind::CellTwice { .. } => "design.cell-twice",
            FaultKind::PieceLeavesGrid { .. } => "design.piece-leaves-grid",
            FaultKind::PiecesOverlap { .. } => "design.pieces-overlap",
            FaultKind::BadToken { .. } => "design.bad-token",
            FaultKind::QueueTooLong { .. } => "design.queue-too-long",
            FaultKind::QueueOfSharer => "design.queue-of-sharer",
            FaultKind::BadShape => "design.bad-shape",
            FaultKind::NoPlayer => "design.no-player",
            FaultKind::TooManyPlayers { .. } => "design.too-many-players",
            FaultKind::BadPlayerCount => "design.bad-player-count",
        }
    }

    /// The fault in words, behind its path.
    fn message(&self) -> Message {
        let path = Value::Text(self.path.clone());
        Message::new("design.in-path").with("path", path).with("what", self.what())
    }
}

impl Fault {
    /// The fault in words, without its place.
    #[must_use]
    pub fn what(&self) -> Message {
        let message = Message::new(self.key());
        match &self.kind {
            FaultKind::BadId { id }
            | FaultKind::IdTwice { id }
            | FaultKind::UnknownKind { id }
            | FaultKind::UnknownZone { id }
            | FaultKind::UnknownDie { id } => message.with("id", id.as_str()),
            FaultKind::BoardTooLarge => message.with("rows", MAX_ROWS).with("columns", MAX_COLUMNS),
            FaultKind::DrawingTooHigh { rows } => message.with("rows", *rows),
            FaultKind::DrawingTooWide { columns } => message.with("columns", *columns),
            FaultKind::UnknownPlayer { number } | FaultKind::UnknownBoard { number } => {
                message.with("number", *number)
            }
            FaultKind::TooManyTokens { id, used, count } => {
                message.with("id", id.as_str()).with("used", *used).with("count", *count)
            }
            FaultKind::OffTheGrid { cell }
            | FaultKind::CellTwice { cell }
            | FaultKind::PiecesOverlap { cell } => message.with("cell", cell.as_str()),
            FaultKind::CellInTwoZones { cell, other } => {
                message.with("cell", cell.as_str()).with("other", other.as_str())
            }
            FaultKind::PieceLeavesGrid { id, cell } => {
                message.with("id", id.as_str()).with("cell", cell.as_str())
            }
            FaultKind::BadToken { word } => message.with("word", word.as_str()),
            FaultKind::QueueTooLong { cells } => message.with("cells", *cells),
            FaultKind::TooManyPlayers { most } => message.with("most", *most),
            _ => message,
        }
    }
}
