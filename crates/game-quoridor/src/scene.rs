//! The picture of a board: cells with grooves between them, pawns, walls, and what to touch.
//!
//! A cell is touched to move there. A crossing (`e3+`) is touched first to build; then the two
//! walls that could lie on it (`e3h`, `e3v`) can be touched.

use game::{Common, Notation as _, Presentation, Rules as _, Seat, Turn, Viewer};
use geometry::{Cell, Grid, Point, Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Button, Counter, Figure, Ground, Label, Mark, Piece, Pitch, Scene, SeatPanel, Spot,
    SpotKind, Token, Touch,
};

use crate::layout::{cell_at, cell_bit, crossing_at, crossing_bit};
use crate::moves::{Move, Orientation};
use crate::notation::{PASS, wall_text};
use crate::{Position, Quoridor, Refusal, View};

/// From the middle of a groove to the edge of a cell.
const GROOVE: i32 = 10;

impl Presentation for Quoridor {
    type View = View;

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        match *action {
            Move::Pawn(cell) => vec![Touch::new(cell_at(self.size, cell))],
            Move::Wall(orientation, crossing) => {
                let cell = crossing_at(self.size, crossing);
                vec![crossing_touch(cell), Touch(wall_text(orientation, cell))]
            }
            Move::Pass => vec![Touch::new(PASS)],
        }
    }

    /// The reason why the move that the touch stands for is refused.
    fn explain_touch(&self, position: &Position, _touches: &[Touch], next: &Touch) -> Refusal {
        let crossing = next.as_str().strip_suffix('+');
        let meant = match crossing {
            Some(cell) => format!("{cell}h"),
            None => next.as_str().to_owned(),
        };
        let meant = self.parse_move(position, &meant);
        let refused = meant.and_then(|action| self.check(position, &action));
        refused.err().unwrap_or_else(|| Common::NothingThere.into())
    }

    fn picture(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Scene {
        let mut spots = cell_spots(self, position);
        spots.extend(standing_spots(self, position));
        spots.extend(crossing_spots(self));
        if let Some(cell) = touched_crossing(touches) {
            spots.extend(ghost_spots(self, position, cell));
        }
        let side = i32::from(self.size) * UNIT;
        let bounds = Rect::new(-UNIT, 0, side + UNIT, side + UNIT);
        let board = Board::new("board", Ground::Wood, bounds, Pitch { cols: 4, rows: 2 });
        Scene {
            boards: vec![Board { spots, labels: labels(self.size), ..board }],
            buttons: buttons(self, position),
            panels: Seat::all(self.players).map(|seat| panel(self, position, seat)).collect(),
            ..Scene::empty()
        }
    }

    /// Only a corner is touched before more is wanted: then the wall has to lie somehow.
    fn prompt(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Message {
        match (touches, self.turn(position)) {
            ([_, ..], Turn::Seat(hand)) => Message::new("quoridor.lay-how").with("player", hand),
            _ => game::usual_prompt(self, position),
        }
    }
}

fn crossing_touch(cell: Cell) -> Touch {
    Touch(format!("{cell}+"))
}

fn buttons(game: &Quoridor, position: &Position) -> Vec<Button> {
    let can_pass = game.check(position, &Move::Pass).is_ok();
    let pass = Button::new(Touch::new(PASS), Message::new("play.pass"));
    if can_pass || game.pass { vec![pass] } else { Vec::new() }
}

fn panel(game: &Quoridor, position: &Position, seat: Seat) -> SeatPanel {
    let counter = |key: &'static str, value: u8| Counter::new(Message::new(key), value);
    let mut counters = vec![counter("quoridor.walls-left", position.left[seat.index()])];
    let has_bonus = game.bonus > 0 || position.pays() || position.earned != [0; 4];
    if has_bonus {
        counters.push(counter("quoridor.points", position.earned[seat.index()]));
    }
    SeatPanel {
        seat: seat.number(),
        has_the_hand: game.turn(position) == Turn::Seat(seat),
        token: pawn(seat),
        counters,
    }
}

fn pawn(seat: Seat) -> Piece {
    // A seat's number is one digit.
    let token = Token::of_seat(seat.number());
    let name = Message::new("quoridor.pawn").with("player", seat);
    Piece::new(Figure::Pawn(token), Some(seat.number()), name)
}

/// The top left corner of a cell's square; row 1 lies at the bottom.
fn corner(size: u8, cell: Cell) -> Point {
    Point::new(i32::from(cell.col) * UNIT, i32::from(size - 1 - cell.row) * UNIT)
}

fn cell_spots(game: &Quoridor, position: &Position) -> Vec<Spot> {
    let spot = |cell: Cell| {
        let Point { x, y } = corner(game.size, cell);
        let side = UNIT - 2 * GROOVE;
        let outline = Shape::Rect(Rect::new(x + GROOVE, y + GROOVE, side, side));
        let mut spot = Spot::new(Touch::new(cell), SpotKind::Cell, outline);
        let bit = cell_bit(game.size, cell);
        for seat in Seat::all(game.players) {
            if position.pawns[seat.index()] == bit {
                spot.pieces.push(pawn(seat));
            }
            if game.is_goal(seat.index(), bit) {
                spot.marks.push(Mark::Goal(seat.number()));
            }
        }
        let bonus = position.bonuses().find(|bonus| bonus.cell == bit);
        spot.marks.extend(bonus.map(|bonus| Mark::Bonus(bonus.points)));
        spot
    };
    Grid::square(game.size).cells().map(spot).collect()
}

fn crossing_spots(game: &Quoridor) -> Vec<Spot> {
    let spot = |cell: Cell| {
        let Point { x, y } = corner(game.size, cell);
        let outline = Shape::Circle { center: Point::new(x + UNIT, y), radius: GROOVE };
        Spot::new(crossing_touch(cell), SpotKind::Crossing, outline)
    };
    Grid::square(game.size - 1).cells().map(spot).collect()
}

fn standing_spots(game: &Quoridor, position: &Position) -> Vec<Spot> {
    let spot = |(orientation, cell)| {
        let mut spot = wall_spot(game.size, orientation, cell);
        let name = Message::new("quoridor.wall");
        spot.pieces.push(Piece::new(Figure::Wall, None, name));
        spot
    };
    position.standing_walls(game.size).map(spot).collect()
}

/// The walls that could lie on a touched crossing, as ghosts.
fn ghost_spots(game: &Quoridor, position: &Position, cell: Cell) -> Vec<Spot> {
    let ghosts = Orientation::ALL.into_iter().filter(|&orientation| {
        Grid::square(game.size - 1).contains(cell)
            && !position.has_wall(orientation, crossing_bit(game.size, cell))
    });
    let spot = |orientation| {
        let mut spot = wall_spot(game.size, orientation, cell);
        spot.marks.push(Mark::Ghost);
        spot
    };
    ghosts.map(spot).collect()
}

fn wall_spot(size: u8, orientation: Orientation, cell: Cell) -> Spot {
    let Point { x, y } = corner(size, cell);
    let (length, width) = (2 * (UNIT - GROOVE), 2 * GROOVE);
    let outline = match orientation {
        Orientation::Horizontal => Rect::new(x + GROOVE, y - GROOVE, length, width),
        Orientation::Vertical => Rect::new(x + UNIT - GROOVE, y - UNIT + GROOVE, width, length),
    };
    Spot::new(Touch(wall_text(orientation, cell)), SpotKind::Wall, Shape::Rect(outline))
}

fn touched_crossing(touches: &[Touch]) -> Option<Cell> {
    touches.first()?.as_str().strip_suffix('+')?.parse().ok()
}

fn labels(size: u8) -> Vec<Label> {
    let middle = UNIT / 2;
    let columns = (0..size).map(|col| Label {
        at: Point::new(i32::from(col) * UNIT + middle, i32::from(size) * UNIT + middle),
        text: Cell::column_letter(col).to_string(),
    });
    let rows = (0..size).map(|row| Label {
        at: Point::new(-middle, i32::from(size - 1 - row) * UNIT + middle),
        text: (row + 1).to_string(),
    });
    columns.chain(rows).collect()
}
