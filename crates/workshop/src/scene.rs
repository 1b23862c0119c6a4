//! The picture of a play: its boards with their spots, what lies there, buttons and panels; and
//! the touches that make an action.
//!
//! Every board has a plane of its own and a place on the table that all share. Faces that the
//! viewer may not see are drawn as backs. How pictures look is the front end's business: here
//! they are only named.

mod beside;
mod drawn;
mod frames;
mod letters;
#[cfg(test)]
mod tests;

pub use drawn::{QUEUE_COLUMNS, drawn, shown_queue};
pub use frames::POINT;

use design::{Design, Mode, Offset, TokenKind};
use game::{Chance, Common, Notation as _, Presentation, Rules as _, Seat, Told, Turn, Viewer};
use geometry::{Cell, Point, Rect};
use i18n::Message;
use scene::{
    Board, Card, Figure, Ground, Label, Mark, Piece, Pitch, Scene, Spot, SpotKind, Theme, Touch,
    Zone,
};

use crate::DesignedGame;
use crate::compile::{Board as Place, Compiled, NOWHERE, Sort};
use crate::explain::{Name, Refusal, name_of_zone};
use crate::line::{asked_of, turn_of};
use crate::play::{Move, Position, Token, check, check_choice, only_roll};
use crate::told::told_of;
use crate::view::View;
use frames::Measures;

impl Presentation for DesignedGame {
    type View = View;

    fn told(&self, at: &Position, action: &Move, viewer: Viewer) -> Vec<Told> {
        let events = self.events(at, *action).unwrap_or_default();
        told_of(&events, (self.compiled(), at), viewer)
    }

    fn told_of_chance(&self, at: &Position, chance: Chance, viewer: Viewer) -> Vec<Told> {
        let events = self.events_of_chance(at, chance);
        told_of(&events, (self.compiled(), at), viewer)
    }

    /// A token that is on its way stays selected: its next cell is one touch, and touching the
    /// token itself ends its turn (section 3.2).
    fn touch_path(&self, at: &Position, action: &Move) -> Vec<Touch> {
        let game = self.compiled();
        let chain = at.core.chain.cell;
        let cell = |place| Touch::new(game.place_name(place));
        let button = |name: &str| Touch::new(name);
        match *action {
            Move::Pick(place) => vec![cell(place)],
            Move::Go { to, .. } if chain != NOWHERE => vec![cell(to)],
            Move::Go { from, to } => vec![cell(from), cell(to)],
            Move::Chain { from, path } => {
                let cells = path.hops(game, from).into_iter().map(|(_, to)| to);
                std::iter::once(from).chain(cells).map(cell).collect()
            }
            Move::Stop if chain != NOWHERE => vec![cell(chain)],
            Move::Stop => vec![button("stop")],
            Move::Roll(place) => vec![cell(place), button("roll")],
            Move::Turn(place) => vec![cell(place), button("turn")],
            // The button first, since one touch of the cell may already pick a token.
            Move::Stack(place) => vec![button("stack"), cell(place)],
            Move::Next => vec![button("next")],
            Move::Refill => vec![button("refill")],
            Move::Check => vec![button("check")],
            Move::Time(tenths) => vec![Touch(format!("time:{tenths}"))],
        }
    }

    /// A token that may go anywhere has as many moves as there are cells.
    fn begins_alike(&self, at: &Position, one: &Move, other: &Move) -> bool {
        let is_under_way = at.core.chain.cell != NOWHERE;
        match (one, other) {
            (Move::Go { from, .. }, Move::Go { from: also, .. }) => from == also && !is_under_way,
            _ => false,
        }
    }

    /// The reason why the action is refused that the touch stands for.
    fn explain_touch(&self, at: &Position, touches: &[Touch], next: &Touch) -> Refusal {
        let game = self.compiled();
        let nothing = || Refusal::from(Common::NothingThere);
        let Some(to) = game.parse_place(next.as_str()) else {
            let chosen = touches.first().map(|touch| touch.as_str());
            let text = match (next.as_str(), chosen) {
                (verb @ ("roll" | "turn"), Some(cell)) => format!("{verb}:{cell}"),
                ("roll", None) if only_roll(game, at).is_some() => "roll".to_owned(),
                ("roll" | "turn", None) => return Refusal::ChooseFirst,
                ("stack", _) => return Refusal::NoStack,
                (other, _) => other.to_owned(),
            };
            let refused = self.parse_move(at, &text).and_then(|action| check(game, at, action));
            return refused.err().unwrap_or_else(nothing);
        };
        if touches.first().is_some_and(|touch| touch.as_str() == "stack") {
            return check(game, at, Move::Stack(to)).err().unwrap_or_else(nothing);
        }
        let from = match touches.first() {
            Some(touch) => game.parse_place(touch.as_str()),
            None => Some(at.core.chain.cell).filter(|place| *place != NOWHERE),
        };
        let refused = match from {
            Some(from) if from != to => check(game, at, Move::Go { from, to }),
            _ => check_choice(game, at, named_cell(game, at, to)),
        };
        refused.err().unwrap_or_else(nothing)
    }

