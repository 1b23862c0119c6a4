//! Everything an educator would stumble on, each as a remark.
//!
//! What the workshop refuses comes first. The other checks trust a design that fits together and
//! stay silent when in doubt: a remark that is not true is worse than one that is missing.

mod boards;
mod dice;
mod faults;
mod goals;
mod grid;
mod losses;
mod parity;
mod pictures;
mod players;
mod reach;
mod room;
mod selection;
mod sides;
mod slips;
mod solve;
mod start;
mod starts_won;
mod texts;
mod tokens;
mod wins;
mod zones;

use std::collections::BTreeSet;

use design::{Design, Variant};

use crate::outlook::{Level, Outlook};
use crate::remark::{Remark, Remarks, Severity};
use crate::rules::Rules;

/// What is known of the things that a design names but does not hold.
#[derive(Default)]
pub struct Shelf<'a> {
    /// The paths of the pictures and sounds that lie beside the design; not looked at when it is
    /// not given.
    pub files: Option<BTreeSet<String>>,
    /// Whether the library has a picture of this id, and if not, the nearest one; not asked when
    /// it is not given.
    pub pictures: Option<&'a dyn Fn(&str) -> Known>,
}

/// What the library says of a picture's id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// It is there.
    Yes,
    /// It is not; perhaps this one was meant.
    No {
        /// The id of the nearest picture.
        nearest: Option<String>,
    },
}

/// How many positions may be looked at to find out whether a start can be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort(pub usize);

impl Default for Effort {
    fn default() -> Self {
        Self(20_000)
    }
}

/// Looks at a design; the gravest remarks come first, and there are none when all is well.
#[must_use]
pub fn check(design: &Design, shelf: &Shelf<'_>, effort: Effort) -> Vec<Remark> {
    let mut remarks = Remarks::default();
    faults::check(design, &mut remarks);
    texts::check(design, &mut remarks);
    pictures::check(design, shelf, &mut remarks);
    // What does not fit together would only bring remarks that come from it.
    if !remarks.has_any(Severity::StopsPlay) {
        look(&Rules::own(design), effort, &mut remarks);
        for index in 0..design.variants.len() {
            if let Some(rules) = Rules::of_variant(design, index) {
                remarks.look_at(rules.variant.as_ref().map(|(_, variant)| variant.id.clone()));
                look(&rules, effort, &mut remarks);
            }
        }
    }
    remarks.sorted()
}

fn look(rules: &Rules, effort: Effort, remarks: &mut Remarks) {
    if !grid::check(rules, remarks) {
        return;
    }
    let slips = slips::check(rules, remarks);
    tokens::check(rules, remarks);
    sides::check(rules, remarks);
    zones::check(rules, &slips, remarks);
    selection::check(rules, &slips, remarks);
    boards::check(rules, remarks);
    players::check(rules, remarks);
    dice::check(rules, remarks);
    room::check(rules, &slips, remarks);
    wins::check(rules, &slips, remarks);
    starts_won::check(rules, remarks);
    losses::check(rules, remarks);
    if !remarks.has_any(Severity::StopsPlay) {
        start::check(rules, effort, remarks);
    }
}

/// Whether a game for one alone can be won, by its own rules; `None` where others, chance or a
/// clock take part, and where the design cannot be played.
#[must_use]
pub fn outlook(design: &Design, effort: Effort) -> Option<Outlook> {
    start::outlook(&Rules::own(design), effort)
}

/// The same for each level of a design; levels of which nothing can be said are left out.
#[must_use]
pub fn levels(design: &Design, effort: Effort) -> Vec<Level> {
    let levels = design.variants.iter().enumerate().filter(|(_, variant)| variant.grid.is_some());
    let level = |(index, variant): (usize, &Variant)| {
        let outlook = start::outlook(&Rules::of_variant(design, index)?, effort)?;
        Some(Level { id: variant.id.clone(), name: variant.name.clone(), outlook })
    };
    levels.filter_map(level).collect()
}
