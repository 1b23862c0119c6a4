//! The corridors as bits: pushes by masks, and floods that find every cell a pawn can reach.
//!
//! It knows no treasure, no pawn and no turn. Rules: a push moves one line by one cell, and two
//! neighbouring cells are joined when both tiles open towards each other.

use crate::slots::{Slot, Track};
use crate::tiles::{CELLS, SIDE, distinct_turns, turned};

/// The cells that have a neighbour to the east: all but the last column.
const NOT_LAST_COLUMN: u64 = {
    let (mut mask, mut cell) = (0, 0);
    while cell < CELLS {
        if cell % SIDE != SIDE - 1 {
            mask |= 1 << cell;
        }
        cell += 1;
    }
    mask
};

/// All corridors of the board and of the tile in hand. Cells are bits, row by row from the top
/// left; planes are the cells open to the north, east, south and west.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Maze {
    planes: [u64; 4],
    hand: u8,
}

/// What one way of pushing opens to a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where the tile is pushed in.
    pub slot: Slot,
    /// Quarter turns clockwise before that.
    pub turns: u8,
    /// Every cell where the pawn may end, its own included, as bits.
    pub cells: u64,
}

impl Maze {
    /// A maze from the openings of each cell and of the tile in hand.
    pub(crate) fn new(openings: impl IntoIterator<Item = u8>, hand: u8) -> Self {
        let mut planes = [0; 4];
        for (cell, openings) in openings.into_iter().enumerate() {
            for (side, plane) in planes.iter_mut().enumerate() {
                *plane |= u64::from(openings >> side & 1) << cell;
            }
        }
        Self { planes, hand }
    }

    /// The sides that a cell opens: north 1, east 2, south 4, west 8.
    #[must_use]
    pub fn openings(&self, cell: u8) -> u8 {
        let [north, east, south, west] = self.planes;
        let bit = |plane: u64| (plane >> cell & 1) as u8;
        bit(north) | bit(east) << 1 | bit(south) << 2 | bit(west) << 3
    }

    /// The openings of the tile in hand.
    #[must_use]
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    pub(crate) const fn planes(&self) -> [u64; 4] {
        self.planes
    }

    /// The maze after a push; the tile that comes out is in hand, lying as it came.
    #[must_use]
    #[inline]
    pub fn pushed(&self, slot: Slot, turns: u8) -> Self {
        let track = slot.track();
        let inserted = turned(self.hand, turns);
        let mut pushed = Self { planes: self.moved(track), hand: self.openings(track.exit) };
        for (side, plane) in pushed.planes.iter_mut().enumerate() {
            *plane |= u64::from(inserted >> side & 1) << track.entry;
        }
        pushed
    }

    /// Every cell that can be walked to from one of these, these included.
    #[must_use]
    #[inline]
    pub fn reach(&self, from: u64) -> u64 {
        Passages::of(&self.planes).flood(from)
    }

    /// Every push with all cells it opens to a pawn that stands on a cell before it. The slot
    /// `closed` is left out; turns that look alike are listed once.
    #[inline]
    pub fn each_reach(&self, from: u8, closed: Option<Slot>, mut visit: impl FnMut(Reach)) {
        let turns = distinct_turns(self.hand);
        let ways = [0, 1, 2, 3].map(|turns| turned(self.hand, turns));
        for slot in Slot::all().filter(|slot| Some(*slot) != closed) {
            let track = slot.track();
            let entry = Entry::at(track, self.moved(track), track.carried[usize::from(from)]);
            for (turns, way) in (0..turns).zip(ways) {
                visit(Reach { slot, turns, cells: entry.reach(way) });
            }
        }
    }

    /// The planes after the line moved, with nothing at the entry yet.
    #[inline]
    fn moved(&self, track: &Track) -> [u64; 4] {
        self.planes.map(|plane| {
            let line = (plane & track.mask).rotate_left(track.rotation) & track.mask;
            plane & !track.mask | line
        })
    }
}

/// Where one can walk: cells joined to their eastern, and to their southern neighbour.
#[derive(Clone, Copy)]
struct Passages {
    east: u64,
    south: u64,
}

impl Passages {
    #[inline]
    const fn of([north, east, south, west]: &[u64; 4]) -> Self {
        Self { east: *east & *west >> 1 & NOT_LAST_COLUMN, south: *south & *north >> SIDE }
    }

    #[inline]
    const fn flood(self, from: u64) -> u64 {
        let mut all = from;
        loop {
            let wider = self.widened(self.widened(all));
            if wider == all {
                return all;
            }
            all = wider;
        }
    }

    #[inline]
    const fn widened(self, cells: u64) -> u64 {
        let Self { east, south } = self;
        cells
            | (cells & east) << 1
            | cells >> 1 & east
            | (cells & south) << SIDE
            | cells >> SIDE & south
    }
}

/// A moved line whose new tile is yet to be turned. The four turns differ only in which
/// neighbours the new tile joins, so the maze around it is flooded once for all of them.
struct Entry {
    cell: u64,
    /// Where the pawn gets without the new tile.
    walked: u64,
    /// The sides of the new tile that, when open, join it to where the pawn gets.
    touching: u8,
    /// What lies beyond each side of the new tile; nothing where the neighbour is closed.
    beyond: [u64; 4],
}

impl Entry {
    /// `planes` have nothing at the entry; the pawn stands where the push carried it.
    #[inline]
    fn at(track: &Track, planes: [u64; 4], pawn: u8) -> Self {
        let passages = Passages::of(&planes);
        let cell = 1 << track.entry;
        let walked = passages.flood(1 << pawn);
        let [north, east, south, west] = planes;
        // The neighbours that open towards the entry; what lies beyond an edge is no neighbour.
        let doors = [
            cell >> SIDE & south,
            (cell & NOT_LAST_COLUMN) << 1 & west,
            cell << SIDE & north,
            cell >> 1 & NOT_LAST_COLUMN & east,
        ];
        let mut touching = 0;
        for (side, door) in doors.iter().enumerate() {
            touching |= u8::from(door & walked != 0) << side;
        }
        let mut beyond = [0; 4];
        if walked & cell != 0 {
            // The pawn stands on the new tile: every side that opens leads on.
            touching = 0b1111;
        }
        if touching != 0 {
            for (beyond, door) in beyond.iter_mut().zip(doors) {
                *beyond = if door & walked != 0 { walked } else { passages.flood(door) };
            }
        }
        Self { cell, walked, touching, beyond }
    }

    /// Where the pawn gets when the new tile opens these sides.
    #[inline]
    fn reach(&self, openings: u8) -> u64 {
        if openings & self.touching == 0 {
            return self.walked;
        }
        let beyond = self.beyond.iter().enumerate();
        let open = beyond.map(|(side, cells)| cells * u64::from(openings >> side & 1));
        open.fold(self.walked | self.cell, |all, cells| all | cells)
    }
}
