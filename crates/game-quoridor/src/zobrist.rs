//! Random numbers for hashing positions, the same in every build.

use crate::layout::MAX_SIZE;
use crate::moves::Orientation;

const CELLS: usize = MAX_SIZE as usize * MAX_SIZE as usize;
const CROSSINGS: usize = (MAX_SIZE as usize - 1) * (MAX_SIZE as usize - 1);
/// Walls in one hand never exceed this.
pub(crate) const MAX_WALLS: u8 = 40;

const fn scramble(index: u64) -> u64 {
    // SplitMix64: every index gives a number that looks random.
    let mut mixed = index.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x6d61_7265_6c6c_6531);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

const fn table<const N: usize>(stream: u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut index = 0;
    while index < N {
        numbers[index] = scramble(stream << 32 | index as u64);
        index += 1;
    }
    numbers
}

static PAWNS: [u64; 4 * CELLS] = table(1);
static WALLS: [u64; 2 * CROSSINGS] = table(2);
static LEFT: [u64; 4 * (MAX_WALLS as usize + 1)] = table(3);
static TURNS: [u64; 4] = table(4);

/// A seat's pawn on a cell.
#[inline(always)]
pub(crate) fn pawn(seat: usize, cell: u8) -> u64 {
    PAWNS[seat * CELLS + cell as usize]
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
    scramble(5 << 32 | (cell as u64) << 8 | points as u64)
}
