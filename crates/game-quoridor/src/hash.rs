//! Position hashes: one random number for every thing that can be somewhere, the same in every
//! build. How a position joins them stands in `board`.

use game::{hash_number, hash_numbers};

use crate::layout::{MAX_CELLS, MAX_SIZE};
use crate::moves::Orientation;

const CROSSINGS: usize = (MAX_SIZE as usize - 1) * (MAX_SIZE as usize - 1);
/// Walls in one hand never exceed this.
pub(crate) const MAX_WALLS: u8 = 40;

const SEED: u64 = 0x6d61_7265_6c6c_6531;

/// The numbers of one sort of things.
const fn table<const N: usize>(sort: u64) -> [u64; N] {
    hash_numbers(SEED, sort << 32)
}

static PAWNS: [u64; 4 * MAX_CELLS] = table(1);
static WALLS: [u64; 2 * CROSSINGS] = table(2);
static LEFT: [u64; 4 * (MAX_WALLS as usize + 1)] = table(3);
static TURNS: [u64; 4] = table(4);

/// A seat's pawn on a cell.
#[inline(always)]
pub(crate) fn pawn(seat: usize, cell: u8) -> u64 {
    PAWNS[seat * MAX_CELLS + cell as usize]
}

/// A wall.
#[inline(always)]
pub(crate) fn wall(orientation: Orientation, crossing: u8) -> u64 {
    WALLS[orientation as usize * CROSSINGS + crossing as usize]
}

/// Walls left in a hand.
#[inline(always)]
pub(crate) fn left(seat: usize, walls: u8) -> u64 {
    LEFT[seat * (MAX_WALLS as usize + 1) + walls as usize]
}

/// A seat that has the hand.
#[inline(always)]
pub(crate) fn turn(seat: usize) -> u64 {
    TURNS[seat]
}

/// Points that lie on a cell; rare, so they are not worth a table.
pub(crate) fn bonus(cell: u8, points: u8) -> u64 {
    hash_number(SEED, 5 << 32 | (cell as u64) << 8 | points as u64)
}

/// Passes in a row; nothing when nobody passed just now.
pub(crate) fn passes(count: u8) -> u64 {
    if count == 0 { 0 } else { hash_number(SEED, 6 << 32 | u64::from(count)) }
}
