//! Flying over anything, at most a number of rows and columns away, of hexagons so many hexagons;
//! up to a number of times in one turn.

use design::Layout;

use super::Way;
use crate::compile::{Compiled, GridTables, Kind, Place, RulesVersion};
use crate::explain::Refusal;
use crate::play::check::{Checked, check_room, closed};
use crate::play::reach::{Flow, Mover};

pub(super) struct UpToCells;

impl Way for UpToCells {
    fn each(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        let (rows, cols) = (mover.game.grid.rows, mover.game.grid.cols);
        let (row, col) = (i32::from(mover.from) / cols, i32::from(mover.from) % cols);
        let far = i32::from(mover.kind.distance);
        for there in (row - far).max(0)..=(row + far).min(rows - 1) {
            for side in (col - far).max(0)..=(col + far).min(cols - 1) {
                // Inside the grid, indices are small.
                let to = (there * cols + side) as Place;
                let is_near = distance(mover.game, mover.from, to) <= far;
                let in_play = mover.game.in_play[usize::from(to)];
                if to != mover.from && is_near && in_play && mover.may_land(to) {
                    visit(to)?;
                }
            }
        }
        Flow::Continue(())
    }

    fn check(&self, mover: &Mover<'_>, to: Place) -> Checked {
        let most = mover.kind.distance;
        let far = distance(mover.game, mover.from, to);
        if far <= i32::from(most) { Ok(()) } else { Err(Refusal::TooFar { count: most }) }
    }

    fn reached(&self, grid: &GridTables, kind: &Kind, from: Place) -> Option<Vec<Place>> {
        let (row, col) = (i32::from(from) / grid.cols, i32::from(from) % grid.cols);
        let near = |there: &&Place| {
            let (there, far) = (i32::from(**there), u32::from(kind.distance));
            (there / grid.cols).abs_diff(row) <= far && (there % grid.cols).abs_diff(col) <= far
        };
        Some(grid.cells.iter().filter(near).copied().collect())
    }

    fn fields(&self, kind: &Kind) -> String {
        format!("{:?}", (kind.distance, kind.flights))
    }

    fn goes_on(&self, kind: &Kind) -> Option<u8> {
        kind.flights.checked_sub(1).filter(|left| *left > 0)
    }

    fn each_link(&self, mover: &Mover<'_>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        self.each(mover, visit)
    }

    fn check_link(&self, mover: &Mover<'_>, to: Place) -> Checked {
        self.check(mover, to)?;
        closed(mover.game, to)?;
        check_room(mover, to)
    }
}

/// Rows or columns between two cells, whichever is more; on hexagons, steps.
fn distance(game: &Compiled, from: Place, to: Place) -> i32 {
    let cols = game.grid.cols.max(1);
    let (from, to) = (i32::from(from), i32::from(to));
    let (rows, columns) = (to / cols - from / cols, to % cols - from % cols);
    // The first version of the rules counted rows and columns on hexagons too.
    if game.design.grid.layout == Layout::Rectangles || !game.follows(RulesVersion::SECOND) {
        return rows.abs().max(columns.abs());
    }
    // Columns that lean with the rows make both kinds of slanting steps straight.
    let leaning = columns - (to / cols).div_euclid(2) + (from / cols).div_euclid(2);
    rows.abs().max(leaning.abs()).max((rows + leaning).abs())
}
