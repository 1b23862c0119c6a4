//! Ways to the goal: floods over open edges, distances, and one remembered path per player.
//!
//! Paths ignore pawns. What is remembered of a path is only the set of walls that would cross
//! it; a wall outside that set leaves the path open, whatever else it does.

use crate::bits::Bits;
use crate::layout::Layout;
use crate::moves::Orientation;
use crate::{Position, Quoridor};

/// For each seat, the walls (horizontal, vertical) that cross a path it has to its goal.
///
/// It is a memory of the search for paths, not a part of the position: two positions that
/// differ only here are equal.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    pub(crate) cuts: [[[u64; 2]; 2]; 4],
}

impl PartialEq for Paths {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Paths {
    pub(crate) const NONE: Self = Self { cuts: [[[0; 2]; 2]; 4] };
}

/// The open edges of a board: from which cells one may go north, and east.
pub(crate) struct Edges<L: Layout> {
    north: L::Cells,
    east: L::Cells,
}

impl<L: Layout> Clone for Edges<L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Layout> Copy for Edges<L> {}

impl<L: Layout> Edges<L> {
    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Self {
        let [north, east] = &position.blocked;
        Self { north: !L::Cells::load(north), east: !L::Cells::load(east) }
    }

    /// The edges that remain when one wall more stands.
    #[inline(always)]
    pub(crate) fn with_wall(mut self, orientation: Orientation, crossing: u8) -> Self {
        let closed = closed_cells::<L>(orientation, crossing);
        match orientation {
            Orientation::Horizontal => self.north = self.north & !closed,
            Orientation::Vertical => self.east = self.east & !closed,
        }
        self
    }

    /// These cells and all their neighbours.
    #[inline(always)]
    pub(crate) fn grow(self, cells: L::Cells) -> L::Cells {
        cells | self.beside(cells)
    }

    /// The neighbours of these cells.
    #[inline(always)]
    pub(crate) fn beside(self, cells: L::Cells) -> L::Cells {
        (cells & self.north) << L::CELL_STRIDE
            | (cells >> L::CELL_STRIDE) & self.north
            | (cells & self.east) << 1
            | (cells >> 1) & self.east
    }

    /// The open edges from some cells into others, each by the cell whose north edge, or whose
    /// east edge, it is.
    #[inline(always)]
    pub(crate) fn between(self, from: L::Cells, to: L::Cells) -> (L::Cells, L::Cells) {
        let stride = L::CELL_STRIDE;
        let flat = (from & (to >> stride) | (from >> stride) & to) & self.north;
        let upright = (from & (to >> 1) | (from >> 1) & to) & self.east;
        (flat, upright)
    }

