//! Tests of Labyrinth from outside: laws, counts, cases of the rule book, figures, pictures.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod cases;
mod hidden;
mod laws;
mod naive;
mod perft;
mod playthrough;
mod pushes;
mod scenes;
mod setups;
mod shares;

use game::Notation;
use game_labyrinth::{Labyrinth, Position};

/// The game with these options.
fn labyrinth(options: &str) -> Labyrinth {
    conformance::configured(options)
}

/// The fields of a position text.
fn fields(game: &Labyrinth, position: &Position) -> Vec<String> {
    game.position_text(position).split(' ').map(str::to_owned).collect()
}
