//! Nine Men's Morris and its sisters: three in a row close a mill, and a mill takes a man.
//!
//! This file holds the name card; each trait of the contract is implemented in the module that does
//! its work. The rules are those of the `README.md`.

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

use std::borrow::Cow;

use game::{BuiltIn, Card, Game, OptionError, Settings};
use i18n::Words;

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

impl Game for Morris {}

#[cfg(test)]
mod tests;
