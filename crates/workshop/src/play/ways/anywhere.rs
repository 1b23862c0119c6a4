//! To any cell of the grid; also how tokens come from other boards.

use super::Way;
use crate::compile::{GridTables, Kind, Place};
use crate::play::check::Checked;
use crate::play::reach::{Flow, Mover};

pub(super) struct Anywhere;

impl Way for Anywhere {
    fn each(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        mover.anywhere(visit)
    }

    fn check(&self, _: &Mover<'_>, _: Place) -> Checked {
        Ok(())
    }

    fn reached(&self, grid: &GridTables, _: &Kind, _: Place) -> Option<Vec<Place>> {
        Some(grid.cells.clone())
    }
}

impl Mover<'_> {
    /// Visits every cell of the grid where the token may be put.
    pub(crate) fn anywhere(&self, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        for cell in &self.game.grid.cells {
            if *cell != self.from && self.may_land(*cell) && self.may_be_put(*cell) {
                visit(*cell)?;
            }
        }
        Flow::Continue(())
    }
}
