//! Where the places of a world are drawn in each relation, and the links between them.
//!
//! Simple worlds are squares that touch. The others are crossings with links: squares with both
//! diagonals, a lattice of triangles whose rows are shifted, and a honeycomb whose corners are
//! the places. Distances are such that a text drawing puts every place and link on a character
//! of its own.

use geometry::{Cell, Grid, Point, Rect, Shape, UNIT};
use scene::{Label, Link, Pitch};

use crate::relation::Relation;

const HALF: i32 = UNIT / 2;
/// The radius of a crossing where a piece stands.
const RADIUS: i32 = 34;
/// Room for the letters and numbers beside the board.
const MARGIN: i32 = UNIT;
/// A honeycomb's columns, its zigzag and its rows: nearly regular hexagons.
const COMB_COLUMN: i32 = 134;
const COMB_ZIGZAG: i32 = 67;
const COMB_ROW: i32 = 200;
/// Where its first row lies: a little higher, so that a zigzag is two whole lines of text.
const COMB_TOP: i32 = 45;

/// The drawing plane of a world in one relation.
pub(crate) struct Layout {
    grid: Grid,
    relation: Relation,
}

impl Layout {
    pub(crate) const fn new(grid: Grid, relation: Relation) -> Self {
        Self { grid, relation }
    }

    pub(crate) fn outline(&self, cell: Cell) -> Shape {
        let center = self.center(cell);
        match self.relation {
            Relation::Simple => {
                Shape::Rect(Rect::new(center.x - HALF, center.y - HALF, UNIT, UNIT))
            }
            _ => Shape::Circle { center, radius: RADIUS },
        }
    }

    /// Links where squares that touch do not say it all.
    pub(crate) fn links(&self) -> Vec<Link> {
        if self.relation == Relation::Simple {
            return Vec::new();
        }
        let neighbours = self.relation.neighbours();
        let links_of = |cell: Cell| {
            let further = neighbours
                .neighbours(self.grid, cell)
                .filter(move |(_, next)| self.grid.index(*next) > self.grid.index(cell));
            further.map(move |(_, next)| Link { from: self.center(cell), to: self.center(next) })
        };
        self.grid.cells().flat_map(links_of).collect()
    }

    pub(crate) fn bounds(&self) -> Rect {
        let centers = self.grid.cells().map(|cell| self.center(cell));
        let (right, bottom) = centers
            .fold((0, 0), |(right, bottom), center| (right.max(center.x), bottom.max(center.y)));
        Rect::new(-MARGIN, -MARGIN, right + HALF + MARGIN, bottom + HALF + MARGIN)
    }

    /// Letters above the columns, numbers left of the rows. On a lattice the columns lean, and
    /// so do their letters.
    pub(crate) fn labels(&self) -> Vec<Label> {
        let lean = if self.relation == Relation::Triangular { HALF } else { 0 };
        let top = if self.relation == Relation::Hexagonal { COMB_TOP } else { HALF };
        let columns = (0..self.grid.cols).map(|col| Label {
            at: Point::new(self.center(Cell::new(col, 0)).x + lean, top - MARGIN),
            text: Cell::column_letter(col).to_string(),
        });
        let rows = (0..self.grid.rows).map(|row| {
            let first = self.center(Cell::new(0, row));
            Label { at: Point::new(first.x - MARGIN, first.y), text: (row + 1).to_string() }
        });
        columns.chain(rows).collect()
    }

    pub(crate) const fn pitch(&self) -> Pitch {
        match self.relation {
            // A column of the honeycomb is wider, and four characters as well.
            Relation::Hexagonal => Pitch { cols: 3, rows: 2 },
            _ => Pitch { cols: 4, rows: 2 },
        }
    }

    fn center(&self, cell: Cell) -> Point {
        let (col, row) = (i32::from(cell.col), i32::from(cell.row));
        match self.relation {
            Relation::Simple | Relation::Diagonal => {
                Point::new(col * UNIT + HALF, row * UNIT + HALF)
            }
            Relation::Triangular => {
                let below = i32::from(self.grid.rows) - 1 - row;
                Point::new(col * UNIT + below * HALF + HALF, row * UNIT + HALF)
            }
            Relation::Hexagonal => {
                // Places with a neighbour below stand lower, nearer to it.
                let lower = if (col + row) % 2 == 0 { COMB_ZIGZAG } else { 0 };
                Point::new(col * COMB_COLUMN + HALF, row * COMB_ROW + COMB_TOP + lower)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_six_neighbours_of_a_lattice_are_near_and_the_others_are_not() {
        let layout = Layout::new(Grid::square(5), Relation::Triangular);
        let center = layout.center(Cell::new(2, 2));
        let distance = |cell| {
            let Point { x, y } = layout.center(cell);
            (x - center.x).pow(2) + (y - center.y).pow(2)
        };
        let near: Vec<Cell> =
            layout.grid.cells().filter(|&cell| (1..=12_500).contains(&distance(cell))).collect();
        let neighbours = layout.relation.neighbours().neighbours(layout.grid, Cell::new(2, 2));
        let mut neighbours: Vec<Cell> = neighbours.map(|(_, next)| next).collect();
        neighbours.sort_unstable_by_key(|&cell| layout.grid.index(cell));
        assert_eq!(near, neighbours);
    }

    #[test]
    fn sides_of_the_honeycomb_are_of_about_one_length() {
        let layout = Layout::new(Grid::square(6), Relation::Hexagonal);
        for Link { from, to } in layout.links() {
            let square = (from.x - to.x).pow(2) + (from.y - to.y).pow(2);
            assert!((133 * 133..=150 * 150).contains(&square), "{from:?} {to:?}");
        }
    }
}
