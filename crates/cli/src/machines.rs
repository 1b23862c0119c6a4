//! Machines for whatever game is open, with the clock that this program lends them.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use game::{AnyGame, Level};
use search::{Hint, Make, Thinker, Watch};
use serde_json::Value as Json;

/// A machine for a game of the shelf or a design.
pub(crate) fn machine_for(game: &dyn AnyGame) -> Option<Box<dyn Thinker>> {
    catalogue::machine_for(game, Make::default())
}

/// The move of a level; `None` when there is none.
pub(crate) fn choice(
    machine: &mut dyn Thinker,
    view: &Json,
    level: Level,
    seed: u64,
    stop: &AtomicBool,
) -> Option<String> {
    let began = Instant::now();
    search::choice(machine, view, level, seed, Watch::new(stop, &|| began.elapsed()))
}

/// A good move to show, and why: found within a second.
pub(crate) fn hint(machine: &mut dyn Thinker, view: &Json, stop: &AtomicBool) -> Option<Hint> {
    let began = Instant::now();
    search::advice(machine, view, Watch::new(stop, &|| began.elapsed()))
}
