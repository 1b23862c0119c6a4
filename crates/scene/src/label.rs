//! What a screen reader says of a spot: its name, what lies there, its zone.
//!
//! Whether it is chosen or can be touched is said by the front end, in the way of its platform.

use i18n::{Message, Value};

use crate::{Board, Piece, Spot};

impl Spot {
    /// The words for a spot of this board, such as “c3: red ball, the meadow”.
    #[must_use]
    pub fn label(&self, board: &Board) -> Message {
        let place = Value::Text(self.touch.as_str().to_owned());
        // The topmost piece first: it is the one that a touch takes.
        let things = self.pieces.iter().rev().map(thing).reduce(|first, next| {
            Message::new("scene.and").with("first", first).with("next", next)
        });
        let label = match things {
            Some(things) => Message::new("scene.spot").with("place", place).with("things", things),
            None => Message::new("scene.spot-empty").with("place", place),
        };
        match board.zone_of(self) {
            Some(zone) => {
                Message::new("scene.and").with("first", label).with("next", zone.name.clone())
            }
            None => label,
        }
    }
}

/// A piece with its owners.
fn thing(piece: &Piece) -> Message {
    let owners = piece.owner.into_iter().chain(piece.shared_with.iter().copied());
    owners.fold(piece.name.clone(), |thing, owner| {
        Message::new("scene.owned").with("thing", thing).with("player", Value::Seat(owner))
    })
}
