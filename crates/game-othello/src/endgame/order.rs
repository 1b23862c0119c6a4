//! Which move to try first: the one that leaves the other side least to do.
//!
//! A good order is most of the speed: where a move refutes the position, the others need not be
//! looked at. Nothing here decides a result.

use super::TOO_MANY;
use super::ahead::{Ahead, BEST};
use super::kernel::Kernel;
use super::tail::Near;
use crate::bits::{self, CORNERS};
use crate::board::Square;

/// More moves than any position has that can be solved: none has more than empty squares.
const ROOM: usize = TOO_MANY as usize;

/// What a reply costs; corners count twice.
const REPLY: i32 = 64;
/// What an open square beside the own discs costs.
const FRONTIER: i32 = 12;
/// A square in a quadrant with an odd number of empty ones.
const LAST_WORD: i32 = 16;
/// How much a hundredth of a disc of the evaluation counts against these, as a part of 16.
const JUDGED: i32 = 6;
/// A move that is so many hundredths of a disc worse than another need not be weighed exactly.
const MUCH_WORSE: i32 = 800;

/// A move with what it turns over, the replies to it and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) square: Square,
    pub(super) flips: u64,
    pub(super) replies: u64,
    promise: i32,
}

/// What fills the list before moves do.
const NO_MOVE: Candidate = Candidate { square: Square::FIRST, flips: 0, replies: 0, promise: 0 };

impl Candidate {
    /// A move that is not weighed.
    #[inline(always)]
    pub(super) fn of<K: Kernel>(kernel: K, near: &Near, square: Square) -> Self {
        let flips = kernel.flips(near.mover, near.opponent, square);
        let child = near.after(square, flips, 0);
        Self { square, flips, replies: kernel.mobility(child.mover, child.opponent), promise: 0 }
    }

    /// Weighs the move at first sight.
    #[inline(always)]
    fn weigh(&mut self, near: &Near) {
        let Near { mover, opponent, .. } = near.after(self.square, self.flips, 0);
        // At most 64 bits are set.
        let count = |set: u64| set.count_ones() as i32;
        let open = bits::neighbours(opponent) & !(mover | opponent);
        self.promise = LAST_WORD * count(self.square.bit() & near.odd.squares())
            - REPLY * (count(self.replies) + count(self.replies & CORNERS))
            - FRONTIER * count(open);
    }

    /// Weighs what the evaluation says so many moves later. More than `most` does not matter;
    /// the evaluation is for the other side.
    #[inline(always)]
    fn weigh_ahead<K: Kernel>(&mut self, kernel: K, near: &Near, depth: u32, most: i32) -> i32 {
        let Near { mover, opponent, .. } = near.after(self.square, self.flips, 0);
        let ahead = Ahead { mover, opponent, targets: self.replies, alpha: -BEST, beta: most };
        let value = kernel.look_ahead(&ahead, depth);
        self.promise -= JUDGED * value / 16;
        value
    }
}

/// The moves of a position; [`Candidates::next`] gives the most promising one left.
pub(super) struct Candidates {
    moves: [Candidate; ROOM],
    count: usize,
}

impl Candidates {
    /// Lists the moves.
    #[inline(always)]
    pub(super) fn of<K: Kernel>(kernel: K, near: &Near, targets: u64) -> Self {
        let mut list = Self { moves: [NO_MOVE; ROOM], count: 0 };
        let mut set = targets;
        while let Some(square) = Square::lowest_of(set) {
            set &= set - 1;
            if let Some(slot) = list.moves.get_mut(list.count) {
                *slot = Candidate::of(kernel, near, square);
                list.count += 1;
            }
        }
        list
    }

    /// Weighs the moves. `depth` says how many moves the evaluation looks ahead for each, `None`
    /// to do without. `go_on` is asked after each of them; when it says no, the rest is left.
    #[inline(always)]
    pub(super) fn weigh<K: Kernel>(
        &mut self,
        kernel: K,
        near: &Near,
        depth: Option<u32>,
        mut go_on: impl FnMut() -> bool,
    ) {
        if self.count < 2 {
            return;
        }
        let mut most = BEST;
        for candidate in self.moves.iter_mut().take(self.count) {
            candidate.weigh(near);
            if let Some(depth) = depth {
                let value = candidate.weigh_ahead(kernel, near, depth, most);
                most = most.min(value + MUCH_WORSE);
                if !go_on() {
                    return;
                }
            }
        }
    }

    /// All that are left, in no order.
    #[inline(always)]
    pub(super) fn left(&self) -> impl Iterator<Item = &Candidate> {
        self.moves.iter().take(self.count)
    }

    /// Takes the most promising move out.
    #[inline(always)]
    pub(super) fn next(&mut self) -> Option<Candidate> {
        let moves = self.moves.iter().take(self.count).enumerate();
        let (best, _) = moves.max_by_key(|(_, candidate)| candidate.promise)?;
        self.count -= 1;
        self.moves.swap(best, self.count);
        self.moves.get(self.count).copied()
    }
}
