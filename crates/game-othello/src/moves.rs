//! Moves: placing a disc, or passing when no disc can be placed.
//!
//! It does not say whether a move is legal, nor what it changes: that is for `rules`.
//!
//! Rule (World Othello Federation, passing): who cannot outflank anything loses the turn; who
//! can may not forfeit it.

use crate::board::Square;

/// A complete action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A disc on an empty square.
    Place(Square),
    /// The turn goes to the other side.
    Pass,
}
