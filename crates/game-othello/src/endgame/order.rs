//! Which move to try first: the one that leaves the other side least to do.
//!
//! A good order is most of the speed: where a move refutes the position, the others need not be
//! looked at. Nothing here decides a result.

use super::TOO_MANY;
use super::kernel::Kernel;
use super::region::Odd;
use crate::bits::{self, CORNERS};
use crate::board::Square;
use crate::eval;

/// More moves than any position has that can be solved: none has more than empty squares.
const ROOM: usize = TOO_MANY as usize;

/// What a reply costs; corners count twice.
const REPLY: i32 = 64;
/// What an open square beside the own discs costs.
const FRONTIER: i32 = 4;
/// A corner gained.
const CORNER: i32 = 48;
/// A square in a quadrant with an odd number of empty ones.
const LAST_WORD: i32 = 16;
/// How much a hundredth of a disc of the evaluation counts against these, as a part of 16.
const JUDGED: i32 = 4;

/// A move with what it turns over and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) square: Square,
    pub(super) flips: u64,
    promise: i32,
}

/// The moves of a position; [`Candidates::next`] gives the most promising one left.
pub(super) struct Candidates {
    moves: [Option<Candidate>; ROOM],
    count: usize,
}

impl Candidates {
    /// Lists and weighs the moves. The square `first` is tried before all others; `depth` says
    /// how many moves the evaluation looks ahead to weigh each, `None` to do without it.
    #[inline(always)]
    pub(super) fn of<K: Kernel>(
        kernel: K,
        board: Board,
        targets: u64,
        first: u8,
        depth: Option<u32>,
    ) -> Self {
        let mut list = Self { moves: [None; ROOM], count: 0 };
        for square in bits::squares(targets) {
            let flips = kernel.flips(board.mover, board.opponent, square);
            let promise = if square.index() == usize::from(first) {
                i32::MAX
            } else {
                promise(kernel, board, square, flips, depth)
            };
            if let Some(slot) = list.moves.get_mut(list.count) {
                *slot = Some(Candidate { square, flips, promise });
                list.count += 1;
            }
        }
        list
    }

    /// All that are left, in no order.
    pub(super) fn left(&self) -> impl Iterator<Item = &Candidate> {
        self.moves.iter().take(self.count).flatten()
    }

    /// Takes the most promising move out.
    pub(super) fn next(&mut self) -> Option<Candidate> {
        let moves = self.moves.iter().take(self.count).enumerate();
        let (best, _) = moves.max_by_key(|(_, candidate)| candidate.map(|one| one.promise))?;
        self.count -= 1;
        self.moves.swap(best, self.count);
        self.moves.get(self.count).copied().flatten()
    }
}

/// What the order looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) mover: u64,
    pub(super) opponent: u64,
    pub(super) odd: Odd,
}

#[inline(always)]
fn promise<K: Kernel>(
    kernel: K,
    board: Board,
    square: Square,
    flips: u64,
    depth: Option<u32>,
) -> i32 {
    if flips == board.opponent {
        return i32::MAX - 1;
    }
    let (mover, opponent) = (board.opponent ^ flips, board.mover ^ flips ^ square.bit());
    let replies = kernel.mobility(mover, opponent);
    // At most 64 bits are set.
    let count = |set: u64| set.count_ones() as i32;
    let open = bits::neighbours(opponent) & !(mover | opponent);
    let mut promise = -REPLY * (count(replies) + count(replies & CORNERS)) - FRONTIER * count(open);
    if square.bit() & CORNERS != 0 {
        promise += CORNER;
    }
    if square.bit() & board.odd.squares() != 0 {
        promise += LAST_WORD;
    }
    match depth {
        None => promise,
        Some(depth) => promise - JUDGED * look_ahead(mover, opponent, depth, -BEST, BEST) / 16,
    }
}

/// More than any evaluation.
const BEST: i32 = 1_000_000;

/// The evaluation after the best moves of both sides, for the mover.
fn look_ahead(mover: u64, opponent: u64, depth: u32, alpha: i32, beta: i32) -> i32 {
    let targets = bits::mobility(mover, opponent);
    if depth == 0 || (targets == 0 && bits::mobility(opponent, mover) == 0) {
        return eval::judge(mover, opponent);
    }
    if targets == 0 {
        return -look_ahead(opponent, mover, depth, -beta, -alpha);
    }
    let mut best = -BEST;
    for square in bits::squares(targets) {
        let flips = bits::flips(mover, opponent, square);
        let (next, other) = (opponent ^ flips, mover ^ flips ^ square.bit());
        best = best.max(-look_ahead(next, other, depth - 1, -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}
