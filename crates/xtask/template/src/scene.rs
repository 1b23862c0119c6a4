//! The picture: stones in rows of ten. To touch a stone takes it and all that come after it.

use game::{Common, Seat};
use geometry::{Rect, Shape, UNIT};
use i18n::Message;
use scene::{Board, Figure, Ground, Piece, Pitch, Scene, SeatPanel, Spot, SpotKind, Touch};

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
    Scene { boards: vec![board(position)], buttons: Vec::new(), panels: panels.collect(), prompt }
}

pub(crate) fn touch_path(view: &View, Take(count): Take) -> Vec<Touch> {
    vec![name((view.stones + 1).saturating_sub(count))]
}

pub(crate) fn explain(view: &View, next: &Touch) -> Refusal {
    let is_stone = (1..=view.stones).any(|number| name(number) == *next);
    match view.viewer {
        _ if view.stones == 0 => Common::GameOver.into(),
        seat if seat != Some(view.to_move) => Common::NotYourTurn.into(),
        _ if is_stone => Refusal::OneToThree,
        _ => Common::NothingThere.into(),
    }
}

/// Stones are counted from 1, as people do.
fn name(number: u8) -> Touch {
    Touch::new(format!("stone-{number}"))
}

fn board(position: &Position) -> Board {
    let spots = (1..=position.stones()).map(|number| {
        let (row, col) = ((number - 1) / ROW, (number - 1) % ROW);
        let outline = Rect::new(i32::from(col) * UNIT, i32::from(row) * UNIT, UNIT, UNIT);
        let mut spot = Spot::new(name(number), SpotKind::Cell, Shape::Rect(outline));
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
    }
}

fn stone(owner: Option<Seat>) -> Piece {
    let owner = owner.map(Seat::number);
    Piece { figure: Figure::Disc, owner, name: Message::new("heaps.stone") }
}
