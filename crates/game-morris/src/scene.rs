//! The picture: points and lines, men on the board and in hand; and what touches mean.
//!
//! A man is placed by touching a point, and moved by touching it and then its new point. When
//! that closes a mill, the man to take is touched last; until then the mill is already shown.

use game::{Common, OpenView, Presentation, Rules as _, Side, Turn, Viewer};
use geometry::{Cell, Point as Place, Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Counter, Figure, Frame, Ground, Label, Link, Piece, Pitch, Scene, SeatPanel, Spot,
    SpotKind, Theme, Touch,
};

use crate::board::Position;
use crate::lines::Point;
use crate::moves::Move;
use crate::options::Morris;
use crate::refusal::Refusal;
use crate::rules;

/// Around a point, as far as a finger finds it.
const RADIUS: i32 = 40;
/// Room for the letters and numbers beside the board.
const MARGIN: i32 = UNIT;
const PITCH: Pitch = Pitch { cols: 4, rows: 2 };

impl Presentation for Morris {
    type View = OpenView;

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        let touch = |point| Touch::new(self.lines.cell(point));
        let touches = action.from.into_iter().chain([action.to]).chain(action.takes);
        touches.map(touch).collect()
    }

    fn explain_touch(&self, position: &Position, touches: &[Touch], next: &Touch) -> Refusal {
        let Some(next) = point_of(self, next) else { return Common::NothingThere.into() };
        let refused = match begun(self, position, touches) {
            Begun::Mill(..) => rules::check_taken(self, position, next),
            Begun::From(from) => rules::check_step(self, position, from, next),
            Begun::Nothing if position.in_hand(position.side()) > 0 => {
                rules::check_place(self, position, next)
            }
            Begun::Nothing => rules::check_from(self, position, next)
                .and(Err(Refusal::Stuck { point: self.lines.cell(next) })),
        };
        refused.err().unwrap_or_else(|| Common::NothingThere.into())
    }

    fn picture(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Scene {
        let mut shown = *position;
        // A closed mill is shown before a man is taken; the counters follow.
        if let Begun::Mill(from, to) = begun(self, position, touches) {
            shown.play(Move { from, to, takes: None });
        }
        let turn = self.turn(position);
        Scene {
            boards: vec![board(self, &shown)],
            panels: Side::BOTH.map(|side| panel(&shown, side, turn)).into(),
            theme: Theme::Paper,
            ..Scene::empty()
        }
    }

    fn prompt(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Message {
        if let Some(outcome) = self.outcome(position) {
            return outcome.verdict.message();
        }
        let key = match begun(self, position, touches) {
            Begun::Mill(..) => "morris.take-man",
            Begun::From(_) => "morris.go-where",
            Begun::Nothing if position.in_hand(position.side()) > 0 => "morris.place-man",
            Begun::Nothing if rules::flies(self, position, position.side()) => "morris.fly-man",
            Begun::Nothing => "morris.move-man",
        };
        Message::new(key).with("player", position.side().seat())
    }
}

/// What touches so far stand for.
enum Begun {
    Nothing,
    /// A man that will move.
    From(Point),
    /// A step that closes a mill and waits for the man to take.
    Mill(Option<Point>, Point),
}

fn begun(game: &Morris, position: &Position, touches: &[Touch]) -> Begun {
    let point = |at: usize| touches.get(at).and_then(|touch| point_of(game, touch));
    match (position.in_hand(position.side()) > 0, point(0), point(1)) {
        (true, Some(to), None) => Begun::Mill(None, to),
        (false, Some(from), None) => Begun::From(from),
        (false, Some(from), Some(to)) => Begun::Mill(Some(from), to),
        _ => Begun::Nothing,
    }
}

fn point_of(game: &Morris, touch: &Touch) -> Option<Point> {
    game.lines.point(touch.as_str().parse().ok()?)
}

fn board(game: &Morris, position: &Position) -> Board {
    let lines = game.lines;
    let spot = |point: Point| {
        let cell = lines.cell(point);
        let outline = Shape::Circle { center: center(game, cell), radius: RADIUS };
        let mut spot = Spot::new(Touch::new(cell), SpotKind::Cell, outline);
        spot.pieces.extend(position.man_at(point).map(man));
        spot
    };
    let link = |&(one, other): &(Point, Point)| Link {
        from: center(game, lines.cell(one)),
        to: center(game, lines.cell(other)),
    };
    let width = i32::from(lines.side) * UNIT;
    let bounds = Rect::new(-MARGIN, 0, width + MARGIN, width + MARGIN);
    Board {
        spots: lines.points().iter().map(spot).collect(),
        links: lines.steps.iter().map(link).collect(),
        labels: (0..lines.side).flat_map(|line| coordinates(game, line)).collect(),
        // The lines make the board; a point is where they meet and has none of its own.
        frame: Frame { line: 0, ..Frame::default() },
        ..Board::new("board", Ground::Wood, bounds, PITCH)
    }
}

/// Row 1 is at the bottom, as players write it.
fn center(game: &Morris, cell: Cell) -> Place {
    let place = |line: u8| i32::from(line) * UNIT + UNIT / 2;
    Place::new(place(cell.col), place(game.lines.side - 1 - cell.row))
}

/// The number left of a row and the letter below a column.
fn coordinates(game: &Morris, line: u8) -> [Label; 2] {
    let row = center(game, Cell::new(0, line));
    let column = center(game, Cell::new(line, 0));
    [
        Label { at: Place::new(row.x - MARGIN, row.y), text: (line + 1).to_string() },
        Label {
            at: Place::new(column.x, column.y + MARGIN),
            text: Cell::column_letter(line).to_string(),
        },
    ]
}

fn man(side: Side) -> Piece {
    let name = match side {
        Side::Black => Message::new("morris.black-man"),
        Side::White => Message::new("morris.white-man"),
    };
    Piece::new(Figure::Disc, Some(side.seat().number()), name)
}

fn panel(position: &Position, side: Side, turn: Turn) -> SeatPanel {
    let counter = |key: &'static str, men: u8| Counter::new(Message::new(key), men);
    SeatPanel {
        seat: side.seat().number(),
        has_the_hand: turn == Turn::Seat(side.seat()),
        token: man(side),
        counters: vec![
            counter("morris.in-hand", position.in_hand(side)),
            counter("morris.on-board", position.men(side).count()),
        ],
    }
}
