//! What a screen reader says of a spot: its name, what lies there, its zone.
//!
//! Whether it is chosen or can be touched is said by the front end, in the way of its platform.

use i18n::{Message, Value};

use crate::{Board, Piece, Spot};

impl Spot {
    /// The words for a spot of this board, such as “c3: red ball, the meadow”.
    #[must_use]
    pub fn label(&self, board: &Board) -> Message {
        let place = self.place(board);
        // The topmost piece first: it is the one that a touch takes.
        let things = enumerated(self.pieces.iter().rev().map(thing).collect());
        let label = match things {
            Some(things) => Message::new("scene.spot").with("place", place).with("things", things),
            None => Message::new("scene.spot-empty").with("place", place),
        };
        match board.zone_of(self) {
            Some(zone) => and(label, zone.name.clone()),
            None => label,
        }
    }
}

impl Spot {
    /// How people call it: on a board beside the main one, by the title of the board.
    fn place(&self, board: &Board) -> Value {
        let name = self.touch.as_str();
        match (&board.title, name.split_once('.')) {
            (Some(title), Some((_, cell))) => {
                let place = Message::new("scene.place-on").with("board", title.clone());
                place.with("place", cell).into()
            }
            _ => Value::Text(name.to_owned()),
        }
    }
}

/// Some things one after the other. Two neighbours at a time become one, so that even a high pile
/// makes no deep message, which could not be said.
fn enumerated(mut things: Vec<Message>) -> Option<Message> {
    while things.len() > 1 {
        let mut rest = things.into_iter();
        things = Vec::new();
        while let Some(first) = rest.next() {
            things.push(match rest.next() {
                Some(next) => and(first, next),
                None => first,
            });
        }
    }
    things.pop()
}

fn and(first: Message, next: Message) -> Message {
    Message::new("scene.and").with("first", first).with("next", next)
}

/// A piece with its owners.
fn thing(piece: &Piece) -> Message {
    let owners = piece.owner.into_iter().chain(piece.shared_with.iter().copied());
    owners.fold(piece.name.clone(), |thing, owner| {
        Message::new("scene.owned").with("thing", thing).with("player", Value::Seat(owner))
    })
}
