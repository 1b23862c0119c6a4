//! Shapes of pieces, what pieces cannot do, and tokens drawn where they can lie.

use std::collections::{HashMap, HashSet};

use geometry::Cell;

use super::{FaultKind, Faults, MAX_COLUMNS, MAX_ROWS};
use crate::Design;
use crate::{CellWord, Grid, Layout, MAX_SHAPE, Shape, TokenKind};

pub(super) fn check_shapes(design: &Design, faults: &mut Faults) {
    for (kind, number) in design.tokens.iter().zip(1..) {
        let path = format!("tokens[{number}].shape");
        faults.add_if(!is_well_formed(&kind.shape), path, || FaultKind::BadShape);
        meaningless(design, kind, number, faults);
    }
}

/// What no rule can say: pieces neither lie on each other nor fight, for which of their cells
/// would it be? And a sixth of a turn brings no edge of a token to another that has a name.
fn meaningless(design: &Design, kind: &TokenKind, number: usize, faults: &mut Faults) {
    let fields = [
        ("stackable", kind.stackable),
        ("attack", kind.attack.is_some()),
        ("defence", kind.defence.is_some()),
    ];
    for (field, is_set) in fields {
        let path = format!("tokens[{number}].{field}");
        let wrong = is_set && kind.shape.is_piece();
        faults.add_if(wrong, path, || FaultKind::NotForPieces { id: kind.id.clone() });
    }
    let turns = kind.rotatable && !kind.sides.is_empty();
    let wrong = turns && design.grid.layout == Layout::Hexagons;
    let path = format!("tokens[{number}].rotatable");
    faults.add_if(wrong, path, || FaultKind::TurnedSides { id: kind.id.clone() });
}

/// Rows of `x` and `.`, with an `x` in the first row to name the piece by.
fn is_well_formed(shape: &Shape) -> bool {
    let rows = &shape.0;
    let fits = |row: &String| {
        row.len() <= usize::from(MAX_COLUMNS) && row.bytes().all(|byte| matches!(byte, b'x' | b'.'))
    };
    let named = rows.first().is_none_or(|row| row.contains('x'));
    let cells: usize = rows.iter().map(|row| row.matches('x').count()).sum();
    let is_small = rows.len() <= usize::from(MAX_ROWS) && cells <= MAX_SHAPE;
    is_small && rows.iter().all(fits) && named
}

/// The cells that a token covers when its first cell lies here after some turns clockwise; none
/// stands for what lies above or left of every grid. Whether the others are on it is not asked.
#[must_use]
pub fn covered(layout: Layout, shape: &Shape, turned: u8, first: Cell) -> Vec<Option<Cell>> {
    let ways = shape.offsets(layout, turned).into_iter();
    let cell = |way| {
        let (row, col) = layout.moved(first.row.into(), first.col.into(), way);
        Some(Cell::new(u8::try_from(col).ok()?, u8::try_from(row).ok()?))
    };
    ways.map(cell).collect()
}

/// Tokens as they are drawn, where all other material fits: cells in play, pieces side by side.
pub(super) fn check_drawn(design: &Design, faults: &mut Faults) {
    let kinds: HashMap<&str, &TokenKind> =
        design.tokens.iter().map(|kind| (kind.id.as_str(), kind)).collect();
    let grid = &design.grid;
    let closed: HashSet<Cell> = grid.cells().filter(|cell| !grid.is_in_play(*cell)).collect();
    let mut taken = HashSet::new();
    for (words, row) in grid.tokens.0.iter().zip(0..MAX_ROWS) {
        for (word, col) in words.iter().zip(0..MAX_COLUMNS) {
            let CellWord::Tokens(tokens) = word else { continue };
            let first = Cell::new(col, row);
            let on_closed = !tokens.is_empty() && closed.contains(&first);
            faults.add_if(on_closed, path_of(first), || FaultKind::TokenOnClosedCell {
                cell: first.to_string(),
            });
            for token in tokens {
                let Some(kind) = kinds.get(token.kind.as_str()) else { continue };
                if !kind.shape.is_piece() {
                    continue;
                }
                let cells = covered(grid.layout, &kind.shape, token.turned, first);
                leaving(grid, &kind.id, first, &cells, faults);
                on_closed_cell(&kind.id, first, &cells, &closed, faults);
                overlap(grid, first, &cells, &mut taken, faults);
            }
        }
    }
}

fn path_of(first: Cell) -> String {
    format!("grid.tokens[{}]", u16::from(first.row) + 1)
}

fn leaving(grid: &Grid, id: &str, first: Cell, cells: &[Option<Cell>], faults: &mut Faults) {
    let is_on = |cell: &Option<Cell>| cell.is_some_and(|cell| grid.contains(cell));
    faults.add_if(!cells.iter().all(is_on), path_of(first), || FaultKind::PieceLeavesGrid {
        id: id.to_owned(),
        cell: first.to_string(),
    });
}

fn on_closed_cell(
    id: &str,
    first: Cell,
    cells: &[Option<Cell>],
    closed: &HashSet<Cell>,
    faults: &mut Faults,
) {
    let is_closed = |cell: &Cell| *cell != first && closed.contains(cell);
    let wrong = cells.iter().flatten().any(is_closed);
    faults.add_if(wrong, path_of(first), || FaultKind::PieceOnClosedCell {
        id: id.to_owned(),
        cell: first.to_string(),
    });
}

/// Pieces lie side by side; what is not a piece may lie under one.
fn overlap(
    grid: &Grid,
    first: Cell,
    cells: &[Option<Cell>],
    taken: &mut HashSet<Cell>,
    faults: &mut Faults,
) {
    for cell in cells.iter().flatten().filter(|cell| grid.contains(**cell)) {
        if !taken.insert(*cell) {
            let cell = cell.to_string();
            return faults.add(path_of(first), FaultKind::PiecesOverlap { cell });
        }
    }
}
