//! Heaps: one heap of stones; the player who takes the last one wins.
//!
//! This file holds the name card; each trait of the contract is implemented in the module that
//! does its work. The rules are those of the `README.md`.

mod board;
mod eval;
mod notation;
mod rules;
mod scene;

use std::borrow::Cow;

use game::{
    BuiltIn, Card, Demo, Game, OptionDefault, OptionError, OptionKind, OptionSpec, Settings,
};
use i18n::Words;

pub use board::{Position, Take};
pub use rules::Refusal;

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

impl Game for Heaps {}

#[cfg(test)]
mod tests;
