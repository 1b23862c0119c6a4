//! Why a die leaves the token where it is. It is said, so that nobody wonders.

use i18n::Message;

use crate::compile::{Compiled, Place};
use crate::play::event::Event;
use crate::play::run::Run;

/// Why the rolled token stays.
#[derive(Clone, Copy)]
pub(super) enum Unmoved {
    /// The cell holds a token.
    Taken(Place),
    /// The piece has no room there.
    NoRoom(Place),
    /// The way goes beyond the last cell.
    BeyondLast,
    /// No cell has this number.
    NoSuchNumber(i32),
    /// The way ends where it began.
    SameCell(Place),
    /// The shoe is full.
    ShoeFull,
    /// The player has no shoe.
    NoShoe,
    /// No number was rolled before.
    NothingRolled,
}

impl Unmoved {
    fn message(self, game: &Compiled) -> Message {
        let with_cell = |key, place| Message::new(key).with("cell", game.place_name(place));
        match self {
            Self::Taken(to) => with_cell("workshop.die-taken", to),
            Self::NoRoom(to) => with_cell("workshop.die-no-room", to),
            Self::BeyondLast => Message::new("workshop.die-too-far"),
            Self::NoSuchNumber(number) => {
                Message::new("workshop.die-no-number").with("number", number)
            }
            Self::SameCell(to) => with_cell("workshop.die-same-cell", to),
            Self::ShoeFull => Message::new("workshop.die-shoe-full"),
            Self::NoShoe => Message::new("workshop.die-no-shoe"),
            Self::NothingRolled => Message::new("workshop.die-nothing-rolled"),
        }
    }
}

impl Run<'_> {
    pub(super) fn tell_unmoved(&mut self, why: Unmoved) {
        self.tell(|game| Event::Unmoved { why: why.message(game) });
    }
}
