//! Sets of cells and of wall places as bits, in three sizes with one interface.
//!
//! Boards up to 9×9 fit 64 walls and 81 cells into one and two machine words; larger ones take
//! two and three. The generators are written once over [`Bits`] and compiled for both.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

/// A set of small numbers.
pub(crate) trait Bits:
    Copy
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The set of nothing.
    const EMPTY: Self;
    /// The set of one number.
    fn bit(index: u32) -> Self;
    /// From stored words, lowest first; words the set has no room for are left out.
    fn load(words: &[u64]) -> Self;
    /// Into stored words, lowest first.
    fn store(self, words: &mut [u64]);
    /// How many numbers there are.
    fn count(self) -> u32;
    /// Whether there is none.
    fn is_empty(self) -> bool;
    /// Calls with every number, lowest first.
    fn each(self, call: impl FnMut(u8));

    /// The number at a place of the set, lowest first; the place must be below the count.
    fn nth(self, place: u32) -> u8;

    /// Whether a number is in the set.
    fn has(self, index: u32) -> bool {
        !(self & Self::bit(index)).is_empty()
    }
}

/// Calls with every bit of a word, `base` added.
#[inline(always)]
fn each_of_word(mut word: u64, base: u8, call: &mut impl FnMut(u8)) {
    while word != 0 {
        // A word has at most 64 bits, so the place always fits.
        call(base + word.trailing_zeros() as u8);
        word &= word - 1;
    }
}

/// The bit at a place of a word that has more than `place` bits.
#[inline(always)]
fn nth_of_word(mut word: u64, place: u32) -> u8 {
    for _ in 0..place {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros() as u8
}

/// The bit at a place of several words.
#[inline(always)]
fn nth_of_words(words: &[u64], mut place: u32) -> u8 {
    for (base, &word) in (0..).step_by(64).zip(words) {
        if place < word.count_ones() {
            return base + nth_of_word(word, place);
        }
        place -= word.count_ones();
    }
    0
}

impl Bits for u64 {
    const EMPTY: Self = 0;

    #[inline(always)]
    fn bit(index: u32) -> Self {
        1 << index
    }

    #[inline(always)]
    fn load(words: &[u64]) -> Self {
        words[0]
    }

    #[inline(always)]
    fn store(self, words: &mut [u64]) {
        words[0] = self;
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn each(self, mut call: impl FnMut(u8)) {
        each_of_word(self, 0, &mut call);
    }

    #[inline(always)]
    fn nth(self, place: u32) -> u8 {
        nth_of_word(self, place)
    }
}

impl Bits for u128 {
    const EMPTY: Self = 0;

    #[inline(always)]
    fn bit(index: u32) -> Self {
        1 << index
    }

    #[inline(always)]
    fn load(words: &[u64]) -> Self {
        Self::from(words[0]) | Self::from(words[1]) << 64
    }

    #[inline(always)]
    fn store(self, words: &mut [u64]) {
        // The two halves are cut apart on purpose.
        words[0] = self as u64;
        words[1] = (self >> 64) as u64;
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn each(self, mut call: impl FnMut(u8)) {
        each_of_word(self as u64, 0, &mut call);
        each_of_word((self >> 64) as u64, 64, &mut call);
    }

    #[inline(always)]
    fn nth(self, place: u32) -> u8 {
        nth_of_words(&[self as u64, (self >> 64) as u64], place)
    }
}

/// 192 bits, for the 144 cells of a 12×12 board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wide([u64; 3]);

impl Wide {
    #[inline(always)]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([join(a, x), join(b, y), join(c, z)])
    }
}

impl BitAnd for Wide {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Wide {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitOrAssign for Wide {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Wide {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.zip(self, |a, _| !a)
    }
}

/// Shifts by 1 to 63 only: a step to a neighbour never goes further.
impl Shl<u32> for Wide {
    type Output = Self;

    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        let [a, b, c] = self.0;
        Self([a << by, b << by | a >> (64 - by), c << by | b >> (64 - by)])
    }
}

/// Shifts by 1 to 63 only: a step to a neighbour never goes further.
impl Shr<u32> for Wide {
    type Output = Self;

    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        let [a, b, c] = self.0;
        Self([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by])
    }
}

impl Bits for Wide {
    const EMPTY: Self = Self([0; 3]);

    #[inline(always)]
    fn bit(index: u32) -> Self {
        let mut words = [0; 3];
        words[index as usize / 64] = 1 << (index % 64);
        Self(words)
    }

    #[inline(always)]
    fn load(words: &[u64]) -> Self {
        Self([words[0], words[1], words[2]])
    }

    #[inline(always)]
    fn store(self, words: &mut [u64]) {
        words.copy_from_slice(&self.0);
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    #[inline(always)]
    fn each(self, mut call: impl FnMut(u8)) {
        for (base, word) in [0, 64, 128].into_iter().zip(self.0) {
            each_of_word(word, base, &mut call);
        }
    }

    #[inline(always)]
    fn nth(self, place: u32) -> u8 {
        nth_of_words(&self.0, place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_shifts_like_a_long_number() {
        for index in 0..180 {
            for by in [1, 9, 11, 12] {
                let bit = Wide::bit(index);
                assert_eq!(bit << by, Wide::bit(index + by), "{index} << {by}");
                assert_eq!(Wide::bit(index + by) >> by, bit, "{index} >> {by}");
            }
        }
        assert!((Wide::bit(0) >> 1).is_empty());
    }

    #[test]
    fn each_and_count_agree_in_all_sizes() {
        fn check<B: Bits>(indices: &[u32]) {
            let set = indices.iter().fold(B::EMPTY, |set, &index| set | B::bit(index));
            let mut found = Vec::new();
            set.each(|index| found.push(u32::from(index)));
            assert_eq!(found, indices);
            assert_eq!(set.count() as usize, indices.len());
            for (place, &index) in (0..).zip(indices) {
                assert_eq!(u32::from(set.nth(place)), index);
            }
            let mut words = [0; 3];
            set.store(&mut words[..size_of::<B>() / 8]);
            assert!(B::load(&words) == set);
        }
        check::<u64>(&[0, 7, 63]);
        check::<u128>(&[0, 63, 64, 127]);
        check::<Wide>(&[0, 63, 64, 127, 128, 143]);
    }
}
