//! What is known of positions already looked at: bounds of their margin and the move to try.
//!
//! Whole boards are kept and compared, so that two positions are never mistaken for each other.
//! A position has two places; the newer one replaces whichever was the cheaper to find out.

use super::ALL;
use crate::board::Square;

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    mover: u64,
    opponent: u64,
    /// The margin is at least this.
    pub(super) lower: i8,
    /// The margin is at most this.
    pub(super) upper: i8,
    /// The square to try first.
    pub(super) best: Option<Square>,
    /// The logarithm of the nodes it took.
    cost: u8,
}

const NOTHING: Known =
    Known { mover: 0, opponent: 0, lower: -(ALL as i8), upper: ALL as i8, best: None, cost: 0 };

impl Known {
    /// A board without a disc is no position.
    const fn is_something(&self) -> bool {
        self.mover | self.opponent != 0
    }
}

/// Two places, which lie together for the processor.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Pair([Known; 2]);

/// The memory.
#[derive(Debug)]
pub(super) struct Table {
    pairs: Vec<Pair>,
    shift: u32,
}

impl Table {
    /// For about so many positions, at least 2.
    pub(super) fn holding(positions: usize) -> Self {
        let pairs = (positions / 2).max(1).next_power_of_two();
        Self { pairs: vec![Pair([NOTHING; 2]); pairs], shift: 64 - pairs.trailing_zeros() }
    }

    /// For how many positions there is room.
    pub(super) const fn room(&self) -> usize {
        2 * self.pairs.len()
    }

    /// Makes room for about so many positions if there is less, and forgets none.
    pub(super) fn make_room(&mut self, positions: usize) {
        if positions <= self.room() {
            return;
        }
        let old = std::mem::replace(self, Self::holding(positions));
        for known in old.pairs.iter().flat_map(|Pair(pair)| pair) {
            let place = self.place(known.mover, known.opponent);
            // A pair of the old table is spread over several of the new one, never joined by another.
            if let Some(Pair(pair)) = self.pairs.get_mut(place)
                && known.is_something()
            {
                pair[usize::from(pair[0].is_something())] = *known;
            }
        }
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn get(&self, mover: u64, opponent: u64) -> Option<Known> {
        let Pair(pair) = self.pairs.get(self.place(mover, opponent))?;
        pair.iter().find(|known| known.mover == mover && known.opponent == opponent).copied()
    }

    /// Remembers the result of a search with this window.
    pub(super) fn put(&mut self, mover: u64, opponent: u64, found: Found) {
        let place = self.place(mover, opponent);
        let Some(Pair(pair)) = self.pairs.get_mut(place) else { return };
        let same = pair.iter_mut().position(|at| at.mover == mover && at.opponent == opponent);
        let slot = same.unwrap_or(usize::from(pair[1].cost < pair[0].cost));
        let known = &mut pair[slot & 1];
        if same.is_none() {
            // What was cheap makes room at once, what was dear only after a few newcomers.
            if known.cost > found.cost() + 4 {
                known.cost -= 1;
                return;
            }
            *known = Known { mover, opponent, ..NOTHING };
        }
        // Margins lie between -64 and 64.
        if found.margin < found.beta {
            known.upper = known.upper.min(found.margin as i8);
        }
        if found.margin > found.alpha {
            known.lower = known.lower.max(found.margin as i8);
            known.best = found.best;
        }
        known.best = known.best.or(found.best);
        known.cost = known.cost.max(found.cost());
    }

    #[inline]
    const fn place(&self, mover: u64, opponent: u64) -> usize {
        let mixed = mover.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ opponent.rotate_left(32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        // A shift by 64, for the smallest table, is no shift.
        match (mixed ^ (mixed >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb).checked_shr(self.shift) {
            Some(place) => place as usize,
            None => 0,
        }
    }
}

/// What a search found with its window.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) margin: i32,
    pub(super) best: Option<Square>,
    pub(super) nodes: u64,
}

impl Found {
    const fn cost(&self) -> u8 {
        // At most 64.
        (64 - self.nodes.leading_zeros()) as u8
    }
}
