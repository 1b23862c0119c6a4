//! The last squares, filled in plain code: odd quadrants first, nothing remembered.
//!
//! `fast` is the twin for processors with AVX2; a test compares them.

use super::region::Odd;
use super::{BEYOND, final_margin};
use crate::bits;
use crate::board::Square;

/// The squares beside each square.
pub(super) const BESIDE: [u64; 64] = {
    let mut beside = [0; 64];
    let mut square = 0;
    while square < 64 {
        beside[square] = bits::neighbours(1 << square) & !(1 << square);
        square += 1;
    }
    beside
};

/// A position near the end and the window in which its margin is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Near {
    pub(super) mover: u64,
    pub(super) opponent: u64,
    pub(super) odd: Odd,
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Near {
    /// After a move, as the other side sees it; a better margin raises the floor.
    #[inline(always)]
    pub(super) const fn after(&self, square: Square, flips: u64, floor: i32) -> Self {
        Self {
            mover: self.opponent ^ flips,
            opponent: self.mover ^ flips ^ square.bit(),
            odd: self.odd.after(square),
            alpha: -self.beta,
            beta: -floor,
        }
    }

    /// After a pass, as the other side sees it.
    #[inline(always)]
    pub(super) const fn passed(&self) -> Self {
        Self {
            mover: self.opponent,
            opponent: self.mover,
            odd: self.odd,
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// The margin for the mover, exact within the window and a bound beyond it.
pub(super) fn solve(near: &Near, nodes: &mut u64) -> i32 {
    fill(near, false, nodes)
}

fn fill(near: &Near, has_passed: bool, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let empty = !(near.mover | near.opponent);
    let odd = empty & near.odd.squares();
    let mut best = -BEYOND;
    for square in bits::squares(odd).chain(bits::squares(empty & !odd)) {
        if BESIDE[square.index()] & near.opponent == 0 {
            continue;
        }
        let flips = bits::flips(near.mover, near.opponent, square);
        if flips != 0 {
            let child = near.after(square, flips, near.alpha.max(best));
            best = best.max(-fill(&child, false, nodes));
            if best >= near.beta {
                return best;
            }
        }
    }
    match (best > -BEYOND, has_passed) {
        (true, _) => best,
        (false, true) => final_margin(near.mover, near.opponent),
        (false, false) => -fill(&near.passed(), true, nodes),
    }
}