    fn picture(&self, at: &Position, viewer: Viewer, _: &[Touch]) -> Scene {
        let compiled = self.compiled();
        let letters = letters::letters(&compiled.design);
        let viewer = viewer.seat().map(|seat| seat.number() - 1);
        let painter = Painter { game: compiled, at, viewer, letters: &letters };
        let is_shown = |board: &&Place| board.sort == Sort::Grid || board.seats != 0;
        let boards: Vec<&Place> = compiled.boards.iter().filter(is_shown).collect();
        let places = frames::places(&compiled.design, &boards);
        let placed = boards.into_iter().zip(places);
        Scene {
            boards: placed.map(|(board, place)| painter.board(board, place)).collect(),
            buttons: beside::buttons(compiled, at),
            panels: Seat::all(compiled.seats).map(|seat| beside::panel(self, at, seat)).collect(),
            dice: beside::dice(&compiled.design),
            ..looks(&compiled.design)
        }
    }

    /// Who has the hand, and what is asked once a token was touched; with limits, how far they are.
    fn prompt(&self, at: &Position, _: Viewer, touches: &[Touch]) -> Message {
        match (self.turn(at), self.outcome(at)) {
            (Turn::Seat(seat), _) => match touches.first() {
                Some(chosen) => asked_of(self.compiled(), at, chosen).with("player", seat),
                None => turn_of(self.compiled(), at, seat),
            },
            (_, Some(outcome)) => outcome.verdict.message(),
            _ => Message::new("workshop.die-falls"),
        }
    }
}

/// An empty scene that looks as the design says.
fn looks(design: &Design) -> Scene {
    let theme = match design.theme {
        design::Theme::Table => Theme::Table,
        design::Theme::Paper => Theme::Paper,
        design::Theme::Garden => Theme::Garden,
        design::Theme::Sea => Theme::Sea,
        design::Theme::Night => Theme::Night,
    };
    let has_coordinates = design.coordinates;
    Scene { theme, has_coordinates, writings: writings(design), ..Scene::empty() }
}

/// What may be written on tokens: the names of kinds that no picture shows, all names where they
/// stand below pictures, and numbers.
fn writings(design: &Design) -> Vec<Message> {
    let written = design.tokens.iter().filter(|kind| kind.picture.is_empty() || design.captions);
    let names = written.map(|kind| Name::of(&kind.name, &kind.id).message());
    let numbers = design.tokens.iter().filter_map(|kind| kind.picture.strip_prefix("number:"));
    let number = |number| Message::new("workshop.word").with("fr", number).with("en", number);
    names.chain(numbers.map(number)).collect()
}

/// The cell that names what lies on top here: the first cell of a piece.
pub(crate) fn named_cell(game: &Compiled, at: &Position, place: u16) -> u16 {
    at.stack(place).next().map_or(place, |token| game.first_cell(place, token))
}

/// What lies in every cell of a play, lowest first, all faces up: for the maker who tries a
/// design out. A play's text tells everything; none is shown for a text that is no position.
#[must_use]
pub fn all_faces(game: &DesignedGame, position: &str) -> Vec<(Touch, Vec<Piece>)> {
    let Ok(at) = game.parse_position(position) else { return Vec::new() };
    let compiled = game.compiled();
    let letters = letters::letters(&compiled.design);
    let places = (0u16..).take(at.cells.len());
    let pieces = places.map(|place| {
        let stack = at.stack(place).map(|token| face(compiled, &letters, token));
        let mut pieces: Vec<Piece> = stack.collect();
        pieces.reverse();
        (Touch::new(compiled.place_name(place)), pieces)
    });
    pieces.collect()
}

struct Painter<'a> {
    game: &'a Compiled,
    at: &'a Position,
    viewer: Option<u8>,
    letters: &'a [String],
}

