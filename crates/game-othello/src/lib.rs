//! Othello: two players place discs and turn over those they outflank.
//!
//! This file is the game's name card; each part of the contract is kept in the module that does
//! the work. Searching for good moves is not done here.
//!
//! Rules: World Othello Federation; the README tells them in plain words.

pub mod bits;
mod board;
mod demos;
mod endgame;
mod eval;
#[cfg(target_arch = "x86_64")]
mod fast;
mod ggf;
mod hash;
mod moves;
mod notation;
mod perft;
mod refusal;
mod rules;
mod scene;
mod sheet;
mod transcript;
mod view;

#[cfg(test)]
mod tests;

pub use board::{GRID, Position, SIDE, Square};
pub use endgame::{Endgame, Solved};
pub use game::Side;
pub use moves::Move;
#[doc(hidden)]
pub use perft::count_plainly;
pub use refusal::Refusal;
pub use rules::Undo;
pub use view::View;

use std::borrow::Cow;

use game::{BuiltIn, Card, Game, OptionError, Settings};
use i18n::Words;

/// The game's stable id.
pub const ID: &str = "othello";

static CARD: Card = Card {
    id: Cow::Borrowed(ID),
    words: Some(Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") }),
    finished_is_leaf: true,
    score_range: Some((0, 64)),
    score_sum: Some(64),
    antisymmetric: true,
    demos: demos::DEMOS,
    ..Card::USUAL
};

/// The game of Othello; it has no options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Othello;

impl BuiltIn for Othello {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        settings.against(&CARD.options)?;
        Ok(Self)
    }
}

impl Game for Othello {}
