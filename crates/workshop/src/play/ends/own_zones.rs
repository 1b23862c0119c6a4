//! Won when a player's own zones are full, or full and right in every cell.

use std::sync::Arc;

use super::{End, is_full};
use crate::compile::{Compiled, Place};
use crate::play::position::{Position, is_misplaced};

#[derive(Debug)]
struct OwnZones {
    /// The cells of each seat; none for a seat without zones.
    cells: Vec<Vec<Place>>,
    /// Whether what lies there must be right there too.
    must_be_valid: bool,
}

pub(super) fn full(game: &Compiled) -> Option<Arc<dyn End>> {
    set(game, &game.goals.own_zones_full, false)
}

pub(super) fn valid(game: &Compiled) -> Option<Arc<dyn End>> {
    set(game, &game.goals.own_zones_valid, true)
}

fn set(game: &Compiled, zones: &[Vec<u16>], must_be_valid: bool) -> Option<Arc<dyn End>> {
    let cells = |zones: &Vec<u16>| -> Vec<Place> {
        let in_play = |cell: &&Place| game.in_play[usize::from(**cell)];
        let zones = zones.iter().filter_map(|zone| game.grid.zones.get(usize::from(*zone)));
        zones.flat_map(|zone| zone.cells.iter().filter(in_play)).copied().collect()
    };
    let cells: Vec<Vec<Place>> = zones.iter().map(cells).collect();
    let is_set = cells.iter().any(|cells| !cells.is_empty());
    is_set.then(|| Arc::new(OwnZones { cells, must_be_valid }) as Arc<dyn End>)
}

impl End for OwnZones {
    fn holds(&self, game: &Compiled, at: &Position, seat: u8) -> bool {
        let Some(cells) = self.cells.get(usize::from(seat)).filter(|cells| !cells.is_empty())
        else {
            return false;
        };
        let is_right = |cell: Place| at.stack(cell).all(|token| !is_misplaced(game, cell, token));
        let is_filled =
            |cell: Place| match game.lots.draws.iter().any(|lot| lot.cells.contains(&cell)) {
                // A sign that was drawn by lot waits to be covered.
                true => at.is_occupied(game, cell),
                false => is_full(at, cell),
            };
        cells.iter().all(|cell| is_filled(*cell) && (!self.must_be_valid || is_right(*cell)))
    }
}
