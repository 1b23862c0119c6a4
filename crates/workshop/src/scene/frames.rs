//! Where boards lie on the table and how their cells are drawn, from the frames of the design.
//!
//! A design measures in points of a screen; a point is two units of a scene. Where the
//! educator has placed nothing, the boards are laid out here, side by side or one below the
//! other, whichever comes closer to the form of a screen.

use design::{Design, Frame as Drawn, Layout};
use geometry::{Cell, Point, Rect, Shape, UNIT};
use scene::Frame;

use crate::compile::{Board, Sort};

/// Units of a scene to one point of a design's frame: a usual cell of 50 points is one `UNIT`.
pub const POINT: i32 = UNIT / 50;
/// Room for a title above a board, and between boards: their edges and the letters there need some.
/// Whole points, so that boards stay where they lie once one of them is placed by hand.
const TITLE: i32 = 38 * POINT;
const TITLE_WIDTH: i32 = 3 * UNIT;
const GAP: i32 = 38 * POINT;
/// What was won lies by in cells so many times smaller: the room is for what is played with.
const PUT_BY: u16 = 2;
/// How many points a board may lie away from the corner of the table: so far that nobody has a
/// screen for it, and so near that places can be added.
const FURTHEST: i32 = 1_000_000;

/// The measures of one board.
pub(super) struct Measures {
    /// The size of a cell.
    pub(super) cell: Point,
    /// From a cell to the next.
    pub(super) step: Point,
    is_hexagonal: bool,
    rows: i32,
    columns: i32,
}

impl Measures {
    pub(super) fn of(design: &Design, board: &Board) -> Self {
        let drawn = drawn(design, board);
        let gap = |points: u16| i32::from(points).saturating_mul(POINT);
        let part = if is_put_by(board, drawn) { PUT_BY } else { 1 };
        let cell = size(drawn.cell_width / part, drawn.cell_height / part);
        let step = Point::new(cell.x + gap(drawn.column_spacing), cell.y + gap(drawn.row_spacing));
        let is_hexagonal = board.sort == Sort::Grid && design.grid.layout == Layout::Hexagons;
        let (rows, columns) = (i32::from(board.rows), i32::from(board.cols));
        Self { cell, step, is_hexagonal, rows, columns }
    }

    /// What all cells cover, from the origin.
    pub(super) fn extent(&self) -> Point {
        let shift = if self.is_hexagonal { self.step.x / 2 } else { 0 };
        let lean = if self.is_hexagonal { self.cell.y / 6 } else { 0 };
        Point::new(
            (self.columns - 1).max(0) * self.step.x + self.cell.x + shift,
            (self.rows - 1).max(0) * self.step.y + self.cell.y + lean,
        )
    }

    /// The outline of a cell: a rectangle, or a hexagon that stands on a corner.
    pub(super) fn outline(&self, cell: Cell) -> Shape {
        let aside = if self.is_hexagonal && cell.row % 2 == 1 { self.step.x / 2 } else { 0 };
        let (x, y) = (i32::from(cell.col) * self.step.x + aside, i32::from(cell.row) * self.step.y);
        let Point { x: width, y: height } = self.cell;
        if !self.is_hexagonal {
            return Shape::Rect(Rect::new(x, y, width, height));
        }
        let corner =
            |across: i32, down: i32| Point::new(x + width * across / 2, y + height * down / 6);
        let corners = [(1, -1), (2, 1), (2, 5), (1, 7), (0, 5), (0, 1)];
        Shape::Polygon(corners.map(|(across, down)| corner(across, down)).to_vec())
    }

    /// The middle of a column and of a row, for labels at the edges.
    pub(super) fn middle(&self, cell: Cell) -> Point {
        Point::new(
            i32::from(cell.col) * self.step.x + self.cell.x / 2,
            i32::from(cell.row) * self.step.y + self.cell.y / 2,
        )
    }
}

/// Whether nothing is ever played from this board, and nobody has said how large it is.
fn is_put_by(board: &Board, drawn: &Drawn) -> bool {
    board.sort == Sort::Result && *drawn == Drawn::default()
}

