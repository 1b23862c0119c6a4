//! Whether the parts of a design fit together and can be played: the one place that finds faults.
//!
//! The compiler makes tables only of designs without any; the editor refuses every edit that
//! would bring a new one.

mod boards;
mod draws;
mod fault;
mod ids;
mod limits;
mod messages;
mod pieces;
mod rules;

use game::MAX_SEATS;

use crate::Design;
pub use fault::{Fault, FaultKind};
pub use pieces::covered;

/// The most rows a board may have.
pub const MAX_ROWS: u8 = 40;
/// The most columns a board may have: as many as there are letters.
pub const MAX_COLUMNS: u8 = 26;

/// Nobody mends more than these at once.
const MOST_FAULTS: usize = 500;

/// Everything that does not fit together, up to a few hundred faults; empty when all is well.
#[must_use]
pub fn check(design: &Design) -> Vec<Fault> {
    let mut faults = Faults::default();
    ids::check(design, &mut faults);
    limits::check(design, &mut faults);
    boards::check(design, &mut faults);
    pieces::check_shapes(design, &mut faults);
    // Where too much is drawn, looking at every cell of every piece would take too long.
    if faults.0.is_empty() {
        pieces::check_drawn(design, &mut faults);
    }
    draws::check(design, &mut faults);
    rules::check(design, &mut faults);
    messages::check(design, &mut faults);
    levels(design, &mut faults);
    faults.0
}

/// The grids of variants, each checked as if it were the design's own.
fn levels(design: &Design, faults: &mut Faults) {
    for (variant, number) in design.variants.iter().zip(1..) {
        if variant.grid.is_none() || !faults.0.is_empty() {
            continue;
        }
        let level = Design { variants: Vec::new(), ..design.with_variant(&variant.id) };
        for fault in check(&level) {
            faults.add(format!("variants[{number}].{}", fault.path), fault.kind);
        }
    }
}

/// The faults found so far.
#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, path: impl Into<String>, kind: FaultKind) {
        if self.0.len() < MOST_FAULTS {
            self.0.push(Fault::new(path, kind));
        }
    }

    fn add_if(
        &mut self,
        is_wrong: bool,
        path: impl Into<String>,
        kind: impl FnOnce() -> FaultKind,
    ) {
        if is_wrong {
            self.add(path, kind());
        }
    }
}

/// The highest number an owner may have: with one player defined any number may play.
fn owner_limit(design: &Design) -> u8 {
    match design.players.len() {
        1 => MAX_SEATS,
        count => u8::try_from(count).unwrap_or(u8::MAX),
    }
}
