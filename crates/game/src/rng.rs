//! A seeded generator whose every number is the same on all platforms and in all versions.
//!
//! The bits are ChaCha8's. The ranges and shuffles are made here, not by a library's
//! distributions, because those may change between versions and records must replay for ever.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

/// A portable generator, started from a seed and a stream number.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The generator for setting a game up.
    #[must_use]
    pub fn from_seed(seed: u64) -> Self {
        Self::for_ply(seed, 0)
    }

    /// The generator for the chances of the move with this number, counted from 1. The same
    /// seed and number give the same chances, so undo and replay change none.
    #[must_use]
    pub fn for_ply(seed: u64, ply: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(ply);
        Self(generator)
    }

    /// Sixty-four fair bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each equally likely; 0 when the bound is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // The high half of the product is the number; the few draws whose low half shows that
        // they would favour some numbers are drawn again (Lemire's method).
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            // The low half is cut off on purpose.
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                // The product is below bound · 2³², so the high half fits.
                return (product >> 32) as u32;
            }
        }
    }

    /// An index into something of this length (at most 2³² long).
    pub fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).unwrap_or(u32::MAX)) as usize
    }

    /// One of these, each equally likely.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.index(items.len()))
    }

    /// Puts these in a random order, each equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_never_change() {
        // A change here would break every saved game with chance or hidden cards.
        let mut rng = Rng::from_seed(42);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(100)).collect();
        assert_eq!(drawn, FIRST_OF_42);
        let mut cards: Vec<u8> = (0..10).collect();
        Rng::for_ply(42, 7).shuffle(&mut cards);
        assert_eq!(cards, SHUFFLED_BY_42_7);
    }

    const FIRST_OF_42: [u32; 8] = [9, 34, 8, 28, 39, 49, 58, 36];
    const SHUFFLED_BY_42_7: [u8; 10] = [3, 0, 5, 8, 7, 2, 4, 9, 1, 6];

    #[test]
    fn bounds_hold_and_all_values_come() {
        let mut rng = Rng::from_seed(1);
        for bound in [1, 2, 3, 7, 36] {
            let mut seen = vec![0u32; bound as usize];
            for _ in 0..bound * 200 {
                seen[rng.below(bound) as usize] += 1;
            }
            assert!(seen.iter().all(|&count| count > 100), "{bound}: {seen:?}");
        }
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.choose::<u8>(&[]), None);
    }
}
