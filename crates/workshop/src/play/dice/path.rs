//! Where so many numbers lead: along the numbers of the cells, from the shoe, which is number 0.

use design::BeyondLast;

use super::unmoved::Unmoved;
use crate::compile::{NOWHERE, Place};
use crate::play::run::Run;

impl Run<'_> {
    /// The cell so many numbers on, by the rule for what lies beyond the last one.
    pub(super) fn numbered(&self, from: Place, cells: i16) -> Result<Place, Unmoved> {
        let grid = &self.game.grid;
        // A board has fewer cells than that.
        let last = i32::try_from(grid.by_number.len()).unwrap_or(i32::MAX) - 1;
        let mut number = self.number_of(from) + i32::from(cells);
        if number > last {
            number = match self.game.design.beyond_last {
                BeyondLast::BounceBack => 2 * last - number,
                BeyondLast::Stop => last,
                BeyondLast::Refuse => return Err(Unmoved::BeyondLast),
            };
        }
        let number = number.max(1);
        let to = usize::try_from(number).ok().and_then(|number| grid.by_number.get(number));
        match to.copied().filter(|to| *to != NOWHERE) {
            Some(to) if to == from => Err(Unmoved::SameCell(to)),
            Some(to) => Ok(to),
            None => Err(Unmoved::NoSuchNumber(number)),
        }
    }

    /// The number of the cell that a token lies on.
    pub(super) fn number_of(&self, from: Place) -> i32 {
        self.game.grid.numbers.get(usize::from(from)).copied().unwrap_or(0).into()
    }
}
