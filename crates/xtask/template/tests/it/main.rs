//! What only the public contract can show: laws, perft tables, one full game.
#![expect(clippy::unwrap_used, reason = "tests fail by panic")]

mod laws;
mod perft;
mod playthrough;

use game::{BuiltIn, Settings};
use game_heaps::Heaps;

/// The game with these options.
fn configured(options: &[&str]) -> Heaps {
    let settings = Settings::parse(options.iter().copied()).unwrap();
    Heaps::configure(&settings).unwrap()
}
