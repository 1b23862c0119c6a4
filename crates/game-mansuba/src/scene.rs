//! The picture of a world: places in their real geometry, pieces, goals, and the jail beside.
//!
//! A piece is touched first, then the place where it goes. A prisoner is touched to throw the
//! coin for it; its pile is named as in position texts (`Pc3`).

mod layout;

use game::{Common, Game as _, SetupError, Side, Turn, open_touches};
use geometry::{Cell, Point, Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Button, Counter, Figure, Frame, Ground, Label, Mark, Piece as Drawn, Pitch, Reply,
    Scene, SeatPanel, Spot, SpotKind, Token, Touch,
};

use crate::board::Position;
use crate::jail::Prisoner;
use crate::moves::Move;
use crate::notation::PASS;
use crate::pieces::{Piece, Sort};
use crate::refusal::Refusal;
use crate::view::View;
use crate::{Mansuba, rules, setup};
use layout::Layout;

/// Piles in a row of the jail.
const PILES_IN_ROW: i32 = 8;
/// Height of a row of the jail: a pile, its label, a gap.
const PILE_ROW: i32 = UNIT * 3 / 2;

pub(crate) fn touch_path(game: &Mansuba, view: &View, action: Move) -> Vec<Touch> {
    let cell_touch = |place| Touch::new(game.world.cell(place));
    match action {
        Move::Go { from, to } => vec![cell_touch(from), cell_touch(to)],
        Move::Free { place, sort } => {
            let piece = Piece { side: view.to_move.unwrap_or_default(), sort };
            vec![pile_touch(game, Prisoner { place, piece })]
        }
        Move::Pass => vec![Touch::new(PASS)],
    }
}

fn pile_touch(game: &Mansuba, prisoner: Prisoner) -> Touch {
    Touch(setup::prisoner_text(game, prisoner))
}

/// Why a touch leads nowhere: the reason why the move it stands for is refused.
pub(crate) fn explain_touch(
    game: &Mansuba,
    view: &View,
    touches: &[Touch],
    next: &Touch,
) -> Refusal {
    let Ok(position) = view.position(game) else { return Common::NothingThere.into() };
    if game.turn(&position) == Turn::Over {
        return Common::GameOver.into();
    }
    if !view.has_the_hand() {
        return Common::NotYourTurn.into();
    }
    let place_of = |touch: &Touch| {
        let cell: Option<Cell> = touch.as_str().parse().ok();
        cell.filter(|&cell| game.world.grid.contains(cell)).map(|cell| game.world.place(cell))
    };
    let refused = match (touches.first().and_then(place_of), place_of(next)) {
        (Some(from), Some(to)) => rules::check(game, &position, Move::Go { from, to }),
        (None, Some(from)) => Err(why_not_from(&position, from)),
        (_, None) if next.as_str() == PASS => rules::check(game, &position, Move::Pass),
        (_, None) => check_pile(game, &position, next),
    };
    refused.err().unwrap_or_else(|| Common::NothingThere.into())
}

fn why_not_from(position: &Position, from: u8) -> Refusal {
    match position.piece_at(from) {
        None => Refusal::NoPiece,
        Some(piece) if piece.side != position.side => Refusal::NotYourPiece,
        Some(_) => Refusal::Stuck,
    }
}

fn check_pile(game: &Mansuba, position: &Position, touch: &Touch) -> Result<(), Refusal> {
    let prisoner = setup::parse_prisoner(touch.as_str());
    match prisoner.filter(|(_, cell)| game.world.grid.contains(*cell)) {
        None => Err(Common::NothingThere.into()),
        Some((piece, _)) if piece.side != position.side => Err(Refusal::NotYourPrisoner),
        Some((piece, cell)) => {
            let place = game.world.place(cell);
            rules::check(game, position, Move::Free { place, sort: piece.sort })
        }
    }
}

pub(crate) fn scene(game: &Mansuba, view: &View, touches: &[Touch]) -> Result<Scene, SetupError> {
    let position = view.position(game)?;
    let mut boards = vec![world_board(game, &position)];
    if !position.jail().is_empty() {
        boards.push(jail_board(game, &position));
    }
    let mut scene = Scene {
        boards,
        buttons: buttons(game, &position),
        dice: Vec::new(),
        panels: Side::BOTH.map(|side| panel(game, &position, side)).into(),
        prompt: prompt(game, &position),
    };
    open_touches(game, view, touches, &mut scene)?;
    Ok(scene)
}

pub(crate) fn prompt(game: &Mansuba, position: &Position) -> Message {
    match (game.turn(position), game.outcome(position)) {
        (Turn::Seat(seat), _) => Message::new("scene.your-turn").with("player", seat),
        (_, Some(outcome)) => outcome.verdict.message(),
        _ => Message::new("scene.empty"),
    }
}

