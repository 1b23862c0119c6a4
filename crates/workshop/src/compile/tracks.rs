//! The cells along which dice move the tokens of each player: the player's own path, or the numbers
//! of the grid.

use design::{CellList, Design};

use super::grid::{GridTables, index};
use super::{Compiled, NOWHERE, Place};

/// Cells by their numbers, from 1.
#[derive(Clone, Debug, Default)]
pub(crate) struct Track {
    /// The number of each cell of the grid; 0 for none.
    pub(crate) numbers: Vec<u16>,
    /// The first cell of each number.
    pub(crate) by_number: Vec<Place>,
}

/// The own path of each seat, where there is one.
pub(super) fn paths(design: &Design, seats: u8, grid: &GridTables) -> Vec<Option<Track>> {
    // One player defined stands for all.
    let alone = design.players.first().filter(|_| design.players.len() == 1);
    let player = |seat: u8| design.players.get(usize::from(seat)).or(alone);
    let path = |seat: u8| player(seat).map(|player| &player.path);
    let paths = (0..seats).map(|seat| path(seat).filter(|path| !path.cells().is_empty()));
    paths.map(|path| path.map(|path| track(path, grid))).collect()
}

fn track(path: &CellList, grid: &GridTables) -> Track {
    let (mut numbers, mut by_number) = (vec![0; grid.in_play.len()], vec![NOWHERE]);
    for (cell, number) in path.cells().iter().zip(1u16..) {
        let place = index(grid, *cell).filter(|place| grid.in_play[*place]);
        by_number.push(place.and_then(|place| Place::try_from(place).ok()).unwrap_or(NOWHERE));
        if let Some(of_cell) = place.and_then(|place| numbers.get_mut(place)) {
            *of_cell = number;
        }
    }
    Track { numbers, by_number }
}

impl Compiled {
    /// The cells along which dice move the tokens of a seat.
    pub(crate) fn track(&self, seat: u8) -> &Track {
        self.path(seat).unwrap_or(&self.grid.track)
    }

    /// The own path of a seat.
    pub(crate) fn path(&self, seat: u8) -> Option<&Track> {
        self.paths.get(usize::from(seat))?.as_ref()
    }
}
