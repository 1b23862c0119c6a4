//! Lanes: moves of one length and direction, looked for from all cells at once.
//!
//! Grids of at most 64 cells use words of 64 bits, which are far quicker than those of 128.

use std::ops::{BitAnd, BitOr, Not};

use super::Place;
use super::fast::Ways;

/// A bit a cell.
pub(crate) trait Word:
    Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    const NONE: Self;
    /// The bits of the cells that fit.
    fn cut(bits: u128) -> Self;
    /// The bits as seen from cells that lie so much before them; those that fall out at one end
    /// come in at the other.
    fn seen(self, from: u32) -> Self;
    fn count(self) -> u32;
    /// The cell of the first bit.
    fn first(self) -> Place;
    fn without_first(self) -> Self;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const NONE: Self = 0;

            #[inline]
            fn cut(bits: u128) -> Self {
                // What is cut off belongs to cells that the grid does not have.
                bits as Self
            }

            #[inline]
            fn seen(self, from: u32) -> Self {
                self.rotate_right(from)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> Place {
                // At most 128.
                self.trailing_zeros() as Place
            }

            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    };
}

word!(u64);
word!(u128);

/// Moves of one length and direction, wherever they are possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lane<W> {
    /// The cells from which it goes.
    from: W,
    /// How many cells further lies the one that is jumped over, around the end of the word for
    /// those before; 0 for a step.
    over: u32,
    /// How many cells further it ends, in the same way.
    to: u32,
    /// The same with its sign.
    way: i16,
}

impl<W: Word> Lane<W> {
    /// The cells from which this way is open now.
    #[inline]
    pub(crate) fn open(&self, occupied: W, free: W) -> W {
        // For a step, the cell that is jumped over is the token's own.
        self.from & occupied & free.seen(self.to) & occupied.seen(self.over)
    }

    /// The cell where a token from this cell ends.
    #[inline]
    pub(crate) const fn end(&self, from: Place) -> Place {
        from.wrapping_add_signed(self.way)
    }
}

/// Lanes that are looked at together; the last group is filled up with lanes that are never open.
pub(crate) type Group<W> = [Lane<W>; 4];

/// The lanes of a grid.
#[derive(Clone, Debug)]
pub(crate) enum Lanes {
    /// At most 64 cells.
    Small(Vec<Group<u64>>),
    /// At most 128 cells.
    Large(Vec<Group<u128>>),
}

/// Gathers the ways of all cells by their length and direction.
pub(super) fn lanes(ways: &Ways, cells: usize) -> Lanes {
    let found = gather(ways);
    if cells > u64::BITS as usize {
        let bits = u128::BITS as i16;
        return Lanes::Large(groups(&found, bits));
    }
    Lanes::Small(groups(&found, u64::BITS as i16))
}

fn groups<W: Word>(found: &[Gathered], bits: i16) -> Vec<Group<W>> {
    const NEVER: Gathered = Gathered { from: 0, over: 0, to: 0 };
    let group = |lanes: &[Gathered]| {
        std::array::from_fn(|index| lanes.get(index).unwrap_or(&NEVER).turned(bits))
    };
    found.chunks(4).map(group).collect()
}

/// A lane before the size of the word is known.
struct Gathered {
    from: u128,
    over: i16,
    to: i16,
}

impl Gathered {
    fn turned<W: Word>(&self, bits: i16) -> Lane<W> {
        // A remainder is at least 0.
        let around = |way: i16| way.rem_euclid(bits) as u32;
        let (over, to) = (around(self.over), around(self.to));
        Lane { from: W::cut(self.from), over, to, way: self.to }
    }
}

fn gather(ways: &Ways) -> Vec<Gathered> {
    let mut lanes: Vec<Gathered> = Vec::new();
    let mut add = |from: usize, over: Option<u32>, to: u32| {
        // Cells are fewer than 128.
        let way = |to: u32| to as i16 - from as i16;
        let (over, to) = (over.map_or(0, way), way(to));
        match lanes.iter_mut().find(|lane| (lane.over, lane.to) == (over, to)) {
            Some(lane) => lane.from |= 1 << from,
            None => lanes.push(Gathered { from: 1 << from, over, to }),
        }
    };
    match ways {
        Ways::Steps(masks) => {
            for (from, mask) in masks.iter().enumerate() {
                let ends = (0..128).filter(|to| mask >> to & 1 == 1);
                ends.for_each(|to| add(from, None, to));
            }
        }
        Ways::Hops(lists) => {
            for (from, hops) in lists.iter().enumerate() {
                hops.iter().for_each(|hop| {
                    add(from, Some(hop.over.trailing_zeros()), hop.to.trailing_zeros());
                });
            }
        }
    }
    lanes
}
