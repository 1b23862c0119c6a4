//! A look a few moves ahead with an evaluation, only to order the moves of the exact search.
//!
//! It proves nothing. What it costs is small beside what a better first move saves, as long as
//! many squares are empty. The evaluation of `eval` is for all of the game; the one here is only
//! for its end, and rougher.

use super::TOO_MANY;
use super::kernel::Kernel;
use super::stability::stable;
use crate::bits::{self, CORNERS};
use crate::board::Square;

/// More than any evaluation.
pub(super) const BEST: i32 = 1_000_000;

// Hundredths of a disc, fitted by least squares to the exact margins of 24,000 positions with 8 to
// 15 empty squares, those that are won by more than 36 discs left out.
const MOBILITY: i32 = 154;
const CORNER: i32 = 263;
const SAFE: i32 = 124;
const BESIDE_CORNER: i32 = -103;
const DISC: i32 = -22;
const EDGE_DISC: i32 = -26;
const CORNER_AT_ONCE: i32 = 413;
const CORNER_NEXT: i32 = -205;
const TO_MOVE: i32 = 59;

/// The squares beside a corner on the edge.
const BESIDE: u64 = 0x4281_0000_0000_8142;
/// All squares of the edge but the corners.
const EDGE: u64 = 0x7e81_8181_8181_817e;

/// A position whose moves are known, and the window in which its evaluation matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead {
    pub(super) mover: u64,
    pub(super) opponent: u64,
    pub(super) targets: u64,
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

/// A position after a move, as the other side sees it.
#[derive(Clone, Copy)]
struct Step {
    mover: u64,
    opponent: u64,
    replies: u64,
    /// How many replies there are.
    count: u32,
}

/// What fills the list before moves do.
const NO_STEP: Step = Step { mover: 0, opponent: 0, replies: 0, count: 0 };

/// No position has more moves than empty squares.
type Steps = [Step; TOO_MANY as usize];

/// The evaluation for the mover after the best moves of both sides, so many moves ahead.
#[inline(always)]
pub(super) fn look<K: Kernel>(kernel: K, ahead: &Ahead, depth: u32) -> i32 {
    let Ahead { mover, opponent, targets, alpha, beta } = *ahead;
    if depth == 0 {
        return judge(mover, opponent, targets, kernel.mobility(opponent, mover));
    }
    if targets == 0 {
        let answers = kernel.mobility(opponent, mover);
        if answers == 0 {
            return judge(mover, opponent, 0, 0);
        }
        let (alpha, beta) = (-beta, -alpha);
        let passed = Ahead { mover: opponent, opponent: mover, targets: answers, alpha, beta };
        return -kernel.look_ahead(&passed, depth);
    }
    let mut best = -BEST;
    let (mut steps, count) = list(kernel, ahead);
    if let (true, Some(steps)) = (depth > 1, steps.get_mut(..count)) {
        steps.sort_unstable_by_key(|step| step.count);
    }
    for &Step { mover, opponent, replies, .. } in steps.iter().take(count) {
        let (alpha, beta) = (-beta, -alpha.max(best));
        let child = Ahead { mover, opponent, targets: replies, alpha, beta };
        best = best.max(-kernel.look_ahead(&child, depth - 1));
        if best >= ahead.beta {
            break;
        }
    }
    best
}

/// The positions after each move, and how many there are.
#[inline(always)]
fn list<K: Kernel>(kernel: K, ahead: &Ahead) -> (Steps, usize) {
    let (mut steps, mut count, mut set) = ([NO_STEP; TOO_MANY as usize], 0, ahead.targets);
    while let Some(square) = Square::lowest_of(set) {
        set &= set - 1;
        let flips = kernel.flips(ahead.mover, ahead.opponent, square);
        let (mover, opponent) = (ahead.opponent ^ flips, ahead.mover ^ flips ^ square.bit());
        let replies = kernel.mobility(mover, opponent);
        if let Some(slot) = steps.get_mut(count) {
            *slot = Step { mover, opponent, replies, count: replies.count_ones() };
            count += 1;
        }
    }
    (steps, count)
}

/// About how many hundredths of a disc the mover wins by, when both sides could move there.
#[inline(always)]
fn judge(mover: u64, opponent: u64, moves: u64, replies: u64) -> i32 {
    let near_empty_corner = bits::neighbours(CORNERS & !(mover | opponent));
    // At most 64 bits are set.
    let count = |set: u64| set.count_ones() as i32;
    let within = |set: u64| count(mover & set) - count(opponent & set);
    MOBILITY * (count(moves) - count(replies))
        + CORNER * within(CORNERS)
        + SAFE * (count(stable(mover, opponent)) - count(stable(opponent, mover)))
        + BESIDE_CORNER * within(BESIDE & near_empty_corner)
        + DISC * within(u64::MAX)
        + EDGE_DISC * within(EDGE)
        + CORNER_AT_ONCE * count(moves & CORNERS)
        + CORNER_NEXT * count(replies & CORNERS)
        + TO_MOVE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Othello;
    use crate::endgame::kernel::Plain;
    use game::{Rng, Rules as _};

    /// The same without any window or order.
    fn plainly(mover: u64, opponent: u64, depth: u32) -> i32 {
        let (moves, replies) = (bits::mobility(mover, opponent), bits::mobility(opponent, mover));
        if depth == 0 || (moves == 0 && replies == 0) {
            return judge(mover, opponent, moves, replies);
        }
        if moves == 0 {
            return -plainly(opponent, mover, depth);
        }
        let after = |square: Square| {
            let flips = bits::flips(mover, opponent, square);
            -plainly(opponent ^ flips, mover ^ flips ^ square.bit(), depth - 1)
        };
        bits::squares(moves).map(after).max().unwrap_or(-BEST)
    }

    #[test]
    fn windows_and_order_change_no_evaluation() {
        let (mut rng, mut moves) = (Rng::from_seed(4), Vec::new());
        let mut position = Othello.start(0);
        while let Some(action) = Othello.random_move(&position, &mut rng, &mut moves) {
            Othello.advance(&mut position, &action);
            let (mover, opponent) = (position.mover(), position.opponent());
            if position.empty().count_ones() >= TOO_MANY {
                continue;
            }
            let (targets, alpha, beta) = (bits::mobility(mover, opponent), -BEST, BEST);
            let ahead = Ahead { mover, opponent, targets, alpha, beta };
            for depth in 0..4 {
                let wanted = plainly(mover, opponent, depth);
                assert_eq!(look(Plain, &ahead, depth), wanted, "{position:?}");
            }
        }
    }
}
