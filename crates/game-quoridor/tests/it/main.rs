//! Tests of Quoridor from outside: laws, counts, games of an independent program, cases.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]
mod cases;
mod games;
mod laws;
mod naive;
mod perft;
mod playthrough;
mod races;
mod scenes;

use game::{BuiltIn, Settings};
use game_quoridor::Quoridor;

/// The game with these options.
fn quoridor(options: &str) -> Quoridor {
    let settings = Settings::parse(options.split_whitespace()).unwrap();
    Quoridor::configure(&settings).unwrap()
}
