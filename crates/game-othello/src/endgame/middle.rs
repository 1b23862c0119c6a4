//! Between the last squares and the deep search: moves are ordered, and a little is remembered.
//!
//! Moves are tried by how few replies they leave, which is cheap: the replies to the one that is
//! tried are the moves there, and need not be looked for again. Nothing is evaluated.

use super::deep::most_by_safe_discs;
use super::kernel::Kernel;
use super::notes::{Help, Notes};
use super::tail::Near;
use super::{BEYOND, final_margin};
use crate::bits::CORNERS;
use crate::board::Square;

/// Up to so many empty squares, all is done here.
pub(super) const MOST: u32 = 9;
/// With so many empty squares the order of moves is not worth its price any more.
const TAIL: u32 = 5;

/// What a reply counts against a move; corners count twice.
const REPLY: u32 = 2;
/// What a square in an odd quadrant counts for a move.
const LAST_WORD: u32 = 1;
/// What a move counts that leaves no reply: more than nine replies, four of them corners.
const NO_REPLY: u32 = 64;
/// What a move counts that was best before: more than any other.
const FIRST: u32 = 256;

/// The notes and the count of nodes.
pub(super) struct Tally<'a> {
    pub(super) nodes: u64,
    pub(super) notes: &'a mut Notes,
}

/// A move, what it turns over, the replies to it and how promising it is.
#[derive(Clone, Copy)]
struct Step {
    square: Square,
    flips: u64,
    replies: u64,
    promise: u32,
}

/// What fills the list before moves do, and what was tried already.
const NO_STEP: Step = Step { square: Square::FIRST, flips: 0, replies: 0, promise: 0 };

/// No position has more moves than empty squares.
type Steps = [Step; MOST as usize];

/// The margin for the mover, whose moves are known, exact within the window and a bound beyond.
#[inline(always)]
pub(super) fn look<K: Kernel>(kernel: K, near: &Near, targets: u64, tally: &mut Tally<'_>) -> i32 {
    let left = near.empty().count_ones();
    if left <= TAIL {
        return kernel.fill(near, targets, &mut tally.nodes);
    }
    tally.nodes += 1;
    if let Some(most) = most_by_safe_discs(near, left) {
        return most;
    }
    if targets == 0 {
        let answers = kernel.mobility(near.opponent, near.mover);
        if answers == 0 {
            return final_margin(near.mover, near.opponent);
        }
        return -kernel.middle(&near.passed(), answers, tally);
    }
    match tally.notes.help(near) {
        Help::Margin(margin) => margin,
        Help::First(first) => {
            let (margin, best) = try_all(kernel, near, list(kernel, near, targets, first), tally);
            tally.notes.put(near, margin, best);
            margin
        }
    }
}

/// The best margin among the moves, and its square.
#[inline(always)]
fn try_all<K: Kernel>(
    kernel: K,
    near: &Near,
    (mut steps, count): (Steps, usize),
    tally: &mut Tally<'_>,
) -> (i32, Option<Square>) {
    let (mut best, mut best_square) = (-BEYOND, None);
    for _ in 0..count {
        let steps = steps.iter_mut().take(count);
        let Some(step) = steps.max_by_key(|step| step.promise) else { break };
        let Step { square, flips, replies, .. } = std::mem::replace(step, NO_STEP);
        let child = near.after(square, flips, near.alpha.max(best));
        let margin = -kernel.middle(&child, replies, tally);
        if margin > best {
            (best, best_square) = (margin, Some(square));
            if best >= near.beta {
                break;
            }
        }
    }
    (best, best_square)
}

/// The moves with their promise, and how many there are.
#[inline(always)]
fn list<K: Kernel>(kernel: K, near: &Near, targets: u64, first: Option<Square>) -> (Steps, usize) {
    let first = first.map_or(0, Square::bit);
    let (mut steps, mut count, mut set) = ([NO_STEP; MOST as usize], 0, targets);
    while let Some(square) = Square::lowest_of(set) {
        set &= set - 1;
        let flips = kernel.flips(near.mover, near.opponent, square);
        let child = near.after(square, flips, 0);
        let replies = kernel.mobility(child.mover, child.opponent);
        let is_in = |set: u64| u32::from(square.bit() & set != 0);
        let promise = NO_REPLY + FIRST * is_in(first) + LAST_WORD * is_in(near.odd.squares())
            - REPLY * (replies.count_ones() + (replies & CORNERS).count_ones());
        if let Some(slot) = steps.get_mut(count) {
            *slot = Step { square, flips, replies, promise };
            count += 1;
        }
    }
    (steps, count)
}
