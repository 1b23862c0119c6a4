//! Tokens that no hand moves inside the grid: they stay where they are, or only follow their die.

use super::Way;
use crate::compile::{GridTables, Kind, Place};
use crate::explain::Refusal;
use crate::play::check::Checked;
use crate::play::reach::{Flow, Mover};

pub(super) struct Stays;
pub(super) struct ByDie;

impl Way for Stays {
    fn each(&self, _: &Mover<'_>, _: &mut dyn FnMut(Place) -> Flow) -> Flow {
        Flow::Continue(())
    }

    fn check(&self, mover: &Mover<'_>, _: Place) -> Checked {
        Err(Refusal::StaysInGrid { token: mover.name() })
    }

    fn reached(&self, _: &GridTables, _: &Kind, _: Place) -> Option<Vec<Place>> {
        Some(Vec::new())
    }
}

impl Way for ByDie {
    fn each(&self, _: &Mover<'_>, _: &mut dyn FnMut(Place) -> Flow) -> Flow {
        Flow::Continue(())
    }

    fn check(&self, mover: &Mover<'_>, to: Place) -> Checked {
        Stays.check(mover, to)
    }

    fn reached(&self, _: &GridTables, _: &Kind, _: Place) -> Option<Vec<Place>> {
        None
    }
}
