//! The last squares, filled as fast as can be: odd quadrants first, nothing remembered.
//!
//! Which moves are good is not asked here, only which squares are left. The bodies are written
//! for any [`Kernel`]; four and three empty squares have their own, where the squares are
//! handed down instead of being looked for again.

use super::kernel::Kernel;
use super::region::{Odd, in_order};
use super::{BEYOND, final_margin, last};
use crate::bits;
use crate::board::Square;

/// The squares beside each square.
const BESIDE: [u64; 64] = {
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

    /// The empty squares.
    #[inline(always)]
    pub(super) const fn empty(&self) -> u64 {
        !(self.mover | self.opponent)
    }
}

/// The margin for the mover, whose moves are known, with any number of empty squares: exact
/// within the window and a bound beyond it.
#[inline(always)]
pub(super) fn fill<K: Kernel>(kernel: K, near: &Near, targets: u64, nodes: &mut u64) -> i32 {
    let left = near.empty().count_ones();
    match left {
        4 => return fill_four(kernel, near, nodes),
        ..4 => return fill_few(kernel, near, nodes),
        _ => *nodes += 1,
    }
    if targets == 0 {
        let answers = kernel.mobility(near.opponent, near.mover);
        if answers == 0 {
            return final_margin(near.mover, near.opponent);
        }
        return -kernel.fill(&near.passed(), answers, nodes);
    }
    let odd = near.odd.squares();
    let mut best = -BEYOND;
    for mut set in [targets & odd, targets & !odd] {
        while let Some(square) = Square::lowest_of(set) {
            set &= set - 1;
            let flips = kernel.flips(near.mover, near.opponent, square);
            let child = near.after(square, flips, near.alpha.max(best));
            let margin = if left == 5 {
                -fill_four(kernel, &child, nodes)
            } else {
                -kernel.fill(&child, kernel.mobility(child.mover, child.opponent), nodes)
            };
            best = best.max(margin);
            if best >= near.beta {
                return best;
            }
        }
    }
    best
}

/// Puts the four squares that are left in order.
#[inline(always)]
fn fill_four<K: Kernel>(kernel: K, near: &Near, nodes: &mut u64) -> i32 {
    let empty = near.empty();
    let odd = empty & near.odd.squares();
    let mut squares = [Square::FIRST; 4];
    let mut count = 0;
    for mut set in [odd, empty & !odd] {
        while let Some(square) = Square::lowest_of(set) {
            set &= set - 1;
            // The set has four squares.
            squares[count & 3] = square;
            count += 1;
        }
    }
    kernel.four(near.mover, near.opponent, near.alpha, near.beta, squares, nodes)
}

/// Three squares or fewer, where the search begins so near the end.
#[cold]
fn fill_few<K: Kernel>(kernel: K, near: &Near, nodes: &mut u64) -> i32 {
    let (mover, opponent, empty) = (near.mover, near.opponent, near.empty());
    let mut squares = bits::squares(empty);
    match (squares.next(), squares.next(), squares.next()) {
        (Some(one), Some(two), Some(three)) => {
            let squares = [one, two, three];
            kernel.three(mover, opponent, near.alpha, near.beta, squares, nodes)
        }
        (Some(one), Some(other), None) => {
            two(kernel, mover, opponent, near.alpha, near.beta, [one, other], nodes)
        }
        (Some(one), ..) => {
            *nodes += 1;
            last::solve(mover, one, -BEYOND)
        }
        (None, ..) => {
            *nodes += 1;
            final_margin(mover, opponent)
        }
    }
}

/// The margin with these four squares left.
#[inline(always)]
pub(super) fn four<K: Kernel>(
    kernel: K,
    mover: u64,
    opponent: u64,
    alpha: i32,
    beta: i32,
    squares: [Square; 4],
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let [first, second, third, fourth] = squares;
    let mut best = -BEYOND;
    for (square, left) in [
        (first, [second, third, fourth]),
        (second, [first, third, fourth]),
        (third, [fourth, first, second]),
        (fourth, [third, first, second]),
    ] {
        let flips = flips_if_near(kernel, mover, opponent, square);
        if flips == 0 {
            continue;
        }
        let (next, other) = (opponent ^ flips, mover ^ flips ^ square.bit());
        best = best.max(-kernel.three(next, other, -beta, -alpha.max(best), left, nodes));
        if best >= beta {
            return best;
        }
    }
    if best > -BEYOND {
        best
    } else if kernel.mobility(opponent, mover) == 0 {
        final_margin(mover, opponent)
    } else {
        -kernel.four(opponent, mover, -beta, -alpha, squares, nodes)
    }
}

/// The margin with these three squares left.
#[inline(always)]
pub(super) fn three<K: Kernel>(
    kernel: K,
    mover: u64,
    opponent: u64,
    alpha: i32,
    beta: i32,
    squares: [Square; 3],
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let [first, second, third] = in_order(squares);
    let mut best = -BEYOND;
    for (square, left) in
        [(first, [second, third]), (second, [first, third]), (third, [first, second])]
    {
        let flips = flips_if_near(kernel, mover, opponent, square);
        if flips == 0 {
            continue;
        }
        let (next, other) = (opponent ^ flips, mover ^ flips ^ square.bit());
        best = best.max(-two(kernel, next, other, -beta, -alpha.max(best), left, nodes));
        if best >= beta {
            return best;
        }
    }
    if best > -BEYOND {
        best
    } else if kernel.mobility(opponent, mover) == 0 {
        final_margin(mover, opponent)
    } else {
        -kernel.three(opponent, mover, -beta, -alpha, squares, nodes)
    }
}

/// The margin with these two squares left.
#[inline(always)]
fn two<K: Kernel>(
    kernel: K,
    mover: u64,
    opponent: u64,
    alpha: i32,
    beta: i32,
    squares: [Square; 2],
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let best = best_of_two(kernel, mover, opponent, beta, squares, nodes);
    if best > -BEYOND {
        return best;
    }
    let answer = best_of_two(kernel, opponent, mover, -alpha, squares, nodes);
    if answer > -BEYOND { -answer } else { final_margin(mover, opponent) }
}

/// The best margin by playing on one of two squares, or nothing when neither can be played.
#[inline(always)]
fn best_of_two<K: Kernel>(
    kernel: K,
    mover: u64,
    opponent: u64,
    beta: i32,
    squares: [Square; 2],
    nodes: &mut u64,
) -> i32 {
    let [first, second] = squares;
    let mut best = -BEYOND;
    for (square, left) in [(first, second), (second, first)] {
        let flips = flips_if_near(kernel, mover, opponent, square);
        if flips != 0 {
            *nodes += 1;
            best = best.max(-last::solve(opponent ^ flips, left, -beta));
            if best >= beta {
                break;
            }
        }
    }
    best
}

/// What a move turns over; most squares that turn nothing have no opposing disc beside them.
#[inline(always)]
fn flips_if_near<K: Kernel>(kernel: K, mover: u64, opponent: u64, square: Square) -> u64 {
    if BESIDE[square.index()] & opponent == 0 { 0 } else { kernel.flips(mover, opponent, square) }
}
