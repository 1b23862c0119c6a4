//! The picture of a play: its boards with their spots, what lies there, buttons and panels.
//!
//! Every board has a plane of its own; where boards lie on the screen is the design's frame,
//! not the scene's business. Faces that the viewer may not see are drawn as backs.

mod letters;
mod touches;

pub(crate) use touches::{explain_touch, stand_ins, touch_path};

use game::{Game as _, Seat, Turn};
use geometry::{Cell, Point, Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Button, Counter, Figure, Ground, Label, Mark, Piece, Pitch, Reply, Scene, SeatPanel,
    Spot, SpotKind, Token as Letter, Touch,
};

use crate::DesignedGame;
use crate::compile::{Board as Place, Compiled, Sort};
use crate::design::{Layout, Refill, WhenToValidate};
use crate::play::{Position, Token, has_action};
use crate::view::View;

/// The scene of a position that shows this view, before touches are opened.
pub(crate) fn scene(game: &DesignedGame, at: &Position, view: &View) -> Scene {
    let compiled = game.compiled();
    let letters = letters::letters(compiled);
    let painter = Painter { game: compiled, at, viewer: seat_index(view), letters: &letters };
    let boards =
        compiled.boards.iter().filter(|board| board.sort == Sort::Grid || board.seats != 0);
    Scene {
        boards: boards.map(|board| painter.board(board)).collect(),
        buttons: buttons(compiled, at),
        panels: Seat::all(compiled.seats).map(|seat| panel(game, at, seat)).collect(),
        prompt: crate::line::prompt(game, at),
    }
}

fn seat_index(view: &View) -> Option<u8> {
    view.seat.map(|seat| seat.number() - 1)
}

struct Painter<'a> {
    game: &'a Compiled,
    at: &'a Position,
    viewer: Option<u8>,
    letters: &'a [char],
}

impl Painter<'_> {
    fn board(&self, board: &Place) -> Board {
        let (cols, rows) = (i32::from(board.cols), i32::from(board.rows));
        let is_grid = board.sort == Sort::Grid;
        let shifted = is_grid && self.game.design.grid.layout == Layout::Hexagons;
        let width = cols * UNIT + if shifted { UNIT / 2 } else { 0 };
        let title = match board.sort {
            Sort::Grid => None,
            Sort::Shoe => Some("workshop.shoe"),
            Sort::Waiting => Some("workshop.waiting-zone"),
            Sort::Result => Some("workshop.result-zone"),
        };
        Board {
            id: board.id(),
            title: title.map(|key| Message::new(key).with("number", board.number)),
            ground: if is_grid { Ground::Wood } else { Ground::Card },
            bounds: if is_grid {
                Rect::new(-UNIT, 0, width + UNIT, (rows + 1) * UNIT)
            } else {
                Rect::new(0, 0, width, rows * UNIT)
            },
            spots: board
                .cells()
                .filter(|place| self.game.in_play[usize::from(*place)])
                .map(|place| self.spot(board, place, shifted))
                .collect(),
            links: Vec::new(),
            labels: if is_grid { labels(board) } else { Vec::new() },
            pitch: self.pitch(),
        }
    }

    /// A sign between the widest tokens, at least.
    fn pitch(&self) -> Pitch {
        let widest = u8::try_from(letters::widest(self.game)).unwrap_or(u8::MAX);
        Pitch { cols: widest.saturating_add(2), rows: 1 }
    }

    fn spot(&self, board: &Place, place: u16, shifted: bool) -> Spot {
        let cell = board.cell(place);
        let aside = if shifted && cell.row % 2 == 1 { UNIT / 2 } else { 0 };
        let (x, y) = (i32::from(cell.col) * UNIT + aside, i32::from(cell.row) * UNIT);
        let outline = Shape::Rect(Rect::new(x, y, UNIT, UNIT));
        let touch = Touch::new(self.game.place_name(place));
        let mut spot = Spot::new(touch, SpotKind::Cell, outline);
        spot.pieces = self.at.stack(place).map(|token| self.piece(token, place)).collect();
        spot.pieces.reverse();
        if board.sort == Sort::Grid {
            let number = self.game.design.grid.numbers.0.get(usize::from(cell.row));
            let number = number.and_then(|row| row.get(usize::from(cell.col)).copied());
            if let Some(number) = number.filter(|number| *number > 0) {
                spot.marks.push(Mark::Number(number));
            }
            let zone = self.game.grid.zone_of[usize::from(place)];
            let goals = &self.game.goals.own_tokens_in;
            for (seat, goal) in Seat::all(self.game.seats).zip(goals) {
                if *goal == Some(zone) {
                    spot.marks.push(Mark::Goal(seat.number()));
                }
            }
        }
        spot
    }

    fn piece(&self, token: Token, place: u16) -> Piece {
        let owner = owner(token);
        if self.game.is_face_down(token, place, self.viewer) {
            let name = Message::new("workshop.face-down");
            return Piece { figure: Figure::FaceDown, owner, name };
        }
        face(self.game, self.letters, token, owner)
    }
}

