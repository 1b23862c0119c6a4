//! Random numbers for hashing positions, the same in every build.
//!
//! They are added, not xored: several prisoners alike may share a place, and two equal numbers
//! would cancel out.

use game::{hash_number, hash_numbers};

use crate::jail::Prisoner;
use crate::pieces::Piece;
use crate::places::MAX_PLACES;

const SEED: u64 = 0x6d61_6e73_7562_6121;

static PIECES: [u64; 6 * MAX_PLACES] = hash_numbers(SEED, 0);

/// A piece on a place.
#[inline(always)]
pub(crate) fn piece(piece: Piece, place: u8) -> u64 {
    let kind = piece.side as usize * 3 + piece.sort as usize;
    PIECES[kind * MAX_PLACES + usize::from(place)]
}

/// A prisoner; they change rarely, so they are not worth a table.
pub(crate) fn prisoner(prisoner: Prisoner) -> u64 {
    let Prisoner { place, piece } = prisoner;
    hash_number(SEED, 1 << 32 | u64::from(piece.letter() as u32) << 8 | u64::from(place))
}

/// Everything else that a position is, packed into one number.
#[inline(always)]
pub(crate) const fn state(packed: u32) -> u64 {
    hash_number(SEED, 2 << 32 | packed as u64)
}
