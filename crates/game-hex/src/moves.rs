//! Moves and their list.

use std::fmt;

use game::Side;
use geometry::Cell;

use crate::Position;

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone of one's own on a cell.
    Place(Cell),
    /// Taking the first stone over.
    Swap,
}

/// The word for taking the first stone over.
pub(crate) const SWAP: &str = "swap";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(cell) => cell.fmt(f),
            Self::Swap => f.pad(SWAP),
        }
    }
}

/// Replaces the buffer's content by the legal moves: free cells row by row, then the swap.
pub(crate) fn list(swap: bool, position: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    if position.winner().is_some() {
        return;
    }
    moves.extend(position.free_cells().map(Move::Place));
    moves.extend(may_swap(swap, position).then_some(Move::Swap));
}

pub(crate) fn count(swap: bool, position: &Position) -> u64 {
    if position.winner().is_some() {
        return 0;
    }
    let free = position.grid().len() as u64 - u64::from(position.stones());
    free + u64::from(may_swap(swap, position))
}

/// The second move alone may swap: one stone lies there, and it is not the mover's.
pub(crate) fn may_swap(swap: bool, position: &Position) -> bool {
    swap && position.stones() == 1 && position.mover() == Side::White
}

/// Where the first stone goes when it changes its colour: what it was worth to Black between the
/// top and the bottom it is worth to White between the left and the right.
pub(crate) const fn mirrored(cell: Cell) -> Cell {
    Cell::new(cell.row, cell.col)
}
