//! In a straight line, as far as nothing is in the way: rooks, bishops and queens.

use super::{Way, beside, directions};
use crate::compile::{GridTables, Kind, NOWHERE, Place};
use crate::explain::Refusal;
use crate::play::check::{Checked, closed};
use crate::play::reach::{Flow, Mover};

pub(super) struct Line;

impl Way for Line {
    fn each(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        let open = mover.open();
        for direction in (0..8).filter(|direction| open >> direction & 1 == 1) {
            for to in ray(&mover.game.grid.near, mover.from, direction) {
                if mover.may_land(to) {
                    visit(to)?;
                }
                if mover.is_in_the_way(to) {
                    break;
                }
            }
        }
        Flow::Continue(())
    }

    fn check(&self, mover: &Mover<'_>, to: Place) -> Checked {
        let (grid, open) = (&mover.game.grid, mover.open());
        let leads = |direction: &usize| {
            ray(&grid.drawn_near, mover.from, *direction).any(|cell| cell == to)
        };
        let Some(direction) = (0..8).find(leads) else { return Err(Refusal::NoLine) };
        if open >> direction & 1 == 0 {
            return Err(Refusal::WrongDirection { cell: mover.game.place_name(mover.from) });
        }
        closed(mover.game, to)?;
        let mut between = ray(&grid.drawn_near, mover.from, direction).take_while(|c| *c != to);
        let blocks = |cell: &Place| !grid.in_play[usize::from(*cell)] || mover.is_in_the_way(*cell);
        match between.find(blocks) {
            Some(cell) => Err(Refusal::InTheWay { cell: mover.game.place_name(cell) }),
            None => Ok(()),
        }
    }

    fn reached(&self, grid: &GridTables, kind: &Kind, from: Place) -> Option<Vec<Place>> {
        let all = directions(grid, kind, from);
        Some(all.flat_map(|direction| ray(&grid.near, from, direction)).collect())
    }

    fn fields(&self, kind: &Kind) -> String {
        format!("{:?}", kind.table)
    }
}

/// The cells from here on in a direction, the nearest first.
pub(super) fn ray(
    near: &[[Place; 8]],
    from: Place,
    direction: usize,
) -> impl Iterator<Item = Place> + '_ {
    let next =
        move |cell: &Place| Some(beside(near, *cell, direction)).filter(|next| *next != NOWHERE);
    std::iter::successors(next(&from), next)
}

impl Mover<'_> {
    /// Whether nothing gets past a cell: a token that takes room lies there.
    fn is_in_the_way(&self, cell: Place) -> bool {
        self.at.is_taken(self.game, cell) || self.kind.is_piece && !self.has_room(self.token, cell)
    }
}
