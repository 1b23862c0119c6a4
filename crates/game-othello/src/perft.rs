//! Counting leaves quickly, without hashing and without using the symmetry of a position.
//!
//! The moves of the last positions are counted in bulk, never played: a pass and a finished game
//! are one leaf each. What AVX2 adds stands in `fast`; this half runs everywhere.

use game::Rules;

use crate::board::Position;
use crate::{Othello, bits};

/// How many positions wait before they are counted together: they fit the nearest cache.
const ROOM: usize = 512;
/// More children than any position has.
const MOST_CHILDREN: usize = 64;

/// How many leaves lie this many plies below a position.
pub(crate) fn count(position: &Position, depth: u32) -> u64 {
    let (mover, opponent) = (position.mover(), position.opponent());
    match depth {
        0 => 1,
        1 => Othello.count_moves(position).max(1),
        _ => count_deep(mover, opponent, depth),
    }
}

fn count_deep(mover: u64, opponent: u64, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if let Some(fast) = crate::fast::Fast::detect() {
        return fast.count(mover, opponent, depth);
    }
    count_plainly(mover, opponent, depth)
}

/// The count without any feature that only some processors have, from depth 2 on.
#[doc(hidden)]
#[must_use]
pub fn count_plainly(mover: u64, opponent: u64, depth: u32) -> u64 {
    let mut batch = Batch::new();
    expand(mover, opponent, depth, &mut batch);
    batch.total()
}

fn expand(mover: u64, opponent: u64, depth: u32, batch: &mut Batch) {
    if depth <= 1 {
        batch.make_room();
        return batch.push(mover, opponent);
    }
    let targets = bits::mobility(mover, opponent);
    if targets == 0 {
        if bits::mobility(opponent, mover) == 0 {
            batch.add_finished();
        } else {
            expand(opponent, mover, depth - 1, batch);
        }
        return;
    }
    for square in bits::squares(targets) {
        let flips = bits::flips(mover, opponent, square);
        expand(opponent ^ flips, mover ^ flips ^ square.bit(), depth - 1, batch);
    }
}

/// Positions whose moves are still to be counted, as (mover, opponent) in two columns: so laid
/// out, the compiler counts several at once.
pub(crate) struct Batch {
    movers: [u64; ROOM],
    opponents: [u64; ROOM],
    waiting: usize,
    leaves: u64,
}

impl Batch {
    pub(crate) const fn new() -> Self {
        Self { movers: [0; ROOM], opponents: [0; ROOM], waiting: 0, leaves: 0 }
    }

    /// Makes sure that all children of one position fit.
    #[inline(always)]
    pub(crate) fn make_room(&mut self) {
        if self.waiting > ROOM - MOST_CHILDREN {
            self.count_waiting();
        }
    }

    /// Adds a position, after [`Batch::make_room`].
    #[inline(always)]
    pub(crate) fn push(&mut self, mover: u64, opponent: u64) {
        // The remainder changes nothing; it tells the compiler that the index is in range.
        let at = self.waiting % ROOM;
        self.movers[at] = mover;
        self.opponents[at] = opponent;
        self.waiting = at + 1;
    }

    /// Counts a finished game.
    #[inline(always)]
    pub(crate) const fn add_finished(&mut self) {
        self.leaves += 1;
    }

    /// All leaves, when nothing more is added.
    #[inline(always)]
    pub(crate) fn total(&mut self) -> u64 {
        self.count_waiting();
        self.leaves
    }

    /// Inlined so that it is compiled once for each set of processor features.
    #[inline(always)]
    fn count_waiting(&mut self) {
        let waiting = self.waiting.min(ROOM);
        let columns = self.movers[..waiting].iter().zip(&self.opponents[..waiting]);
        let mut leaves = 0;
        for (&mover, &opponent) in columns {
            let targets = bits::mobility(mover, opponent);
            leaves += u64::from(targets.count_ones()) + u64::from(targets == 0);
        }
        self.leaves += leaves;
        self.waiting = 0;
    }
}
