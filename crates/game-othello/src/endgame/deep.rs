//! The search above the last squares: a principal variation, null windows for the rest.
//!
//! Margins are exact within the window and bounds beyond it. Positions are remembered, moves
//! tried in a careful order, and lines cut where safe discs already decide.

use super::kernel::Kernel;
use super::middle::{self, Tally};
use super::order::{Candidate, Candidates};
use super::region::Odd;
use super::table::{Found, Table};
use super::tail::Near;
use super::{ALL, BEYOND, Endgame, Solved, draft, final_margin, stability};
use crate::board::{Position, Square};
use crate::moves::Move;

/// From so many empty squares on, a table's word on each child is asked before any search.
const ASK_CHILDREN: u32 = 11;
/// From so many empty squares on, the evaluation helps to order the moves.
const JUDGED: u32 = 12;
/// One more move ahead for the order, for each so many squares beyond.
const EACH_AHEAD: u32 = 2;
/// Never more moves ahead than this.
const MOST_AHEAD: u32 = 6;
/// Looking so many moves ahead takes longer than anybody who says no should wait.
const LONG_AHEAD: u32 = 4;
/// Asking whether to go on costs something: only after so many nodes.
const ASK_AFTER: u64 = 1 << 14;

/// One search.
pub(super) struct Search<'a, K> {
    pub(super) kernel: K,
    /// What this search may rely on.
    table: &'a mut Table,
    /// What the other kind of search found, the draft or the exact one: moves to try first.
    hints: &'a mut Table,
    /// With how many empty squares the draft began, if this is one.
    draft: Option<u32>,
    tally: Tally<'a>,
    go_on: &'a mut dyn FnMut(u64) -> bool,
    asked: u64,
    is_stopped: bool,
}

/// The best margin so far, and the move to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) margin: i32,
    pub(super) square: Option<Square>,
}

impl<'a, K: Kernel> Search<'a, K> {
    pub(super) fn new(
        kernel: K,
        memory: &'a mut Endgame,
        go_on: &'a mut dyn FnMut(u64) -> bool,
    ) -> Self {
        let Endgame { table, drafts: hints, notes } = memory;
        let tally = Tally { nodes: 0, notes };
        Self { kernel, table, hints, draft: None, tally, go_on, asked: 0, is_stopped: false }
    }

    pub(super) fn solve(mut self, position: &Position) -> Option<Solved> {
        let (mover, opponent) = (position.mover(), position.opponent());
        if position.is_over() {
            return Some(Solved { margin: final_margin(mover, opponent), best: None, nodes: 1 });
        }
        let odd = Odd::of(position.empty());
        let near = Near { mover, opponent, odd, alpha: -ALL, beta: ALL };
        if position.must_pass() {
            let margin = -self.search(&near.passed()).margin;
            return self.told(margin, Move::Pass);
        }
        let best = self.search(&near);
        self.told(best.margin, Move::Place(best.square?))
    }

    fn told(&self, margin: i32, best: Move) -> Option<Solved> {
        (!self.is_stopped).then_some(Solved { margin, best: Some(best), nodes: self.tally.nodes })
    }

    /// What a search finds that tries only the most promising moves.
    pub(super) fn draft(&mut self, near: &Near, targets: u64) -> Best {
        self.draft = Some(near.empty().count_ones());
        std::mem::swap(&mut self.table, &mut self.hints);
        let found = self.try_all(near, targets, None);
        std::mem::swap(&mut self.table, &mut self.hints);
        self.draft = None;
        found
    }

    /// Whether the caller said no; results have no meaning then.
    pub(super) const fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// The margin of a position whose moves are known; without meaning once the search is
    /// stopped.
    #[inline(always)]
    pub(super) fn look(&mut self, near: &Near, targets: u64) -> i32 {
        let left = near.empty().count_ones();
        if left <= middle::MOST {
            return self.kernel.middle(near, targets, &mut self.tally);
        }
        self.tally.nodes += 1;
        self.ask();
        if self.is_stopped {
            return 0;
        }
        if let Some(most) = most_by_safe_discs(near, left) {
            return most;
        }
        if targets == 0 {
            let answers = self.kernel.mobility(near.opponent, near.mover);
            if answers == 0 {
                return final_margin(near.mover, near.opponent);
            }
            return -K::look(self, &near.passed(), answers);
        }
        self.look_with_memory(near, targets)
    }

