//! The ends of a design with its names resolved.

use std::collections::HashMap;

use crate::design::Design;

/// What the ends ask for, as numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Goals {
    /// A kind and the zone it must fill with all its cells.
    pub(crate) kind_in_zone: Option<(usize, u16)>,
    /// The target zone of each seat.
    pub(crate) own_tokens_in: Vec<Option<u16>>,
    /// The kinds whose loss loses.
    pub(crate) taken: Vec<usize>,
}

pub(super) fn goals(design: &Design, seats: u8, kinds: &HashMap<String, usize>) -> Goals {
    let zone = |id: &str| {
        let found = design.grid.zones.iter().position(|zone| zone.id == id);
        found.and_then(|index| u16::try_from(index + 1).ok())
    };
    let kind = |id: &str| kinds.get(id).copied();
    let named = design.won.kind_in_zone.as_ref();
    let own = |seat: usize| design.won.own_tokens_in.get(seat).and_then(|goal| zone(&goal.0));
    Goals {
        kind_in_zone: named.and_then(|goal| kind(&goal.kind).zip(zone(&goal.zone))),
        own_tokens_in: (0..usize::from(seats)).map(own).collect(),
        taken: design.lost.taken.split_whitespace().filter_map(kind).collect(),
    }
}
