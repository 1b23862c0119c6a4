//! Tests of Mansuba from outside: laws, cases of the rule book, counts, statistics, pictures.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod cases;
mod chains;
mod chance;
mod laws;
mod naive;
mod perft;
mod playthrough;
mod scenes;
mod setups;
mod statistics;

use game::{BuiltIn, Game, Settings};
use game_mansuba::{Mansuba, Position};

/// The game with these options.
fn mansuba(options: &str) -> Mansuba {
    let settings = Settings::parse(options.split_whitespace()).unwrap();
    Mansuba::configure(&settings).unwrap()
}

/// The legal moves as the protocol lists them.
fn legal(game: &Mansuba, position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    let mut texts: Vec<String> =
        moves.iter().map(|action| game.move_text(position, action)).collect();
    texts.sort();
    texts
}

/// Plays a move that must be accepted; chances stay open.
#[track_caller]
fn play(game: &Mansuba, position: &mut Position, text: &str) {
    let action = game.parse_move(position, text).unwrap_or_else(|why| panic!("{text}: {why}"));
    game.apply(position, &action).unwrap_or_else(|why| panic!("{text}: {why}"));
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
