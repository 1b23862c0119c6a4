//! Where boards and their spots lie: the scene's planes as rows and columns of characters.
//!
//! The largest drawing that fits is chosen. When even the smallest does not fit, the drawing is
//! larger than its window, which then follows the cursor.

use geometry::{Point, Shape};
use i18n::Message;
use ratatui::layout::Rect;
use scene::{Board, Scene, Spot, SpotKind};
use unicode_width::UnicodeWidthStr;

/// Free columns between two boards.
const GAP: i32 = 3;
/// The most lines that a cell takes, however large the window is.
pub(crate) const MOST_ROWS: i32 = 5;
/// How far points may be off where they were rounded.
const ROUNDED: i32 = 2;
/// The lines of a tile that shares the line of its upper wall with the tile above.
pub(super) const TIGHT: i32 = 2;

/// Characters from one corner to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) right: i32,
    pub(crate) bottom: i32,
}

impl Span {
    pub(crate) const fn width(self) -> i32 {
        self.right - self.left + 1
    }

    pub(crate) const fn height(self) -> i32 {
        self.bottom - self.top + 1
    }

    /// The line in the middle; the lower one of two.
    pub(crate) const fn middle(self) -> i32 {
        self.top + self.height() / 2
    }

    /// The column where a text so wide begins that stands in the middle.
    pub(crate) const fn start_of(self, width: i32) -> i32 {
        self.left + (self.width() - width + 1).div_euclid(2)
    }

    pub(crate) const fn moved(self, right: i32, down: i32) -> Self {
        Self {
            left: self.left + right,
            top: self.top + down,
            right: self.right + right,
            bottom: self.bottom + down,
        }
    }

    /// Its middle, with a character on each side.
    pub(crate) const fn core(self) -> Self {
        let (col, row) = (self.start_of(1), self.middle());
        Self { left: col - 1, top: row, right: col + 1, bottom: row }
    }

    pub(super) fn around(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub(crate) const fn contains(self, col: i32, row: i32) -> bool {
        self.left <= col && col <= self.right && self.top <= row && row <= self.bottom
    }
}

/// A board with its size in characters and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    /// Which board of the scene.
    pub(crate) index: usize,
    /// Characters per step of the board.
    pub(crate) cols: i32,
    pub(crate) rows: i32,
    /// What it covers on the table, its title included.
    pub(crate) covers: Span,
    /// How far its plane is moved to get there.
    moved: (i32, i32),
}

/// How large a plan may be, and how its titles are said.
pub(crate) struct Asked<'a> {
    /// The most lines that a cell may take.
    pub(crate) most: i32,
    pub(crate) say: &'a dyn Fn(&Message) -> String,
}

/// All boards that are shown, with their places on a table of characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) boards: Vec<Placed>,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

impl Plan {
    /// The largest plan of some boards that fits a window of this size; the smallest when none
    /// does.
    pub(crate) fn of(scene: &Scene, shown: &[usize], room: Rect, asked: &Asked<'_>) -> Self {
        let width = i32::from(room.width);
        let first = shown.first().and_then(|index| scene.boards.get(*index));
        let least = first.map_or(1, least_rows);
        let most = asked.most.max(least);
        let sizes =
            (0..=1).flat_map(|squeezed| (least..=most).rev().map(move |rows| (rows, squeezed)));
        let mut smallest: Option<Self> = None;
        for (rows, squeezed) in sizes {
            for beside in [true, false] {
                let plan = arranged(scene, shown, (rows, squeezed, beside), width, asked.say);
                if plan.fits(room) {
                    return plan;
                }
                // What goes beyond the lower edge is scrolled to; to the side nobody looks.
                let size = |plan: &Self| (plan.width.max(width), plan.height);
                if smallest.as_ref().is_none_or(|known| size(&plan) < size(known)) {
                    smallest = Some(plan);
                }
            }
        }
        smallest.unwrap_or_default()
    }

    pub(crate) fn fits(&self, room: Rect) -> bool {
        self.width <= i32::from(room.width) && self.height <= i32::from(room.height)
    }

    /// How many lines a cell of the first board takes.
    pub(crate) fn scale(&self) -> i32 {
        self.boards.first().map_or(0, |placed| placed.rows)
    }

    /// What a spot of a placed board covers on the table.
    pub(crate) fn span(placed: &Placed, board: &Board, spot: &Spot) -> Span {
        let span = span(board, &spot.outline, spot.kind, placed.cols, placed.rows);
        span.moved(placed.moved.0, placed.moved.1)
    }

    /// Where the character at a point of a board's plane lies.
    pub(crate) fn place(placed: &Placed, board: &Board, point: Point) -> (i32, i32) {
        let (col, row) = place(board, point, placed.cols, placed.rows);
        (col + placed.moved.0, row + placed.moved.1)
    }

