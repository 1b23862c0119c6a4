//! Edits of the grid: its size, its cells, the tokens in them.

use geometry::Cell;
use serde::{Deserialize, Serialize};

use super::{EditRefusal, lines, uses};
use crate::Design;
use crate::{
    CellDie, CellList, CellWord, Code, Draw, Frame, Grid, Growth, Layout, MoveTable, Order,
    TableOverride,
};

/// A change to the grid. Rows and columns are counted from 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum GridEdit {
    /// Rows and columns are added or taken at the bottom and on the right.
    Size {
        rows: u8,
        columns: u8,
    },
    /// A new row at this place; those from there on move down with all they hold.
    InsertRow {
        at: u8,
    },
    InsertColumn {
        at: u8,
    },
    DeleteRow {
        at: u8,
    },
    DeleteColumn {
        at: u8,
    },
    Order(Order),
    /// The movement table of all cells without their own.
    Table(MoveTable),
    /// Another movement table for some cells; the grid's again when none is given.
    CellTable {
        cells: CellList,
        table: Option<MoveTable>,
    },
    ClosedBorders(bool),
    Layout(Layout),
    Frame(Frame),
    /// What is drawn by lot, the code and what grows with errors.
    Lots {
        draws: Vec<Draw>,
        code: Option<Code>,
        grows: Option<Growth>,
    },
    /// Opens cells, or takes empty ones out of play.
    InPlay {
        cells: CellList,
        in_play: bool,
    },
    /// The number of a cell; 0 for none.
    Number {
        cell: Cell,
        number: u16,
    },
    /// Numbers the cells in play row by row from 1.
    NumberByRow,
    /// Leaves all cells without a number.
    ClearNumbers,
    /// A die in these cells; none when it is not given.
    Die {
        cells: CellList,
        die: Option<String>,
    },
    /// A token on top of a cell, written as in a drawing.
    Paste {
        cell: Cell,
        token: String,
    },
    /// Takes the topmost token of a cell away.
    Take {
        cell: Cell,
    },
}

pub(super) fn apply(design: &mut Design, edit: &GridEdit) -> Result<(), EditRefusal> {
    change(design, edit)?;
    let Grid { rows, columns, tokens, .. } = &mut design.grid;
    uses::square(tokens, *rows, *columns);
    Ok(())
}

fn change(design: &mut Design, edit: &GridEdit) -> Result<(), EditRefusal> {
    let grid = &mut design.grid;
    match edit {
        GridEdit::Size { rows, columns } => return lines::resize(design, *rows, *columns),
        GridEdit::InsertRow { at } => return lines::insert(design, lines::Axis::Rows, *at),
        GridEdit::InsertColumn { at } => return lines::insert(design, lines::Axis::Columns, *at),
        GridEdit::DeleteRow { at } => return lines::delete(design, lines::Axis::Rows, *at),
        GridEdit::DeleteColumn { at } => return lines::delete(design, lines::Axis::Columns, *at),
        GridEdit::Order(order) => grid.order = *order,
        GridEdit::Lots { draws, code, grows } => {
            grid.draws.clone_from(draws);
            grid.code.clone_from(code);
            grid.grows.clone_from(grows);
        }
        GridEdit::Table(table) => grid.table = *table,
        GridEdit::CellTable { cells, table } => cell_table(grid, cells, *table)?,
        GridEdit::ClosedBorders(closed) => grid.closed_borders = *closed,
        GridEdit::Layout(layout) => grid.layout = *layout,
        GridEdit::Frame(frame) => grid.frame.clone_from(frame),
        GridEdit::InPlay { cells, in_play } => set_in_play(grid, cells, *in_play)?,
        GridEdit::Number { cell, number } => set_number(grid, *cell, *number)?,
        GridEdit::NumberByRow => number_by_row(grid),
        GridEdit::ClearNumbers => grid.numbers.0.clear(),
        GridEdit::Die { cells, die } => cell_die(design, cells, die.as_deref())?,
        GridEdit::Paste { cell, token } => {
            let mut drawing = grid.tokens.clone();
            let size = (grid.rows, grid.columns);
            uses::paste(design, &mut drawing, size, *cell, token)?;
            design.grid.tokens = drawing;
        }
        GridEdit::Take { cell } => uses::take(&mut grid.tokens, *cell)?,
    }
    Ok(())
}

