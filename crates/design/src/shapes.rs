//! Shapes of pieces as steps from their first cell, on both layouts.
//!
//! A piece keeps its form wherever it lies. On hexagons a step down leans to the right, so that
//! the shift of every second row is no part of the form; a drawn shape counts as if its first
//! row were not shifted. Whether a shape fits anywhere is not asked here.

use super::{Layout, Shape};

/// The most cells that a piece may cover.
pub const MAX_SHAPE: usize = 63;

/// A way from one cell to another that is the same wherever it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offset {
    /// Rows down.
    pub rows: i16,
    /// Columns to the right; on hexagons, of columns that lean.
    pub cols: i16,
}

/// How far the leaning columns have come after so many rows.
const fn lean(row: i16) -> i16 {
    row.div_euclid(2)
}

impl Layout {
    /// How many turns bring a piece back: quarters of a square, sixths of a hexagon.
    #[must_use]
    pub const fn turns(self) -> u8 {
        match self {
            Self::Rectangles => 4,
            Self::Hexagons => 6,
        }
    }

    /// The row and column where a way ends; they may lie outside every board.
    pub const fn moved(self, row: i16, col: i16, by: Offset) -> (i16, i16) {
        let end = row.saturating_add(by.rows);
        let col = col.saturating_add(by.cols);
        match self {
            Self::Rectangles => (end, col),
            Self::Hexagons => (end, col.saturating_add(lean(end)).saturating_sub(lean(row))),
        }
    }

    const fn between(self, from: (i16, i16), to: (i16, i16)) -> Offset {
        let (rows, cols) = (to.0 - from.0, to.1 - from.1);
        match self {
            Self::Rectangles => Offset { rows, cols },
            Self::Hexagons => Offset { rows, cols: cols - lean(to.0) + lean(from.0) },
        }
    }

    /// One turn clockwise about the first cell.
    const fn turned(self, way: Offset) -> Offset {
        match self {
            Self::Rectangles => Offset { rows: way.cols, cols: -way.rows },
            Self::Hexagons => Offset { rows: way.rows + way.cols, cols: -way.rows },
        }
    }
}

impl Shape {
    /// The ways from the first cell to all cells of the piece after some turns clockwise, the
    /// first cell first; only that one when the shape is empty. What is no `x` is no cell.
    pub fn offsets(&self, layout: Layout, turned: u8) -> Vec<Offset> {
        let rows = self.0.iter().zip(0i16..);
        let cells = rows.flat_map(|(line, row)| {
            let places = line.bytes().zip(0i16..);
            places.filter(|(letter, _)| *letter == b'x').map(move |(_, col)| (row, col))
        });
        let mut cells = cells.peekable();
        let first = cells.peek().copied().unwrap_or((0, 0));
        let mut ways: Vec<Offset> = cells.map(|cell| layout.between(first, cell)).collect();
        if ways.is_empty() {
            ways.push(Offset { rows: 0, cols: 0 });
        }
        for _ in 0..turned % layout.turns() {
            ways.iter_mut().for_each(|way| *way = layout.turned(*way));
        }
        ways
    }

    /// How many cells it covers; one when the shape is empty.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.iter().flat_map(|row| row.bytes()).filter(|letter| *letter == b'x').count().max(1)
    }

    /// Whether the piece covers several cells.
    #[must_use]
    pub fn is_piece(&self) -> bool {
        self.size() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn covered(layout: Layout, rows: &[&str], turned: u8, first: (i16, i16)) -> Vec<(i16, i16)> {
        let shape = Shape(rows.iter().map(|row| (*row).to_owned()).collect());
        let ways = shape.offsets(layout, turned);
        ways.into_iter().map(|way| layout.moved(first.0, first.1, way)).collect()
    }

    #[test]
    fn squares_turn_by_quarters() {
        let ell = |turned| covered(Layout::Rectangles, &[".x", "xx"], turned, (3, 3));
        assert_eq!(ell(0), [(3, 3), (4, 2), (4, 3)]);
        assert_eq!(ell(1), [(3, 3), (2, 2), (3, 2)]);
        assert_eq!(ell(4), ell(0));
    }

    #[test]
    fn a_piece_keeps_its_form_on_hexagons() {
        // Drawn from a row that is not shifted, the lower cell lies to the lower right.
        let bar = |first| covered(Layout::Hexagons, &["x", "x"], 0, first);
        assert_eq!(bar((0, 0)), [(0, 0), (1, 0)]);
        // In a shifted row, the lower right neighbour is one column further.
        assert_eq!(bar((1, 0)), [(1, 0), (2, 1)]);
    }

    #[test]
    fn hexagons_turn_by_sixths_around_all_six_neighbours() {
        let bar = |turned| covered(Layout::Hexagons, &["xx"], turned, (2, 2))[1];
        let ring: Vec<(i16, i16)> = (0..6).map(bar).collect();
        // East, south-east, south-west, west, north-west, north-east of c3.
        assert_eq!(ring, [(2, 3), (3, 2), (3, 1), (2, 1), (1, 1), (1, 2)]);
        assert_eq!(bar(6), bar(0));
    }
}
