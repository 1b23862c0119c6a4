//! The search on processors with AVX2: the same bodies as everywhere, four lines at once.
//!
//! Flips are found in all eight directions by two passes of four lanes. The plain twin is
//! [`super::kernel::Plain`]; tests compare them.
#![allow(unsafe_code, reason = "code for detected processor features can only be entered so")]

use std::arch::x86_64::{
    _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi64, _mm256_or_si256,
    _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
};

use super::ahead::{self, Ahead};
use super::deep::Search;
use super::kernel::Kernel;
use super::middle::{self, Tally};
use super::tail::{self, Near};
use crate::bits::RAYS;
use crate::board::Square;
use crate::fast::{Fast, lanes, steps, targets, union};

impl Kernel for Fast {
    #[inline(always)]
    fn flips(self, mover: u64, opponent: u64, square: Square) -> u64 {
        // SAFETY: a `Fast` exists only where every feature named on `turned` was detected.
        unsafe { turned(mover, opponent, square) }
    }

    #[inline(always)]
    fn mobility(self, mover: u64, opponent: u64) -> u64 {
        // SAFETY: a `Fast` exists only where every feature named on `targets` was detected.
        unsafe { targets(mover, opponent) }
    }

    fn look(search: &mut Search<'_, Self>, near: &Near, targets: u64) -> i32 {
        // SAFETY: the search holds a `Fast`, which exists only where every feature named on
        // `look` was detected.
        unsafe { look(search, near, targets) }
    }

    fn look_ahead(self, ahead: &Ahead, depth: u32) -> i32 {
        // SAFETY: a `Fast` exists only where every feature named on `look_ahead` was detected.
        unsafe { look_ahead(self, ahead, depth) }
    }

    fn middle(self, near: &Near, targets: u64, tally: &mut Tally<'_>) -> i32 {
        // SAFETY: a `Fast` exists only where every feature named on `middle` was detected.
        unsafe { middle(self, near, targets, tally) }
    }

    fn fill(self, near: &Near, targets: u64, nodes: &mut u64) -> i32 {
        // SAFETY: a `Fast` exists only where every feature named on `fill` was detected.
        unsafe { fill(self, near, targets, nodes) }
    }

    fn four(
        self,
        mover: u64,
        opponent: u64,
        alpha: i32,
        beta: i32,
        squares: [Square; 4],
        nodes: &mut u64,
    ) -> i32 {
        // SAFETY: a `Fast` exists only where every feature named on `four` was detected.
        unsafe { four(self, mover, opponent, alpha, beta, squares, nodes) }
    }

    fn three(
        self,
        mover: u64,
        opponent: u64,
        alpha: i32,
        beta: i32,
        squares: [Square; 3],
        nodes: &mut u64,
    ) -> i32 {
        // SAFETY: a `Fast` exists only where every feature named on `three` was detected.
        unsafe { three(self, mover, opponent, alpha, beta, squares, nodes) }
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn look(search: &mut Search<'_, Fast>, near: &Near, targets: u64) -> i32 {
    search.look(near, targets)
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn look_ahead(fast: Fast, ahead: &Ahead, depth: u32) -> i32 {
    ahead::look(fast, ahead, depth)
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn middle(fast: Fast, near: &Near, targets: u64, tally: &mut Tally<'_>) -> i32 {
    middle::look(fast, near, targets, tally)
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn fill(fast: Fast, near: &Near, targets: u64, nodes: &mut u64) -> i32 {
    tail::fill(fast, near, targets, nodes)
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn four(
    fast: Fast,
    mover: u64,
    opponent: u64,
    alpha: i32,
    beta: i32,
    squares: [Square; 4],
    nodes: &mut u64,
) -> i32 {
    tail::four(fast, mover, opponent, alpha, beta, squares, nodes)
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn three(
    fast: Fast,
    mover: u64,
    opponent: u64,
    alpha: i32,
    beta: i32,
    squares: [Square; 3],
    nodes: &mut u64,
) -> i32 {
    tail::three(fast, mover, opponent, alpha, beta, squares, nodes)
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
