//! The ways in which tokens move inside the grid, one file each: it lists where a token may go and
//! explains why it may not go elsewhere.
//!
//! Spec: checks 3 and 4, section 2.1. A new way is a word of the design, a file and a line here.

mod anywhere;
mod fall;
mod flank;
mod jumps;
mod line;
mod one_cell;
mod pieces;
mod promote;
mod push;
mod replace;
mod stays;
mod steps;
mod swap;
mod up_to_cells;

pub(crate) use fall::landing;
pub use jumps::Path;
pub(crate) use promote::promoted;

use design::InGrid;

use super::check::Checked;
use super::reach::{Flow, Mover};
use crate::compile::{GridTables, Kind, NOWHERE, Place};

/// A way of moving inside the grid.
pub(crate) trait Way: Sync {
    /// Visits every cell to which the token may go, each once.
    fn each(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow;

    /// Why the way does not lead to a cell; whether there is room is asked apart.
    fn check(&self, mover: &Mover<'_>, to: Place) -> Checked;

    /// Where one move could lead if nothing else lay on the grid, [`NOWHERE`] beyond its edges;
    /// nothing when that is not known.
    fn reached(&self, grid: &GridTables, kind: &Kind, from: Place) -> Option<Vec<Place>>;

    /// The fields of a kind that matter for the way, so that kinds which go alike are known.
    fn fields(&self, _: &Kind) -> String {
        String::new()
    }

    /// Whether the token may go on in the same turn, and with how many further moves.
    fn goes_on(&self, _: &Kind) -> Option<u8> {
        None
    }

    /// Visits the cells to which a token goes on that has moved in this turn already.
    fn each_link(&self, _: &Mover<'_>, _: &mut dyn FnMut(Place) -> Flow) -> Flow {
        Flow::Continue(())
    }

    /// Why it may not go on to a cell.
    fn check_link(&self, _: &Mover<'_>, _: Place) -> Checked {
        Ok(())
    }
}

/// The way of this name.
pub(crate) const fn way(in_grid: InGrid) -> &'static dyn Way {
    match in_grid {
        InGrid::Immobile => &stays::Stays,
        InGrid::Anywhere => &anywhere::Anywhere,
        InGrid::OneCell => &one_cell::OneCell,
        InGrid::UpToCells => &up_to_cells::UpToCells,
        InGrid::Steps => &steps::Steps,
        InGrid::Jumps => &jumps::Jumps,
        InGrid::Line => &line::Line,
        InGrid::Die => &stays::ByDie,
    }
}

/// The directions that a kind may take from a cell, as the first player sees them.
fn directions(grid: &GridTables, kind: &Kind, from: Place) -> impl Iterator<Item = usize> + Clone {
    let open = kind.table.unwrap_or(grid.open[usize::from(from)]);
    let all = if kind.relative { open | open.rotate_left(4) } else { open };
    (0..8).filter(move |direction| all >> direction & 1 == 1)
}

/// The neighbour in a direction.
fn beside(near: &[[Place; 8]], place: Place, direction: usize) -> Place {
    near.get(usize::from(place)).map_or(NOWHERE, |near| near[direction])
}
