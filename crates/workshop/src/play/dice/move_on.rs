//! The action `move`: the token goes forward by so many numbers, back when negative.

use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn move_on(&mut self, cells: i16) {
        self.at.core.dice.last = cells;
        self.advance(cells);
    }

    pub(super) fn advance(&mut self, cells: i16) {
        let from = self.at.core.dice.cell;
        let now = self.number_of(from);
        // Below the first cell lies the shoe.
        if now > 0 && now + i32::from(cells) <= 0 && self.has_shoe() {
            return self.send_to_shoe();
        }
        match self.numbered(from, cells) {
            Ok(to) => self.carry(from, to),
            // A face that moves by nothing hinders nothing.
            Err(why) if cells != 0 && self.is_rolled_there() => self.tell_unmoved(why),
            Err(_) => {}
        }
    }

    fn has_shoe(&self) -> bool {
        let has = self.game.of_seats.get(usize::from(self.seat()));
        has.is_some_and(|has| has.shoe.is_some())
    }
}
