//! Where a pawn may go: steps, jumps, and the way around a pawn that cannot be jumped.
//!
//! Rule book: rules 1 to 3 of the README.

use crate::bits::Bits;
use crate::layout::{Layout, strides};
use crate::{Behind, Position, Quoridor};

/// The cells that the pawn of the seat to move may go to.
#[inline(always)]
pub(crate) fn destinations<L: Layout>(game: &Quoridor, position: &Position) -> L::Cells {
    let ground = Ground::<L>::of(game, position);
    let origin = L::Cells::bit(u32::from(position.pawns[position.turn as usize]));
    let near = Side::ALL.map(|side| ground.step(origin, side));
    let all = near[0] | near[1] | near[2] | near[3];
    if (all & ground.pawns).is_empty() {
        return all;
    }
    let mut found = all & !ground.pawns;
    for side in Side::ALL {
        let faced = near[side as usize] & ground.pawns;
        if !faced.is_empty() {
            found |= ground.past(faced, side, game.behind);
        }
    }
    found
}

/// The open sides (north 1, east 2, south 4, west 8) of the pawn of the seat to move, when it
/// has one and faces no other pawn; [`destinations`] knows the rest.
#[inline(always)]
pub(crate) fn lone_steps(game: &Quoridor, position: &Position) -> Option<u8> {
    let (stride, _) = strides(game.size);
    let pawn = position.pawns[position.turn as usize];
    let is_beside = |other: &u8| {
        let apart = other.abs_diff(pawn);
        apart == 1 || apart == stride
    };
    if position.pawns[..game.players as usize].iter().any(is_beside) {
        return None;
    }
    // A bit below the first is past the end of the words: closed, like the border.
    let is_open = |blocked: &[u64; 3], bit: u8| {
        blocked.get(bit as usize / 64).map_or(0, |word| !(word >> (bit % 64)) as u8 & 1)
    };
    let [north, east] = &position.blocked;
    let open = is_open(north, pawn)
        | is_open(east, pawn) << 1
        | is_open(north, pawn.wrapping_sub(stride)) << 2
        | is_open(east, pawn.wrapping_sub(1)) << 3;
    (open != 0).then_some(open)
}

/// Whether a pawn may step, over an open edge, from one cell to a neighbour.
pub(crate) fn is_open<L: Layout>(position: &Position, origin: u8, target: u8) -> bool {
    let ground = Ground::<L>::bare(position);
    let (origin, target) = (L::Cells::bit(u32::from(origin)), L::Cells::bit(u32::from(target)));
    Side::ALL.into_iter().any(|side| ground.step(origin, side) == target)
}

/// For a pawn on a cell, from where and whereto another can jump over or around it, when these
/// two are alone.
pub(crate) fn jumps_over<L: Layout>(position: &Position, cell: u8) -> [(L::Cells, L::Cells); 4] {
    let ground = Ground::<L>::bare(position);
    let faced = L::Cells::bit(u32::from(cell));
    Side::ALL.map(|side| {
        // Edges are open both ways.
        let from = ground.step(faced, side.opposite());
        (from, if from.is_empty() { from } else { ground.past(faced, side, Behind::None) })
    })
}

#[derive(Clone, Copy)]
enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    const fn beside(self) -> [Self; 2] {
        match self {
            Self::North | Self::South => [Self::East, Self::West],
            Self::East | Self::West => [Self::North, Self::South],
        }
    }
}

/// The open edges and the pawns.
struct Ground<L: Layout> {
    open_north: L::Cells,
    open_east: L::Cells,
    pawns: L::Cells,
}

impl<L: Layout> Ground<L> {
    #[inline(always)]
    fn bare(position: &Position) -> Self {
        let [north, east] = &position.blocked;
        let (open_north, open_east) = (!L::Cells::load(north), !L::Cells::load(east));
        Self { open_north, open_east, pawns: L::Cells::EMPTY }
    }

    #[inline(always)]
    fn of(game: &Quoridor, position: &Position) -> Self {
        let mut ground = Self::bare(position);
        for &cell in &position.pawns[..game.players as usize] {
            ground.pawns |= L::Cells::bit(u32::from(cell));
        }
        ground
    }

    /// One step from these cells, as far as no wall stands in between.
    #[inline(always)]
    fn step(&self, cells: L::Cells, side: Side) -> L::Cells {
        match side {
            Side::North => (cells & self.open_north) << L::CELL_STRIDE,
            Side::East => (cells & self.open_east) << 1,
            Side::South => (cells >> L::CELL_STRIDE) & self.open_north,
            Side::West => (cells >> 1) & self.open_east,
        }
    }

    /// The cells reached past a pawn that is faced on this side.
    fn past(&self, faced: L::Cells, side: Side, behind: Behind) -> L::Cells {
        let straight = self.step(faced, side);
        if !straight.is_empty() {
            let landing = straight & !self.pawns;
            if !landing.is_empty() || behind == Behind::None {
                return landing;
            }
        }
        let [left, right] = side.beside();
        (self.step(faced, left) | self.step(faced, right)) & !self.pawns
    }
}
