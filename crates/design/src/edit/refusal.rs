//! Why an edit is refused.

use crate::files::Fault;

game::reasons! {
    /// Why an edit is refused. Numbers are counted from 1.
    pub enum EditRefusal {
        NoKind { id: String } = "edit.no-kind", "no kind {id:?}";
        NoZone { id: String } = "edit.no-zone", "no zone {id:?}";
        NoDie { id: String } = "edit.no-die", "no die {id:?}";
        NoVariant { id: String } = "edit.no-variant", "no variant {id:?}";
        NoOwnGrid { id: String } = "edit.no-own-grid", "variant {id:?} has no grid of its own";
        NoPlayer { number: usize } = "edit.no-player", "no player {number}";
        NoBoard { number: usize } = "edit.no-board", "no board {number}";
        NoCell { cell: String } = "edit.no-cell", "no cell {cell}";
        NoRow { number: usize } = "edit.no-row", "no row {number}";
        NoColumn { number: usize } = "edit.no-column", "no column {number}";
        NoPlace { number: usize } = "edit.no-place", "no place {number}";
        IdTaken { id: String } = "edit.id-taken", "{id:?} is taken";
        BadId { id: String } = "edit.bad-id", "{id:?} is no id";
        BadToken { word: String } = "edit.bad-token", "{word:?} is no token";
        EmptyWord = "edit.empty-word", "a characteristic is empty";
        KindInUse { id: String } = "edit.kind-in-use", "kind {id:?} is in use";
        ZoneInUse { id: String } = "edit.zone-in-use", "zone {id:?} is in use";
        DieInUse { id: String } = "edit.die-in-use", "die {id:?} is in use";
        RowHasTokens { number: usize } = "edit.row-has-tokens", "row {number} has tokens";
        ColumnHasTokens { number: usize } = "edit.column-has-tokens", "column {number} has tokens";
        CellClosed { cell: String } = "edit.cell-closed", "cell {cell} is not in play";
        CellTaken { cell: String } = "edit.cell-taken", "cell {cell} is taken";
        NoToken { cell: String } = "edit.no-token", "cell {cell} has no token";
        NoneLeft { id: String, count: u16 } = "edit.none-left", "all {count} of {id:?} are used";
        LastPlayer = "edit.last-player", "the last player";
        PlayerHasBoard { number: usize } = "edit.player-has-board", "player {number} has a board";
        PlayerHasNone { number: usize } = "edit.player-has-none",
            "player {number} has no such board";
        PlayerOwnsTokens { number: usize } = "edit.player-owns-tokens",
            "player {number} owns tokens";
        PlayerHasGoal { number: usize } = "edit.player-has-goal",
            "player {number} has a target zone";
        PlayerTakesPart { number: usize } = "edit.player-takes-part",
            "player {number} is in a list of those who play";
        BoardInUse { number: usize } = "edit.board-in-use", "board {number} is in use";
        BoardHasTokens { number: usize } = "edit.board-has-tokens", "board {number} holds tokens";
        RestOfGrid = "edit.rest-of-grid", "the rest of the grid stays";
        WouldNotFit(fault: Fault) => fault.kind, "it would not fit: {fault}";
    }
}

/// The id in a refusal, clipped.
pub(super) fn named(id: &str) -> String {
    i18n::clip(id)
}
