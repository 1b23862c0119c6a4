//! What people at a table ask of a machine: the move of a level, or advice.
//!
//! The clock and the stop flag come with the watch.

use game::Level;
use serde_json::Value as Json;

use crate::{Hint, Limits, Thinker, Watch};

/// The move of a level for the seat that sees this; `None` when there is none.
pub fn choice(
    machine: &mut dyn Thinker,
    view: &Json,
    level: Level,
    seed: u64,
    watch: Watch<'_>,
) -> Option<String> {
    let limits = machine.limits(view, level, seed).ok()?;
    let report = machine.play(view, level, &limits, watch, &mut |_| {}).ok()?;
    report.best().cloned()
}

/// Whose budget advice has. Most computers need a fraction of a second for it.
const ADVISER: Level = match Level::new(9) {
    Some(level) => level,
    None => Level::QUICK,
};

/// A good move to show, and why: found within a second, on slow computers with less thought.
pub fn advice(machine: &mut dyn Thinker, view: &Json, watch: Watch<'_>) -> Option<Hint> {
    let time = machine.limits(view, Level::QUICK, 0).ok()?.time;
    let limits = Limits { time, ..machine.limits(view, ADVISER, 0).ok()? };
    machine.hint(view, &limits, watch).ok()?
}
