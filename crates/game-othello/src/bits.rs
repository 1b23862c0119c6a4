//! Bitboards: where a player may place a disc, and which discs that turns over.
//!
//! A board is 64 bits: a1 is bit 0, b1 bit 1, h8 bit 63. Nothing here knows black from white or
//! whose turn it is: boards come as (mover, opponent). This is plain, portable code; `fast`
//! holds its twin for processors with AVX2.
//!
//! Rule (World Othello Federation, outflanking): a disc outflanks rows of opposing discs in any
//! number of the eight directions at once, and all outflanked discs are turned over.

use crate::board::Square;

/// All squares but the column a, and but the column h: steps along rows and diagonals end there.
pub(crate) const NOT_A: u64 = !0x0101_0101_0101_0101;
pub(crate) const NOT_H: u64 = !0x8080_8080_8080_8080;
/// All squares but both: rows and diagonals of discs cannot go on beyond those.
pub(crate) const INNER: u64 = NOT_A & NOT_H;

/// The four corners.
pub(crate) const CORNERS: u64 = 0x8100_0000_0000_0081;

/// What a square sees along its row, its column and its two diagonals: a step takes 1, 8, 9 and 7
/// bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rays {
    /// Towards higher bits.
    pub(crate) up: [u64; 4],
    /// Towards lower bits.
    pub(crate) down: [u64; 4],
}

/// The rays of every square.
pub(crate) static RAYS: [Rays; 64] = {
    let mut rays = [Rays { up: [0; 4], down: [0; 4] }; 64];
    let mut square = 0;
    while square < 64 {
        rays[square] = Rays {
            up: [ray(square, 1, 0), ray(square, 0, 1), ray(square, 1, 1), ray(square, -1, 1)],
            down: [ray(square, -1, 0), ray(square, 0, -1), ray(square, -1, -1), ray(square, 1, -1)],
        };
        square += 1;
    }
    rays
};

/// The empty squares where the mover outflanks something.
#[inline(always)]
#[must_use]
pub fn mobility(mover: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER;
    let reached = ends_in_rows(mover, inner)
        | ends_along::<8>(mover, opponent)
        | ends_along::<9>(mover, inner)
        | ends_along::<7>(mover, inner);
    reached & !(mover | opponent)
}

/// The opposing discs that a mover's disc on this square outflanks.
#[inline]
#[must_use]
pub fn flips(mover: u64, opponent: u64, square: Square) -> u64 {
    let rays = &RAYS[square.index()];
    let up = rays.up.map(|ray| outflanked_above(mover, opponent, ray));
    let down = rays.down.map(|ray| outflanked_below(mover, opponent, ray));
    up.into_iter().chain(down).fold(0, |all, run| all | run)
}

/// The squares of a set, from a1 to h8.
pub(crate) fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = Square::lowest_of(set)?;
        set &= set - 1;
        Some(square)
    })
}

/// All squares within one step of the set, those of the set included.
pub(crate) const fn neighbours(set: u64) -> u64 {
    let rows = set | ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    rows | (rows << 8) | (rows >> 8)
}

/// The squares just behind a run of opposing discs that begins beside the mover, both ways
/// along one line: runs double in two steps, six discs being the longest.
#[inline(always)]
fn ends_along<const STEP: u32>(mover: u64, opponent: u64) -> u64 {
    let pairs_up = opponent & (opponent << STEP);
    let pairs_down = pairs_up >> STEP;
    let mut up = (mover << STEP) & opponent;
    let mut down = (mover >> STEP) & opponent;
    up |= (up << STEP) & opponent;
    down |= (down >> STEP) & opponent;
    up |= (up << (2 * STEP)) & pairs_up;
    down |= (down >> (2 * STEP)) & pairs_down;
    up |= (up << (2 * STEP)) & pairs_up;
    down |= (down >> (2 * STEP)) & pairs_down;
    (up << STEP) | (down >> STEP)
}

/// The same along rows, where a carry runs through a whole run at once on the way up.
#[inline(always)]
fn ends_in_rows(mover: u64, inner: u64) -> u64 {
    // Column h is never set in `inner`, so a carry stops within its row.
    let up = inner.wrapping_add((mover << 1) & inner) & !inner;
    let pairs = inner & (inner >> 1);
    let mut down = (mover >> 1) & inner;
    down |= (down >> 1) & inner;
    down |= (down >> 2) & pairs;
    down |= (down >> 2) & pairs;
    up | (down >> 1)
}

#[inline(always)]
fn outflanked_above(mover: u64, opponent: u64, ray: u64) -> u64 {
    let stops = ray & !opponent;
    let end = stops & stops.wrapping_neg() & mover;
    end.wrapping_sub(u64::from(end != 0)) & ray
}

#[inline(always)]
fn outflanked_below(mover: u64, opponent: u64, ray: u64) -> u64 {
    const HIGHEST: u64 = 1 << 63;
    let stops = ray & !opponent;
    // Bit 0 keeps the shift in range; it counts only where it is a stop itself.
    let end = (HIGHEST >> (stops | 1).leading_zeros()) & stops & mover;
    (end << 1).wrapping_neg() & ray
}

const fn ray(square: usize, to_right: i32, to_bottom: i32) -> u64 {
    let (mut col, mut row) = ((square % 8) as i32 + to_right, (square / 8) as i32 + to_bottom);
    let mut seen = 0;
    while 0 <= col && col < 8 && 0 <= row && row < 8 {
        seen |= 1 << (row * 8 + col);
        col += to_right;
        row += to_bottom;
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rays_leave_the_square_and_stop_at_the_edge() {
        let from_a1 = &RAYS[0];
        assert_eq!(from_a1.up[0], 0xfe);
        assert_eq!(from_a1.up[2], 0x8040_2010_0804_0200);
        assert_eq!(from_a1.down, [0; 4]);
        assert_eq!(RAYS[63].up, [0; 4]);
    }

    #[test]
    fn neighbours_do_not_wrap_around_the_edge() {
        assert_eq!(neighbours(1), 0x0303);
        assert_eq!(neighbours(1 << 7), 0xc0c0);
    }
}
