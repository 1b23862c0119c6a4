//! Searches against brute force, on random little games and on real ones.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod alphabeta;
mod games;
mod huge;
mod judge;
mod levels;
mod machine;
mod mcts;
mod puzzle;
mod toy;

use game::{BuiltIn, Game, Seat, Settings, Viewer};
use serde_json::Value as Json;

/// A game with these options.
fn open<G: BuiltIn>(options: &str) -> G {
    G::configure(&Settings::parse(options.split_whitespace()).unwrap()).unwrap()
}

/// What a seat sees, as it is sent.
fn view<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Json {
    serde_json::to_value(game.view_for(position, Viewer::Seat(seat))).unwrap()
}
