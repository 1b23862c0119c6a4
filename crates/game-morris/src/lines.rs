//! The four boards: points, the lines between them, mills and symmetries. No men stand here.
//!
//! Boards are squares in each other. Three men play on one square with its centre and diagonals,
//! six on two squares, nine on three, twelve on three with diagonals. Three points of a drawn
//! line are a mill, and neighbours on a line are one step apart.

use std::sync::LazyLock;

use geometry::{Cell, Grid, Symmetry};

/// A point of a board, by its place in the order of `Lines::cells`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The most points a board has.
pub(crate) const MOST_POINTS: usize = 24;

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Points(u32);

impl Points {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn has(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    #[must_use]
    pub(crate) const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.0)
    }

    #[must_use]
    pub(crate) const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.0))
    }

    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn count(self) -> u8 {
        // At most 24.
        self.0.count_ones() as u8
    }

    /// The points in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Point> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            // At most 31, unless nothing is left.
            (next < u32::BITS).then_some(Point(next as u8))
        })
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::NONE, Self::with)
    }
}

/// A board.
#[derive(Debug)]
pub(crate) struct Lines {
    /// Columns and rows of the grid that its points lie on.
    pub(crate) side: u8,
    /// Where each point lies, row by row from the first.
    pub(crate) cells: Vec<Cell>,
    /// Every step once, as two neighbours.
    pub(crate) steps: Vec<(Point, Point)>,
    mills: Vec<Points>,
    neighbours: Vec<Points>,
    mills_at: Vec<Vec<Points>>,
    /// Where each symmetry takes each point.
    images: Vec<Vec<Point>>,
}

/// The board for so many men a side.
pub(crate) fn of(men: u8) -> &'static Lines {
    static BOARDS: LazyLock<[Lines; 4]> = LazyLock::new(|| [3, 6, 9, 12].map(Lines::drawn));
    let [three, six, nine, twelve] = &*BOARDS;
    match men {
        3 => three,
        6 => six,
        12 => twelve,
        _ => nine,
    }
}

/// From the middle to the sides and the corners of a square, the way a clock goes.
const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

impl Lines {
    fn drawn(men: u8) -> Self {
        let squares = match men {
            3 => 1,
            6 => 2,
            _ => 3,
        };
        let ways = ways(men, squares);
        let side = 2 * squares.unsigned_abs() + 1;
        let is_on_a_way = |cell: &Cell| ways.iter().any(|way| way.contains(cell));
        let cells: Vec<Cell> = Grid::square(side).cells().filter(is_on_a_way).collect();
        let point = |cell: Cell| point_at(&cells, cell);
        let mills: Vec<Points> = (ways.iter().filter(|way| way.len() == 3))
            .map(|way| way.iter().filter_map(|&cell| point(cell)).collect())
            .collect();
        let pairs = ways.iter().flat_map(|way| way.windows(2));
        let steps: Vec<(Point, Point)> =
            pairs.filter_map(|pair| Some((point(pair[0])?, point(pair[1])?))).collect();
        let (mut neighbours, mut mills_at) = (Vec::new(), Vec::new());
        for at in (0..).map(Point).take(cells.len()) {
            let beside = |&(one, other): &(Point, Point)| match at {
                _ if at == one => Some(other),
                _ if at == other => Some(one),
                _ => None,
            };
            neighbours.push(steps.iter().filter_map(beside).collect());
            mills_at.push(mills.iter().copied().filter(|mill| mill.has(at)).collect());
        }
        let images = images(&cells, side);
        Self { side, cells, steps, mills, neighbours, mills_at, images }
    }

    /// The point at a cell, where there is one.
    pub(crate) fn point(&self, cell: Cell) -> Option<Point> {
        point_at(&self.cells, cell)
    }

    pub(crate) fn cell(&self, point: Point) -> Cell {
        self.cells[point.index()]
    }

    /// All points, row by row.
    pub(crate) fn points(&self) -> Points {
        (0..).map(Point).take(self.cells.len()).collect()
    }

    pub(crate) fn mills(&self) -> &[Points] {
        &self.mills
    }

    pub(crate) fn mills_at(&self, point: Point) -> &[Points] {
        &self.mills_at[point.index()]
    }

    pub(crate) fn neighbours(&self, point: Point) -> Points {
        self.neighbours[point.index()]
    }

    /// The points beside any of these.
    pub(crate) fn beside(&self, points: Points) -> Points {
        points.iter().fold(Points::NONE, |all, point| all.or(self.neighbours(point)))
    }

