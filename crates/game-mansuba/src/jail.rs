//! The jail: captured pieces, each with the place where it was taken.
//!
//! Rule book: section 4. Whether a prisoner may be freed is for `rules` to say.

use game::Side;

use crate::pieces::{Piece, Sort};

/// All pieces of both sides of the largest world.
pub(crate) const MAX_PRISONERS: usize = 32;

/// A captured piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prisoner {
    pub(crate) place: u8,
    pub(crate) piece: Piece,
}

impl Prisoner {
    /// The order of the jail and of its text: by place, then by letter.
    fn key(self) -> (u8, char) {
        (self.place, self.piece.letter())
    }
}

/// The prisoners in order. Slots that are not in use hold the default, so that equal jails
/// compare equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Jail {
    held: [Prisoner; MAX_PRISONERS],
    count: u8,
}

impl Jail {
    /// The prisoners in order.
    pub(crate) fn prisoners(&self) -> &[Prisoner] {
        // The count never exceeds the number of slots.
        &self.held[..usize::from(self.count)]
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Puts a prisoner where the order wants it; a full jail stays as it is.
    pub(crate) fn put(&mut self, prisoner: Prisoner) {
        if usize::from(self.count) == MAX_PRISONERS {
            return;
        }
        let at = self.prisoners().partition_point(|held| held.key() <= prisoner.key());
        self.count += 1;
        // There was room for one more, and it stands at most behind the last.
        self.held[at..usize::from(self.count)].rotate_right(1);
        self.held[at] = prisoner;
    }

    /// Takes a prisoner out, if there is one like this.
    pub(crate) fn take(&mut self, prisoner: Prisoner) {
        if let Some(at) = self.prisoners().iter().position(|held| *held == prisoner) {
            // Found among those held, so its index and the last one are in range.
            self.held[at..usize::from(self.count)].rotate_left(1);
            self.count -= 1;
            self.held[usize::from(self.count)] = Prisoner::default();
        }
    }

    /// The prisoners of a side, those that are alike only once.
    pub(crate) fn distinct(&self, side: Side) -> impl Iterator<Item = Prisoner> {
        let mut before = None;
        self.prisoners().iter().copied().filter(move |&prisoner| {
            prisoner.piece.side == side && before.replace(prisoner) != Some(prisoner)
        })
    }

    /// The sorts of a side's prisoners that were taken on a place.
    pub(crate) fn sorts_at(&self, side: Side, place: u8) -> impl Iterator<Item = Sort> {
        let there = self.distinct(side).filter(move |prisoner| prisoner.place == place);
        there.map(|prisoner| prisoner.piece.sort)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prisoner(letter: char, place: u8) -> Prisoner {
        Prisoner { place, piece: Piece::of_letter(letter).unwrap() }
    }

    #[test]
    fn prisoners_stand_by_place_then_letter_and_leave_no_trace() {
        let mut jail = Jail::default();
        for (letter, place) in [('t', 9), ('P', 9), ('e', 3), ('P', 9), ('E', 9)] {
            jail.put(prisoner(letter, place));
        }
        let order: String = jail.prisoners().iter().map(|held| held.piece.letter()).collect();
        assert_eq!(order, "eEPPt");
        let sorts: Vec<Sort> = jail.sorts_at(Side::Black, 9).collect();
        assert_eq!(sorts, [Sort::Elephant, Sort::Pawn]);
        for held in jail.prisoners().to_vec() {
            jail.take(held);
        }
        jail.take(prisoner('P', 9));
        assert_eq!(jail, Jail::default());
    }

    #[test]
    fn a_full_jail_takes_no_more() {
        let mut jail = Jail::default();
        (0..40).for_each(|place| jail.put(prisoner('P', place)));
        assert_eq!(jail.prisoners().len(), MAX_PRISONERS);
    }
}
