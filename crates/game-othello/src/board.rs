//! The board: squares, and a position that only the rules change.
//!
//! A position keeps its legal moves and its hash beside the discs, so that every question about
//! it is answered at once. How moves change it stands in `rules`, its text in `notation`.
//!
//! Rule (World Othello Federation, start): d5 and e4 are black, d4 and e5 white; black begins.

use game::{SetupError, Side};
use geometry::{Cell, Grid, Symmetry};

use crate::bits;

/// How many squares a side of the board has.
pub const SIDE: u8 = 8;
/// The board's cells; row 1 lies on top.
pub const GRID: Grid = Grid::square(SIDE);

const START_BLACK: u64 = (1 << 28) | (1 << 35);
const START_WHITE: u64 = (1 << 27) | (1 << 36);

/// A square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square a1.
    pub(crate) const FIRST: Self = Self(0);

    /// The square of a cell, when it lies on the board.
    #[must_use]
    pub const fn at(cell: Cell) -> Option<Self> {
        if GRID.contains(cell) { Some(Self(cell.row * SIDE + cell.col)) } else { None }
    }

    /// Its column and row.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell::new(self.0 % SIDE, self.0 / SIDE)
    }

    /// Its place in the order a1, b1 … h8, from 0 to 63.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        // Squares are made from cells of the board and from bits only; the mask says so to the
        // compiler, which then leaves out the bounds checks of tables.
        (self.0 & 63) as usize
    }

    /// The board with this square alone.
    #[inline(always)]
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// The first square of a set of bits.
    #[inline(always)]
    #[must_use]
    pub const fn lowest_of(set: u64) -> Option<Self> {
        // The number of trailing zeros of a set that is not empty is below 64.
        if set == 0 { None } else { Some(Self(set.trailing_zeros() as u8)) }
    }

    /// Where a symmetry of the board takes it.
    #[must_use]
    pub const fn mapped(self, symmetry: Symmetry) -> Self {
        let cell = symmetry.map(self.cell(), SIDE);
        Self(cell.row * SIDE + cell.col)
    }
}

/// The discs on the board and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    mover: u64,
    opponent: u64,
    side: Side,
    hash: u64,
    moves: u64,
    is_over: bool,
}

impl Position {
    /// The first position.
    #[must_use]
    pub fn start() -> Self {
        Self::of_sides(START_BLACK, START_WHITE, Side::Black)
    }

    /// A position from the discs of both sides.
    ///
    /// # Errors
    /// When two discs lie on one square, or the board is empty.
    pub fn new(black: u64, white: u64, side: Side) -> Result<Self, SetupError> {
        if black & white != 0 {
            return Err(SetupError::impossible("board", "othello.two-on-a-square"));
        }
        if black | white == 0 {
            return Err(SetupError::impossible("board", "othello.no-disc"));
        }
        Ok(Self::of_sides(black, white, side))
    }

    /// The discs of the side to move.
    #[inline]
    #[must_use]
    pub const fn mover(&self) -> u64 {
        self.mover
    }

    /// The discs of the other side.
    #[inline]
    #[must_use]
    pub const fn opponent(&self) -> u64 {
        self.opponent
    }

    /// The side to move; when the game is over, the side that would be next.
    #[inline]
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The discs of a side.
    #[must_use]
    pub fn discs(&self, side: Side) -> u64 {
        if side == self.side { self.mover } else { self.opponent }
    }

    /// The squares without a disc.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> u64 {
        !(self.mover | self.opponent)
    }

    /// The squares where the side to move may place a disc.
    #[inline]
    #[must_use]
    pub const fn targets(&self) -> u64 {
        self.moves
    }

    /// Whether neither side can move.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether the side to move has no move and the other has one.
    #[inline]
    #[must_use]
    pub const fn must_pass(&self) -> bool {
        self.moves == 0 && !self.is_over
    }

    /// The hash, kept up to date by each move.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The position as a symmetry of the board shows it.
    #[must_use]
    pub fn mapped(&self, symmetry: Symmetry) -> Self {
        let map = |discs| bits::squares(discs).map(|at| at.mapped(symmetry).bit()).sum();
        Self::of_sides(map(self.discs(Side::Black)), map(self.discs(Side::White)), self.side)
    }

    /// The position after a move, its hash already known.
    #[inline]
    pub(crate) fn settled(mover: u64, opponent: u64, side: Side, hash: u64) -> Self {
        let moves = bits::mobility(mover, opponent);
        let is_over = moves == 0 && bits::mobility(opponent, mover) == 0;
        Self { mover, opponent, side, hash, moves, is_over }
    }

    fn of_sides(black: u64, white: u64, side: Side) -> Self {
        let (mover, opponent) = match side {
            Side::Black => (black, white),
            Side::White => (white, black),
        };
        Self::settled(mover, opponent, side, crate::hash::of_board(black, white, side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_cells_in_reading_order() {
        for (index, cell) in GRID.cells().enumerate() {
            let square = Square::at(cell).unwrap();
            assert_eq!((square.index(), square.cell()), (index, cell));
            assert_eq!(Square::lowest_of(square.bit()), Some(square));
        }
        assert_eq!(Square::at(Cell::new(8, 0)), None);
        assert_eq!(Square::lowest_of(0), None);
    }

    #[test]
    fn what_no_board_can_show_is_refused() {
        assert!(Position::new(3, 1, Side::Black).is_err());
        assert!(Position::new(0, 0, Side::White).is_err());
        assert!(Position::new(u64::MAX, 0, Side::White).is_ok_and(|full| full.is_over()));
    }
}