    /// Whether a man is in a mill of its side's men.
    pub(crate) fn is_in_mill(&self, men: Points, point: Point) -> bool {
        self.mills_at(point).iter().any(|mill| mill.is_within(men))
    }

    /// All men that are in a mill.
    pub(crate) fn in_mills(&self, men: Points) -> Points {
        let closed = self.mills.iter().filter(|mill| mill.is_within(men));
        closed.fold(Points::NONE, |all, mill| all.or(*mill))
    }

    pub(crate) fn symmetries(&self) -> usize {
        self.images.len()
    }

    pub(crate) fn image(&self, symmetry: usize, point: Point) -> Point {
        self.images[symmetry][point.index()]
    }

    pub(crate) fn image_of(&self, symmetry: usize, points: Points) -> Points {
        points.iter().map(|point| self.image(symmetry, point)).collect()
    }
}

fn point_at(cells: &[Cell], cell: Cell) -> Option<Point> {
    let at = cells.iter().position(|&known| known == cell)?;
    u8::try_from(at).ok().map(Point)
}

/// Every drawn line of two or three points, in order along it.
fn ways(men: u8, squares: i8) -> Vec<Vec<Cell>> {
    let at = |out: i8, (across, up): (i8, i8)| {
        let place = |by: i8| (squares + by * out).unsigned_abs();
        Cell::new(place(across), place(up))
    };
    let corner_or_side = |number: usize| DIRECTIONS[number % DIRECTIONS.len()];
    let has_diagonals = matches!(men, 3 | 12);
    let mut ways = Vec::new();
    for out in 1..=squares {
        // From corner to corner over the side between them.
        let side = |corner: usize| (corner..corner + 3).map(|it| at(out, corner_or_side(it)));
        ways.extend([1, 3, 5, 7].map(|corner| side(corner).collect()));
    }
    let inward = (0..DIRECTIONS.len()).filter(|number| has_diagonals || number % 2 == 0);
    if men == 3 {
        // One square alone has lines through its middle.
        let across = inward.filter(|&number| number < 4).map(corner_or_side);
        ways.extend(across.map(|way| vec![at(-1, way), at(0, way), at(1, way)]));
    } else {
        let spoke = |way| (1..=squares).map(|out| at(out, way)).collect();
        ways.extend(inward.map(corner_or_side).map(spoke));
    }
    ways
}

/// The symmetries of the square, each also with the inmost square turned outside.
fn images(cells: &[Cell], side: u8) -> Vec<Vec<Point>> {
    let has_squares_inside = side > 3;
    let mut images = Vec::new();
    for turned_out in [false, true].into_iter().take(1 + usize::from(has_squares_inside)) {
        for symmetry in Symmetry::ALL {
            let image = |&cell: &Cell| {
                let cell = if turned_out { inside_out(cell, side) } else { cell };
                point_at(cells, symmetry.map(cell, side))
            };
            images.push(cells.iter().filter_map(image).collect());
        }
    }
    images
}

/// The same place on the square as far from the inmost one as this one is from the outmost.
fn inside_out(cell: Cell, side: u8) -> Cell {
    let middle = side / 2;
    let out = cell.col.abs_diff(middle).max(cell.row.abs_diff(middle));
    let place = |at: u8| match at.cmp(&middle) {
        std::cmp::Ordering::Less => out - 1,
        std::cmp::Ordering::Equal => middle,
        std::cmp::Ordering::Greater => side - out,
    };
    Cell::new(place(cell.col), place(cell.row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boards_have_the_points_steps_mills_and_symmetries_of_the_books() {
        let counts = [3, 6, 9, 12].map(|men| {
            let lines = of(men);
            (lines.cells.len(), lines.steps.len(), lines.mills.len(), lines.symmetries())
        });
        assert_eq!(counts, [(9, 16, 8, 8), (16, 20, 8, 16), (24, 32, 16, 16), (24, 40, 20, 16)]);
    }

    #[test]
    fn every_symmetry_is_another_permutation_that_keeps_the_steps() {
        for men in [3, 6, 9, 12] {
            let lines = of(men);
            let all: std::collections::HashSet<_> = lines.images.iter().collect();
            assert_eq!(all.len(), lines.symmetries(), "{men}");
            for symmetry in 0..lines.symmetries() {
                assert_eq!(lines.image_of(symmetry, lines.points()), lines.points());
                for &(one, other) in &lines.steps {
                    let image = lines.image(symmetry, one);
                    assert!(lines.neighbours(image).has(lines.image(symmetry, other)));
                }
            }
        }
    }
}
