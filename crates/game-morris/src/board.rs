//! The state of a match: men on the board and in hand, whose turn it is, how long it was quiet.
//!
//! A `Position` is always possible: texts and views from outside are checked by `notation` on the
//! way in. Which moves are allowed is for `rules` to say.

use game::{Side, hash_number, hash_numbers};

use crate::lines::{Lines, MOST_POINTS, Point, Points};
use crate::moves::Move;

/// The state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    men: [Points; 2],
    hand: [u8; 2],
    side: Side,
    quiet: u8,
    hash: u64,
}

impl Position {
    /// The empty board, with all men in hand.
    pub(crate) fn start(men: u8) -> Self {
        Self::new([Points::NONE; 2], [men; 2], Side::Black, 0)
    }

    /// Trusts the caller: `notation` checks what comes from outside.
    pub(crate) fn new(men: [Points; 2], hand: [u8; 2], side: Side, quiet: u8) -> Self {
        let mut position = Self { men, hand, side, quiet, hash: 0 };
        position.hash = position.rehash();
        position
    }

    /// Whose turn it is, or would be if the game were not over.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// How many men a side has still to place.
    #[must_use]
    pub const fn in_hand(&self, side: Side) -> u8 {
        self.hand[side as usize]
    }

    /// How many moves in a row placed no man and took none.
    #[must_use]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    pub(crate) const fn men(&self, side: Side) -> Points {
        self.men[side as usize]
    }

    /// The men a side has on the board and in hand.
    pub(crate) const fn count(&self, side: Side) -> u8 {
        self.men(side).count() + self.in_hand(side)
    }

    /// The points of a board where nobody stands.
    pub(crate) fn free(&self, lines: &Lines) -> Points {
        lines.points().minus(self.men[0].or(self.men[1]))
    }

    pub(crate) fn man_at(&self, point: Point) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.men(*side).has(point))
    }

    pub(crate) const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash without the count of quiet moves.
    pub(crate) const fn key(&self) -> u64 {
        self.hash ^ quiet_number(self.quiet)
    }

    pub(crate) fn rehash(&self) -> u64 {
        let mut hash = quiet_number(self.quiet);
        for side in Side::BOTH {
            hash ^= hand_number(side, self.in_hand(side));
            hash = self.men(side).iter().fold(hash, |hash, point| hash ^ man_number(side, point));
        }
        if self.side == Side::White { hash ^ WHITE_TO_MOVE } else { hash }
    }

    /// Plays a move that the rules accept; the hash follows.
    pub(crate) fn play(&mut self, action: Move) {
        let (side, other) = (self.side, self.side.other());
        match action.from {
            Some(from) => self.lift(side, from),
            None => {
                let left = self.in_hand(side).saturating_sub(1);
                self.hash ^= hand_number(side, self.in_hand(side)) ^ hand_number(side, left);
                self.hand[side as usize] = left;
            }
        }
        self.men[side as usize] = self.men(side).with(action.to);
        self.hash ^= man_number(side, action.to) ^ quiet_number(self.quiet) ^ WHITE_TO_MOVE;
        if let Some(taken) = action.takes {
            self.lift(other, taken);
        }
        let is_quiet = action.from.is_some() && action.takes.is_none();
        self.quiet = if is_quiet { self.quiet.saturating_add(1) } else { 0 };
        self.hash ^= quiet_number(self.quiet);
        self.side = other;
    }

    fn lift(&mut self, side: Side, point: Point) {
        self.men[side as usize] = self.men(side).without(point);
        self.hash ^= man_number(side, point);
    }

    /// The position with every man where a symmetry takes it.
    pub(crate) fn mapped(&self, image: impl Fn(Points) -> Points) -> Self {
        Self::new(self.men.map(image), self.hand, self.side, self.quiet)
    }
}

/// An arbitrary number, so that hashes of this game are unlike those of others.
const SEED: u64 = 0x6d65_7265_6c6c_6573;

const WHITE_TO_MOVE: u64 = hash_number(SEED, 1 << 16);

static MEN: [[u64; MOST_POINTS]; 2] = [hash_numbers(SEED, 0), hash_numbers(SEED, 1 << 8)];

fn man_number(side: Side, point: Point) -> u64 {
    MEN[side as usize][point.index()]
}

const fn hand_number(side: Side, men: u8) -> u64 {
    hash_number(SEED, 2 << 16 | (side as u64) << 8 | men as u64)
}

const fn quiet_number(moves: u8) -> u64 {
    hash_number(SEED, 3 << 16 | moves as u64)
}
