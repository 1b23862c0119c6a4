//! Where tokens can come to, all other tokens aside: what is out of reach here is so in every play.

use std::collections::BTreeSet;

use geometry::Cell;
use workshop::design::{InGrid, Layout, MoveTable, TokenKind};

use crate::rules::{Lies, Rules};

/// The cells where tokens of a kind (from 0) may ever lie; `None` when that is not known.
pub(super) fn reach(rules: &Rules, kind: usize) -> Option<BTreeSet<Cell>> {
    let all = || rules.cells.iter().copied().collect::<BTreeSet<Cell>>();
    let token = rules.design.tokens.get(kind)?;
    let own = rules.placed.iter().filter(|placed| placed.kind == kind);
    if own.clone().any(|placed| matches!(placed.lies, Lies::Shoe(_))) || rules.leaves_grid(token) {
        return Some(all());
    }
    let from: BTreeSet<Cell> = match rules.design.grid.order {
        workshop::design::Order::Kept => own
            .filter_map(|placed| match placed.lies {
                Lies::Grid(cell) => Some(cell),
                Lies::Shoe(_) => None,
            })
            .collect(),
        // Dealt at random, it may begin wherever a token lies.
        workshop::design::Order::Shuffled => rules.in_grid().map(|(cell, _)| cell).collect(),
    };
    from_cells(rules, token, from)
}

/// The cells that a kind comes to from these.
fn from_cells(rules: &Rules, kind: &TokenKind, from: BTreeSet<Cell>) -> Option<BTreeSet<Cell>> {
    if rules.design.grid.layout == Layout::Hexagons {
        return None;
    }
    let in_play: BTreeSet<Cell> = rules.cells.iter().copied().collect();
    let is_in_play = |cell: &Cell| in_play.contains(cell);
    let mut found = from.clone();
    let mut open: Vec<Cell> = from.into_iter().collect();
    // Asked after every edit, so that nothing is looked at twice, nor once all is found.
    while let Some(cell) = open.pop().filter(|_| found.len() < in_play.len()) {
        for next in next_cells(rules, kind, cell)? {
            if !found.contains(&next) && may_lie(rules, kind, next, is_in_play) {
                found.insert(next);
                open.push(next);
            }
        }
    }
    Some(found)
}

/// Whether a token of a kind can leave this cell by a move of its own; `None` when that is not
/// known.
pub(super) fn can_leave(rules: &Rules, kind: &TokenKind, cell: Cell) -> Option<bool> {
    if rules.design.grid.layout == Layout::Hexagons {
        return None;
    }
    let is_in_play = |cell: &Cell| rules.cells.contains(cell);
    let next = next_cells(rules, kind, cell)?;
    Some(next.into_iter().any(|next| next != cell && may_lie(rules, kind, next, is_in_play)))
}

/// Whether all cells of a kind are in play when it lies here.
fn may_lie(
    rules: &Rules,
    kind: &TokenKind,
    cell: Cell,
    is_in_play: impl Fn(&Cell) -> bool,
) -> bool {
    let is_in = |(col, row): &(i16, i16)| match (u8::try_from(*col), u8::try_from(*row)) {
        (Ok(col), Ok(row)) => is_in_play(&Cell::new(col, row)),
        _ => false,
    };
    is_in_play(&cell) && (kind.rotatable || rules.covered(kind, 0, cell).iter().all(is_in))
}

fn next_cells(rules: &Rules, kind: &TokenKind, cell: Cell) -> Option<Vec<Cell>> {
    let piece = kind.shape.is_piece();
    let wraps = !rules.design.grid.closed_borders && !piece;
    let table = kind.table.unwrap_or_else(|| rules.design.grid.table_of(cell));
    Some(match kind.in_grid {
        InGrid::Immobile => Vec::new(),
        InGrid::OneCell | InGrid::Steps => steps(rules, &table, cell, 1, wraps),
        InGrid::Jumps => {
            let mut cells = steps(rules, &table, cell, 2, false);
            if kind.jumps.or_one_cell {
                cells.extend(steps(rules, &table, cell, 1, wraps));
            }
            cells
        }
        InGrid::UpToCells => {
            let far = i16::from(kind.distance);
            let within = |other: &&Cell| {
                let rows = i16::from(other.row) - i16::from(cell.row);
                let cols = i16::from(other.col) - i16::from(cell.col);
                rows.abs() <= far && cols.abs() <= far
            };
            rules.cells.iter().filter(within).copied().collect()
        }
        InGrid::Anywhere => rules.cells.clone(),
        // Dice lead along the numbers, which are looked at elsewhere.
        InGrid::Die => return None,
    })
}

/// The cells so far away in every open direction.
fn steps(rules: &Rules, table: &MoveTable, cell: Cell, far: i32, wraps: bool) -> Vec<Cell> {
    let (rows, cols) = (i32::from(rules.design.grid.rows), i32::from(rules.design.grid.columns));
    let mut found = Vec::new();
    for (place, is_open) in (0i32..).zip(table.open) {
        if !is_open || place == 4 || rows == 0 || cols == 0 {
            continue;
        }
        let mut row = i32::from(cell.row) + (place / 3 - 1) * far;
        let mut col = i32::from(cell.col) + (place % 3 - 1) * far;
        if wraps {
            (row, col) = (row.rem_euclid(rows), col.rem_euclid(cols));
        }
        if (0..rows).contains(&row)
            && (0..cols).contains(&col)
            && let (Ok(col), Ok(row)) = (u8::try_from(col), u8::try_from(row))
        {
            found.push(Cell::new(col, row));
        }
    }
    found
}