/// The face of a token, whoever looks: for what is shown to everybody.
pub(crate) fn open_piece(game: &Compiled, token: Token) -> Piece {
    face(game, &letters::letters(game), token, owner(token))
}

/// The seat that alone owns a token.
fn owner(token: Token) -> Option<u8> {
    let owners = token.owners();
    (owners.count_ones() == 1).then(|| Seat::at(owners.trailing_zeros() as usize).number())
}

fn face(game: &Compiled, letters: &[char], token: Token, owner: Option<u8>) -> Piece {
    let name = game.name_of(token);
    let kind = game.design.tokens.get(token.kind());
    if let Some(text) = kind.and_then(|kind| letters::text(kind, token.turned())) {
        return Piece { figure: Figure::Text(text), owner, name: name.message() };
    }
    let picture = kind.map(|kind| kind.picture.clone()).unwrap_or_default();
    let letter = Letter(letters.get(token.kind()).copied().unwrap_or('?'));
    // A kind without a picture is drawn by its own name.
    let id = if picture.is_empty() { game.kind_id(token) } else { picture };
    Piece { figure: Figure::Picture { id, letter }, owner, name: name.message() }
}

fn labels(board: &Place) -> Vec<Label> {
    let middle = UNIT / 2;
    let columns = (0..board.cols).map(|col| Label {
        at: Point::new(i32::from(col) * UNIT + middle, i32::from(board.rows) * UNIT + middle),
        text: Cell::column_letter(col).to_string(),
    });
    let rows = (0..board.rows).map(|row| Label {
        at: Point::new(-middle, i32::from(row) * UNIT + middle),
        text: (u16::from(row) + 1).to_string(),
    });
    columns.chain(rows).collect()
}

fn buttons(game: &Compiled, at: &Position) -> Vec<Button> {
    let design = &game.design;
    let asks_check = design.association.when == WhenToValidate::OnRequest;
    let has_stacks = !at.rest.under.is_empty() || game.kinds.iter().any(|kind| kind.stackable);
    let all = [
        (game.kinds.iter().any(|kind| kind.die.is_some()), "roll", "workshop.roll"),
        (design.refill == Refill::OnRequest, "refill", "workshop.refill"),
        (asks_check, "check", "workshop.check"),
        (game.kinds.iter().any(|kind| kind.rotatable), "turn", "workshop.turn"),
        (has_stacks, "stack", "workshop.stack"),
        (may_pass(game, at), "next", "workshop.next"),
    ];
    let shown = all.into_iter().filter(|(is_shown, _, _)| *is_shown);
    shown
        .map(|(_, touch, key)| Button {
            touch: Touch::new(touch),
            label: Message::new(key),
            reply: Reply::Explains,
        })
        .collect()
}

/// The button to pass is there where the design has one, or where nothing else is left to do.
fn may_pass(game: &Compiled, at: &Position) -> bool {
    game.design.turns.next_button || !has_action(game, at, at.core.hand)
}

fn panel(game: &DesignedGame, at: &Position, seat: Seat) -> SeatPanel {
    let state = at.core.seats[seat.index()];
    let counter = |key: &'static str, value: u16| Counter {
        label: Message::new(key),
        value: i64::from(value),
    };
    // A seat's number is one digit.
    let letter = Letter(char::from(b'0' + seat.number()));
    let name = Message::new("workshop.player").with("player", seat);
    SeatPanel {
        seat: seat.number(),
        has_the_hand: game.turn(at) == Turn::Seat(seat),
        token: Piece { figure: Figure::Pawn(letter), owner: Some(seat.number()), name },
        counters: vec![
            counter("workshop.moves", state.moves),
            counter("workshop.slips", state.errors),
            counter("workshop.tokens-won", state.won),
        ],
    }
}
