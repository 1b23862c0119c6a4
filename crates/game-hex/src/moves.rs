//! What a player may do, and its word. Which moves are legal is said in `rules`.

use std::fmt;

use geometry::Cell;

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
