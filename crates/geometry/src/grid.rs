//! A rectangle of cells: which cells it has, and their order.

use serde::{Deserialize, Serialize};

use crate::{Cell, Direction};

/// A board of `cols` columns and `rows` rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Grid {
    /// How many columns.
    pub cols: u8,
    /// How many rows.
    pub rows: u8,
}

impl Grid {
    /// A rectangle.
    #[must_use]
    pub const fn new(cols: u8, rows: u8) -> Self {
        Self { cols, rows }
    }

    /// A square of `side` columns and rows.
    #[must_use]
    pub const fn square(side: u8) -> Self {
        Self::new(side, side)
    }

    /// How many cells there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.cols as usize * self.rows as usize
    }

    /// Whether there is no cell at all.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether the cell lies on this grid.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.col < self.cols && cell.row < self.rows
    }

    /// The cell's place in the order of [`Grid::cells`]: row by row.
    #[must_use]
    pub const fn index(self, cell: Cell) -> usize {
        cell.row as usize * self.cols as usize + cell.col as usize
    }

    /// All cells, row by row from row 0.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Cell::new(col, row)))
    }

    /// The neighbour in a direction, if it lies on the grid.
    #[must_use]
    pub fn step(self, cell: Cell, direction: Direction) -> Option<Cell> {
        let (dx, dy) = direction.delta();
        let col = cell.col.checked_add_signed(dx)?;
        let row = cell.row.checked_add_signed(dy)?;
        Some(Cell::new(col, row)).filter(|&next| self.contains(next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_is_the_order_of_cells() {
        let grid = Grid::new(5, 4);
        let indices: Vec<usize> = grid.cells().map(|cell| grid.index(cell)).collect();
        assert_eq!(indices, (0..grid.len()).collect::<Vec<_>>());
    }

    #[test]
    fn a_step_back_returns() {
        let grid = Grid::new(3, 4);
        for cell in grid.cells() {
            for direction in Direction::ALL {
                if let Some(next) = grid.step(cell, direction) {
                    assert_eq!(grid.step(next, direction.opposite()), Some(cell));
                }
            }
        }
    }

    #[test]
    fn no_step_leaves_the_grid() {
        let grid = Grid::square(2);
        assert_eq!(grid.step(Cell::new(1, 1), Direction::North), None);
        assert_eq!(grid.step(Cell::new(0, 0), Direction::West), None);
    }
}