    /// Every spot that is shown with what it covers, in drawing order.
    pub(crate) fn spots<'a>(&self, scene: &'a Scene) -> Vec<(&'a Spot, Span)> {
        let each = self.boards.iter().filter_map(|placed| {
            let board = scene.boards.get(placed.index)?;
            Some(board.spots.iter().map(move |spot| (spot, Self::span(placed, board, spot))))
        });
        each.flatten().collect()
    }

    /// What of the table a window shows: its first column and line. It follows the cursor.
    pub(crate) fn scroll(&self, window: Rect, cursor: Option<Span>) -> (i32, i32) {
        let along = |size: i32, room: u16, at: Option<i32>| {
            let room = i32::from(room);
            if size <= room {
                return -((room - size) / 2);
            }
            at.map_or(0, |at| (at - room / 2).clamp(0, size - room))
        };
        let col = along(self.width, window.width, cursor.map(|span| span.left));
        let row = along(self.height, window.height, cursor.map(|span| span.top));
        (col, row.max(-1))
    }
}

/// The boards to show: the main one, and all others that hold something or take something.
pub(crate) fn shown(scene: &Scene) -> Vec<usize> {
    let each = scene.boards.iter().enumerate();
    each.filter(|(_, board)| !board.is_bare()).map(|(index, _)| index).collect()
}

/// With fewer lines a cell, walls or corridors could not be drawn.
fn least_rows(board: &Board) -> i32 {
    let has = |fits: fn(SpotKind) -> bool| board.spots.iter().any(|spot| fits(spot.kind));
    if has(|kind| kind == SpotKind::Crossing || is_tile(kind)) { 2 } else { 1 }
}

/// Characters per step of a board when cells take so many lines; squeezed, they are so many
/// columns narrower where they can be.
fn pitch(board: &Board, rows: i32, squeezed: i32) -> (i32, i32) {
    let is_tiled = board.spots.iter().any(|spot| is_tile(spot.kind));
    let cols = i32::from(board.pitch.cols);
    match (is_tiled, rows) {
        (true, ..3) => (5, TIGHT),
        (true, 3 | 4) => (7, 3),
        (true, _) => (11, 5),
        (false, rows) if cols > 3 => ((cols - squeezed).max(2 * rows - squeezed), rows),
        (false, rows) => (cols.max(2 * rows), rows),
    }
}

fn arranged(
    scene: &Scene,
    shown: &[usize],
    (rows, squeezed, beside): (i32, i32, bool),
    room: i32,
    say: &dyn Fn(&Message) -> String,
) -> Plan {
    let mut plan = Plan::default();
    let mut lines = Lines { room, lines: Vec::new() };
    let mut column: Option<(i32, i32)> = None;
    for &index in shown {
        let Some(board) = scene.boards.get(index) else { continue };
        // Side boards are not drawn larger than they ask for, unless they hold tiles.
        let is_main = plan.boards.is_empty();
        let asked = i32::from(board.pitch.rows);
        let tiles = board.spots.iter().any(|spot| is_tile(spot.kind));
        let lines_of_cell = if is_main || tiles { rows } else { rows.min(2).max(asked) };
        let (cols, rows) = pitch(board, lines_of_cell, squeezed);
        let Some(extent) = extent(board, cols, rows) else { continue };
        let title = i32::from(board.title.is_some());
        let titled = board.title.as_ref().map_or(0, |title| columns(&say(title)));
        let (width, height) = (extent.width().max(titled), extent.height() + title);
        // Below one another beside the main board, or in lines below it.
        let (col, row) = match column {
            Some(at) if beside => at,
            _ => lines.take(width, height, 1 - title),
        };
        let moved = (col - extent.left, row + title - extent.top);
        let covers = Span { left: col, top: row, right: col + width - 1, bottom: row + height - 1 };
        plan.boards.push(Placed { index, cols, rows, covers, moved });
        plan.width = plan.width.max(covers.right + 1);
        plan.height = plan.height.max(covers.bottom + 1);
        column = match column {
            None => {
                // No other board stands on the line of the main one.
                lines.close();
                Some((covers.right + 1 + GAP, 0))
            }
            Some((col, _)) => Some((col, covers.bottom + 2)),
        };
    }
    plan
}

/// Lines of boards, each filled from the left.
struct Lines {
    room: i32,
    /// The top, the height and the columns that are used.
    lines: Vec<(i32, i32, i32)>,
}

impl Lines {
    /// A place for a board: in the first line that has room for it, else in a new one.
    fn take(&mut self, width: i32, height: i32, gap: i32) -> (i32, i32) {
        let room = self.room;
        let fits = |line: &&mut (i32, i32, i32)| line.2 + GAP + width <= room && height <= line.1;
        if let Some((top, _, used)) = self.lines.iter_mut().find(fits) {
            let col = *used + GAP;
            *used = col + width;
            return (col, *top);
        }
        let top = self.lines.last().map_or(0, |(top, height, _)| top + height + gap);
        self.lines.push((top, height, width));
        (0, top)
    }

