//! The picture of a position: a green board with coordinates, the discs of both sides counted.
//!
//! It knows no rule: which squares may be touched comes from the contract.

use game::{Common, Presentation, Rules, Seat, Side, Turn, Viewer};
use geometry::{Cell, Point, Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Button, Counter, Figure, Ground, Label, Piece, Pitch, Scene, SeatPanel, Spot, SpotKind,
    Touch,
};

use crate::board::{GRID, Position, SIDE, Square};
use crate::moves::Move;
use crate::{Othello, Refusal, View};

/// Room for the coordinates on the left and on top.
const MARGIN: i32 = 60;
/// A little felt beyond the last column and row.
const RIM: i32 = 20;
/// A mark on each side of a disc needs a column of its own.
const PITCH: Pitch = Pitch { cols: 3, rows: 1 };

impl Presentation for Othello {
    type View = View;

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        vec![touch_of(*action)]
    }

    fn explain_touch(&self, position: &Position, _touches: &[Touch], next: &Touch) -> Refusal {
        let reason = move_of(next).map(|action| self.check(position, &action));
        reason.and_then(Result::err).unwrap_or_else(|| Common::NothingThere.into())
    }

    fn picture(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Scene {
        let pass = Button::new(touch_of(Move::Pass), Message::new("play.pass"));
        Scene {
            boards: vec![board(position)],
            buttons: if position.must_pass() { vec![pass] } else { Vec::new() },
            panels: Side::BOTH.map(|side| panel(position, side)).into(),
            ..Scene::empty()
        }
    }

    fn prompt(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Message {
        let to = |key, seat: Seat| Message::new(key).with("player", seat);
        match (self.outcome(position), position.must_pass()) {
            (Some(outcome), _) => outcome.verdict.message(),
            (None, true) => to("othello.pass-now", position.side().seat()),
            (None, false) => to("scene.your-turn", position.side().seat()),
        }
    }
}

/// The one touch that makes a move.
fn touch_of(action: Move) -> Touch {
    Touch::new(action)
}

/// The move that a touch stands for, legal or not.
fn move_of(touch: &Touch) -> Option<Move> {
    touch.as_str().parse().ok().filter(|action| touch_of(*action) == *touch)
}

fn board(position: &Position) -> Board {
    let side = i32::from(SIDE) * UNIT;
    let bounds = Rect::new(-MARGIN, -MARGIN, side + MARGIN + RIM, side + MARGIN + RIM);
    Board {
        spots: GRID.cells().filter_map(Square::at).map(|square| spot(position, square)).collect(),
        labels: (0..SIDE).flat_map(coordinates).collect(),
        ..Board::new("board", Ground::Felt, bounds, PITCH)
    }
}

fn spot(position: &Position, square: Square) -> Spot {
    let cell = square.cell();
    let (x, y) = (i32::from(cell.col) * UNIT, i32::from(cell.row) * UNIT);
    let outline = Shape::Rect(Rect::new(x, y, UNIT, UNIT));
    let mut spot = Spot::new(touch_of(Move::Place(square)), SpotKind::Cell, outline);
    let owner = Side::BOTH.into_iter().find(|side| position.discs(*side) & square.bit() != 0);
    spot.pieces.extend(owner.map(disc));
    spot
}

fn disc(side: Side) -> Piece {
    let name = match side {
        Side::Black => "othello.black-disc",
        Side::White => "othello.white-disc",
    };
    let owner = Some(side.seat().number());
    Piece::new(Figure::Disc, owner, Message::new(name))
}

/// The letter above a column and the number left of a row.
fn coordinates(line: u8) -> [Label; 2] {
    let middle = i32::from(line) * UNIT + UNIT / 2;
    let letter = Cell::column_letter(line).to_string();
    [
        Label { at: Point::new(middle, -MARGIN / 2), text: letter },
        Label { at: Point::new(-MARGIN / 2, middle), text: (line + 1).to_string() },
    ]
}

fn panel(position: &Position, side: Side) -> SeatPanel {
    let discs = position.discs(side).count_ones();
    SeatPanel {
        seat: side.seat().number(),
        has_the_hand: Othello.turn(position) == Turn::Seat(side.seat()),
        token: disc(side),
        counters: vec![Counter::new(Message::new("othello.discs"), discs)],
    }
}
