//! To a neighbour in an open direction; around the edge where borders are open.

use design::InGrid;

use super::{Way, directions};
use crate::compile::{GridTables, Kind, NOWHERE, Place};
use crate::explain::Refusal;
use crate::play::check::Checked;
use crate::play::reach::{Flow, Mover};

pub(super) struct OneCell;

impl Way for OneCell {
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
        format!("{:?}", kind.table)
    }
}

/// The neighbours in open directions.
pub(super) fn steps<'a>(
    grid: &'a GridTables,
    kind: &'a Kind,
    from: Place,
) -> impl Iterator<Item = Place> + 'a {
    let beside = if kind.is_piece { &grid.near } else { &grid.around };
    let beside = beside.get(usize::from(from)).copied().unwrap_or([NOWHERE; 8]);
    directions(grid, kind, from).map(move |direction| beside[direction])
}

/// Whether a step leads there; whether the cell is in play is the next check's question.
pub(super) fn check_step_way(mover: &Mover<'_>, to: Place) -> Checked {
    let (grid, open) = (&mover.game.grid, mover.open());
    let drawn = if mover.kind.is_piece { &grid.drawn_near } else { &grid.drawn_around };
    let ways = drawn.get(usize::from(mover.from)).copied().unwrap_or([NOWHERE; 8]);
    let leads = (0..8).any(|direction| open >> direction & 1 == 1 && ways[direction] == to);
    if mover.step_reaches(to) || leads && !grid.in_play[usize::from(to)] {
        return Ok(());
    }
    if grid.drawn_near.get(usize::from(mover.from)).is_some_and(|near| near.contains(&to)) {
        return Err(Refusal::WrongDirection { cell: mover.game.place_name(mover.from) });
    }
    Err(Refusal::OneCell)
}

impl Mover<'_> {
    /// The neighbours for moves by one cell; pieces do not go around the edge.
    #[inline]
    fn neighbours(&self) -> [Place; 8] {
        let grid = &self.game.grid;
        let table = if self.kind.is_piece { &grid.near } else { &grid.around };
        table.get(usize::from(self.from)).copied().unwrap_or([NOWHERE; 8])
    }

    /// Visits every cell one step away.
    #[inline]
    pub(crate) fn steps(&self, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        let (mut open, near) = (self.open(), self.neighbours());
        while open != 0 {
            let direction = open.trailing_zeros() as usize;
            open &= open - 1;
            let to = near[direction];
            // On boards of two rows or columns, two directions lead to one cell.
            if to != NOWHERE
                && (self.may_land(to) || self.kind.pushes && self.pushes_from(to).is_some())
                && !(self.game.grid.is_narrow && self.came_before(direction, &near))
            {
                visit(to)?;
            }
        }
        Flow::Continue(())
    }

    fn came_before(&self, direction: usize, near: &[Place; 8]) -> bool {
        let open = self.open();
        (0..direction).any(|other| open >> other & 1 == 1 && near[other] == near[direction])
    }

    /// Whether one step leads there, free or not.
    pub(crate) fn step_reaches(&self, to: Place) -> bool {
        let (open, near) = (self.open(), self.neighbours());
        (0..8).any(|direction| open >> direction & 1 == 1 && near[direction] == to)
    }

    /// Whether one step leads there and may land, or pushes what lies there.
    pub(crate) fn step_to(&self, to: Place) -> bool {
        self.step_reaches(to) && (self.may_land(to) || self.pushes_from(to).is_some())
    }

    /// The directions of a step to this cell, where steps are how the token moves; several where
    /// the board is narrow and has no edges.
    pub(super) fn step_directions(&self, to: Place) -> impl Iterator<Item = usize> {
        let steps = self.game.is_grid(self.from)
            && match self.kind.in_grid {
                InGrid::OneCell | InGrid::Steps => true,
                InGrid::Jumps => self.kind.jumps.or_one_cell && self.at.core.chain.cell == NOWHERE,
                _ => false,
            };
        let (open, near) = (self.open(), self.neighbours());
        let all = (0..8).filter(move |_| steps);
        all.filter(move |direction| open >> direction & 1 == 1 && near[*direction] == to)
    }
}
