//! By one cell, up to a number of times in one turn.

use super::Way;
use super::one_cell::{check_step_way, steps};
use crate::compile::{GridTables, Kind, Place};
use crate::play::check::{Checked, check_room, closed};
use crate::play::reach::{Flow, Mover};

pub(super) struct Steps;

impl Way for Steps {
    fn each(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        mover.steps(visit)
    }

    fn check(&self, mover: &Mover<'_>, to: Place) -> Checked {
        check_step_way(mover, to)
    }

    fn reached(&self, grid: &GridTables, kind: &Kind, from: Place) -> Option<Vec<Place>> {
        Some(steps(grid, kind, from).collect())
    }

    fn fields(&self, kind: &Kind) -> String {
        format!("{:?}", (kind.distance, kind.table))
    }

    fn goes_on(&self, kind: &Kind) -> Option<u8> {
        kind.distance.checked_sub(1).filter(|left| *left > 0)
    }

    fn each_link(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        mover.steps(visit)
    }

    fn check_link(&self, mover: &Mover<'_>, to: Place) -> Checked {
        check_step_way(mover, to)?;
        closed(mover.game, to)?;
        check_room(mover, to)
    }
}
