//! Sets of positions by their keys.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// The keys of positions that were met, at most so many.
pub(super) struct Seen {
    keys: HashSet<u64, BuildHasherDefault<Stirred>>,
    room: usize,
}

impl Seen {
    pub(super) fn new(room: usize) -> Self {
        Self { keys: HashSet::default(), room }
    }

    /// Whether the key is new; it is remembered if there is room.
    #[inline]
    pub(super) fn is_new(&mut self, key: u64) -> bool {
        let is_full = self.keys.len() >= self.room;
        if is_full { !self.keys.contains(&key) } else { self.keys.insert(key) }
    }
}

/// Keys are hashes already; one multiplication stirs those of games that mix them badly.
#[derive(Default)]
pub(super) struct Stirred(u64);

impl Hasher for Stirred {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte) ^ self.0));
    }

    #[inline]
    fn write_u64(&mut self, key: u64) {
        self.0 = (key ^ key >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
