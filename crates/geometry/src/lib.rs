//! The ground that boards are made of: cells and their names, grids, directions,
//! symmetries of the square, and the shapes a scene is drawn with.
//!
//! It knows no game, no piece and no player.

mod cell;
mod direction;
mod grid;
mod shape;
mod symmetry;

pub use cell::{Cell, CellError};
pub use direction::Direction;
pub use grid::Grid;
pub use shape::{Point, Rect, Shape, UNIT};
pub use symmetry::Symmetry;
