//! The ends of a design with its names resolved.

use std::collections::HashMap;

use design::{Design, Goal};

use super::grid::GridTables;

/// What the ends ask for, as numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Goals {
    /// A kind and the zone it must fill with all its cells.
    pub(crate) kind_in_zone: Option<(usize, u16)>,
    /// The target zone of each seat.
    pub(crate) own_tokens_in: Vec<Option<u16>>,
    /// For each seat with a target zone, how far each cell is from it; within it, how many cells
    /// its innermost is deeper, as a negative number.
    pub(crate) ways_to: Vec<Option<Vec<i16>>>,
    /// The zones of each seat that must be full, and those that must be right as well.
    pub(crate) own_zones_full: Vec<Vec<u16>>,
    pub(crate) own_zones_valid: Vec<Vec<u16>>,
    /// The kinds whose loss loses.
    pub(crate) taken: Vec<usize>,
}

pub(super) fn goals(
    design: &Design,
    seats: u8,
    kinds: &HashMap<String, usize>,
    grid: &GridTables,
) -> Goals {
    let zone = |id: &str| {
        let found = design.grid.zones.iter().position(|zone| zone.id == id);
        found.and_then(|index| u16::try_from(index + 1).ok())
    };
    let kind = |id: &str| kinds.get(id).copied();
    let named = design.won.kind_in_zone.as_ref();
    let own = |seat: usize| design.won.own_tokens_in.get(seat).and_then(|goal| zone(&goal.0));
    let own_tokens_in: Vec<Option<u16>> = (0..usize::from(seats)).map(own).collect();
    let zones = |goals: &[Goal]| -> Vec<Vec<u16>> {
        let of_seat = |goal: &Goal| goal.0.split_whitespace().filter_map(zone).collect();
        goals.iter().take(usize::from(seats)).map(of_seat).collect()
    };
    Goals {
        own_zones_full: zones(&design.won.own_zones_full),
        own_zones_valid: zones(&design.won.own_zones_valid),
        ways_to: own_tokens_in.iter().map(|zone| zone.map(|zone| ways_to(grid, zone))).collect(),
        kind_in_zone: named.and_then(|goal| kind(&goal.kind).zip(zone(&goal.zone))),
        own_tokens_in,
        taken: design.lost.taken.split_whitespace().filter_map(kind).collect(),
    }
}

/// Steps of one cell to a zone, and from its cells to its innermost ones.
fn ways_to(grid: &GridTables, zone: u16) -> Vec<i16> {
    const FAR: u16 = 100;
    let is_in = |cell: u16| grid.zone_of.get(usize::from(cell)) == Some(&zone);
    let (inside, outside): (Vec<u16>, Vec<u16>) = grid.cells.iter().partition(|c| is_in(**c));
    let beside = |cell: u16| grid.near.get(usize::from(cell)).copied().unwrap_or_default();
    let steps = |from: Vec<u16>| -> Vec<i16> {
        let steps = steps_from(grid.in_play.len(), from, FAR, beside);
        steps.into_iter().map(|steps| i16::try_from(steps).unwrap_or(i16::MAX)).collect()
    };
    let mut ways = steps(inside.clone());
    // The further from all other cells, the further inside.
    let depths = steps(outside);
    let at = |cell: &u16| depths.get(usize::from(*cell)).copied().unwrap_or(0);
    let deepest = inside.iter().map(at).max().unwrap_or(0);
    for cell in &inside {
        if let Some(way) = ways.get_mut(usize::from(*cell)) {
            *way = at(cell) - deepest;
        }
    }
    ways
}

/// How many steps each cell is from the nearest of some; `far` where none leads there, or more.
pub(super) fn steps_from<B: IntoIterator<Item = u16>>(
    cells: usize,
    start: Vec<u16>,
    far: u16,
    beside: impl Fn(u16) -> B,
) -> Vec<u16> {
    let mut steps = vec![far; cells];
    let (mut front, mut distance) = (start, 0);
    while !front.is_empty() && distance < far {
        front.retain(|cell| match steps.get_mut(usize::from(*cell)) {
            Some(known) if *known == far => {
                *known = distance;
                true
            }
            _ => false,
        });
        front = front.into_iter().flat_map(&beside).collect();
        distance += 1;
    }
    steps
}
