//! Why a move of Othello is refused.

use game::Common;
use geometry::Cell;

game::reasons! {
    /// A typed reason; its words stand in the game's Fluent files.
    pub enum Refusal from Common(Common) {
        SquareTaken { square: Cell } = "othello.square-taken" (square: square.to_string()),
            "there is already a disc on {square}";
        NoFlip { square: Cell } = "othello.no-flip" (square: square.to_string()),
            "a disc on {square} turns nothing over";
        MustPass = "othello.must-pass", "there is no move but to pass";
        CannotPass = "othello.cannot-pass", "who can move may not pass";
    }
}
