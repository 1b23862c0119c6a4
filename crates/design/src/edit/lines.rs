//! Rows and columns of the grid, put in and taken out with all that lies beyond them.

use std::collections::HashMap;

use geometry::Cell;

use super::EditRefusal;
use crate::Design;
use crate::files::covered;
use crate::{CellWord, Grid, Shape};

/// Rows or columns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Axis {
    Rows,
    Columns,
}

impl Axis {
    fn length(self, grid: &mut Grid) -> &mut u8 {
        match self {
            Self::Rows => &mut grid.rows,
            Self::Columns => &mut grid.columns,
        }
    }

    fn of(self, cell: Cell) -> u8 {
        match self {
            Self::Rows => cell.row,
            Self::Columns => cell.col,
        }
    }

    fn moved(self, cell: Cell, to: u8) -> Cell {
        match self {
            Self::Rows => Cell::new(cell.col, to),
            Self::Columns => Cell::new(to, cell.row),
        }
    }

    fn missing(self, number: u8) -> EditRefusal {
        let number = usize::from(number);
        match self {
            Self::Rows => EditRefusal::NoRow { number },
            Self::Columns => EditRefusal::NoColumn { number },
        }
    }

    fn in_use(self, number: u8) -> EditRefusal {
        let number = usize::from(number);
        match self {
            Self::Rows => EditRefusal::RowHasTokens { number },
            Self::Columns => EditRefusal::ColumnHasTokens { number },
        }
    }
}

pub(super) fn resize(design: &mut Design, rows: u8, columns: u8) -> Result<(), EditRefusal> {
    while design.grid.rows > rows {
        delete(design, Axis::Rows, design.grid.rows)?;
    }
    while design.grid.columns > columns {
        delete(design, Axis::Columns, design.grid.columns)?;
    }
    (design.grid.rows, design.grid.columns) = (rows, columns);
    Ok(())
}

pub(super) fn insert(design: &mut Design, axis: Axis, at: u8) -> Result<(), EditRefusal> {
    let grid = &mut design.grid;
    let length = axis.length(grid);
    let index = at.checked_sub(1).filter(|index| index <= length);
    let index = index.ok_or_else(|| axis.missing(at))?;
    *length = length.checked_add(1).ok_or_else(|| axis.missing(at))?;
    let empty = || CellWord::Tokens(Vec::new());
    insert_line(&mut grid.tokens.0, axis, usize::from(index), empty);
    insert_line(&mut grid.numbers.0, axis, usize::from(index), || 0);
    move_cells(design, |cell| {
        let line = axis.of(cell);
        Some(if line >= index { axis.moved(cell, line.saturating_add(1)) } else { cell })
    });
    Ok(())
}

pub(super) fn delete(design: &mut Design, axis: Axis, at: u8) -> Result<(), EditRefusal> {
    let length = *axis.length(&mut design.grid);
    let index = at.checked_sub(1).filter(|index| *index < length);
    let index = index.ok_or_else(|| axis.missing(at))?;
    if has_tokens(design, axis, index) {
        return Err(axis.in_use(at));
    }
    let grid = &mut design.grid;
    *axis.length(grid) -= 1;
    delete_line(&mut grid.tokens.0, axis, usize::from(index));
    delete_line(&mut grid.numbers.0, axis, usize::from(index));
    move_cells(design, |cell| {
        let line = axis.of(cell);
        match line.cmp(&index) {
            std::cmp::Ordering::Less => Some(cell),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(axis.moved(cell, line - 1)),
        }
    });
    Ok(())
}

/// Whether a token or a part of a piece lies in a line.
fn has_tokens(design: &Design, axis: Axis, index: u8) -> bool {
    let shapes: HashMap<&str, &Shape> =
        design.tokens.iter().map(|kind| (kind.id.as_str(), &kind.shape)).collect();
    let single = Shape::default();
    for (words, row) in design.grid.tokens.0.iter().zip(0u8..) {
        for (word, col) in words.iter().zip(0u8..) {
            let CellWord::Tokens(tokens) = word else { continue };
            for token in tokens {
                let shape = shapes.get(token.kind.as_str()).copied().unwrap_or(&single);
                let cells = covered(design.grid.layout, shape, token.turned, Cell::new(col, row));
                if cells.into_iter().flatten().any(|cell| axis.of(cell) == index) {
                    return true;
                }
            }
        }
    }
    false
}

fn insert_line<T: Clone>(rows: &mut Vec<Vec<T>>, axis: Axis, index: usize, empty: fn() -> T) {
    match axis {
        Axis::Rows if index < rows.len() => rows.insert(index, Vec::new()),
        Axis::Rows => {}
        Axis::Columns => {
            for row in rows.iter_mut().filter(|row| index < row.len()) {
                row.insert(index, empty());
            }
        }
    }
}

fn delete_line<T>(rows: &mut Vec<Vec<T>>, axis: Axis, index: usize) {
    match axis {
        Axis::Rows if index < rows.len() => drop(rows.remove(index)),
        Axis::Rows => {}
        Axis::Columns => {
            for row in rows.iter_mut().filter(|row| index < row.len()) {
                row.remove(index);
            }
        }
    }
}

/// Moves the cells of zones, tables, dice and paths; tables and dice without cells are forgotten.
fn move_cells(design: &mut Design, to: impl Fn(Cell) -> Option<Cell>) {
    let grid = &mut design.grid;
    let paths = design.players.iter_mut().map(|player| &mut player.path);
    let zones = grid.zones.iter_mut().map(|zone| &mut zone.cells);
    let tables = grid.tables.iter_mut().map(|table| &mut table.cells);
    let dice = grid.dice.iter_mut().map(|die| &mut die.cells);
    let draws = grid.draws.iter_mut().map(|draw| &mut draw.cells);
    let code = grid.code.iter_mut().map(|code| &mut code.cells);
    let grows = grid.grows.iter_mut().map(|growth| &mut growth.cells);
    let drawn = draws.chain(code).chain(grows);
    for list in zones.chain(tables).chain(dice).chain(paths).chain(drawn) {
        *list = list.cells().iter().copied().filter_map(&to).collect();
    }
    grid.tables.retain(|table| !table.cells.cells().is_empty());
    grid.draws.retain(|draw| !draw.cells.cells().is_empty());
    grid.dice.retain(|die| !die.cells.cells().is_empty());
}
