//! Characteristics as bits: every word of the design has its own.

use design::MAX_MARKS;

/// A set of characteristics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks([u64; MAX_MARKS / 64]);

impl Marks {
    pub(crate) fn add(&mut self, mark: usize) {
        if let Some(word) = self.0.get_mut(mark / 64) {
            *word |= 1 << (mark % 64);
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub(crate) fn join(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    pub(crate) fn common(&self, other: &Self) -> Self {
        let mut common = *self;
        common.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        common
    }

    pub(crate) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).any(|(word, other)| word & other != 0)
    }

    pub(crate) fn is_within(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(word, other)| word & !other == 0)
    }

    /// The first characteristic that the other set lacks.
    pub(crate) fn first_missing_in(&self, other: &Self) -> Option<usize> {
        (0..MAX_MARKS).find(|mark| self.holds(*mark) && !other.holds(*mark))
    }

    fn holds(&self, mark: usize) -> bool {
        self.0.get(mark / 64).is_some_and(|word| word >> (mark % 64) & 1 == 1)
    }
}
