//! Hex: two sides lay stones; who joins both of its edges wins.
//!
//! This file holds the name card and the options. The contract is implemented where the work is
//! done: in `rules`, `notation`, `scene` and `eval`. The rules are those of the `README.md`.

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

use game::{
    BuiltIn, Card, Demo, Game, OptionDefault, OptionError, OptionKind, OptionSpec, Settings,
};
use i18n::Words;

pub use board::Position;
pub use moves::Move;
pub use rules::{Refusal, Undo};

const SEATS: u8 = 2;
const USUAL_SIZE: u8 = 11;

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

impl Game for Hex {}

#[cfg(test)]
mod tests;