    /// How many steps a cell is from the nearest goal; `None` without a path.
    #[inline(always)]
    pub(crate) fn distance(self, from: u8, goals: L::Cells) -> Option<u32> {
        let mut reached = L::Cells::bit(u32::from(from));
        let mut steps = 0;
        while (reached & goals).is_empty() {
            let next = self.grow(reached);
            if next == reached {
                return None;
            }
            reached = next;
            steps += 1;
        }
        Some(steps)
    }
}

/// The cells whose north (or east) edge a wall closes.
#[inline(always)]
pub(crate) fn closed_cells<L: Layout>(orientation: Orientation, crossing: u8) -> L::Cells {
    let crossing = u32::from(crossing);
    let (row, col) = (crossing / L::WALL_STRIDE, crossing % L::WALL_STRIDE);
    let first = L::Cells::bit(row * L::CELL_STRIDE + col);
    first
        | match orientation {
            Orientation::Horizontal => first << 1,
            Orientation::Vertical => first << L::CELL_STRIDE,
        }
}

/// Whether a cell is connected with one of the goals.
#[inline(always)]
pub(crate) fn can_reach<L: Layout>(edges: Edges<L>, from: u8, goals: L::Cells) -> bool {
    let mut reached = L::Cells::bit(u32::from(from));
    loop {
        let next = edges.grow(edges.grow(reached));
        if !(next & goals).is_empty() {
            return true;
        }
        if next == reached {
            return false;
        }
        reached = next;
    }
}

/// How many steps a seat's pawn is from its goal, pawns ignored; `None` without a path.
pub(crate) fn distance<L: Layout>(
    game: &Quoridor,
    position: &Position,
    seat: usize,
) -> Option<u32> {
    Edges::<L>::of(position).distance(position.pawns[seat], L::Cells::load(&game.goals[seat]))
}

/// Paths longer than this are not remembered; then every doubtful wall is tried by a flood.
const MAX_LAYERS: usize = 64;

/// Finds a shortest path for a seat and remembers which walls would cross it.
pub(crate) fn remember<L: Layout>(game: &Quoridor, position: &mut Position, seat: usize) {
    let edges = Edges::<L>::of(position);
    let pawn = L::Cells::bit(u32::from(position.pawns[seat]));
    let mut layers = [L::Cells::EMPTY; MAX_LAYERS];
    layers[0] = L::Cells::load(&game.goals[seat]);
    let mut last = 0;
    while (layers[last] & pawn).is_empty() {
        if last + 1 == MAX_LAYERS {
            position.paths.cuts[seat] = [[u64::MAX; 2]; 2];
            return;
        }
        layers[last + 1] = edges.grow(layers[last]);
        last += 1;
    }
    let mut cuts = [L::Walls::EMPTY; 2];
    let mut at = u32::from(position.pawns[seat]);
    for layer in layers[..last].iter().rev() {
        let (orientation, edge, next) = downhill::<L>(edges, at, *layer);
        let crossing = crossing_walls::<L>(game.size, orientation, edge);
        cuts[orientation as usize] |= crossing;
        at = next;
    }
    cuts[0].store(&mut position.paths.cuts[seat][0][..size_of::<L::Walls>() / 8]);
    cuts[1].store(&mut position.paths.cuts[seat][1][..size_of::<L::Walls>() / 8]);
}

/// A step from a cell into a layer: the kind of wall that could close it, the cell whose north
/// or east edge it passes, and where it leads.
#[inline(always)]
fn downhill<L: Layout>(edges: Edges<L>, at: u32, layer: L::Cells) -> (Orientation, u32, u32) {
    let stride = L::CELL_STRIDE;
    if edges.north.has(at) && layer.has(at + stride) {
        (Orientation::Horizontal, at, at + stride)
    } else if at >= stride && edges.north.has(at - stride) && layer.has(at - stride) {
        (Orientation::Horizontal, at - stride, at - stride)
    } else if edges.east.has(at) && layer.has(at + 1) {
        (Orientation::Vertical, at, at + 1)
    } else {
        // The flood reached this cell from a neighbour, and no other neighbour is left.
        (Orientation::Vertical, at.wrapping_sub(1), at.wrapping_sub(1))
    }
}

/// The walls that would close the north (or east) edge of a cell.
#[inline(always)]
pub(crate) fn crossing_walls<L: Layout>(size: u8, orientation: Orientation, cell: u32) -> L::Walls {
    let (row, col) = (cell / L::CELL_STRIDE, cell % L::CELL_STRIDE);
    let wall = |row: u32, col: u32| L::Walls::bit(row * L::WALL_STRIDE + col);
    let last = u32::from(size) - 2;
    let mut found = L::Walls::EMPTY;
    let (own, before) = match orientation {
        Orientation::Horizontal => (col <= last, col.checked_sub(1).map(|col| (row, col))),
        Orientation::Vertical => (row <= last, row.checked_sub(1).map(|row| (row, col))),
    };
    if own {
        found |= wall(row, col);
    }
    if let Some((row, col)) = before {
        found |= wall(row, col);
    }
    found
}
