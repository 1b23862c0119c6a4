//! Tests of Mansuba from outside: laws, cases of the rule book, counts, statistics, pictures.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod cases;
mod chains;
mod chance;
mod knowledge;
mod laws;
mod naive;
mod perft;
mod playthrough;
mod scenes;
mod setups;
mod statistics;

use conformance::OK;
pub(crate) use conformance::legal_texts as legal;
use game::{Notation, Rules};
use game_mansuba::{Mansuba, Position};

/// The game with these options.
fn mansuba(options: &str) -> Mansuba {
    conformance::configured(options)
}

/// Plays a move that must be accepted; chances stay open.
#[track_caller]
fn play(game: &Mansuba, position: &mut Position, text: &str) {
    assert_eq!(conformance::verdict(game, position, text), OK, "{text}");
}

/// Lets the chance of this name happen.
#[track_caller]
fn resolve(game: &Mansuba, position: &mut Position, text: &str) {
    let mut chances = Vec::new();
    game.chances(position, &mut chances);
    let chance = chances
        .into_iter()
        .map(|weighted| weighted.chance)
        .find(|&chance| game.chance_text(position, chance) == text);
    let chance = chance.unwrap_or_else(|| panic!("{text} cannot happen"));
    game.resolve(position, chance).unwrap();
}
