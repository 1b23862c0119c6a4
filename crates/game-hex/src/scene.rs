//! The picture: hexagons in a rhombus, and beads along the edges in the colours of their sides.

use game::{OpenView, Presentation, Saying, Seat, Side, Told, Tone, Viewer};
use geometry::{Cell, Point, Rect, Shape};
use i18n::Message;
use scene::{
    Board, Button, Figure, Ground, Label, Piece, Pitch, Scene, SeatPanel, Spot, SpotKind, Theme,
    Touch,
};

use crate::moves::SWAP;
use crate::{Hex, Move, Position, Refusal, SEATS};

/// From a cell to the next one, and to the row below: hexagons that stand on a corner.
const ACROSS: i32 = 100;
const DOWN: i32 = 87;
/// The corners of a hexagon around its middle.
const CORNERS: [(i32, i32); 6] = [(0, -58), (50, -29), (50, 29), (0, 58), (-50, 29), (-50, -29)];
/// Beads lie before the notches between the hexagons of an edge.
const BEAD: i32 = 24;
const ABOVE: (i32, i32) = (-50, -86);
const BESIDE: (i32, i32) = (-98, -1);

impl Presentation for Hex {
    type View = OpenView;

    /// A swap needs words: the stone changes its place and its colour.
    fn told(&self, position: &Position, action: &Move, _viewer: Viewer) -> Vec<Told> {
        if *action != Move::Swap {
            return Vec::new();
        }
        let message = Message::new("hex.swapped").with("player", position.mover().seat());
        vec![Told::Said(Saying::new(message, Tone::Plain))]
    }

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        vec![Touch::new(action)]
    }

    fn explain_touch(&self, _position: &Position, _touches: &[Touch], next: &Touch) -> Refusal {
        let is_of = |edge: &Edge| next.as_str().starts_with(edge.name());
        if let Some(edge) = Edge::ALL.into_iter().find(is_of) {
            return Refusal::Edge { side: edge.side() };
        }
        match next.as_str().parse() {
            Ok(cell) => Refusal::Taken { cell },
            Err(_) => Refusal::SwapLate,
        }
    }

    fn picture(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Scene {
        let mover = position.mover().seat();
        let panels = Seat::all(SEATS).map(|seat| SeatPanel {
            seat: seat.number(),
            has_the_hand: position.winner().is_none() && seat == mover,
            token: piece("hex.stone", seat),
            counters: Vec::new(),
        });
        let button = || Button::new(Touch::new(SWAP), Message::new("hex.swap"));
        Scene {
            boards: vec![board(position)],
            buttons: self.may_swap(position).then(button).into_iter().collect(),
            panels: panels.collect(),
            theme: Theme::Sea,
            ..Scene::empty()
        }
    }

    /// Asks something else where a swap may be the answer.
    fn prompt(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Message {
        if self.may_swap(position) {
            Message::new("hex.may-swap").with("player", position.mover().seat())
        } else {
            game::usual_prompt(self, position)
        }
    }
}

fn board(position: &Position) -> Board {
    let size = position.grid().cols;
    // Room for the letters; a little more, so that beads of a text drawing keep their distance.
    let (left, above) = (-4 * ACROSS - ACROSS / 10, -2 * DOWN - DOWN / 5);
    let (width, height) = (i32::from(size) * ACROSS * 3 / 2, i32::from(size) * DOWN);
    let bounds = Rect::new(left, above, width - 2 * left, height - 2 * above);
    let mut board = Board::new("board", Ground::Wood, bounds, Pitch { cols: 2, rows: 1 });
    board.frame.step = Point::new(ACROSS, DOWN);
    let beads = Edge::ALL.into_iter().flat_map(|edge| (0..size).map(move |nth| (edge, nth)));
    board.spots.extend(beads.map(|(edge, nth)| bead(size, edge, nth)));
    board.spots.extend(position.grid().cells().map(|cell| spot(position, cell)));
    board.labels = labels(size);
    board
}

fn spot(position: &Position, cell: Cell) -> Spot {
    let Point { x, y } = middle(cell);
    let corners = CORNERS.iter().map(|(right, down)| Point::new(x + right, y + down));
    let outline = Shape::Polygon(corners.collect());
    let mut spot = Spot::new(Touch::new(cell), SpotKind::Cell, outline);
    spot.pieces.extend(position.stone(cell).map(|side| piece("hex.stone", side.seat())));
    spot
}

fn middle(cell: Cell) -> Point {
    let (col, row) = (i32::from(cell.col), i32::from(cell.row));
    Point::new(col * ACROSS + row * ACROSS / 2, row * DOWN)
}

#[derive(Clone, Copy)]
enum Edge {
    Top,
    Bottom,
    Left,
    Right,
}

impl Edge {
    const ALL: [Self; 4] = [Self::Top, Self::Left, Self::Right, Self::Bottom];

    const fn name(self) -> &'static str {
        match self {
            Self::Top => "top",
            Self::Bottom => "bottom",
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    const fn side(self) -> Side {
        match self {
            Self::Top | Self::Bottom => Side::Black,
            Self::Left | Self::Right => Side::White,
        }
    }
}

/// A bead beside a cell of an edge. The board looks the same when it is turned around.
fn bead(size: u8, edge: Edge, nth: u8) -> Spot {
    let far = middle(Cell::new(size - 1, size - 1));
    let near = |cell: Cell, (right, down): (i32, i32)| {
        let Point { x, y } = middle(cell);
        Point::new(x + right, y + down)
    };
    let turned = |point: Point| Point::new(far.x - point.x, far.y - point.y);
    let center = match edge {
        Edge::Top => near(Cell::new(nth, 0), ABOVE),
        Edge::Left => near(Cell::new(0, nth), BESIDE),
        Edge::Bottom => turned(near(Cell::new(size - 1 - nth, 0), ABOVE)),
        Edge::Right => turned(near(Cell::new(0, size - 1 - nth), BESIDE)),
    };
    let outline = Shape::Circle { center, radius: BEAD };
    let touch = Touch::new(format!("{}-{}", edge.name(), nth + 1));
    let mut spot = Spot::new(touch, SpotKind::Rim, outline);
    spot.pieces.push(piece("hex.bead", edge.side().seat()));
    spot
}

/// Letters above the columns and numbers beside the rows, along their lines.
fn labels(size: u8) -> Vec<Label> {
    let letter = |col: u8| {
        let at = Point::new(i32::from(col) * ACROSS - 73, -127);
        Label { at, text: Cell::column_letter(col).to_string() }
    };
    let number = |row: u8| {
        let Point { x, y } = middle(Cell::new(0, row));
        // Two digits need more room; the blanks keep them off the beads of a text drawing.
        let wide = if row < 9 { 0 } else { 10 };
        Label { at: Point::new(x - 139 - wide, y), text: format!("{:>2}   ", row + 1) }
    };
    (0..size).map(letter).chain((0..size).map(number)).collect()
}

fn piece(name: &'static str, seat: Seat) -> Piece {
    Piece::new(Figure::Disc, Some(seat.number()), Message::new(name))
}
