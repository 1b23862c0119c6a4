//! The laws every game obeys.

use game_heaps::{Heaps, Position, Take};

struct Specimen;

impl conformance::Specimen for Specimen {
    type Game = Heaps;

    fn variants() -> Vec<(&'static str, Heaps)> {
        [("one stone", "stones=1"), ("ordinary", "stones=15"), ("long", "stones=40")]
            .map(|(name, option)| (name, conformance::configured(option)))
            .into()
    }

    /// The rule's own words: one, two or three stones, as far as they lie there.
    fn naive_moves(_game: &Heaps, position: &Position) -> Vec<Take> {
        [1, 2, 3].into_iter().filter(|count| *count <= position.stones()).map(Take).collect()
    }
}

conformance::laws!(Specimen);
