//! The state of a match and its moves: plain data, without rules.
//!
//! A `Position` is always possible: texts from outside are checked on the way in.

use std::fmt;

use game::Seat;

/// The stones left and who has the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) stones: u8,
    /// Who has the hand, or would have it if the game were not over.
    pub(crate) mover: Seat,
}

impl Position {
    /// How many stones are left.
    #[must_use]
    pub const fn stones(&self) -> u8 {
        self.stones
    }
}

/// Taking this many stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
