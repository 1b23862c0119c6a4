//! The picture: stones in rows of ten, and three buttons that take some.

use game::{Common, Seat};
use geometry::{Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Button, Figure, Frame, Ground, Piece, Pitch, Reply, Scene, SeatPanel, Spot, SpotKind,
    Touch,
};

use crate::moves::MOST;
use crate::{Position, Refusal, SEATS, Take, View, rules};

const ROW: u8 = 10;

pub(crate) fn draw(position: &Position) -> Scene {
    let outcome = rules::outcome(position);
    let your_turn = || Message::new("scene.your-turn").with("player", position.mover());
    let prompt = outcome.as_ref().map_or_else(your_turn, |outcome| outcome.verdict.message());
    let panels = Seat::all(SEATS).map(|seat| SeatPanel {
        seat: seat.number(),
        has_the_hand: outcome.is_none() && seat == position.mover(),
        token: stone(Some(seat)),
        counters: Vec::new(),
    });
    let buttons = (1..=MOST).map(Take).map(button).collect();
    Scene {
        boards: vec![board(position)],
        buttons,
        panels: panels.collect(),
        prompt,
        dice: Vec::new(),
    }
}

pub(crate) fn touch_path(take: Take) -> Vec<Touch> {
    vec![Touch::new(format!("take-{take}"))]
}

pub(crate) fn explain(view: &View, next: &Touch) -> Refusal {
    let takes = (1..=MOST).map(Take).any(|take| touch_path(take).contains(next));
    match view.viewer {
        _ if view.stones == 0 => Common::GameOver.into(),
        seat if seat != Some(view.to_move) => Common::NotYourTurn.into(),
        _ if takes => Refusal::NotSoMany { left: view.stones },
        // Stones themselves are not touched; the buttons say how many to take.
        _ => Refusal::OneToThree,
    }
}

fn button(take: Take) -> Button {
    let label = Message::new("heaps.take").with("count", take.0);
    // What can be touched now is opened by the contract, from the legal moves.
    Button { touch: Touch::new(format!("take-{take}")), label, reply: Reply::Explains }
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
    Board {
        id: "heap".to_owned(),
        title: None,
        ground: Ground::Wood,
        bounds: Rect::new(0, 0, i32::from(ROW) * UNIT, 4 * UNIT),
        spots: spots.collect(),
        links: Vec::new(),
        labels: Vec::new(),
        pitch: Pitch { cols: 4, rows: 2 },
        frame: Frame::default(),
        zones: Vec::new(),
    }
}

fn stone(owner: Option<Seat>) -> Piece {
    let owner = owner.map(Seat::number);
    Piece::new(Figure::Disc, owner, Message::new("heaps.stone"))
}
