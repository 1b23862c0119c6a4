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

use game_quoridor::Quoridor;

/// The game with these options.
fn quoridor(options: &str) -> Quoridor {
    conformance::configured(options)
}
