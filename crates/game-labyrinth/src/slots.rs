//! The twelve places where a tile can be pushed in, and what a push carries along.
//!
//! Everything is a table made at compile time: a push in play only looks it up.

use std::fmt;
use std::str::FromStr;

use crate::tiles::{CELLS, SIDE};

/// How many slots there are.
pub(crate) const SLOTS: usize = 12;

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Side {
    North,
    East,
    South,
    West,
}

/// A slot: the end of the second, fourth or sixth line on one side (`N2`, `W6`). It is a number
/// below 12: north, east, south, west, and within a side by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

/// A text that names no slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a slot: a side and the line 2, 4 or 6 are wanted")]
pub struct SlotError;

impl Slot {
    /// All twelve, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        // There are twelve.
        (0..SLOTS as u8).map(Self)
    }

    /// The side it lies on.
    #[must_use]
    pub const fn side(self) -> Side {
        match self.0 / 3 {
            0 => Side::North,
            1 => Side::East,
            2 => Side::South,
            _ => Side::West,
        }
    }

    /// Its column or row, counted from 1: 2, 4 or 6.
    #[must_use]
    pub const fn line(self) -> u8 {
        self.0 % 3 * 2 + 2
    }

    /// The slot at the other end of the same line: a tile pushed in here comes out there.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self((self.0 + 6) % 12)
    }

    /// The cell where the new tile lies after a push here.
    #[must_use]
    pub fn entry(self) -> u8 {
        self.track().entry
    }

    /// The cell from which a push here drives a tile out.
    #[must_use]
    pub fn exit(self) -> u8 {
        self.track().exit
    }

    /// Where a push here carries a set of cells: those on the line move on by one, from the far
    /// end back to the near one.
    #[must_use]
    pub fn carry(self, cells: u64) -> u64 {
        let Track { mask, rotation, entry, exit, .. } = *self.track();
        let line = (cells & mask).rotate_left(rotation) & mask;
        cells & !mask | line | (cells >> exit & 1) << entry
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// How the line moves when a tile is pushed in here.
    #[inline]
    pub(crate) fn track(self) -> &'static Track {
        &TRACKS[self.index()]
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.side() {
            Side::North => 'N',
            Side::East => 'E',
            Side::South => 'S',
            Side::West => 'W',
        };
        write!(f, "{letter}{}", self.line())
    }
}

impl FromStr for Slot {
    type Err = SlotError;

    /// Reads `N2`.
    fn from_str(text: &str) -> Result<Self, SlotError> {
        Self::all().find(|slot| slot.to_string() == text).ok_or(SlotError)
    }
}

/// A line of the board as one slot moves it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Track {
    /// The cells of the line.
    pub(crate) mask: u64,
    /// By how many bits the line is rotated to the left to move on by one cell.
    pub(crate) rotation: u32,
    /// Where the new tile lies afterwards.
    pub(crate) entry: u8,
    /// From where a tile comes out.
    pub(crate) exit: u8,
    /// Where the push carries whoever stands on a cell; from the exit back to the entry.
    pub(crate) carried: [u8; CELLS as usize],
}

static TRACKS: [Track; SLOTS] = {
    let mut tracks = [track(Slot(0)); SLOTS];
    let mut index = 1;
    while index < SLOTS {
        // There are twelve.
        tracks[index] = track(Slot(index as u8));
        index += 1;
    }
    tracks
};

const fn track(slot: Slot) -> Track {
    let line = slot.line() - 1;
    let last = SIDE - 1;
    // First cell, distance from cell to cell, and the rotation that is one such step.
    let (entry, step, rotation) = match slot.side() {
        Side::North => (line, SIDE as i8, SIDE as u32),
        Side::East => (line * SIDE + last, -1, 63),
        Side::South => (last * SIDE + line, -(SIDE as i8), 64 - SIDE as u32),
        Side::West => (line * SIDE, 1, 1),
    };
    let mut carried = [0; CELLS as usize];
    let mut cell = 0;
    while cell < CELLS {
        carried[cell as usize] = cell;
        cell += 1;
    }
    let (mut mask, mut here, mut place) = (0, entry, 0);
    while place < last {
        mask |= 1 << here;
        let next = here.wrapping_add_signed(step);
        carried[here as usize] = next;
        here = next;
        place += 1;
    }
    mask |= 1 << here;
    carried[here as usize] = entry;
    Track { mask, rotation, entry, exit: here, carried }
}
