//! The search above the last squares: a principal variation, null windows for the rest.
//!
//! Margins are exact within the window and bounds beyond it. Positions are remembered, moves
//! tried in a careful order, and lines cut where safe discs already decide.

use super::kernel::Kernel;
use super::order::{Board, Candidate, Candidates};
use super::region::Odd;
use super::table::{Found, Table};
use super::tail::Near;
use super::{ALL, BEYOND, Solved, final_margin, stability};
use crate::bits;
use crate::board::Position;
use crate::moves::Move;

/// So many empty squares are left to the tail.
const TAIL: u32 = 7;
/// From so many empty squares on, a table's word on each child is asked before any search.
const ASK_CHILDREN: u32 = 12;
/// From so many empty squares on, the evaluation helps to order the moves.
const JUDGED: u32 = 13;
/// One more move ahead for the order, for each so many squares beyond.
const EACH_AHEAD: u32 = 3;
/// Asking whether to go on costs something: only after so many nodes.
const ASK_AFTER: u64 = 1 << 14;
/// No square.
const NONE: u8 = 64;

/// One search.
pub(super) struct Search<'a, K> {
    kernel: K,
    table: &'a mut Table,
    go_on: &'a mut dyn FnMut(u64) -> bool,
    nodes: u64,
    asked: u64,
    is_stopped: bool,
}

impl<'a, K: Kernel> Search<'a, K> {
    pub(super) fn new(
        kernel: K,
        table: &'a mut Table,
        go_on: &'a mut dyn FnMut(u64) -> bool,
    ) -> Self {
        Self { kernel, table, go_on, nodes: 0, asked: 0, is_stopped: false }
    }

    pub(super) fn solve(mut self, position: &Position) -> Option<Solved> {
        let (mover, opponent) = (position.mover(), position.opponent());
        if position.is_over() {
            return Some(Solved { margin: final_margin(mover, opponent), best: None, nodes: 1 });
        }
        let odd = Odd::of(position.empty());
        let near = Near { mover, opponent, odd, alpha: -ALL, beta: ALL };
        if position.must_pass() {
            let margin = -K::look(&mut self, &near.passed());
            return self.told(margin, Move::Pass);
        }
        let (margin, best) = self.try_all(&near, position.targets(), NONE);
        let square = bits::squares(position.targets()).find(|at| at.index() == usize::from(best));
        self.told(margin, Move::Place(square?))
    }

    fn told(&self, margin: i32, best: Move) -> Option<Solved> {
        (!self.is_stopped).then_some(Solved { margin, best: Some(best), nodes: self.nodes })
    }

    /// The margin of a position; without meaning once the search is stopped.
    #[inline(always)]
    pub(super) fn look(&mut self, near: &Near) -> i32 {
        let left = near.empty().count_ones();
        if left <= TAIL {
            return self.kernel.fill(near, &mut self.nodes);
        }
        self.nodes += 1;
        self.ask();
        if self.is_stopped {
            return 0;
        }
        if let Some(most) = most_by_safe_discs(near, left) {
            return most;
        }
        let mut near = *near;
        let mut first = NONE;
        if let Some(known) = self.table.get(near.mover, near.opponent) {
            let (lower, upper) = (i32::from(known.lower), i32::from(known.upper));
            if lower >= near.beta || lower == upper {
                return lower;
            }
            if upper <= near.alpha {
                return upper;
            }
            (near.alpha, near.beta) = (near.alpha.max(lower), near.beta.min(upper));
            first = known.best;
        }
        let targets = self.kernel.mobility(near.mover, near.opponent);
        if targets != 0 {
            return self.try_all(&near, targets, first).0;
        }
        if self.kernel.mobility(near.opponent, near.mover) == 0 {
            return final_margin(near.mover, near.opponent);
        }
        -K::look(self, &near.passed())
    }

    /// The best margin among the moves, and its square.
    #[inline(always)]
    fn try_all(&mut self, near: &Near, targets: u64, first: u8) -> (i32, u8) {
        let (before, left) = (self.nodes, near.empty().count_ones());
        let board = Board { mover: near.mover, opponent: near.opponent, odd: near.odd };
        let depth = left.checked_sub(JUDGED).map(|beyond| beyond / EACH_AHEAD);
        let mut moves = Candidates::of(self.kernel, board, targets, first, depth);
        if left >= ASK_CHILDREN
            && let Some(sure) = self.refuted_by_memory(near, &moves)
        {
            return sure;
        }
        let (mut best, mut best_square) = (-BEYOND, NONE);
        while let Some(candidate) = moves.next() {
            let margin = self.try_one(near, &candidate, best);
            if self.is_stopped {
                return (0, NONE);
            }
            if margin > best {
                // Squares are numbered below 64.
                (best, best_square) = (margin, candidate.square.index() as u8);
                if best >= near.beta {
                    break;
                }
            }
        }
        let nodes = self.nodes - before;
        let found =
            Found { alpha: near.alpha, beta: near.beta, margin: best, best: best_square, nodes };
        self.table.put(near.mover, near.opponent, found);
        (best, best_square)
    }

    /// A move's margin: fully for the first, then only whether it is better than the best.
    #[inline(always)]
    fn try_one(&mut self, near: &Near, candidate: &Candidate, best: i32) -> i32 {
        let floor = near.alpha.max(best);
        let child = near.after(candidate.square, candidate.flips, floor);
        if best == -BEYOND || near.beta - floor == 1 {
            return -K::look(self, &child);
        }
        let margin = -K::look(self, &Near { alpha: -floor - 1, ..child });
        if margin <= floor || margin >= near.beta || self.is_stopped {
            return margin;
        }
        -K::look(self, &Near { beta: -margin, ..child })
    }

    /// A child already known to be good enough.
    fn refuted_by_memory(&self, near: &Near, moves: &Candidates) -> Option<(i32, u8)> {
        moves.left().find_map(|candidate| {
            let child = near.after(candidate.square, candidate.flips, near.alpha);
            let margin = -i32::from(self.table.get(child.mover, child.opponent)?.upper);
            // Squares are numbered below 64.
            (margin >= near.beta).then_some((margin, candidate.square.index() as u8))
        })
    }

    fn ask(&mut self) {
        if self.nodes - self.asked >= ASK_AFTER {
            self.asked = self.nodes;
            self.is_stopped = !(self.go_on)(self.nodes);
        }
    }
}

/// The most that the mover can still get, where that is not more than it already has elsewhere.
#[inline(always)]
fn most_by_safe_discs(near: &Near, left: u32) -> Option<i32> {
    // At most 64 squares are left. With many, few discs are safe and looking is not worth it.
    if near.alpha < 2 * left as i32 - 4 {
        return None;
    }
    let most = ALL - 2 * stability::stable(near.opponent, near.mover).count_ones() as i32;
    (most <= near.alpha).then_some(most)
}
