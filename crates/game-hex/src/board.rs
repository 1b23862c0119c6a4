//! The state of a match.
//!
//! A `Position` is always possible: texts from outside are checked on the way in. The board has a
//! border of stones, one row around the cells: Black's at the top and bottom, White's at the left
//! and right. So an edge is joined like any other stone, and no step leads out of the table.

use game::{Side, hash_number, hash_numbers};
use geometry::{Cell, Grid};

/// The largest board.
pub(crate) const MOST: u8 = 19;
/// From a row of the table to the next: the cells, the border at both ends, and one place more, so
/// that no step from an edge of the largest board leads to the other edge, a row away.
pub(crate) const STRIDE: usize = MOST as usize + 3;
/// How many places the table has, the border included.
pub(crate) const AREA: usize = STRIDE * STRIDE;

/// From a place to its six neighbours, one after the other around it.
pub(crate) const NEIGHBOURS: [isize; 6] = {
    let row = STRIDE as isize;
    [1, 1 - row, -row, -1, row - 1, row]
};

/// A place of the table: a cell or one of the border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(pub(crate) usize);

impl Place {
    /// The place of a cell, which must lie on some board.
    pub(crate) const fn of(cell: Cell) -> Self {
        Self((cell.row as usize + 1) * STRIDE + cell.col as usize + 1)
    }

    /// The place this far away; what lies beyond the table is the same nowhere as its corner.
    pub(crate) const fn step(self, offset: isize) -> Self {
        match self.0.checked_add_signed(offset) {
            Some(place) if place < AREA => Self(place),
            _ => Self(0),
        }
    }

    /// Row of the table; the border above the cells is 0.
    pub(crate) const fn row(self) -> usize {
        self.0 / STRIDE
    }

    /// Column of the table; the border left of the cells is 0.
    pub(crate) const fn col(self) -> usize {
        self.0 % STRIDE
    }

    /// The line of the table between the edges of a side: 0 is its first edge.
    pub(crate) const fn line(self, side: Side) -> usize {
        match side {
            Side::Black => self.row(),
            Side::White => self.col(),
        }
    }

    pub(crate) fn neighbours(self) -> impl Iterator<Item = Self> {
        NEIGHBOURS.into_iter().map(move |offset| self.step(offset))
    }

    /// The places a bridge leads to, each with the two between: neighbours of both ends.
    pub(crate) fn bridges(self) -> impl Iterator<Item = (Self, [Self; 2])> {
        (0..6).map(move |way| {
            let (one, other) = (NEIGHBOURS[way], NEIGHBOURS[(way + 1) % 6]);
            (self.step(one + other), [self.step(one), self.step(other)])
        })
    }
}

/// What lies on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// It is none of the board: a corner of the border, or beyond it.
    Nowhere,
    Empty,
    Stone(Side),
}

/// All places of the table.
pub(crate) type Table = [Content; AREA];

/// The stones, who has the hand and who has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    table: Table,
    size: u8,
    stones: u16,
    mover: Side,
    winner: Option<Side>,
    hash: u64,
}

impl Position {
    /// The empty board; Black begins.
    pub(crate) fn empty(size: u8) -> Self {
        let mut table = [Content::Nowhere; AREA];
        let far = usize::from(size) + 1;
        for along in 1..far {
            table[along] = Content::Stone(Side::Black);
            table[far * STRIDE + along] = Content::Stone(Side::Black);
            table[along * STRIDE] = Content::Stone(Side::White);
            table[along * STRIDE + far] = Content::Stone(Side::White);
            table[along * STRIDE + 1..along * STRIDE + far].fill(Content::Empty);
        }
        Self { table, size, stones: 0, mover: Side::Black, winner: None, hash: 0 }
    }

    /// The cells.
    #[must_use]
    pub const fn grid(&self) -> Grid {
        Grid::square(self.size)
    }

    /// The stone on a cell; none beyond the board.
    #[must_use]
    pub fn stone(&self, cell: Cell) -> Option<Side> {
        match self.table[Place::of(self.known(cell)?).0] {
            Content::Stone(side) => Some(side),
            Content::Empty | Content::Nowhere => None,
        }
    }

    /// How many stones lie on the board.
    #[must_use]
    pub const fn stones(&self) -> u16 {
        self.stones
    }

