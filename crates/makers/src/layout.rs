//! How many rows and columns look well, and ways through a board.

use geometry::Cell;

/// Rows and columns of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
}

impl Size {
    pub(crate) const fn new(rows: usize, columns: usize) -> Self {
        Self { rows, columns }
    }

    pub(crate) const fn cells(self) -> usize {
        self.rows * self.columns
    }
}

/// The most columns a board has.
const MOST_COLUMNS: usize = design::files::MAX_COLUMNS as usize;

/// The board nearest to a square, rather wide than high, with the fewest cells left over.
pub(crate) fn near_square(cells: usize) -> Size {
    let mut best = Size::new(1, cells.max(1));
    let mut least = usize::MAX;
    for rows in 1..=cells.max(1) {
        let columns = cells.div_ceil(rows).max(1);
        if columns < rows {
            break;
        }
        let size = Size::new(rows, columns);
        // One cell left over is as bad as a board that is three cells longer than high.
        let cost = 3 * (size.cells() - cells.min(size.cells())) + (columns - rows);
        if columns <= MOST_COLUMNS && cost <= least {
            (best, least) = (size, cost);
        }
    }
    best
}

/// A low wide board for a shoe that shows so many tokens.
pub(crate) fn shoe_size(tokens: usize, widest: usize) -> Size {
    let rows = tokens.div_ceil(widest.max(1)).max(1);
    Size::new(rows, tokens.div_ceil(rows).max(1))
}

/// A number of rows or columns; boards are small.
pub(crate) fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// The cell at a row and column from 0.
pub(crate) fn cell(row: usize, column: usize) -> Cell {
    Cell::new(small(column), small(row))
}

/// Rows and columns in the order of a path to and fro, from the top left.
pub(crate) fn serpentine(size: Size) -> Vec<(usize, usize)> {
    (0..size.rows)
        .flat_map(|row| {
            let columns = 0..size.columns;
            let column = move |at: usize| if row % 2 == 0 { at } else { size.columns - 1 - at };
            columns.map(move |at| (row, column(at)))
        })
        .collect()
}

/// Rows and columns in the order of a path that winds to the middle, from the top left.
pub(crate) fn spiral(size: Size) -> Vec<(usize, usize)> {
    let (mut top, mut left, mut bottom, mut right) = (0, 0, size.rows, size.columns);
    let mut path = Vec::with_capacity(size.cells());
    while top < bottom && left < right {
        path.extend((left..right).map(|column| (top, column)));
        path.extend((top + 1..bottom).map(|row| (row, right - 1)));
        if bottom - top > 1 {
            path.extend((left..right - 1).rev().map(|column| (bottom - 1, column)));
        }
        if right - left > 1 {
            path.extend((top + 1..bottom - 1).rev().map(|row| (row, left)));
        }
        (top, left, bottom, right) = (top + 1, left + 1, bottom - 1, right - 1);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_near_squares() {
        let shown = |cells| {
            let size = near_square(cells);
            (size.rows, size.columns)
        };
        let wanted = [
            (1, (1, 1)),
            (4, (2, 2)),
            (10, (2, 5)),
            (12, (3, 4)),
            (14, (3, 5)),
            (16, (4, 4)),
            (24, (4, 6)),
            (63, (7, 9)),
            (80, (8, 10)),
            (100, (10, 10)),
        ];
        for (cells, size) in wanted {
            assert_eq!(shown(cells), size, "{cells}");
        }
        for cells in 1..=26 * 26 {
            let size = near_square(cells);
            assert!(size.cells() >= cells && size.columns <= MOST_COLUMNS, "{cells}");
        }
    }

    #[test]
    fn paths_visit_every_cell_once_by_single_steps() {
        for (rows, columns) in [(1, 1), (1, 5), (5, 1), (2, 3), (3, 3), (4, 6), (7, 9), (8, 8)] {
            let size = Size::new(rows, columns);
            for path in [serpentine(size), spiral(size)] {
                let mut cells = path.clone();
                cells.sort_unstable();
                cells.dedup();
                assert_eq!(cells.len(), size.cells(), "{size:?}");
                assert_eq!(path.len(), size.cells(), "{size:?}");
                let is_step = |pair: &[(usize, usize)]| {
                    pair[0].0.abs_diff(pair[1].0) + pair[0].1.abs_diff(pair[1].1) == 1
                };
                assert!(path.windows(2).all(is_step), "{size:?}: {path:?}");
            }
        }
    }
}
