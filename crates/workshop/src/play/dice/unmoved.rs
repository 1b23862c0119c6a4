//! Why a die leaves the token where it is. It is said, so that nobody wonders.

use game::Reason as _;

use crate::compile::{Compiled, Place};
use crate::explain::Refusal;
use crate::play::event::Event;
use crate::play::run::Run;

/// Why the rolled token stays.
#[derive(Clone, Copy)]
pub(super) enum Unmoved {
    /// The cell holds a token.
    Taken(Place),
    /// The cell holds a token of the same player.
    Own(Place),
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
    /// The face lets no token out of the shoe.
    StaysInShoe,
    /// The token is moved by another die, or by none.
    OtherDie,
    /// The face moves no token of the player.
    NoToken,
}

impl Unmoved {
    pub(super) fn refusal(self, game: &Compiled) -> Refusal {
        let cell = |place| game.place_name(place);
        match self {
            Self::Taken(to) => Refusal::DieTaken { cell: cell(to) },
            Self::Own(to) => Refusal::DieOwn { cell: cell(to) },
            Self::NoRoom(to) => Refusal::DieNoRoom { cell: cell(to) },
            Self::BeyondLast => Refusal::DieTooFar,
            Self::NoSuchNumber(number) => Refusal::DieNoNumber { number },
            Self::SameCell(to) => Refusal::DieSameCell { cell: cell(to) },
            Self::ShoeFull => Refusal::DieShoeFull,
            Self::NoShoe => Refusal::DieNoShoe,
            Self::NothingRolled => Refusal::DieNothingRolled,
            Self::StaysInShoe => Refusal::DieStaysInShoe,
            Self::OtherDie => Refusal::DieOther,
            Self::NoToken => Refusal::DieNoToken,
        }
    }
}

impl Run<'_> {
    pub(super) fn tell_unmoved(&mut self, why: Unmoved) {
        self.tell(|game| Event::Unmoved { why: why.refusal(game).message() });
    }
}
