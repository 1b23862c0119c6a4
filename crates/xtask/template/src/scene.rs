//! The picture: stones in rows of ten, and three buttons that take some.

use game::{OpenView, Presentation, Rules as _, Seat, Turn, Viewer};
use geometry::{Rect, Shape, UNIT};
use i18n::Message;
use scene::{Board, Button, Figure, Ground, Piece, Pitch, Scene, SeatPanel, Spot, SpotKind, Touch};

use crate::rules::{MOST, SEATS};
use crate::{Heaps, Position, Refusal, Take};

const ROW: u8 = 10;

impl Presentation for Heaps {
    type View = OpenView;

    fn touch_path(&self, _position: &Position, action: &Take) -> Vec<Touch> {
        vec![touch(*action)]
    }

    fn picture(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Scene {
        let panels = Seat::all(SEATS).map(|seat| SeatPanel {
            seat: seat.number(),
            has_the_hand: self.turn(position) == Turn::Seat(seat),
            token: stone(Some(seat)),
            counters: Vec::new(),
        });
        Scene {
            boards: vec![board(position)],
            // What can be touched now is opened by the contract, from the legal moves.
            buttons: (1..=MOST).map(Take).map(button).collect(),
            panels: panels.collect(),
            ..Scene::empty()
        }
    }

    /// Stones themselves are not touched; the buttons say how many to take.
    fn explain_touch(&self, position: &Position, _touches: &[Touch], next: &Touch) -> Refusal {
        let is_button = (1..=MOST).map(Take).any(|take| touch(take) == *next);
        if is_button { Refusal::NotSoMany { left: position.stones } } else { Refusal::OneToThree }
    }
}

fn touch(take: Take) -> Touch {
    Touch::new(format!("take-{take}"))
}

fn button(take: Take) -> Button {
    Button::new(touch(take), Message::new("heaps.take").with("count", take.0))
}

fn board(position: &Position) -> Board {
    let spots = (1..=position.stones).map(|number| {
        let (row, col) = ((number - 1) / ROW, (number - 1) % ROW);
        let outline = Rect::new(i32::from(col) * UNIT, i32::from(row) * UNIT, UNIT, UNIT);
        let name = Touch::new(format!("stone-{number}"));
        let mut spot = Spot::new(name, SpotKind::Cell, Shape::Rect(outline));
        spot.pieces.push(stone(None));
        spot
    });
    let bounds = Rect::new(0, 0, i32::from(ROW) * UNIT, 4 * UNIT);
    let board = Board::new("heap", Ground::Wood, bounds, Pitch { cols: 4, rows: 2 });
    Board { spots: spots.collect(), ..board }
}

fn stone(owner: Option<Seat>) -> Piece {
    let owner = owner.map(Seat::number);
    Piece::new(Figure::Disc, owner, Message::new("heaps.stone"))
}
