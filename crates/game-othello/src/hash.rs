//! Position hashes: one random word a disc and square, and one for white to move.
//!
//! The words are made when the game is built, so hashes are the same everywhere.

use game::{Side, hash_number, hash_numbers};

use crate::bits;
use crate::board::Square;

/// The first of the words that are Othello's.
const FIRST: u64 = 0x07e1;

/// Changes when the hand goes to the other side.
pub(crate) const TURN: u64 = hash_number(0, FIRST + 128);

/// The word of a black disc, then of a white disc, on each square.
const DISCS: [[u64; 64]; 2] = [hash_numbers(0, FIRST), hash_numbers(0, FIRST + 64)];

/// What turning a disc over changes, on each square.
const TURNED: [u64; 64] = {
    let mut words = DISCS[0];
    let mut square = 0;
    while square < 64 {
        words[square] ^= DISCS[1][square];
        square += 1;
    }
    words
};

/// The hash of a whole position, computed from nothing.
pub(crate) fn of_board(black: u64, white: u64, side: Side) -> u64 {
    let turn = if side == Side::White { TURN } else { 0 };
    let of = |discs, side| bits::squares(discs).fold(0, |hash, at| hash ^ placed(side, at));
    turn ^ of(black, Side::Black) ^ of(white, Side::White)
}

/// What a new disc changes.
#[inline]
pub(crate) const fn placed(side: Side, square: Square) -> u64 {
    DISCS[side as usize][square.index()]
}

/// What turning these discs over changes.
#[inline]
pub(crate) fn turned(discs: u64) -> u64 {
    bits::squares(discs).fold(0, |hash, at| hash ^ TURNED[at.index()])
}
