//! Position hashes: one random word a disc and square, and one for white to move.
//!
//! The words are drawn at compile time from a fixed seed, so hashes are the same everywhere.

use game::Side;

use crate::bits;
use crate::board::Square;

/// Changes when the hand goes to the other side.
pub(crate) const TURN: u64 = mixed(128);

/// The word of a black disc, then of a white disc, on each square.
const DISCS: [[u64; 64]; 2] = [words_from(0), words_from(64)];

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

const fn words_from(first: u64) -> [u64; 64] {
    let mut words = [0; 64];
    let mut square = 0;
    while square < 64 {
        words[square] = mixed(first + square as u64);
        square += 1;
    }
    words
}

/// SplitMix64, the number of the draw given.
const fn mixed(draw: u64) -> u64 {
    let mut word = draw.wrapping_add(0x07e1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
