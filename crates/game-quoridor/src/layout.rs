//! How a board lies in bits: two layouts, one for boards up to 9×9 and one up to 12×12.
//!
//! Row 1 (seat 1's side) is row 0 here; a cell's bit is `row · CELL_STRIDE + col`. A crossing is
//! the corner north-east of the cell that names it; its bit is `row · WALL_STRIDE + col`.

use geometry::Cell;

use crate::bits::{Bits, Wide};

/// A layout of cells and crossings in bits.
pub(crate) trait Layout {
    /// Sets of crossings.
    type Walls: Bits;
    /// Sets of cells.
    type Cells: Bits;
    /// Bits from a crossing to the one north of it.
    const WALL_STRIDE: u32;
    /// Bits from a cell to the one north of it.
    const CELL_STRIDE: u32;
}

/// Boards up to 9×9.
pub(crate) struct Small;

impl Layout for Small {
    type Walls = u64;
    type Cells = u128;
    const WALL_STRIDE: u32 = 8;
    const CELL_STRIDE: u32 = 9;
}

/// Boards from 10×10 to 12×12.
pub(crate) struct Large;

impl Layout for Large {
    type Walls = u128;
    type Cells = Wide;
    const WALL_STRIDE: u32 = 11;
    const CELL_STRIDE: u32 = 12;
}

/// The largest board that [`Small`] holds.
pub(crate) const SMALL_SIZE: u8 = 9;
/// The largest board of all.
pub(crate) const MAX_SIZE: u8 = 12;
/// Cells of the largest board.
pub(crate) const MAX_CELLS: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// The strides of the layout that a size uses: (cells, crossings).
pub(crate) const fn strides(size: u8) -> (u8, u8) {
    if size <= SMALL_SIZE {
        (Small::CELL_STRIDE as u8, Small::WALL_STRIDE as u8)
    } else {
        (Large::CELL_STRIDE as u8, Large::WALL_STRIDE as u8)
    }
}

/// A cell's bit.
pub(crate) const fn cell_bit(size: u8, cell: Cell) -> u8 {
    cell.row * strides(size).0 + cell.col
}

/// The cell of a bit.
pub(crate) const fn cell_at(size: u8, bit: u8) -> Cell {
    let stride = strides(size).0;
    Cell::new(bit % stride, bit / stride)
}

/// The bit of the crossing north-east of a cell.
pub(crate) const fn crossing_bit(size: u8, cell: Cell) -> u8 {
    cell.row * strides(size).1 + cell.col
}

/// The cell that names a crossing.
pub(crate) const fn crossing_at(size: u8, bit: u8) -> Cell {
    let stride = strides(size).1;
    Cell::new(bit % stride, bit / stride)
}

/// Runs the same code for the layout of a size.
macro_rules! with_layout {
    ($size:expr, $layout:ident => $body:expr) => {
        if $size <= $crate::layout::SMALL_SIZE {
            type $layout = $crate::layout::Small;
            $body
        } else {
            type $layout = $crate::layout::Large;
            $body
        }
    };
}
pub(crate) use with_layout;
