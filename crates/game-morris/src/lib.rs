//! Nine Men's Morris and its sisters: three in a row close a mill, and a mill takes a man.
//!
//! This file holds the name card and the contract, which passes each question on to the module
//! that knows the answer. The rules are those of the `README.md`.

mod board;
mod demos;
mod eval;
mod lines;
mod moves;
mod notation;
mod options;
mod refusal;
mod rules;
mod scene;
mod setup;

use std::borrow::Cow;

use ::scene::{Scene, Touch};
use game::{
    BuiltIn, Card, Game, OpenView, OptionError, Outcome, Seat, Settings, SetupError, Side, Turn,
    Viewer,
};
use i18n::{Message, Words};

pub use board::Position;
pub use lines::Point;
pub use moves::Move;
pub use options::Morris;
pub use refusal::Refusal;

static CARD: Card = Card {
    id: Cow::Borrowed("morris"),
    options: Cow::Borrowed(options::OPTIONS),
    words: Some(Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") }),
    antisymmetric: true,
    demos: demos::DEMOS,
    ..Card::USUAL
};

impl BuiltIn for Morris {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        Self::read(settings)
    }
}

impl Game for Morris {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type View = OpenView;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        self.in_force()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn max_plies(&self) -> u32 {
        rules::max_plies(self.men)
    }

    fn start(&self, _seed: u64) -> Position {
        Position::start(self.men)
    }

    fn turn(&self, position: &Position) -> Turn {
        rules::turn(self, position)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        rules::outcome(self, position)
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves::list(self, position, moves);
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        rules::check(self, position, *action)
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = *position;
        position.play(*action);
        before
    }

    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn rehash(&self, position: &Position) -> u64 {
        position.rehash()
    }

    fn symmetries(&self) -> usize {
        self.lines.symmetries()
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        position.mapped(|men| self.lines.image_of(symmetry, men))
    }

    fn map_move(&self, symmetry: usize, action: &Move) -> Move {
        action.mapped(|point| self.lines.image(symmetry, point))
    }

    fn position_text(&self, position: &Position) -> String {
        setup::position_text(self, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        setup::parse_position(self, text)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        notation::move_text(self, *action)
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(self, text)
    }

    fn seat_text(&self, seat: Seat) -> String {
        Side::seat_text(seat)
    }

    fn outcome_text(&self, _position: &Position, outcome: &Outcome) -> String {
        Side::outcome_text(outcome)
    }

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        scene::touch_path(self, *action)
    }

    fn explain_touch(&self, position: &Position, touches: &[Touch], next: &Touch) -> Refusal {
        scene::explain(self, position, touches, next)
    }

    fn picture(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Scene {
        scene::picture(self, position, touches)
    }

    fn prompt(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Message {
        scene::prompt(self, position, touches)
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        Side::of(seat).map_or(0, |side| eval::evaluate(self, position, side))
    }

    fn evaluation_tells(&self) -> f32 {
        1.0
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        eval::order(self, position, *action)
    }

    fn noisy_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        eval::mills(self, position, moves);
    }

    /// Without the count of quiet moves, which only ends a game at its far limit.
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn reason(&self, position: &Position, action: &Move, _seat: Seat) -> Option<Message> {
        Some(eval::reason(self, position, *action))
    }
}

#[cfg(test)]
mod tests;