fn world_board(game: &Mansuba, position: &Position) -> Board {
    let layout = Layout::new(game.world.grid, position.relation);
    let spot = |cell: Cell| {
        let mut spot = Spot::new(Touch::new(cell), SpotKind::Cell, layout.outline(cell));
        let place = game.world.place(cell);
        spot.pieces.extend(position.piece_at(place).map(drawn));
        let goals =
            Side::BOTH.into_iter().filter(|side| game.world.starts(side.other()).has(place));
        spot.marks.extend(goals.map(|side| Mark::Goal(side.seat().number())));
        spot
    };
    Board {
        id: "board".to_owned(),
        title: None,
        ground: Ground::Wood,
        bounds: layout.bounds(),
        spots: game.world.grid.cells().map(spot).collect(),
        links: layout.links(),
        labels: layout.labels(),
        pitch: layout.pitch(),
        frame: Frame::default(),
        zones: Vec::new(),
    }
}

fn drawn(piece: Piece) -> Drawn {
    let name = match piece.sort {
        Sort::Pawn => Message::new("mansuba.pawn"),
        Sort::Tower => Message::new("mansuba.tower"),
        Sort::Elephant => Message::new("mansuba.elephant"),
    };
    let seat = piece.side.seat();
    Drawn::new(Figure::Pawn(Token(piece.letter())), Some(seat.number()), name.with("player", seat))
}

/// The jail: a pile for prisoners that are alike, and under it the place where they were taken.
fn jail_board(game: &Mansuba, position: &Position) -> Board {
    let held = position.jail().prisoners();
    let mut piles: Vec<(Prisoner, usize)> = Vec::new();
    for &prisoner in held {
        match piles.last_mut() {
            Some((like, count)) if *like == prisoner => *count += 1,
            _ => piles.push((prisoner, 1)),
        }
    }
    let corners =
        (0..).map(|at: i32| Point::new(at % PILES_IN_ROW * UNIT, at / PILES_IN_ROW * PILE_ROW));
    let spots = piles.iter().zip(corners.clone()).map(|(&(prisoner, count), corner)| {
        let outline = Shape::Rect(Rect::new(corner.x, corner.y, UNIT, UNIT / 2));
        let mut spot = Spot::new(pile_touch(game, prisoner), SpotKind::Pile, outline);
        spot.pieces = vec![drawn(prisoner.piece); count];
        spot
    });
    let labels = piles.iter().zip(corners).map(|(&(prisoner, count), corner)| {
        let place = game.world.cell(prisoner.place);
        let text = if count > 1 { format!("{place} ({count})") } else { place.to_string() };
        Label { at: Point::new(corner.x + UNIT / 2, corner.y + UNIT * 3 / 4), text }
    });
    let rows = (i32::try_from(piles.len()).unwrap_or(0) + PILES_IN_ROW - 1) / PILES_IN_ROW;
    Board {
        id: "jail".to_owned(),
        title: Some(Message::new("mansuba.jail")),
        ground: Ground::Card,
        bounds: Rect::new(0, 0, PILES_IN_ROW * UNIT, rows * PILE_ROW),
        spots: spots.collect(),
        links: Vec::new(),
        labels: labels.collect(),
        pitch: Pitch { cols: 7, rows: 2 },
        frame: Frame::default(),
        zones: Vec::new(),
    }
}

/// Passing is offered only where there is nothing else.
fn buttons(game: &Mansuba, position: &Position) -> Vec<Button> {
    let (touch, label) = (Touch::new(PASS), Message::new("play.pass"));
    let pass = Button { touch, label, reply: Reply::Explains };
    let must_pass = rules::check(game, position, Move::Pass).is_ok();
    must_pass.then_some(pass).into_iter().collect()
}

fn panel(game: &Mansuba, position: &Position, side: Side) -> SeatPanel {
    let counter = |label: Message, value: i64| Counter { label, value };
    let held = position.jail().prisoners().iter().filter(|held| held.piece.side == side).count();
    let left = game.config.max_turns.saturating_sub(position.turn);
    let mut counters =
        vec![counter(Message::new("mansuba.pieces"), i64::from(position.pieces(side).count()))];
    if game.config.captures {
        let held = i64::try_from(held).unwrap_or_default();
        counters.push(counter(Message::new("mansuba.prisoners"), held));
    }
    counters.push(counter(Message::new("mansuba.turns-left"), i64::from(left)));
    SeatPanel {
        seat: side.seat().number(),
        has_the_hand: game.turn(position) == Turn::Seat(side.seat()),
        token: drawn(Piece { side, sort: Sort::Pawn }),
        counters,
    }
}
