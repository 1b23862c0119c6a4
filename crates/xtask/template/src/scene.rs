//! The picture: stones in rows of ten, and three buttons that take some.

use game::Seat;
use geometry::{Rect, Shape, UNIT};
use i18n::Message;
use scene::{Board, Button, Figure, Ground, Piece, Pitch, Scene, SeatPanel, Spot, SpotKind, Touch};

use crate::moves::MOST;
use crate::{Position, Refusal, SEATS, Take};

const ROW: u8 = 10;

pub(crate) fn picture(position: &Position) -> Scene {
    let panels = Seat::all(SEATS).map(|seat| SeatPanel {
        seat: seat.number(),
        has_the_hand: !position.is_over() && seat == position.mover(),
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

pub(crate) fn touch_path(take: Take) -> Vec<Touch> {
    vec![Touch::new(format!("take-{take}"))]
}

/// Why the player who has the hand may not touch this.
pub(crate) fn explain(position: &Position, next: &Touch) -> Refusal {
    let takes = (1..=MOST).map(Take).any(|take| touch_path(take).contains(next));
    // Stones themselves are not touched; the buttons say how many to take.
    if takes { Refusal::NotSoMany { left: position.stones() } } else { Refusal::OneToThree }
}

fn button(take: Take) -> Button {
    let label = Message::new("heaps.take").with("count", take.0);
    Button::new(Touch::new(format!("take-{take}")), label)
}

fn board(position: &Position) -> Board {
    let spots = (1..=position.stones()).map(|number| {
        let (row, col) = ((number - 1) / ROW, (number - 1) % ROW);
        let outline = Rect::new(i32::from(col) * UNIT, i32::from(row) * UNIT, UNIT, UNIT);
        let mut spot =
            Spot::new(Touch::new(format!("stone-{number}")), SpotKind::Cell, Shape::Rect(outline));
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
