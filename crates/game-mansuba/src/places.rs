//! A set of places of a world: one bit each, 256 at most.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// How many places the largest world has.
pub(crate) const MAX_PLACES: usize = 256;

const WORDS: usize = MAX_PLACES / 64;

/// Some places. A place is its number, row by row from the top, and every `u8` is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places([u64; WORDS]);

impl Places {
    pub(crate) const NONE: Self = Self([0; WORDS]);

    #[inline(always)]
    pub(crate) const fn has(&self, place: u8) -> bool {
        self.0[place as usize / 64] >> (place % 64) & 1 == 1
    }

    #[inline(always)]
    pub(crate) const fn insert(&mut self, place: u8) {
        self.0[place as usize / 64] |= 1 << (place % 64);
    }

    #[inline(always)]
    pub(crate) const fn remove(&mut self, place: u8) {
        self.0[place as usize / 64] &= !(1 << (place % 64));
    }

    #[inline(always)]
    pub(crate) const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    #[inline(always)]
    pub(crate) const fn count(&self) -> u32 {
        self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()
    }

    /// Calls for every place, in order.
    #[inline(always)]
    pub(crate) fn each(self, mut call: impl FnMut(u8)) {
        // Worlds of up to 64 or 128 places have empty words, which cost one test each.
        for (index, mut word) in (0u8..).zip(self.0) {
            while word != 0 {
                // The index is below 4 and the bit below 64.
                call(index * 64 + word.trailing_zeros() as u8);
                word &= word - 1;
            }
        }
    }

    /// The places in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (0..=u8::MAX).filter(move |&place| self.has(place))
    }

    /// The place with this many places before it; the last word's end when there are too few.
    pub(crate) fn nth(self, mut before: u32) -> u8 {
        for (index, mut word) in (0u8..).zip(self.0) {
            let count = word.count_ones();
            if before < count {
                for _ in 0..before {
                    word &= word - 1;
                }
                return index * 64 + word.trailing_zeros() as u8;
            }
            before -= count;
        }
        u8::MAX
    }
}

impl FromIterator<u8> for Places {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Self {
        let mut set = Self::NONE;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl BitAnd for Places {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Places {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitOrAssign for Places {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Places {
    type Output = Self;

    /// All other numbers, also those that are no places of a smaller world.
    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_kept_in_order() {
        let numbers = [0, 63, 64, 99, 127, 128, 200, 255];
        let mut set: Places = numbers.into_iter().rev().collect();
        assert_eq!(set.iter().collect::<Vec<u8>>(), numbers);
        let mut seen = Vec::new();
        set.each(|place| seen.push(place));
        assert_eq!(seen, numbers);
        assert_eq!(set.count(), 8);
        for (before, number) in (0..).zip(numbers) {
            assert_eq!(set.nth(before), number);
        }
        set.remove(99);
        assert!(!set.has(99) && set.has(64) && !set.is_empty());
        assert_eq!((set & !set, set | Places::NONE), (Places::NONE, set));
    }
}
