//! Jumps of pieces of several cells: a piece moves as one body.
//!
//! Spec: sections 3.5 and 3.7. A piece jumps by two cells in an open direction of its first
//! cell. It must pass over some other token, and every cell where it lands must be in play and
//! free or its own. All tokens that it passes over are jumped.

use crate::compile::{NOWHERE, Place};
use crate::play::reach::{Flow, Mover};

impl Mover<'_> {
    /// Visits every jump of a piece: the first cell that is jumped over, and the cell where its
    /// own first cell lands.
    pub(super) fn body_jumps(&self, visit: &mut dyn FnMut(Place, Place) -> Flow) -> Flow {
        for direction in (0..8).filter(|direction| self.open() >> direction & 1 == 1) {
            let to = self.two_cells_on(direction);
            if to == NOWHERE || self.at.rest.visited.contains(&to) {
                continue;
            }
            if let Some(over) = self.passed(direction).first()
                && self.has_room(self.token, to)
            {
                visit(*over, to)?;
            }
        }
        Flow::Continue(())
    }

    /// The cells of other tokens that the piece passes over on its jump to this cell.
    pub(in crate::play) fn passed_to(&self, to: Place) -> Vec<Place> {
        let mut ways = (0..8).filter(|direction| self.open() >> direction & 1 == 1);
        let way = ways.find(|direction| self.two_cells_on(*direction) == to);
        way.map(|direction| self.passed(direction)).unwrap_or_default()
    }

    /// The cell behind the neighbour, in play or not: whether the piece has room is asked apart.
    fn two_cells_on(&self, direction: usize) -> Place {
        let near = &self.game.grid.drawn_near;
        let beside = |place: Place| near.get(usize::from(place)).map(|near| near[direction]);
        beside(self.from).and_then(beside).unwrap_or(NOWHERE)
    }

    fn passed(&self, direction: usize) -> Vec<Place> {
        let own = self.game.covered(self.token, self.from).unwrap_or_default();
        let beside = own.iter().map(|cell| self.game.grid.near[usize::from(*cell)][direction]);
        let is_other =
            |cell: &Place| *cell != NOWHERE && !own.contains(cell) && self.jumps_over(*cell);
        beside.filter(is_other).collect()
    }
}