/// A size in points as one in units; nothing is without extent.
fn size(width: u16, height: u16) -> Point {
    let units = |points: u16| i32::from(points.max(1)).saturating_mul(POINT);
    Point::new(units(width), units(height))
}

/// The frame that the design gives a board.
pub(super) fn drawn<'a>(design: &'a Design, board: &Board) -> &'a Drawn {
    let at = usize::from(board.number).saturating_sub(1);
    let frame = match board.sort {
        Sort::Grid => None,
        Sort::Shoe => design.shoes.get(at).map(|shoe| &shoe.frame),
        Sort::Waiting => design.waiting_zones.get(at).map(|zone| &zone.frame),
        Sort::Result => design.result_zones.get(at).map(|zone| &zone.frame),
    };
    frame.unwrap_or(&design.grid.frame)
}

/// The frame of a board for front ends.
pub(super) fn frame(design: &Design, board: &Board, place: Point) -> Frame {
    let drawn = drawn(design, board);
    let Measures { cell, step, .. } = Measures::of(design, board);
    let token = size(design.token_width, design.token_height);
    Frame {
        place: Some(place),
        step,
        // A token larger than its cell would hide what lies beside it.
        token: Point::new(token.x.min(cell.x), token.y.min(cell.y)),
        line: u16::from(drawn.line).saturating_mul(2),
        background: Some(drawn.background.clone()).filter(|picture| !picture.is_empty()),
        visible: drawn.visible,
    }
}

/// Where the origin of each board lies on the table.
pub(super) fn places(design: &Design, boards: &[&Board]) -> Vec<Point> {
    let placed: Vec<Point> = boards
        .iter()
        .map(|board| drawn(design, board))
        .map(|frame| Point::new(units(frame.x), units(frame.y)))
        .collect();
    if placed.iter().any(|place| *place != Point::new(0, 0)) {
        return placed;
    }
    let sizes: Vec<Point> =
        boards.iter().map(|board| Measures::of(design, board).extent()).collect();
    let widest = sizes.iter().map(|size| size.x).max().unwrap_or(0);
    let below = [2, 3, 4, 5].map(|halves| below(&sizes, widest * halves / 2));
    let ways = [beside(&sizes)].into_iter().chain(below);
    let best = ways.min_by_key(|places| badness(places, &sizes));
    best.unwrap_or_default()
}

/// A way in points as one in units.
fn units(points: i32) -> i32 {
    points.clamp(-FURTHEST, FURTHEST) * POINT
}

/// How far a layout is from a screen that is four wide and three high.
fn badness(places: &[Point], sizes: &[Point]) -> i32 {
    let ends = places.iter().zip(sizes);
    let ends = ends.map(|(place, size)| ((place.x + size.x) * 3).max((place.y + size.y) * 4));
    ends.max().unwrap_or(0)
}

/// Side boards in a column to the right of the grid.
fn beside(sizes: &[Point]) -> Vec<Point> {
    let Some((grid, others)) = sizes.split_first() else { return Vec::new() };
    let mut places = vec![Point::new(0, 0)];
    let mut y = TITLE;
    for size in others {
        places.push(Point::new(grid.x + UNIT, y));
        y += size.y + TITLE + GAP;
    }
    places
}

/// Side boards in rows below the grid, as many in a row as have so much room.
fn below(sizes: &[Point], room: i32) -> Vec<Point> {
    let Some((grid, others)) = sizes.split_first() else { return Vec::new() };
    let mut places = vec![Point::new(0, 0)];
    // The letters of the columns stand right below the grid.
    let (mut x, mut y, mut row_height) = (0, grid.y + UNIT / 2 + TITLE, 0);
    for size in others {
        // A title may be wider than a board of one cell.
        let width = size.x.max(TITLE_WIDTH);
        if x > 0 && x + width > room {
            (x, y, row_height) = (0, y + row_height + TITLE + GAP, 0);
        }
        places.push(Point::new(x, y));
        x += width + GAP;
        row_height = row_height.max(size.y);
    }
    places
}
