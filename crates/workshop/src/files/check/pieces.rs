//! Pieces of several cells: shapes well-formed, and drawn so that they lie on the grid.

use std::collections::{HashMap, HashSet};

use geometry::Cell;

use super::{FaultKind, Faults, MAX_COLUMNS, MAX_ROWS};
use crate::Design;
use crate::design::{CellWord, Shape, TokenKind};

pub(super) fn check_shapes(design: &Design, faults: &mut Faults) {
    for (kind, number) in design.tokens.iter().zip(1..) {
        let path = format!("tokens[{number}].shape");
        faults.add_if(!is_well_formed(&kind.shape), path, || FaultKind::BadShape);
    }
}

/// Rows of `x` and `.`, with an `x` in the first row to name the piece by.
fn is_well_formed(shape: &Shape) -> bool {
    let rows = &shape.0;
    let fits = |row: &String| {
        row.len() <= usize::from(MAX_COLUMNS) && row.bytes().all(|byte| matches!(byte, b'x' | b'.'))
    };
    let named = rows.first().is_none_or(|row| row.contains('x'));
    rows.len() <= usize::from(MAX_ROWS) && rows.iter().all(fits) && named
}

/// The cells that a token covers when its first cell lies here after some quarter turns
/// clockwise, as columns and rows; they may lie outside every grid.
#[must_use]
pub fn covered(shape: &Shape, turned: u8, first: Cell) -> Vec<(i16, i16)> {
    let origin = shape.0.first().and_then(|row| row.find('x')).unwrap_or(0);
    let (col, row) = (i16::from(first.col), i16::from(first.row));
    let mut cells = Vec::new();
    for (line, down) in shape.0.iter().zip(0i16..) {
        for (at, _) in line.match_indices('x') {
            let right = i16::try_from(at).unwrap_or(0) - i16::try_from(origin).unwrap_or(0);
            let turn = |(right, down): (i16, i16), _| (-down, right);
            let (right, down) = (0..turned % 4).fold((right, down), turn);
            cells.push((col + right, row + down));
        }
    }
    if cells.is_empty() { vec![(col, row)] } else { cells }
}

/// Pieces as they are drawn, in a design where all else fits.
pub(super) fn check_drawn(design: &Design, faults: &mut Faults) {
    let kinds: HashMap<&str, &TokenKind> =
        design.tokens.iter().map(|kind| (kind.id.as_str(), kind)).collect();
    let mut taken = HashSet::new();
    for (words, row) in design.grid.tokens.0.iter().zip(0..MAX_ROWS) {
        for (word, col) in words.iter().zip(0..MAX_COLUMNS) {
            let CellWord::Tokens(tokens) = word else { continue };
            for token in tokens {
                let Some(kind) = kinds.get(token.kind.as_str()) else { continue };
                if kind.shape.0.is_empty() {
                    continue;
                }
                let first = Cell::new(col, row);
                let cells = covered(&kind.shape, token.turned, first);
                piece(design, &kind.id, first, &cells, faults);
                overlap(design, first, &cells, &mut taken, faults);
            }
        }
    }
}

fn path_of(first: Cell) -> String {
    format!("grid.tokens[{}]", u16::from(first.row) + 1)
}

fn piece(design: &Design, id: &str, first: Cell, cells: &[(i16, i16)], faults: &mut Faults) {
    let (rows, columns) = (i16::from(design.grid.rows), i16::from(design.grid.columns));
    let is_on = |(col, row): &(i16, i16)| (0..columns).contains(col) && (0..rows).contains(row);
    faults.add_if(!cells.iter().all(is_on), path_of(first), || FaultKind::PieceLeavesGrid {
        id: id.to_owned(),
        cell: first.to_string(),
    });
}

/// Pieces lie side by side; what is not a piece may lie under one.
fn overlap(
    design: &Design,
    first: Cell,
    cells: &[(i16, i16)],
    taken: &mut HashSet<(i16, i16)>,
    faults: &mut Faults,
) {
    let is_on = |&(col, row): &(i16, i16)| {
        col < i16::from(design.grid.columns) && row < i16::from(design.grid.rows)
    };
    for cell in cells.iter().filter(|cell| is_on(cell)) {
        if !taken.insert(*cell) {
            let name = match (u8::try_from(cell.0), u8::try_from(cell.1)) {
                (Ok(col), Ok(row)) => Cell::new(col, row).to_string(),
                _ => first.to_string(),
            };
            return faults.add(path_of(first), FaultKind::PiecesOverlap { cell: name });
        }
    }
}
