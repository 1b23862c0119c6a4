//! The last squares on processors with AVX2: the same walk as in `tail`, four lines at once.
//!
//! Flips are found in all eight directions by two passes of four lanes; one and two empty squares
//! have their own code. Nothing is remembered here.
#![allow(unsafe_code, reason = "code for detected processor features can only be entered so")]

use std::arch::x86_64::{
    _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi64, _mm256_or_si256,
    _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
};

use super::tail::{BESIDE, Near};
use super::{ALL, BEYOND, final_margin};
use crate::bits::RAYS;
use crate::board::Square;
use crate::fast::{Fast, lanes, steps, union};

/// The margin for the mover, exact within the window and a bound beyond it.
#[inline]
pub(super) fn solve(_: Fast, near: &Near, nodes: &mut u64) -> i32 {
    // SAFETY: a `Fast` exists only where every feature named on `fill` was detected.
    unsafe { fill(near, false, nodes) }
}

/// The discs that a move turns over, for the comparison with the plain twin.
#[cfg(test)]
pub(super) fn flips(_: Fast, mover: u64, opponent: u64, square: Square) -> u64 {
    // SAFETY: a `Fast` exists only where every feature named on `turned` was detected.
    unsafe { turned(mover, opponent, square) }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn fill(near: &Near, has_passed: bool, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let empty = !(near.mover | near.opponent);
    let odd = empty & near.odd.squares();
    if empty.count_ones() == 2 {
        // A set of two squares in one quadrant is even: the order does not matter then.
        let (first, second) = (empty & empty.wrapping_neg(), empty & (empty - 1));
        if let (Some(first), Some(second)) = (Square::lowest_of(first), Square::lowest_of(second)) {
            return last_two(near, first, second, nodes);
        }
    }
    let mut best = -BEYOND;
    for mut set in [odd, empty & !odd] {
        while let Some(square) = Square::lowest_of(set) {
            set &= set - 1;
            if BESIDE[square.index()] & near.opponent == 0 {
                continue;
            }
            let flips = turned(near.mover, near.opponent, square);
            if flips == 0 {
                continue;
            }
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

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn last_two(near: &Near, first: Square, second: Square, nodes: &mut u64) -> i32 {
    let (mover, opponent) = (near.mover, near.opponent);
    let best = best_of_two(mover, opponent, near.beta, [first, second], nodes);
    if best > -BEYOND {
        return best;
    }
    let answer = best_of_two(opponent, mover, -near.alpha, [first, second], nodes);
    if answer > -BEYOND { -answer } else { final_margin(mover, opponent) }
}

/// The best margin by playing on one of two squares, or nothing when neither can be played.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn best_of_two(mover: u64, opponent: u64, beta: i32, two: [Square; 2], nodes: &mut u64) -> i32 {
    let mut best = -BEYOND;
    for (square, left) in [(two[0], two[1]), (two[1], two[0])] {
        if BESIDE[square.index()] & opponent == 0 {
            continue;
        }
        let flips = turned(mover, opponent, square);
        if flips != 0 {
            *nodes += 1;
            best = best.max(-last(opponent ^ flips, mover ^ flips ^ square.bit(), left));
            if best >= beta {
                break;
            }
        }
    }
    best
}

/// The margin when one square is left.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn last(mover: u64, opponent: u64, square: Square) -> i32 {
    // At most 64 bits are set.
    let discs = mover.count_ones() as i32;
    let gained = turned(mover, opponent, square).count_ones() as i32;
    if gained != 0 {
        return 2 * (discs + gained + 1) - ALL;
    }
    match turned(opponent, mover, square).count_ones() as i32 {
        // Nobody can fill it: it goes to the winner, and of 63 discs somebody has more.
        0 if 2 * discs >= ALL => 2 * (discs + 1) - ALL,
        lost => 2 * (discs - lost) - ALL,
    }
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn turned(mover: u64, opponent: u64, square: Square) -> u64 {
    let rays = &RAYS[square.index()];
    let (up, down) = (lanes(rays.up), lanes(rays.down));
    let own = _mm256_set1_epi64x(mover.cast_signed());
    let other = _mm256_set1_epi64x(opponent.cast_signed());
    // Upwards: the lowest square that is not the other's ends the run.
    let stops = _mm256_andnot_si256(other, up);
    let lowest = _mm256_and_si256(stops, _mm256_sub_epi64(_mm256_setzero_si256(), stops));
    let end = _mm256_and_si256(lowest, own);
    // All below the end; nothing where there is none, since the comparison then adds the 1 back.
    let none = _mm256_cmpeq_epi64(end, _mm256_setzero_si256());
    let below = _mm256_sub_epi64(_mm256_add_epi64(end, _mm256_set1_epi64x(-1)), none);
    let turned_up = _mm256_and_si256(below, up);
    // Downwards: the highest stop and all beyond it are filled, so that its lower end is left.
    let mut filled = _mm256_andnot_si256(other, down);
    filled = _mm256_or_si256(filled, _mm256_srlv_epi64(filled, steps(1)));
    filled = _mm256_or_si256(filled, _mm256_srlv_epi64(filled, steps(2)));
    filled = _mm256_or_si256(filled, _mm256_srlv_epi64(filled, steps(4)));
    let highest = _mm256_andnot_si256(_mm256_srlv_epi64(filled, steps(1)), filled);
    let end = _mm256_and_si256(highest, own);
    let none = _mm256_cmpeq_epi64(end, _mm256_setzero_si256());
    let turned_down = _mm256_andnot_si256(_mm256_or_si256(filled, none), down);
    union(_mm256_or_si256(turned_up, turned_down))
}
