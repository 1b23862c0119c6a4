//! What the search asks of the processor, so that the search itself is written only once.
//!
//! Code for processors with more instructions has to be entered through functions of their own.
//! The bodies of the search are therefore inlined into two sets of such functions: [`Plain`], for
//! any processor, and the one of `fast`. Nothing is searched here.

use super::ahead::{self, Ahead};
use super::deep::Search;
use super::middle::{self, Tally};
use super::tail::{self, Near};
use crate::bits;
use crate::board::Square;

/// How boards are worked on, and the ways into the bodies of the search.
pub(super) trait Kernel: Copy {
    /// What [`bits::flips`] tells.
    fn flips(self, mover: u64, opponent: u64, square: Square) -> u64;
    /// What [`bits::mobility`] tells.
    fn mobility(self, mover: u64, opponent: u64) -> u64;
    /// [`Search::look`].
    fn look(search: &mut Search<'_, Self>, near: &Near, targets: u64) -> i32;
    /// [`ahead::look`].
    fn look_ahead(self, ahead: &Ahead, depth: u32) -> i32;
    /// [`middle::look`].
    fn middle(self, near: &Near, targets: u64, tally: &mut Tally<'_>) -> i32;
    /// [`tail::fill`].
    fn fill(self, near: &Near, targets: u64, nodes: &mut u64) -> i32;
    /// [`tail::four`].
    fn four(
        self,
        mover: u64,
        opponent: u64,
        alpha: i32,
        beta: i32,
        squares: [Square; 4],
        nodes: &mut u64,
    ) -> i32;
    /// [`tail::three`].
    fn three(
        self,
        mover: u64,
        opponent: u64,
        alpha: i32,
        beta: i32,
        squares: [Square; 3],
        nodes: &mut u64,
    ) -> i32;
}

/// Any processor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plain;

impl Kernel for Plain {
    #[inline(always)]
    fn flips(self, mover: u64, opponent: u64, square: Square) -> u64 {
        bits::flips(mover, opponent, square)
    }

    #[inline(always)]
    fn mobility(self, mover: u64, opponent: u64) -> u64 {
        bits::mobility(mover, opponent)
    }

    fn look(search: &mut Search<'_, Self>, near: &Near, targets: u64) -> i32 {
        search.look(near, targets)
    }

    fn look_ahead(self, ahead: &Ahead, depth: u32) -> i32 {
        ahead::look(self, ahead, depth)
    }

    fn middle(self, near: &Near, targets: u64, tally: &mut Tally<'_>) -> i32 {
        middle::look(self, near, targets, tally)
    }

    fn fill(self, near: &Near, targets: u64, nodes: &mut u64) -> i32 {
        tail::fill(self, near, targets, nodes)
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
        tail::four(self, mover, opponent, alpha, beta, squares, nodes)
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
        tail::three(self, mover, opponent, alpha, beta, squares, nodes)
    }
}
