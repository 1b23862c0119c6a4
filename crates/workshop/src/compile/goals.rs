//! The ends of a design with its names resolved.

use std::collections::HashMap;

use super::Fault;
use crate::design::Design;

/// What the ends ask for, as numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Goals {
    /// A kind and the zone it must fill with all its cells.
    pub(crate) kind_in_zone: Option<(usize, u16)>,
    /// The target zone of each seat.
    pub(crate) own_tokens_in: Vec<Option<u16>>,
    /// The kind whose loss loses.
    pub(crate) taken: Option<usize>,
}

pub(super) fn goals(
    design: &Design,
    seats: u8,
    kinds: &HashMap<String, usize>,
    faults: &mut Vec<Fault>,
) -> Goals {
    let mut zone = |id: &str, place: &str| {
        let found = design.grid.zones.iter().position(|zone| zone.id == id);
        if found.is_none() {
            faults.push(Fault::Unknown { id: i18n::clip(id), place: place.to_owned() });
        }
        found.and_then(|index| u16::try_from(index + 1).ok())
    };
    let named = design.won.kind_in_zone.as_ref();
    let goal_zone = named.and_then(|goal| zone(&goal.zone, "won.kind_in_zone"));
    let own_tokens_in = (0..usize::from(seats))
        .map(|seat| {
            let goal = design.won.own_tokens_in.get(seat)?;
            zone(&goal.0, "won.own_tokens_in")
        })
        .collect();
    let mut kind = |id: &str, place: &str| {
        let found = kinds.get(id).copied();
        if found.is_none() {
            faults.push(Fault::Unknown { id: i18n::clip(id), place: place.to_owned() });
        }
        found
    };
    let goal_kind = named.and_then(|goal| kind(&goal.kind, "won.kind_in_zone"));
    let taken = Some(design.lost.taken.as_str()).filter(|id| !id.is_empty());
    Goals {
        kind_in_zone: goal_kind.zip(goal_zone),
        own_tokens_in,
        taken: taken.and_then(|id| kind(id, "lost.taken")),
    }
}
