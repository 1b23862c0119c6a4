//! The state of a match and what is seen of it.
//!
//! A `Position` is always possible: texts and views from outside are checked on the way in.

use game::{Seat, SetupError, Viewer};
use serde::{Deserialize, Serialize};

use crate::SEATS;

/// The stones left and who has the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    stones: u8,
    mover: Seat,
    hash: u64,
}

/// What a viewer sees: everything, and which seat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct View {
    pub stones: u8,
    pub to_move: Seat,
    pub viewer: Option<Seat>,
}

impl Position {
    pub(crate) fn new(stones: u8, mover: Seat) -> Self {
        let hash = mix(stones) ^ if mover == Seat::FIRST { 0 } else { SECOND_TO_MOVE };
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
        self.hash ^= mix(self.stones) ^ mix(stones) ^ SECOND_TO_MOVE;
        self.stones = stones;
        self.mover = self.mover.next(SEATS);
    }
}

impl View {
    pub(crate) const fn of(position: &Position, viewer: Viewer) -> Self {
        Self { stones: position.stones, to_move: position.mover, viewer: viewer.seat() }
    }

    /// The position seen, in a game with this many stones at most.
    pub(crate) fn position(&self, most: u8) -> Result<Position, SetupError> {
        if self.stones > most {
            return Err(SetupError::impossible("stones", "heaps.too-many-stones"));
        }
        if self.to_move.number() > SEATS {
            return Err(SetupError::unreadable("seat", &self.to_move.to_string()));
        }
        Ok(Position::new(self.stones, self.to_move))
    }
}

const SECOND_TO_MOVE: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads a small number over all bits (the last step of the SplitMix generator).
const fn mix(stones: u8) -> u64 {
    let mut bits = (stones as u64 + 1).wrapping_mul(SECOND_TO_MOVE);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
