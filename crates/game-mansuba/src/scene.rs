//! The picture of a world: places in their real geometry, pieces, goals, and the jail beside.
//!
//! A piece is touched first, then the place where it goes. A prisoner is touched to throw the
//! coin for it; its pile is named as in position texts (`Pc3`).

mod layout;

use game::{Chance, Common, Presentation, Rules as _, Saying, Side, Told, Tone, Turn, Viewer};
use geometry::{Cell, Point, Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Button, Counter, Figure, Ground, Label, Mark, Piece as Drawn, Pitch, Scene, SeatPanel,
    Spot, SpotKind, Theme, Token, Touch,
};

use crate::board::{Phase, Position};
use crate::jail::Prisoner;
use crate::moves::Move;
use crate::notation::PASS;
use crate::pieces::{Piece, Sort};
use crate::refusal::Refusal;
use crate::rules::{FREED, switched};
use crate::{Mansuba, View, setup};
use layout::Layout;

/// Piles in a row of the jail.
const PILES_IN_ROW: i32 = 8;
/// Height of a row of the jail: a pile, its label, a gap.
const PILE_ROW: i32 = UNIT * 3 / 2;

impl Presentation for Mansuba {
    type View = View;

    fn touch_path(&self, position: &Position, action: &Move) -> Vec<Touch> {
        let cell_touch = |place| Touch::new(self.world.cell(place));
        match *action {
            Move::Go { from, to } => vec![cell_touch(from), cell_touch(to)],
            Move::Free { place, sort } => {
                let piece = Piece { side: position.side, sort };
                vec![pile_touch(self, Prisoner { place, piece })]
            }
            Move::Pass => vec![Touch::new(PASS)],
        }
    }

    /// What chance did needs words: nothing is seen where a prisoner stays, and the world looks
    /// other where the links change.
    fn told_of_chance(&self, position: &Position, chance: Chance, _viewer: Viewer) -> Vec<Told> {
        let message = match position.phase {
            Phase::Coin(prisoner) => {
                let key = if chance == FREED { "mansuba.coin-heads" } else { "mansuba.coin-tails" };
                Message::new(key).with("place", self.world.cell(prisoner.place).to_string())
            }
            Phase::Switch => {
                let Some(relation) = switched(position, chance) else { return Vec::new() };
                let name = format!("mansuba.links-{}", relation.name());
                Message::new(name)
            }
            Phase::Play | Phase::Over(_) => return Vec::new(),
        };
        vec![Told::Said(Saying::new(message, Tone::Plain))]
    }

    /// The reason why the move that the touch stands for is refused.
    fn explain_touch(&self, position: &Position, touches: &[Touch], next: &Touch) -> Refusal {
        let place_of = |touch: &Touch| {
            let cell: Option<Cell> = touch.as_str().parse().ok();
            cell.filter(|&cell| self.world.grid.contains(cell)).map(|cell| self.world.place(cell))
        };
        let refused = match (touches.first().and_then(place_of), place_of(next)) {
            (Some(from), Some(to)) => self.check(position, &Move::Go { from, to }),
            (None, Some(from)) => Err(why_not_from(position, from)),
            (_, None) if next.as_str() == PASS => self.check(position, &Move::Pass),
            (_, None) => check_pile(self, position, next),
        };
        refused.err().unwrap_or_else(|| Common::NothingThere.into())
    }

    fn picture(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Scene {
        let mut boards = vec![world_board(self, position)];
        if !position.jail().is_empty() {
            boards.push(jail_board(self, position));
        }
        Scene {
            boards,
            buttons: buttons(self, position),
            panels: Side::BOTH.map(|side| panel(self, position, side)).into(),
            theme: Theme::Night,
            ..Scene::empty()
        }
    }

    fn prompt(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Message {
        match (touches, self.turn(position)) {
            ([_, ..], Turn::Seat(hand)) => Message::new("mansuba.go-where").with("player", hand),
            _ => game::usual_prompt(self, position),
        }
    }
}

fn pile_touch(game: &Mansuba, prisoner: Prisoner) -> Touch {
    Touch(setup::prisoner_text(game, prisoner))
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
            game.check(position, &Move::Free { place, sort: piece.sort })
        }
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
        spots: game.world.grid.cells().map(spot).collect(),
        links: layout.links(),
        labels: layout.labels(),
        ..Board::new("board", Ground::Wood, layout.bounds(), layout.pitch())
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
    let bounds = Rect::new(0, 0, PILES_IN_ROW * UNIT, rows * PILE_ROW);
    Board {
        title: Some(Message::new("mansuba.jail")),
        spots: spots.collect(),
        labels: labels.collect(),
        ..Board::new("jail", Ground::Card, bounds, Pitch { cols: 7, rows: 2 })
    }
}

/// Passing is offered only where there is nothing else.
fn buttons(game: &Mansuba, position: &Position) -> Vec<Button> {
    let pass = Button::new(Touch::new(PASS), Message::new("play.pass"));
    let must_pass = game.check(position, &Move::Pass).is_ok();
    must_pass.then_some(pass).into_iter().collect()
}

fn panel(game: &Mansuba, position: &Position, side: Side) -> SeatPanel {
    let held = position.jail().prisoners().iter().filter(|held| held.piece.side == side).count();
    let left = game.config.max_turns.saturating_sub(position.turn);
    let mut counters =
        vec![Counter::new(Message::new("mansuba.pieces"), position.pieces(side).count())];
    if game.config.captures {
        let held = i64::try_from(held).unwrap_or_default();
        counters.push(Counter::new(Message::new("mansuba.prisoners"), held));
    }
    counters.push(Counter::new(Message::new("mansuba.turns-left"), left));
    SeatPanel {
        seat: side.seat().number(),
        has_the_hand: game.turn(position) == Turn::Seat(side.seat()),
        token: drawn(Piece { side, sort: Sort::Pawn }),
        counters,
    }
}