/// All cells are on the grid.
pub(super) fn on_grid(grid: &Grid, cells: &CellList) -> Result<(), EditRefusal> {
    match cells.cells().iter().find(|cell| !grid.contains(**cell)) {
        Some(cell) => Err(EditRefusal::NoCell { cell: cell.to_string() }),
        None => Ok(()),
    }
}

/// Takes cells out of a list.
pub(super) fn without(list: &mut CellList, cells: &CellList) {
    *list = list.cells().iter().copied().filter(|cell| !cells.contains(*cell)).collect();
}

fn cell_table(
    grid: &mut Grid,
    cells: &CellList,
    table: Option<MoveTable>,
) -> Result<(), EditRefusal> {
    on_grid(grid, cells)?;
    grid.tables.iter_mut().for_each(|other| without(&mut other.cells, cells));
    if let Some(table) = table {
        match grid.tables.iter_mut().find(|other| other.table == table) {
            Some(same) => cells.cells().iter().for_each(|cell| same.cells.add(*cell)),
            None => grid.tables.push(TableOverride { cells: cells.clone(), table }),
        }
    }
    grid.tables.retain(|other| !other.cells.cells().is_empty());
    Ok(())
}

fn set_in_play(grid: &mut Grid, cells: &CellList, in_play: bool) -> Result<(), EditRefusal> {
    on_grid(grid, cells)?;
    for &cell in cells.cells() {
        let word = uses::drawn_at(&mut grid.tokens, cell);
        match word {
            CellWord::Closed if in_play => *word = CellWord::Tokens(Vec::new()),
            CellWord::Tokens(tokens) if !in_play && !tokens.is_empty() => {
                return Err(EditRefusal::CellTaken { cell: cell.to_string() });
            }
            CellWord::Tokens(_) if !in_play => *word = CellWord::Closed,
            _ => {}
        }
        let table = grid.table_of(cell);
        if in_play && !table.is_in_play() {
            cell_table(grid, &[cell].into_iter().collect(), Some(table.in_play()))?;
        }
    }
    Ok(())
}

fn set_number(grid: &mut Grid, cell: Cell, number: u16) -> Result<(), EditRefusal> {
    on_grid(grid, &CellList::from_iter([cell]))?;
    let (col, row) = (usize::from(cell.col), usize::from(cell.row));
    let rows = &mut grid.numbers.0;
    if rows.len() <= row {
        rows.resize(row + 1, Vec::new());
    }
    if let Some(numbers) = rows.get_mut(row) {
        numbers.resize(numbers.len().max(col + 1), 0);
        numbers.get_mut(col).into_iter().for_each(|old| *old = number);
    }
    Ok(())
}

fn number_by_row(grid: &mut Grid) {
    let mut next = 0;
    let mut number = |col, row| {
        if !grid.is_in_play(Cell::new(col, row)) {
            return 0;
        }
        next += 1;
        next
    };
    let (rows, columns) = (grid.rows, grid.columns);
    let rows = (0..rows).map(|row| (0..columns).map(|col| number(col, row)).collect());
    grid.numbers.0 = rows.collect();
}

fn cell_die(design: &mut Design, cells: &CellList, die: Option<&str>) -> Result<(), EditRefusal> {
    on_grid(&design.grid, cells)?;
    design.grid.dice.iter_mut().for_each(|placed| without(&mut placed.cells, cells));
    if let Some(die) = die {
        super::dice::die_mut(design, die)?;
        match design.grid.dice.iter_mut().find(|placed| placed.die == die) {
            Some(same) => cells.cells().iter().for_each(|cell| same.cells.add(*cell)),
            None => {
                design.grid.dice.push(CellDie { cells: cells.clone(), die: die.to_owned() });
            }
        }
    }
    design.grid.dice.retain(|placed| !placed.cells.cells().is_empty());
    Ok(())
}
