//! A draft before the search: its result is only a guess, but a narrow window around a good guess
//! cuts most of the work, and its moves are worth trying first.
//!
//! A draft tries only the most promising moves of each position, and knows the end of those
//! lines exactly. What it remembers is kept apart from what the search may rely on.

use super::deep::{Best, Search};
use super::kernel::Kernel;
use super::tail::Near;

/// From so many empty squares on, a draft comes before the search.
const DRAFTED: u32 = 16;
/// From so many empty squares on, the moves of a draft are worth asking for.
pub(super) const HINTS: u32 = 12;

/// With so many empty squares, a draft tries more moves.
const WIDE: u32 = 18;
/// So many moves it tries then,
const MORE_MOVES: usize = 5;
/// and so many nearer to the end.
const FEW_MOVES: usize = 3;

/// How many moves a draft that began with so many empty squares tries with so many left.
#[inline(always)]
pub(super) const fn width(begun: u32, left: u32) -> usize {
    if left == begun {
        usize::MAX
    } else if left >= WIDE {
        MORE_MOVES
    } else {
        FEW_MOVES
    }
}

impl<K: Kernel> Search<'_, K> {
    /// The result of a position with moves: by a narrow window around a guess, which moves until
    /// the margin lies within.
    pub(super) fn search(&mut self, near: &Near) -> Best {
        let targets = self.kernel.mobility(near.mover, near.opponent);
        if near.empty().count_ones() < DRAFTED {
            return self.try_all(near, targets, None);
        }
        let mut best = self.draft(near, targets);
        let (mut alpha, mut beta, mut step) = (best.margin - 1, best.margin + 1, 2);
        loop {
            best = self.try_all(&Near { alpha, beta, ..*near }, targets, best.square);
            // Beyond the window it is a bound, which the next window takes in and no later
            // search passes: the windows move one way only.
            if self.is_stopped() || (alpha < best.margin && best.margin < beta) {
                return best;
            }
            (alpha, beta) = if best.margin <= alpha {
                (best.margin - 1 - step, best.margin + 1)
            } else {
                (best.margin - 1, best.margin + 1 + step)
            };
            step *= 2;
        }
    }
}