    /// Who has the hand, or would have it if the game were not over.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// Who has joined both edges.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        self.winner
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash, computed from nothing.
    pub(crate) fn rehash(&self) -> u64 {
        let stones = self.grid().cells().filter_map(|cell| Some((cell, self.stone(cell)?)));
        let hash = stones.fold(0, |hash, (cell, side)| hash ^ number_of(cell, side));
        if self.mover == Side::Black { hash } else { hash ^ WHITE_TO_MOVE }
    }

    /// The same with every stone elsewhere; the map must be one of the board onto itself.
    pub(crate) fn mapped(&self, map: impl Fn(Cell) -> Cell) -> Self {
        let mut image = Self::empty(self.size);
        for cell in self.grid().cells() {
            if let Some(side) = self.stone(cell) {
                image.lay(map(cell), side);
            }
        }
        if self.mover == Side::White {
            image.turn_over(None);
        }
        image.winner = self.winner;
        image
    }

    /// The cells on which nothing lies, row by row.
    pub(crate) fn free_cells(&self) -> impl Iterator<Item = Cell> {
        self.grid().cells().filter(|&cell| self.table[Place::of(cell).0] == Content::Empty)
    }

    /// The line of every side's second edge.
    pub(crate) fn far_line(&self) -> usize {
        usize::from(self.size) + 1
    }

    /// The places of a side's first edge.
    pub(crate) fn first_edge(&self, side: Side) -> impl Iterator<Item = Place> + use<> {
        let step = if side == Side::Black { 1 } else { STRIDE };
        (1..self.far_line()).map(move |along| Place(along * step))
    }

    /// Lays a stone on a free cell, or takes it away again; the hash follows, nothing else does.
    pub(crate) fn lay(&mut self, cell: Cell, side: Side) {
        self.table[Place::of(cell).0] = Content::Stone(side);
        self.stones += 1;
        self.hash ^= number_of(cell, side);
    }

    pub(crate) fn lift(&mut self, cell: Cell) {
        let Some(side) = self.stone(cell) else { return };
        self.table[Place::of(cell).0] = Content::Empty;
        self.stones -= 1;
        self.hash ^= number_of(cell, side);
    }

    /// Passes the hand on; whether somebody has won is said anew.
    pub(crate) const fn turn_over(&mut self, winner: Option<Side>) {
        self.hash ^= WHITE_TO_MOVE;
        self.mover = self.mover.other();
        self.winner = winner;
    }

    /// Whether the stone on this cell joins the edges of its side, through others of its colour.
    pub(crate) fn joins_at(&self, cell: Cell) -> bool {
        let Some(side) = self.stone(cell) else { return false };
        let far = self.far_line();
        let (mut seen, mut open) = ([false; AREA], vec![Place::of(cell)]);
        let mut edges = [false; 2];
        while let Some(place) = open.pop() {
            for next in place.neighbours() {
                if self.table[next.0] != Content::Stone(side) || seen[next.0] {
                    continue;
                }
                seen[next.0] = true;
                match next.line(side) {
                    0 => edges[0] = true,
                    along if along == far => edges[1] = true,
                    _ => open.push(next),
                }
            }
        }
        edges == [true; 2]
    }

    /// The side whose edges are joined, looked for anew.
    pub(crate) fn joined(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| {
            let mut first_line = (0..self.size).map(|along| match side {
                Side::Black => Cell::new(along, 0),
                Side::White => Cell::new(0, along),
            });
            first_line.any(|cell| self.stone(cell) == Some(side) && self.joins_at(cell))
        })
    }

    fn known(&self, cell: Cell) -> Option<Cell> {
        Some(cell).filter(|&cell| self.grid().contains(cell))
    }
}

/// Seed of this game's own hash numbers.
const SEED: u64 = 0x6865_7800;
/// How many numbers a row has, and a side: the border is counted, though nothing is laid there.
const NUMBERS_A_ROW: usize = MOST as usize + 2;
const NUMBERS_A_SIDE: usize = NUMBERS_A_ROW * NUMBERS_A_ROW;
static NUMBERS: [u64; 2 * NUMBERS_A_SIDE] = hash_numbers(SEED, 1);
const WHITE_TO_MOVE: u64 = hash_number(SEED, 0);

fn number_of(cell: Cell, side: Side) -> u64 {
    let of_black = (usize::from(cell.row) + 1) * NUMBERS_A_ROW + usize::from(cell.col) + 1;
    NUMBERS[of_black + if side == Side::Black { 0 } else { NUMBERS_A_SIDE }]
}
