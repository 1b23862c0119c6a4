//! Why an edit is refused.

use game::Reason;
use i18n::Message;

use crate::files::Fault;

/// Why an edit is refused. Numbers are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum EditRefusal {
    #[error("no kind {id:?}")]
    NoKind { id: String },
    #[error("no zone {id:?}")]
    NoZone { id: String },
    #[error("no die {id:?}")]
    NoDie { id: String },
    #[error("no variant {id:?}")]
    NoVariant { id: String },
    #[error("no player {number}")]
    NoPlayer { number: usize },
    #[error("no board {number}")]
    NoBoard { number: usize },
    #[error("no cell {cell}")]
    NoCell { cell: String },
    #[error("no row {number}")]
    NoRow { number: usize },
    #[error("no column {number}")]
    NoColumn { number: usize },
    #[error("no place {number}")]
    NoPlace { number: usize },
    #[error("{id:?} is taken")]
    IdTaken { id: String },
    #[error("{id:?} is no id")]
    BadId { id: String },
    #[error("{word:?} is no token")]
    BadToken { word: String },
    #[error("a characteristic is empty")]
    EmptyWord,
    #[error("kind {id:?} is in use")]
    KindInUse { id: String },
    #[error("zone {id:?} is in use")]
    ZoneInUse { id: String },
    #[error("die {id:?} is in use")]
    DieInUse { id: String },
    #[error("row {number} has tokens")]
    RowHasTokens { number: usize },
    #[error("column {number} has tokens")]
    ColumnHasTokens { number: usize },
    #[error("cell {cell} is not in play")]
    CellClosed { cell: String },
    #[error("cell {cell} is taken")]
    CellTaken { cell: String },
    #[error("cell {cell} has no token")]
    NoToken { cell: String },
    #[error("all {count} of {id:?} are used")]
    NoneLeft { id: String, count: u16 },
    #[error("the last player")]
    LastPlayer,
    #[error("player {number} has a board")]
    PlayerHasBoard { number: usize },
    #[error("player {number} has no such board")]
    PlayerHasNone { number: usize },
    #[error("player {number} owns tokens")]
    PlayerOwnsTokens { number: usize },
    #[error("player {number} has a target zone")]
    PlayerHasGoal { number: usize },
    #[error("player {number} is in a list of those who play")]
    PlayerTakesPart { number: usize },
    #[error("board {number} is in use")]
    BoardInUse { number: usize },
    #[error("board {number} holds tokens")]
    BoardHasTokens { number: usize },
    #[error("the rest of the grid stays")]
    RestOfGrid,
    #[error("it would not fit: {0}")]
    WouldNotFit(Fault),
}

/// The id in a refusal, clipped.
pub(super) fn named(id: &str) -> String {
    i18n::clip(id)
}

impl Reason for EditRefusal {
    fn key(&self) -> &'static str {
        match self {
            Self::NoKind { .. } => "edit.no-kind",
            Self::NoZone { .. } => "edit.no-zone",
            Self::NoDie { .. } => "edit.no-die",
            Self::NoVariant { .. } => "edit.no-variant",
            Self::NoPlayer { .. } => "edit.no-player",
            Self::NoBoard { .. } => "edit.no-board",
            Self::NoCell { .. } => "edit.no-cell",
            Self::NoRow { .. } => "edit.no-row",
            Self::NoColumn { .. } => "edit.no-column",
            Self::NoPlace { .. } => "edit.no-place",
            Self::IdTaken { .. } => "edit.id-taken",
            Self::BadId { .. } => "edit.bad-id",
            Self::BadToken { .. } => "edit.bad-token",
            Self::EmptyWord => "edit.empty-word",
            Self::KindInUse { .. } => "edit.kind-in-use",
            Self::ZoneInUse { .. } => "edit.zone-in-use",
            Self::DieInUse { .. } => "edit.die-in-use",
            Self::RowHasTokens { .. } => "edit.row-has-tokens",
            Self::ColumnHasTokens { .. } => "edit.column-has-tokens",
            Self::CellClosed { .. } => "edit.cell-closed",
            Self::CellTaken { .. } => "edit.cell-taken",
            Self::NoToken { .. } => "edit.no-token",
            Self::NoneLeft { .. } => "edit.none-left",
            Self::LastPlayer => "edit.last-player",
            Self::PlayerHasBoard { .. } => "edit.player-has-board",
            Self::PlayerHasNone { .. } => "edit.player-has-none",
            Self::PlayerOwnsTokens { .. } => "edit.player-owns-tokens",
            Self::PlayerHasGoal { .. } => "edit.player-has-goal",
            Self::PlayerTakesPart { .. } => "edit.player-takes-part",
            Self::BoardInUse { .. } => "edit.board-in-use",
            Self::BoardHasTokens { .. } => "edit.board-has-tokens",
            Self::RestOfGrid => "edit.rest-of-grid",
            Self::WouldNotFit(fault) => fault.key(),
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::NoKind { id }
            | Self::NoZone { id }
            | Self::NoDie { id }
            | Self::NoVariant { id }
            | Self::IdTaken { id }
            | Self::BadId { id }
            | Self::KindInUse { id }
            | Self::ZoneInUse { id }
            | Self::DieInUse { id } => message.with("id", id.as_str()),
            Self::NoPlayer { number }
            | Self::NoBoard { number }
            | Self::NoRow { number }
            | Self::NoColumn { number }
            | Self::NoPlace { number }
            | Self::RowHasTokens { number }
            | Self::ColumnHasTokens { number }
            | Self::PlayerHasBoard { number }
            | Self::PlayerHasNone { number }
            | Self::PlayerOwnsTokens { number }
            | Self::PlayerHasGoal { number }
            | Self::PlayerTakesPart { number }
            | Self::BoardInUse { number }
            | Self::BoardHasTokens { number } => message.with("number", *number),
            Self::NoCell { cell }
            | Self::CellClosed { cell }
            | Self::CellTaken { cell }
            | Self::NoToken { cell } => message.with("cell", cell.as_str()),
            Self::BadToken { word } => message.with("word", word.as_str()),
            Self::NoneLeft { id, count } => message.with("id", id.as_str()).with("count", *count),
            Self::WouldNotFit(fault) => fault.what(),
            Self::EmptyWord | Self::LastPlayer | Self::RestOfGrid => message,
        }
    }
}