    /// The same where there are moves: what is known answers, or makes the window narrower.
    #[inline(always)]
    fn look_with_memory(&mut self, near: &Near, targets: u64) -> i32 {
        let mut near = *near;
        let mut first = None;
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
        if first.is_none() && near.empty().count_ones() >= draft::HINTS {
            first = self.hints.get(near.mover, near.opponent).and_then(|hint| hint.best);
        }
        self.try_all(&near, targets, first).margin
    }

    /// The best of the moves. The square `first` is tried before the others are even weighed.
    #[inline(always)]
    pub(super) fn try_all(&mut self, near: &Near, targets: u64, first: Option<Square>) -> Best {
        let before = self.tally.nodes;
        let mut best = Best { margin: -BEYOND, square: None };
        let mut others = targets;
        if let Some(square) = first
            && square.bit() & targets != 0
        {
            others ^= square.bit();
            let candidate = Candidate::of(self.kernel, near, square);
            best = Best { margin: self.try_one(near, &candidate, best.margin), square: first };
        }
        if best.margin < near.beta && others != 0 && !self.is_stopped {
            best = self.try_others(near, others, best);
        }
        if !self.is_stopped {
            let (alpha, beta, nodes) = (near.alpha, near.beta, self.tally.nodes - before);
            let found = Found { alpha, beta, margin: best.margin, best: best.square, nodes };
            self.table.put(near.mover, near.opponent, found);
        }
        best
    }

    /// Tries these moves in the order of their promise, until one is too good.
    #[inline(always)]
    fn try_others(&mut self, near: &Near, targets: u64, mut best: Best) -> Best {
        let left = near.empty().count_ones();
        let mut moves = Candidates::of(self.kernel, near, targets);
        if left >= ASK_CHILDREN
            && let Some(sure) = self.refuted_by_memory(near, &moves)
        {
            return sure;
        }
        let ahead = left.checked_sub(JUDGED).map(|beyond| (beyond / EACH_AHEAD).min(MOST_AHEAD));
        let is_long = ahead >= Some(LONG_AHEAD);
        moves.weigh(self.kernel, near, ahead, || !is_long || self.may_go_on());
        let width = self.draft.map_or(usize::MAX, |begun| draft::width(begun, left));
        for _ in usize::from(best.square.is_some())..width {
            let Some(candidate) = moves.next() else { break };
            let margin = self.try_one(near, &candidate, best.margin);
            if self.is_stopped {
                break;
            }
            if margin > best.margin {
                best = Best { margin, square: Some(candidate.square) };
                if margin >= near.beta {
                    break;
                }
            }
        }
        best
    }

    /// A move's margin: fully for the first, then only whether it is better than the best.
    #[inline(always)]
    fn try_one(&mut self, near: &Near, candidate: &Candidate, best: i32) -> i32 {
        let floor = near.alpha.max(best);
        let child = near.after(candidate.square, candidate.flips, floor);
        let replies = candidate.replies;
        if best == -BEYOND || near.beta - floor == 1 {
            return -K::look(self, &child, replies);
        }
        let margin = -K::look(self, &Near { alpha: -floor - 1, ..child }, replies);
        if margin <= floor || margin >= near.beta || self.is_stopped {
            return margin;
        }
        -K::look(self, &Near { beta: -margin, ..child }, replies)
    }

    /// A child already known to be good enough.
    #[inline(always)]
    fn refuted_by_memory(&self, near: &Near, moves: &Candidates) -> Option<Best> {
        moves.left().find_map(|candidate| {
            let child = near.after(candidate.square, candidate.flips, near.alpha);
            let margin = -i32::from(self.table.get(child.mover, child.opponent)?.upper);
            (margin >= near.beta).then_some(Best { margin, square: Some(candidate.square) })
        })
    }

    fn ask(&mut self) {
        if self.tally.nodes - self.asked >= ASK_AFTER {
            self.may_go_on();
        }
    }

    fn may_go_on(&mut self) -> bool {
        self.asked = self.tally.nodes;
        self.is_stopped |= !(self.go_on)(self.tally.nodes);
        !self.is_stopped
    }
}

/// The most that the mover can still get, where that is not more than it already has elsewhere.
#[inline(always)]
pub(super) fn most_by_safe_discs(near: &Near, left: u32) -> Option<i32> {
    // At most 64 squares are left. With many, few discs are safe and looking is not worth it.
    if near.alpha < 2 * left as i32 - 4 {
        return None;
    }
    let most = ALL - 2 * stability::stable(near.opponent, near.mover).count_ones() as i32;
    (most <= near.alpha).then_some(most)
}
