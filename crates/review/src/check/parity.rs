//! Sliding puzzles that no number of moves can solve: two tokens were exchanged.
//!
//! On a grid of rectangles whose steps never lead round the edge or aslant, with one free cell,
//! every step exchanges the free cell with a neighbour of the other colour of a chessboard. So
//! the order of the tokens is even exactly when the free cell is back on its first colour.

use std::collections::BTreeMap;

use design::{InGrid, Layout, Mode};
use geometry::Cell;

use crate::rules::Rules;

/// Whether the drawn layout is an odd order of the only one that wins; `false` when that cannot
/// be told.
pub(super) fn is_odd(rules: &Rules) -> bool {
    find(rules) == Some(true)
}

fn find(rules: &Rules) -> Option<bool> {
    if !only_slides(rules) {
        return None;
    }
    let mut targets = targets(rules)?;
    let free = one(rules.cells.iter().filter(|cell| !targets.contains_key(cell)))?;
    let free_home =
        one(rules.cells.iter().filter(|cell| !targets.values().any(|home| home == *cell)))?;
    targets.insert(*free, *free_home);
    let colour = |cell: &Cell| (u32::from(cell.col) + u32::from(cell.row)) % 2;
    let same_colour = colour(free) == colour(free_home);
    Some(is_even(&targets) != same_colour)
}

/// Whether steps lead to the next cell of a row or column and nothing else happens, and only
/// right zones win.
fn only_slides(rules: &Rules) -> bool {
    let (grid, won) = (&rules.design.grid, &rules.design.won);
    let is_straight = |cell: &Cell| {
        let open = grid.table_of(*cell).open;
        [0, 2, 6, 8].iter().all(|corner| open.get(*corner) == Some(&false))
    };
    let only_zones = won.zones_valid
        && !(won.grid_empty || won.grid_full || won.all_face_up || won.last_awake)
        && won.tokens_left.is_none()
        && won.kind_in_zone.is_none()
        && won.own_tokens_in.is_empty();
    grid.layout == Layout::Rectangles
        && grid.closed_borders
        && only_zones
        && !rules.has_shoe()
        && !rules.has_waiting_zone()
        && !rules.removes()
        && rules.cells.iter().all(is_straight)
}

/// The one cell where each token is right, by the cell where it lies; none unless every token
/// slides and has exactly one.
fn targets(rules: &Rules) -> Option<BTreeMap<Cell, Cell>> {
    let mut targets = BTreeMap::new();
    for (cell, placed) in rules.in_grid() {
        let kind = rules.kind(placed);
        let slides = kind.mode == Mode::Movement
            && kind.in_grid == InGrid::OneCell
            && kind.table.is_none()
            && !kind.shape.is_piece()
            && !kind.characteristics.is_empty();
        let fits = |other: &&Cell| rules.belongs_in(&kind.characteristics, **other);
        let home = one(rules.cells.iter().filter(fits))?;
        if !slides || targets.insert(cell, *home).is_some() {
            return None;
        }
    }
    Some(targets)
}

fn one<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}

/// Whether a rearrangement is made of an even number of exchanges: cells minus cycles.
fn is_even(targets: &BTreeMap<Cell, Cell>) -> bool {
    let mut left: std::collections::BTreeSet<Cell> = targets.keys().copied().collect();
    let mut exchanges = 0;
    while let Some(first) = left.pop_first() {
        let mut at = targets.get(&first).copied();
        while let Some(cell) = at.filter(|cell| left.remove(cell)) {
            exchanges += 1;
            at = targets.get(&cell).copied();
        }
    }
    exchanges % 2 == 0
}
