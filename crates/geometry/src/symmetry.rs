//! The eight symmetries of the square, as maps of cells.

use crate::Cell;

/// A symmetry of a square board: transpose first, then mirror columns, then mirror rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transpose: bool,
    mirror_cols: bool,
    mirror_rows: bool,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self::new(false, false, false); 8];
        let mut bits = 0;
        while bits < 8 {
            all[bits] = Self::new(bits & 4 != 0, bits & 1 != 0, bits & 2 != 0);
            bits += 1;
        }
        all
    };

    /// Left becomes right.
    pub const MIRROR_COLS: Self = Self::new(false, true, false);

    const fn new(transpose: bool, mirror_cols: bool, mirror_rows: bool) -> Self {
        Self { transpose, mirror_cols, mirror_rows }
    }

    /// Where a cell of a square board of this side goes.
    #[must_use]
    pub const fn map(self, cell: Cell, side: u8) -> Cell {
        let (mut col, mut row) =
            if self.transpose { (cell.row, cell.col) } else { (cell.col, cell.row) };
        if self.mirror_cols {
            col = side - 1 - col;
        }
        if self.mirror_rows {
            row = side - 1 - row;
        }
        Cell::new(col, row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grid;
    use std::collections::HashSet;

    #[test]
    fn each_is_a_permutation_and_all_differ() {
        let grid = Grid::square(5);
        let maps: HashSet<Vec<Cell>> = Symmetry::ALL
            .iter()
            .map(|symmetry| grid.cells().map(|cell| symmetry.map(cell, 5)).collect())
            .collect();
        assert_eq!(maps.len(), 8);
        for map in maps {
            assert_eq!(map.iter().collect::<HashSet<_>>().len(), grid.len());
        }
    }

    #[test]
    fn the_first_is_the_identity() {
        for cell in Grid::square(4).cells() {
            assert_eq!(Symmetry::ALL[0].map(cell, 4), cell);
        }
    }
}
