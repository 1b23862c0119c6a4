//! Moves: placing a disc, or passing when no disc can be placed.
//!
//! It does not say whether a move is legal, nor what it changes: that is for `rules`.
//!
//! Rule (World Othello Federation, passing): who cannot outflank anything loses the turn; who
//! can may not forfeit it.

use crate::bits;
use crate::board::{Position, Square};

/// A complete action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A disc on an empty square.
    Place(Square),
    /// The turn goes to the other side.
    Pass,
}

/// Replaces the buffer's content by the legal moves, from a1 to h8.
#[inline]
pub(crate) fn generate(position: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    moves.extend(bits::squares(position.targets()).map(Move::Place));
    if position.must_pass() {
        moves.push(Move::Pass);
    }
}

/// How many legal moves there are.
#[inline]
pub(crate) fn count(position: &Position) -> u64 {
    u64::from(position.targets().count_ones()) + u64::from(position.must_pass())
}