impl Painter<'_> {
    fn board(&self, board: &Place, place: Point) -> Board {
        let (design, measures) = (&self.game.design, Measures::of(&self.game.design, board));
        let step = measures.step;
        // The room for letters and numbers at the edges.
        let (left, below) = match board.sort {
            Sort::Grid => (step.x, step.y),
            Sort::Result => (0, 0),
            _ if board.rows == 1 => (0, step.y / 2),
            _ => (step.x / 2, step.y / 2),
        };
        let in_play = board.cells().filter(|place| self.game.in_play[usize::from(*place)]);
        Board {
            title: beside::title(design, &self.game.boards, self.game.seats, board),
            spots: in_play.map(|place| self.spot(board, &measures, place)).collect(),
            frame: frames::frame(design, board, place),
            ..bare_board(design, board, &measures, (left, below))
        }
    }

    fn spot(&self, board: &Place, measures: &Measures, place: u16) -> Spot {
        let cell = board.cell(place);
        let touch = Touch::new(self.game.place_name(place));
        let mut spot = Spot::new(touch, SpotKind::Cell, measures.outline(cell));
        spot.pieces = self.at.stack(place).map(|token| self.piece(token, place)).collect();
        spot.pieces.reverse();
        let core = &self.at.core;
        let is_under_way = core.chain.cell == place || core.manual.cell == place;
        // A token that lies open from the start does not show by its face that it was found.
        let is_found =
            |token: Token| token.has(Token::FACE_UP) && self.game.kind(token).is_found_open();
        let is_picked = |token: Token| token.has(Token::PICKED) || is_found(token);
        if is_under_way || self.at.stack(place).any(is_picked) {
            spot.marks.push(Mark::Selected);
        }
        if board.sort == Sort::Grid {
            self.mark_cell(&mut spot, cell, place);
        }
        spot
    }

    /// What is to be known of a cell of the grid: its number, its die, its zone, whose goal.
    fn mark_cell(&self, spot: &mut Spot, cell: Cell, place: u16) {
        spot.marks.extend(design_marks(&self.game.design, cell));
        let zone = self.game.grid.zone_of[usize::from(place)];
        for (seat, goal) in Seat::all(self.game.seats).zip(&self.game.goals.own_tokens_in) {
            if *goal == Some(zone) {
                spot.marks.push(Mark::Goal(seat.number()));
            }
        }
        // Zone 0 is the rest of the grid, which has no name.
        spot.zone = zone.checked_sub(1);
    }

    fn piece(&self, token: Token, place: u16) -> Piece {
        if !self.game.is_face_down(token, place, self.viewer) {
            return face(self.game, self.letters, token);
        }
        let back = self.game.design.tokens.get(token.kind()).map(|kind| kind.back.clone());
        let back = back.filter(|back| !back.is_empty());
        let name = Message::new("workshop.face-down");
        owned(self.game, Piece::new(Figure::FaceDown { back }, None, name), token)
    }
}

/// A board without spots, with so much room for letters at its left and below.
fn bare_board(
    design: &Design,
    board: &Place,
    measures: &Measures,
    (left, below): (i32, i32),
) -> Board {
    let is_grid = board.sort == Sort::Grid;
    let ground = if is_grid { Ground::Wood } else { Ground::Card };
    let extent = measures.extent();
    let bounds = Rect::new(-left, 0, extent.x + left, extent.y + below);
    Board {
        labels: labels(board, measures),
        zones: if is_grid { zones(design) } else { Vec::new() },
        ..Board::new(&board.id(), ground, bounds, pitch(design))
    }
}

/// A sign between the widest tokens, at least.
fn pitch(design: &Design) -> Pitch {
    let widest = u8::try_from(letters::widest(design)).unwrap_or(u8::MAX);
    Pitch { cols: widest.saturating_add(2), rows: 1 }
}

/// The zones of the grid. Those of one cell have no tint: there would be as many as cells. Nor have
/// the rows of a code, where colours may be what is guessed.
fn zones(design: &Design) -> Vec<Zone> {
    let mut tints = 0..=u8::MAX;
    let of_code = design.grid.code.iter().flat_map(|code| [&code.rows, &code.answers]);
    let of_code: Vec<&str> = of_code.flat_map(|ids| ids.split_whitespace()).collect();
    let zone = |zone: &design::Zone| {
        let is_tinted = zone.cells.cells().len() > 1 && !of_code.contains(&zone.id.as_str());
        Zone {
            name: name_of_zone(zone).message(),
            tint: if is_tinted { tints.next() } else { None },
        }
    };
    design.grid.zones.iter().map(zone).collect()
}

