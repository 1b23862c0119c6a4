//! The transposition table: what was found out about positions, shared by workers without locks.
//!
//! Each entry is two words, the second of which is mixed into the first. Two workers that write
//! the same entry at once leave words that do not fit together, and nobody reads them. Moves are
//! remembered by their place in the candidate list, because their type is the game's own.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// How a remembered score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The score, seen from the seat that has the hand; distances count from here.
    pub score: i32,
    /// How many moves ahead it was looked at.
    pub depth: u8,
    /// What the score says.
    pub bound: Bound,
    /// Whether nothing was estimated: deeper searches will find the same.
    pub proven: bool,
    /// The best move's place in the candidate list.
    pub best: Option<u16>,
}

/// The table; share it in an `Arc`.
pub struct Table {
    clusters: Box<[Cluster]>,
    generation: AtomicU8,
}

const WAYS: usize = 4;

/// Entries that share a line of the cache.
#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; WAYS]);

#[derive(Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

const GENERATIONS: u8 = 64;
const SCORE_BITS: u32 = 21;
/// Makes every score a positive number of [`SCORE_BITS`] bits.
const SCORE_SHIFT: i32 = 1 << (SCORE_BITS - 1);
const NO_MOVE: u16 = u16::MAX;

impl Table {
    /// A table that takes about so many mebibytes, at least one cluster.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let clusters = (mebibytes.saturating_mul(1 << 20) / size_of::<Cluster>()).max(1);
        Self {
            clusters: (0..clusters).map(|_| Cluster::default()).collect(),
            generation: AtomicU8::new(0),
        }
    }

    /// Tells that another position of the match is thought about: older entries give way first.
    pub fn next_generation(&self) {
        let next = (self.generation.load(Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            slot.mixed.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
    }

    /// What is remembered of the position with this key.
    #[inline]
    #[must_use]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let data = self.cluster(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.mixed.load(Relaxed) ^ data == key && data != 0).then_some(data)
        })?;
        Some(unpack(data))
    }

    /// Remembers; the least useful entry of the cluster gives way.
    #[inline]
    pub fn store(&self, key: u64, entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let cluster = self.cluster(key);
        let worth = |slot: &Slot| {
            let data = slot.data.load(Relaxed);
            if data == 0 || slot.mixed.load(Relaxed) ^ data == key {
                return i32::MIN;
            }
            let age = (generation + GENERATIONS - generation_of(data)) % GENERATIONS;
            i32::from(unpack(data).depth) - 4 * i32::from(age)
        };
        let Some(slot) = cluster.0.iter().min_by_key(|slot| worth(slot)) else { return };
        let data = pack(entry, generation);
        slot.mixed.store(key ^ data, Relaxed);
        slot.data.store(data, Relaxed);
    }

    #[inline]
    fn cluster(&self, key: u64) -> &Cluster {
        // The high half of the product is below the length, so the index is always good.
        let at = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[at as usize]
    }
}

// From the low end: score, depth, bound (1 to 3, so that no entry is 0), proven, generation, move.
const DEPTH_AT: u32 = SCORE_BITS;
const BOUND_AT: u32 = DEPTH_AT + 8;
const PROVEN_AT: u32 = BOUND_AT + 2;
const GENERATION_AT: u32 = PROVEN_AT + 1;
const MOVE_AT: u32 = GENERATION_AT + 6;

#[inline]
fn pack(entry: Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3u64,
    };
    // Scores lie within WIN, which is below the shift; the sum is positive and fits.
    let score = (entry.score + SCORE_SHIFT) as u64;
    score
        | u64::from(entry.depth) << DEPTH_AT
        | bound << BOUND_AT
        | u64::from(entry.proven) << PROVEN_AT
        | u64::from(generation) << GENERATION_AT
        | u64::from(entry.best.unwrap_or(NO_MOVE)) << MOVE_AT
}

#[inline]
fn unpack(data: u64) -> Entry {
    // Each part is cut to its own bits, so the conversions lose nothing.
    let best = (data >> MOVE_AT) as u16;
    Entry {
        score: (data & ((1 << SCORE_BITS) - 1)) as i32 - SCORE_SHIFT,
        depth: (data >> DEPTH_AT) as u8,
        bound: match data >> BOUND_AT & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
        proven: data >> PROVEN_AT & 1 == 1,
        best: (best != NO_MOVE).then_some(best),
    }
}

#[inline]
const fn generation_of(data: u64) -> u8 {
    // Six bits.
    (data >> GENERATION_AT) as u8 & (GENERATIONS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::WIN;

    fn entry(score: i32, depth: u8) -> Entry {
        Entry { score, depth, bound: Bound::Exact, proven: false, best: None }
    }

    #[test]
    fn entries_come_back_as_they_were() {
        for score in [1 - WIN, -7, 0, 7, WIN - 1] {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                for best in [None, Some(0), Some(65_534)] {
                    let entry = Entry { bound, best, proven: score == 7, ..entry(score, 200) };
                    assert_eq!(unpack(pack(entry, 63)), entry);
                    assert_eq!(generation_of(pack(entry, 63)), 63);
                }
            }
        }
    }

    #[test]
    fn deep_and_new_entries_stay() {
        let table = Table::new(0);
        let keys = [1, 2, 3, 4, 5u64];
        for (key, depth) in keys.into_iter().zip([9, 3, 8, 7, 5]) {
            table.store(key, entry(0, depth));
        }
        assert_eq!(keys.map(|key| table.probe(key).is_some()), [true, false, true, true, true]);
        table.next_generation();
        table.next_generation();
        table.store(6, entry(0, 1));
        table.store(7, entry(0, 1));
        assert!(table.probe(6).is_some() && table.probe(1).is_some());
        table.clear();
        assert_eq!(table.probe(1), None);
    }

    #[test]
    fn torn_entries_are_not_read() {
        let table = Table::new(0);
        table.store(9, entry(5, 5));
        let slot = &table.clusters[0].0[0];
        slot.data.store(pack(entry(6, 5), 0), Relaxed);
        assert_eq!(table.probe(9), None);
    }
}
