//! The action `move`: the token goes forward by so many numbers, back when negative.

use super::faces::By;
use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn move_on(&mut self, cells: i16, by: By) {
        self.at.core.dice.last = cells;
        self.advance(cells, by);
    }

    pub(super) fn advance(&mut self, cells: i16, by: By) {
        let from = self.at.core.dice.cell;
        let Some(mover) = self.rolled() else { return };
        // Below the first cell lies the shoe.
        if mover.falls_to_shoe(cells) {
            return self.send_to_shoe();
        }
        match mover.numbered(cells, by.from_shoe) {
            Ok(to) => self.carry(from, to, by.captures),
            // A face that moves by nothing hinders nothing.
            Err(why) if cells != 0 => self.tell_unmoved(why),
            Err(_) => {}
        }
    }
}
