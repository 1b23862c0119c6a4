//! The ground that boards are made of: cells and their names, grids, directions,
//! relations between neighbours, symmetries of the square, and the shapes a scene is drawn with.
//!
//! It knows no game, no piece and no player.
//!
//! ```
//! use geometry::{Cell, Direction, Grid, Relation};
//!
//! let board = Grid::square(8);
//! let e4: Cell = "e4".parse()?;
//! assert_eq!(board.step(e4, Direction::NorthEast), Some("f5".parse()?));
//! assert_eq!(Relation::Grid4.neighbours(board, e4).count(), 4);
//! # Ok::<(), geometry::CellError>(())
//! ```

mod cell;
mod direction;
mod grid;
mod relation;
mod shape;
mod symmetry;

pub use cell::{Cell, CellError};
pub use direction::Direction;
pub use grid::Grid;
pub use relation::Relation;
pub use shape::{Point, Rect, Shape, UNIT};
pub use symmetry::Symmetry;
