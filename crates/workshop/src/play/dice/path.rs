//! Where so many numbers lead: along the player's own path or the numbers of the grid, from the
//! shoe, which is number 0.

use design::{BeyondLast, FromShoe};

use super::unmoved::Unmoved;
use crate::compile::{NOWHERE, Place};
use crate::play::reach::Mover;

impl Mover<'_> {
    /// The cell so many numbers on, by the rule for what lies beyond the last one.
    pub(super) fn numbered(&self, cells: i16, from_shoe: FromShoe) -> Result<Place, Unmoved> {
        let track = self.game.track(self.seat);
        // A board has fewer cells than that.
        let last = i32::try_from(track.by_number.len()).unwrap_or(i32::MAX) - 1;
        let mut number = self.number_after(cells, from_shoe)?;
        if number > last {
            number = match self.game.design.beyond_last {
                BeyondLast::BounceBack => 2 * last - number,
                BeyondLast::Stop => last,
                BeyondLast::Refuse => return Err(Unmoved::BeyondLast),
            };
        }
        let number = number.max(1);
        let to = usize::try_from(number).ok().and_then(|number| track.by_number.get(number));
        match to.copied().filter(|to| *to != NOWHERE) {
            Some(to) if to == self.from => Err(Unmoved::SameCell(to)),
            Some(to) => Ok(to),
            None => Err(Unmoved::NoSuchNumber(number)),
        }
    }

    /// The number of the cell that the token lies on.
    pub(super) fn number(&self) -> i32 {
        let numbers = &self.game.track(self.seat).numbers;
        numbers.get(usize::from(self.from)).copied().unwrap_or(0).into()
    }
}
