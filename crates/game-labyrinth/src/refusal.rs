//! Why a move of Labyrinth is refused.

use game::Common;
use geometry::Cell;

game::reasons! {
    /// A typed reason; its words stand in `i18n/`.
    pub enum Refusal from Common(Common) {
        NoSlot = "labyrinth.no-slot", "tiles go in at lines 2, 4 and 6";
        NoReverse = "labyrinth.no-reverse", "the tile just came out there";
        TooManyTurns = "labyrinth.too-many-turns", "a tile is turned 0 to 3 times";
        StraightTurns = "labyrinth.straight-turns", "a straight tile is turned 0 times or once";
        OffBoard = "labyrinth.off-board", "the cell lies outside the board";
        NoPath { cell: Cell } = "labyrinth.no-path" (cell: cell.to_string()),
            "no open path leads to {cell}";
        PushFirst = "labyrinth.push-first", "the tile is pushed in before the pawn moves";
        TurnedAround = "labyrinth.turned-around", "the tile has been turned all the way";
    }
}
