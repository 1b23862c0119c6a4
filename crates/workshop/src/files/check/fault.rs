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
    /// Line and column of the file from 1, when a file was read.
    pub at: Option<(usize, usize)>,
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
    NotSoMany { min: u8, max: u8 },
    UnknownVariant { id: String },
    TooMany { most: usize },
    NoFace,
    TokenOnClosedCell { cell: String },
    PieceOnClosedCell { id: String, cell: String },
    NotForPieces { id: String },
    TurnedSides { id: String },
    TooManyTurns { word: String, most: u8 },
    UnknownMessage { key: String, suggested: Option<String> },
    UnknownHole { name: String, known: String },
    WordsTooLong { most: usize },
}

impl Reason for Fault {
    fn key(&self) -> &'static str {
        match &self.kind {
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
            FaultKind::NotSoMany { .. } => "design.not-so-many",
            FaultKind::UnknownVariant { .. } => "design.unknown-variant",
            FaultKind::TooMany { .. } => "design.too-many-of-them",
            FaultKind::NoFace => "design.no-face",
            FaultKind::TokenOnClosedCell { .. } => "design.token-on-closed-cell",
            FaultKind::PieceOnClosedCell { .. } => "design.piece-on-closed-cell",
            FaultKind::NotForPieces { .. } => "design.not-for-pieces",
            FaultKind::TurnedSides { .. } => "design.turned-sides",
            FaultKind::TooManyTurns { .. } => "design.too-many-turns",
            FaultKind::UnknownMessage { suggested: None, .. } => "design.unknown-message",
            FaultKind::UnknownMessage { .. } => "design.unknown-message-but",
            FaultKind::UnknownHole { known, .. } if known.is_empty() => "design.no-hole",
            FaultKind::UnknownHole { .. } => "design.unknown-hole",
            FaultKind::WordsTooLong { .. } => "design.words-too-long",
        }
    }

    /// The fault in words, behind its line, where that is known, and its path.
    fn message(&self) -> Message {
        let message = match self.at {
            Some((line, column)) => {
                Message::new("design.at-path").with("line", line).with("column", column)
            }
            None => Message::new("design.in-path"),
        };
        message.with("path", Value::Text(self.path.clone())).with("what", self.what())
    }
}

impl Fault {
    pub(crate) fn new(path: impl Into<String>, kind: FaultKind) -> Self {
        Self { path: path.into(), kind, at: None }
    }

    /// The fault in words, without its place.
    #[must_use]
    pub fn what(&self) -> Message {
        let message = Message::new(self.key());
        match &self.kind {
            FaultKind::BadId { id }
            | FaultKind::IdTwice { id }
            | FaultKind::UnknownKind { id }
            | FaultKind::UnknownZone { id }
            | FaultKind::UnknownDie { id }
            | FaultKind::UnknownVariant { id }
            | FaultKind::NotForPieces { id }
            | FaultKind::TurnedSides { id } => message.with("id", id.as_str()),
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
            | FaultKind::TokenOnClosedCell { cell }
            | FaultKind::PiecesOverlap { cell } => message.with("cell", cell.as_str()),
            FaultKind::CellInTwoZones { cell, other } => {
                message.with("cell", cell.as_str()).with("other", other.as_str())
            }
            FaultKind::PieceLeavesGrid { id, cell } | FaultKind::PieceOnClosedCell { id, cell } => {
                message.with("id", id.as_str()).with("cell", cell.as_str())
            }
            FaultKind::BadToken { word } => message.with("word", word.as_str()),
            FaultKind::QueueTooLong { cells } => message.with("cells", *cells),
            FaultKind::TooManyPlayers { most } => message.with("most", *most),
            FaultKind::NotSoMany { min, max } => message.with("min", *min).with("max", *max),
            FaultKind::TooMany { most } | FaultKind::WordsTooLong { most } => {
                message.with("most", *most)
            }
            FaultKind::TooManyTurns { word, most } => {
                message.with("word", word.as_str()).with("most", *most)
            }
            FaultKind::UnknownMessage { key, suggested: None } => message.with("key", key.as_str()),
            FaultKind::UnknownMessage { key, suggested: Some(suggested) } => {
                message.with("key", key.as_str()).with("suggested", suggested.as_str())
            }
            FaultKind::UnknownHole { name, known } => match known.as_str() {
                "" => message.with("name", name.as_str()),
                _ => message.with("name", name.as_str()).with("known", Value::Text(known.clone())),
            },
            _ => message,
        }
    }
}
