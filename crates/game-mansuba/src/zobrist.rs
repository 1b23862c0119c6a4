//! Random numbers for hashing positions, the same in every build.
//!
//! They are added, not xored: several prisoners alike may share a place, and two equal numbers
//! would cancel out.

use crate::jail::Prisoner;
use crate::pieces::Piece;
use crate::places::MAX_PLACES;

const fn scramble(index: u64) -> u64 {
    // SplitMix64: every index gives a number that looks random.
    let mut mixed = index.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x6d61_6e73_7562_6121);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

static PIECES: [[u64; MAX_PLACES]; 6] = {
    let mut table = [[0; MAX_PLACES]; 6];
    let mut index = 0;
    while index < 6 * MAX_PLACES {
        table[index / MAX_PLACES][index % MAX_PLACES] = scramble(index as u64);
        index += 1;
    }
    table
};

/// A piece on a place.
#[inline(always)]
pub(crate) fn piece(piece: Piece, place: u8) -> u64 {
    PIECES[piece.side as usize * 3 + piece.sort as usize][usize::from(place)]
}

/// A prisoner; they change rarely, so they are not worth a table.
pub(crate) fn prisoner(prisoner: Prisoner) -> u64 {
    let Prisoner { place, piece } = prisoner;
    scramble(1 << 32 | u64::from(piece.letter() as u32) << 8 | u64::from(place))
}

/// Everything else that a position is, packed into one number.
#[inline(always)]
pub(crate) const fn state(packed: u32) -> u64 {
    scramble(2 << 32 | packed as u64)
}
