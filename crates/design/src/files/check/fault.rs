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

game::reasons! {
    /// What is the matter.
    #[derive(Hash)]
    pub enum FaultKind {
        BadId { id: String } = "design.bad-id";
        IdTwice { id: String } = "design.id-twice";
        ZoneCalledRest = "design.zone-called-rest";
        EmptyCharacteristic = "design.empty-characteristic";
        BoardTooLarge = "design.board-too-large" (rows: MAX_ROWS, columns: MAX_COLUMNS);
        BoardTooSmall = "design.board-too-small";
        DrawingTooHigh { rows: u8 } = "design.drawing-too-high";
        DrawingTooWide { columns: u8 } = "design.drawing-too-wide";
        UnknownKind { id: String } = "design.unknown-kind";
        UnknownZone { id: String } = "design.unknown-zone";
        UnknownDie { id: String } = "design.unknown-die";
        UnknownPlayer { number: u8 } = "design.unknown-player";
        UnknownBoard { number: u8 } = "design.unknown-board";
        TooManyTokens { id: String, used: usize, count: u16 } = "design.too-many-tokens";
        OffTheGrid { cell: String } = "design.off-the-grid";
        CellInTwoZones { cell: String, other: String } = "design.cell-in-two-zones";
        CellTwice { cell: String } = "design.cell-twice";
        PieceLeavesGrid { id: String, cell: String } = "design.piece-leaves-grid";
        PiecesOverlap { cell: String } = "design.pieces-overlap";
        BadToken { word: String } = "design.bad-token";
        QueueTooLong { cells: u16 } = "design.queue-too-long";
        QueueOfSharer = "design.queue-of-sharer";
        BadShape = "design.bad-shape";
        NoPlayer = "design.no-player";
        TooManyPlayers { most: u8 } = "design.too-many-players";
        BadPlayerCount = "design.bad-player-count";
        NotSoMany { min: u8, max: u8 } = "design.not-so-many";
        UnknownVariant { id: String } = "design.unknown-variant";
        NoSuchLine { most: u8 } = "design.no-such-line";
        TooMany { most: usize } = "design.too-many-of-them";
        NoFace = "design.no-face";
        TokenOnClosedCell { cell: String } = "design.token-on-closed-cell";
        PieceOnClosedCell { id: String, cell: String } = "design.piece-on-closed-cell";
        NotForPieces { id: String } = "design.not-for-pieces";
        TurnedSides { id: String } = "design.turned-sides";
        TooManyTurns { word: String, most: u8 } = "design.too-many-turns";
        UnknownMessage { key: String } = "design.unknown-message";
        NearMessage { key: String, suggested: String } = "design.unknown-message-but";
        NoHole { name: String } = "design.no-hole";
        UnknownHole { name: String, known: String } =
            "design.unknown-hole" (name, known: Value::whole(known));
        DrawnOver { cell: String } = "design.drawn-over";
        DrawnTooLong { cells: usize } = "design.drawn-too-long";
        DrawnFace { id: String } = "design.drawn-face";
        SecondSecret = "design.second-secret";
        TooManySecrets { most: usize } = "design.too-many-secrets";
        CodeLength { zone: String, cells: usize } = "design.code-length";
        NotImmobile { id: String } = "design.not-immobile";
        WordsTooLong { most: usize } = "design.words-too-long";
    }
}

impl Reason for Fault {
    fn key(&self) -> &'static str {
        self.kind.key()
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
    /// This fault of the field at this path.
    #[must_use]
    pub fn new(path: impl Into<String>, kind: FaultKind) -> Self {
        Self { path: path.into(), kind, at: None }
    }

    /// The fault in words, without its place.
    #[must_use]
    pub fn what(&self) -> Message {
        self.kind.message()
    }
}