    /// Nothing more is put on the lines there are.
    fn close(&mut self) {
        self.lines.iter_mut().for_each(|(_, _, used)| *used = self.room);
    }
}

/// What the spots and labels of a board cover.
fn extent(board: &Board, cols: i32, rows: i32) -> Option<Span> {
    let spots = board.spots.iter().map(|spot| span(board, &spot.outline, spot.kind, cols, rows));
    let labels = board.labels.iter().map(|label| {
        let (col, row) = place(board, label.at, cols, rows);
        let width = columns(&label.text).max(1);
        let left = col - (width - 1) / 2;
        Span { left, top: row, right: left + width - 1, bottom: row }
    });
    spots.chain(labels).reduce(Span::around)
}

fn place(board: &Board, point: Point, cols: i32, rows: i32) -> (i32, i32) {
    let step = board.frame.step;
    // Points of slanted boards are rounded; what lies next to a character's edge is beyond it.
    let col = ((point.x + ROUNDED) * cols).div_euclid(step.x.max(1));
    let row = |y: i32, rows: i32| ((y + ROUNDED) * rows).div_euclid(step.y.max(1));
    if !is_tight(board, rows) {
        return (col, row(point.y, rows));
    }
    // Around tiles that share their walls everything keeps its distance, and the lowest walls
    // take a line more.
    let tiles = board.spots.iter().filter(|spot| is_tile(spot.kind));
    let edge = tiles.map(|spot| spot.outline.center().y + step.y / 2).max().unwrap_or(0);
    let usual = i32::from(board.pitch.rows);
    match point.y {
        ..0 => (col, row(point.y, usual)),
        y if y >= edge => (col, row(edge, rows) + 1 + row(y - edge, usual)),
        y => (col, row(y, rows)),
    }
}

/// Whether tiles share the lines of their walls.
fn is_tight(board: &Board, rows: i32) -> bool {
    rows == TIGHT && board.spots.iter().any(|spot| is_tile(spot.kind))
}

const fn is_tile(kind: SpotKind) -> bool {
    matches!(kind, SpotKind::Tile { .. })
}

fn span(board: &Board, outline: &Shape, kind: SpotKind, cols: i32, rows: i32) -> Span {
    let step = board.frame.step;
    let up = |value: i32, per: i32, step: i32| -(-(value * per)).div_euclid(step.max(1));
    match outline {
        Shape::Rect(rect) => {
            let (x, y) = (rect.corner.x, rect.corner.y);
            let left = up(x, cols, step.x);
            let top = up(y, rows, step.y);
            let right = up(x + rect.width, cols, step.x) - 1;
            let bottom = up(y + rect.height, rows, step.y) - 1;
            if kind == SpotKind::Wall {
                return wall(board, outline, rect.width > rect.height, cols, rows);
            }
            if kind == SpotKind::Slot {
                return around_center(board, outline, kind, cols, rows);
            }
            if is_tile(kind) && rows == TIGHT {
                return Span { left, top, right: right.max(left), bottom: top + TIGHT };
            }
            Span { left, top, right: right.max(left), bottom: bottom.max(top) }
        }
        _ => around_center(board, outline, kind, cols, rows),
    }
}

/// A wall is one character thick, in the groove, and reaches over the cells beside it.
fn wall(board: &Board, outline: &Shape, is_flat: bool, cols: i32, rows: i32) -> Span {
    let (col, row) = place(board, outline.center(), cols, rows);
    if is_flat {
        Span { left: col - cols + 1, top: row, right: col + cols - 1, bottom: row }
    } else {
        Span { left: col, top: row - rows + 1, right: col, bottom: row + rows - 1 }
    }
}

fn around_center(board: &Board, outline: &Shape, kind: SpotKind, cols: i32, rows: i32) -> Span {
    let (col, row) = place(board, outline.center(), cols, rows);
    if kind == SpotKind::Crossing {
        return Span { left: col, top: row, right: col, bottom: row };
    }
    if kind == SpotKind::Slot {
        return Span { left: col - 1, top: row, right: col + 1, bottom: row };
    }
    let (width, height) = ((cols * 6 / 10).max(1) | 1, (rows * 6 / 10).max(1));
    let (left, top) = (col - width / 2, row - height / 2);
    Span { left, top, right: left + width - 1, bottom: top + height - 1 }
}

/// How many columns a text takes.
pub(super) fn columns(text: &str) -> i32 {
    i32::try_from(text.width()).unwrap_or(i32::MAX)
}
