//! The state of a match.
//!
//! A `Position` is always possible: texts from outside are checked on the way in.

use game::{Seat, hash_number};

use crate::SEATS;

/// The stones left and who has the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    stones: u8,
    mover: Seat,
    hash: u64,
}

impl Position {
    pub(crate) fn new(stones: u8, mover: Seat) -> Self {
        let hash = number_of(stones) ^ if mover == Seat::FIRST { 0 } else { SECOND_TO_MOVE };
        Self { stones, mover, hash }
    }

    /// How many stones are left.
    #[must_use]
    pub const fn stones(&self) -> u8 {
        self.stones
    }

    /// Who has the hand, or would have it if the game were not over.
    #[must_use]
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.stones == 0
    }

    pub(crate) const fn hash(&self) -> u64 {
        self.hash
    }

    /// Changes the heap and passes the hand on; the hash follows.
    pub(crate) fn turn_over(&mut self, stones: u8) {
        self.hash ^= number_of(self.stones) ^ number_of(stones) ^ SECOND_TO_MOVE;
        self.stones = stones;
        self.mover = self.mover.next(SEATS);
    }
}

const SECOND_TO_MOVE: u64 = 0x9e37_79b9_7f4a_7c15;

const fn number_of(stones: u8) -> u64 {
    hash_number(0, stones as u64 + 1)
}
