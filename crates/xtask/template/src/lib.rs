//! Heaps: one heap of stones; who takes the last one wins.
//!
//! This file holds the name card and the contract, which passes each question on to the module
//! that knows the answer. The rules are those of the `README.md`.

mod board;
mod eval;
mod moves;
mod notation;
mod rules;
mod scene;

use std::borrow::Cow;

use ::scene::{Scene, Touch};
use game::{
    BuiltIn, Card, Demo, Game, OpenView, OptionDefault, OptionError, OptionKind, OptionSpec,
    Outcome, Seat, Settings, SetupError, Turn, Viewer,
};
use i18n::Words;

pub use board::Position;
pub use moves::Take;
pub use rules::Refusal;

const SEATS: u8 = 2;

const OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "stones",
    kind: OptionKind::Number { min: 1, max: 40 },
    default: OptionDefault::Is("15"),
}];

static CARD: Card = Card {
    id: Cow::Borrowed("heaps"),
    options: Cow::Borrowed(OPTIONS),
    words: Some(Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") }),
    antisymmetric: true,
    demos: DEMOS,
    ..Card::USUAL
};

/// Three stones are left, and three may be taken.
const DEMOS: &[Demo] =
    &[Demo { about: "heaps.demo", options: &["stones=15"], seed: 0, moves: "3 3 3 3" }];

/// The game with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heaps {
    stones: u8,
}

impl BuiltIn for Heaps {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        let values = settings.against(OPTIONS)?;
        // The declared range fits a small number, and the default is a fixed one.
        let stones = values.number("stones").and_then(|stones| u8::try_from(stones).ok());
        Ok(Self { stones: stones.unwrap_or(1) })
    }
}

impl Game for Heaps {
    type Position = Position;
    type Move = Take;
    type Undo = Take;
    type View = OpenView;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("stones", self.stones);
        settings
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn max_plies(&self) -> u32 {
        u32::from(self.stones)
    }

    fn start(&self, _seed: u64) -> Position {
        Position::new(self.stones, Seat::FIRST)
    }

    fn turn(&self, position: &Position) -> Turn {
        if position.is_over() { Turn::Over } else { Turn::Seat(position.mover()) }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        rules::outcome(position)
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Take>) {
        moves::list(position, moves);
    }

    fn check(&self, position: &Position, action: &Take) -> Result<(), Refusal> {
        rules::check(position, *action)
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Take) -> Take {
        rules::apply(position, *action)
    }

    fn undo(&self, position: &mut Position, undo: Take) {
        rules::undo(position, undo);
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn rehash(&self, position: &Position) -> u64 {
        Position::new(position.stones(), position.mover()).hash()
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        notation::parse_position(self.stones, text)
    }

    fn move_text(&self, _position: &Position, action: &Take) -> String {
        action.to_string()
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Take, Refusal> {
        notation::parse_move(text)
    }

    fn touch_path(&self, _position: &Position, action: &Take) -> Vec<Touch> {
        scene::touch_path(*action)
    }

    fn explain_touch(&self, position: &Position, _touches: &[Touch], next: &Touch) -> Refusal {
        scene::explain(position, next)
    }

    fn picture(&self, position: &Position, _viewer: Viewer, _touches: &[Touch]) -> Scene {
        scene::picture(position)
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        eval::evaluate(position, seat)
    }
}

#[cfg(test)]
mod tests;
