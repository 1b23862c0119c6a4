//! Moves and their list.

use std::fmt;

use crate::Position;

/// The most stones that may be taken at once.
pub(crate) const MOST: u8 = 3;

/// Taking this many stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Replaces the buffer's content by the legal moves, the smallest first.
pub(crate) fn list(position: &Position, moves: &mut Vec<Take>) {
    moves.clear();
    moves.extend((1..=MOST.min(position.stones())).map(Take));
}