/// What the design says of a cell of the grid: its number and its die.
fn design_marks(design: &Design, cell: Cell) -> Vec<Mark> {
    let number = Some(design.grid.numbers.at(cell)).filter(|number| *number > 0);
    let number = number.map(Mark::Number);
    let placed = design.grid.dice.iter().find(|die| die.cells.contains(cell));
    let seen = design.dice.iter().filter(|die| die.faces_shown > 0);
    let die = placed.and_then(|placed| (0..).zip(seen).find(|(_, die)| die.id == placed.die));
    number.into_iter().chain(die.map(|(index, _)| Mark::Die(index))).collect()
}

/// The face of a token, whoever looks: for what is shown to everybody.
pub(crate) fn open_piece(game: &Compiled, token: Token) -> Piece {
    face(game, &letters::letters(&game.design), token)
}

fn face(game: &Compiled, letters: &[String], token: Token) -> Piece {
    let name = game.name_of(token).message();
    let Some(kind) = game.design.tokens.get(token.kind()) else {
        return Piece::new(Figure::FaceDown { back: None }, None, name);
    };
    let letter = letters.get(token.kind()).map_or("", String::as_str);
    owned(game, look(&game.design, kind, letter, token.turned(), name), token)
}

/// How a token of a kind looks with its face up, after some turns.
fn look(design: &Design, kind: &TokenKind, letter: &str, turned: u8, name: Message) -> Piece {
    let text = letters::text(kind, turned);
    if let Some(text) = text.as_ref().filter(|_| kind.picture.is_empty()) {
        return Piece::new(Figure::Text(text.clone()), None, name);
    }
    let letter = text.unwrap_or_else(|| letter.to_owned());
    // A kind without a picture is drawn by its own name.
    let id = if kind.picture.is_empty() { &kind.id } else { &kind.picture };
    let mut piece = Piece::new(Figure::Picture { id: id.clone(), letter }, None, name);
    let turns = design.grid.layout.turns();
    piece.turned = u16::from(turned % turns) * (360 / u16::from(turns));
    piece.card = card(design, kind);
    piece
}

/// How a kind looks as a card: pictures of things that are played with, and photographs with a
/// back. What never moves is part of the board.
fn card(design: &Design, kind: &TokenKind) -> Option<Card> {
    let is_thing = ["picture:", "openmoji:"].iter().any(|set| kind.picture.starts_with(set));
    match (is_thing, design.captions) {
        _ if kind.mode == Mode::Immobile || kind.shape.is_piece() => None,
        (true, true) => Some(Card::Named),
        (true, false) => Some(Card::Picture),
        (false, _) => (kind.picture.contains('/') && !kind.back.is_empty()).then_some(Card::Filled),
    }
}

/// A piece with the owners of its token, and the sides where it goes on.
fn owned(game: &Compiled, mut piece: Piece, token: Token) -> Piece {
    let mut owners = (1..=game::MAX_SEATS).filter(|seat| token.owners() >> (seat - 1) & 1 == 1);
    piece.owner = owners.next();
    piece.shared_with = owners.collect();
    let kind = game.kind(token);
    let shape = &kind.shape[usize::from(token.turned())];
    let own = shape.get(token.body()).filter(|_| kind.is_piece);
    piece.joins = own.map_or(0, |own| joins(shape, *own));
    piece
}

/// The sides where a piece of this shape goes on from one of its cells.
fn joins(shape: &[Offset], own: Offset) -> u16 {
    let sides = [(1, (-1, 0)), (2, (0, 1)), (4, (1, 0)), (8, (0, -1))];
    let goes_on = |(rows, cols): (i16, i16)| {
        shape.iter().any(|cell| cell.rows == own.rows + rows && cell.cols == own.cols + cols)
    };
    sides.into_iter().filter(|(_, way)| goes_on(*way)).map(|(side, _)| side).sum()
}

/// The letters of the columns and the numbers of the rows, where cells are named by who plays.
fn labels(board: &Place, measures: &Measures) -> Vec<Label> {
    if board.sort == Sort::Result {
        return Vec::new();
    }
    let (step, extent) = (measures.step, measures.extent());
    let columns = (0..board.cols).map(|col| Label {
        at: Point::new(measures.middle(Cell::new(col, 0)).x, extent.y + step.y / 2),
        text: Cell::column_letter(col).to_string(),
    });
    // A tray of one row needs no number.
    let has_numbers = board.sort == Sort::Grid || board.rows > 1;
    let rows = (0..board.rows).filter(|_| has_numbers).map(|row| Label {
        at: Point::new(-step.x / 2, measures.middle(Cell::new(0, row)).y),
        text: (u16::from(row) + 1).to_string(),
    });
    columns.chain(rows).collect()
}
