//! Hex: two sides lay stones; who joins both of its edges wins.
//!
//! This file holds the name card and the contract, which passes each question on to the module
//! that knows the answer. The rules are those of the `README.md`.

mod board;
mod bridges;
mod circuit;
mod eval;
mod moves;
mod notation;
mod reasons;
mod rules;
mod scene;

use std::borrow::Cow;

use ::scene::{Scene, Touch};
use game::{
    BuiltIn, Card, Demo, Game, OpenView, OptionDefault, OptionError, OptionKind, OptionSpec,
    Outcome, Seat, Settings, SetupError, Side, Told, Turn, Viewer,
};
use geometry::{Cell, Symmetry};
use i18n::{Message, Words};

pub use board::Position;
pub use moves::Move;
pub use rules::{Refusal, Undo};

const SEATS: u8 = 2;
const USUAL_SIZE: u8 = 11;
/// Both mirrors at once.
const HALF_TURN: Symmetry = Symmetry::ALL[0b011];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "size",
        kind: OptionKind::Number { min: 3, max: board::MOST as u32 },
        default: OptionDefault::Is("11"),
    },
    OptionSpec { name: "swap", kind: OptionKind::FLAG, default: OptionDefault::Is("yes") },
];

static CARD: Card = Card {
    id: Cow::Borrowed("hex"),
    options: Cow::Borrowed(OPTIONS),
    words: Some(Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") }),
    antisymmetric: true,
    demos: DEMOS,
    ..Card::USUAL
};

/// Black stands on a bridge to the top: either of two cells wins.
const DEMOS: &[Demo] = &[Demo {
    about: "hex.demo",
    options: &["size=5", "swap=no"],
    seed: 0,
    moves: "c3 d2 c2 b4 c4 d4 b5 a5",
}];

/// The game with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex {
    size: u8,
    swap: bool,
}

impl BuiltIn for Hex {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        let values = settings.against(OPTIONS)?;
        // The declared range fits a small number, and the default is a fixed one.
        let size = values.number("size").and_then(|size| u8::try_from(size).ok());
        Ok(Self { size: size.unwrap_or(USUAL_SIZE), swap: values.flag("swap") })
    }
}

impl Game for Hex {
    type Position = Position;
    type Move = Move;
    type Undo = Undo;
    type View = OpenView;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("size", self.size);
        settings.set("swap", if self.swap { "yes" } else { "no" });
        settings
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    /// A stone a cell, and the swap, which lays none.
    fn max_plies(&self) -> u32 {
        u32::from(self.size) * u32::from(self.size) + u32::from(self.swap)
    }

    fn start(&self, _seed: u64) -> Position {
        Position::empty(self.size)
    }

    fn turn(&self, position: &Position) -> Turn {
        match position.winner() {
            Some(_) => Turn::Over,
            None => Turn::Seat(position.mover().seat()),
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        rules::outcome(position)
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves::list(self.swap, position, moves);
    }

    fn count_moves(&self, position: &Position) -> u64 {
        moves::count(self.swap, position)
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        rules::check(self.swap, position, *action)
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Undo {
        rules::apply(position, *action)
    }

    fn undo(&self, position: &mut Position, undo: Undo) {
        rules::undo(position, undo);
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn rehash(&self, position: &Position) -> u64 {
        position.rehash()
    }

    /// As it is, and turned half around: then every edge is where its twin was.
    fn symmetries(&self) -> usize {
        2
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        position.mapped(|cell| self.mapped(symmetry, cell))
    }

    fn map_move(&self, symmetry: usize, action: &Move) -> Move {
        match action {
            Move::Place(cell) => Move::Place(self.mapped(symmetry, *cell)),
            Move::Swap => Move::Swap,
        }
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        notation::parse_position(*self, text)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        action.to_string()
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(text)
    }

    fn seat_text(&self, seat: Seat) -> String {
        Side::seat_text(seat)
    }

    fn outcome_text(&self, _position: &Position, outcome: &Outcome) -> String {
        Side::outcome_text(outcome)
    }

    fn told(&self, position: &Position, action: &Move, _viewer: Viewer) -> Vec<Told> {
        scene::told(position, *action)
    }

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        scene::touch_path(*action)
    }

    fn explain_touch(&self, _position: &Position, _touches: &[Touch], next: &Touch) -> Refusal {
        scene::explain(next)
    }

    fn picture(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Scene {
        scene::picture(self.swap, position)
    }

    fn prompt(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Message {
        scene::prompt(self.swap, position).unwrap_or_else(|| game::usual_prompt(self, position))
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        eval::evaluate(position, seat)
    }

    /// Two circuits are solved for every position.
    fn evaluation_cost(&self) -> u64 {
        8
    }

    fn known_score(&self, position: &Position, seat: Seat) -> Option<i32> {
        eval::known_score(position, seat)
    }

    fn most_moves_left(&self, position: &Position) -> Option<u32> {
        u32::try_from(moves::count(self.swap, position)).ok()
    }

    fn candidates(&self, position: &Position, moves: &mut Vec<Move>) -> bool {
        self.ordered_candidates(position, moves, &mut Vec::new())
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        let mut found = Vec::new();
        eval::orders(position, &[*action], &mut found);
        found.first().copied().unwrap_or(0)
    }

    fn orders(&self, position: &Position, moves: &[Move], found: &mut Vec<i32>) {
        eval::orders(position, moves, found);
    }

    fn ordered_candidates(
        &self,
        position: &Position,
        moves: &mut Vec<Move>,
        orders: &mut Vec<i32>,
    ) -> bool {
        eval::ordered_candidates(*self, position, moves, orders)
    }

    fn reason(&self, position: &Position, action: &Move, seat: Seat) -> Option<Message> {
        reasons::reason(position, *action, seat)
    }
}

impl Hex {
    fn mapped(&self, symmetry: usize, cell: Cell) -> Cell {
        if symmetry == 0 { cell } else { HALF_TURN.map(cell, self.size) }
    }
}

#[cfg(test)]
mod tests;
