//! The tables of the grid: neighbours with and without wrap, directions, zones, numbers, dice.
//!
//! Rows and columns count from 0 here. On hexagons every second row (the rows that people call
//! 2, 4, …) is shifted half a cell to the right.

use design::{CellList, Design, Die, Grid, Layout, MoveTable, Validation};
use geometry::Cell;

use super::kinds::{Kind, Lexicon};
use super::marks::Marks;
use super::tracks::Track;
use super::{NOWHERE, Place};

/// North, north-east and so on clockwise, as places of a movement table.
const TABLE_PLACES: [usize; 8] = [1, 2, 5, 8, 7, 6, 3, 0];
/// Steps in rows and columns, in the same order.
const STEPS: [(i32, i32); 8] =
    [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)];
/// The four directions of sides: north, east, south, west.
pub(crate) const SIDE_DIRECTIONS: [usize; 4] = [0, 2, 4, 6];

/// What the rules ask of the grid's cells, by their index row by row.
#[derive(Clone, Debug, Default)]
pub(crate) struct GridTables {
    pub(crate) rows: i32,
    pub(crate) cols: i32,
    /// Two directions may lead to one cell.
    pub(crate) is_narrow: bool,
    pub(crate) in_play: Vec<bool>,
    /// The cells in play, in order.
    pub(crate) cells: Vec<u16>,
    /// The neighbour in each direction, where the board goes on.
    pub(crate) near: Vec<[u16; 8]>,
    /// The neighbour in each direction for moves by one cell, around the edge where that is so.
    pub(crate) around: Vec<[u16; 8]>,
    /// Both as drawn, cells that are not in play included: only explanations look at them.
    pub(crate) drawn_near: Vec<[u16; 8]>,
    pub(crate) drawn_around: Vec<[u16; 8]>,
    /// Open directions of each cell.
    pub(crate) open: Vec<u8>,
    /// The zone of each cell; 0 is the rest of the grid.
    pub(crate) zone_of: Vec<u16>,
    pub(crate) zones: Vec<ZoneTable>,
    pub(crate) has_designer_marks: bool,
    /// Whether each kind may stay in each cell when all zones are to be valid, cell by cell.
    pub(crate) belongs: Vec<bool>,
    /// The numbers of the cells.
    pub(crate) track: Track,
    /// The die of each cell.
    pub(crate) dice: Vec<Option<u8>>,
}

/// A zone, ready for play.
#[derive(Clone, Debug, Default)]
pub(crate) struct ZoneTable {
    pub(crate) cells: Vec<u16>,
    pub(crate) marks: Marks,
    pub(crate) has_marks: bool,
    /// Whether each kind is right here by the educator's characteristics alone.
    pub(crate) right: Vec<bool>,
}

/// The open directions of a movement table. Hexagons have no up and down: these stand for both
/// upper and both lower neighbours, so that the table of rectangles opens all six.
pub(crate) fn direction_bits(table: &MoveTable, layout: Layout) -> u8 {
    let open = table.open;
    let is_open = |direction: usize| {
        let plain = open[TABLE_PLACES[direction]];
        match (layout, direction) {
            (Layout::Rectangles, _) => plain,
            (Layout::Hexagons, 0 | 4) => false,
            (Layout::Hexagons, 1 | 7) => plain || open[TABLE_PLACES[0]],
            (Layout::Hexagons, 3 | 5) => plain || open[TABLE_PLACES[4]],
            (Layout::Hexagons, _) => plain,
        }
    };
    (0..8).filter(|direction| is_open(*direction)).fold(0, |bits, direction| bits | 1 << direction)
}

pub(super) fn grid_tables(design: &Design, kinds: &[Kind], lexicon: &mut Lexicon) -> GridTables {
    let grid = &design.grid;
    let (rows, cols) = (i32::from(grid.rows), i32::from(grid.columns));
    let is_narrow = rows < 3 || cols < 3;
    let mut tables = GridTables { rows, cols, is_narrow, ..GridTables::default() };
    let count = usize::from(grid.rows) * usize::from(grid.columns);
    let open = |cell: Cell| direction_bits(&grid.table_of(cell), grid.layout);
    tables.open = grid.cells().map(open).collect();
    tables.in_play = grid.cells().map(|cell| grid.is_in_play(cell)).collect();
    tables.cells = (0..count)
        .filter(|cell| tables.in_play[*cell])
        .filter_map(|cell| u16::try_from(cell).ok())
        .collect();
    link(grid, &mut tables);
    zones(design, kinds, lexicon, &mut tables);
    number(design, &mut tables);
    place_dice(design, &mut tables);
    tables
}

/// The index of a cell of the grid.
pub(super) fn index(tables: &GridTables, cell: Cell) -> Option<usize> {
    let (row, col) = (i32::from(cell.row), i32::from(cell.col));
    let inside = row < tables.rows && col < tables.cols;
    inside.then(|| (row * tables.cols + col) as usize)
}

/// The cell in play at a place.
pub(super) fn cell(tables: &GridTables, place: Place) -> Option<Cell> {
    tables.in_play.get(usize::from(place)).filter(|is_in_play| **is_in_play)?;
    let (row, col) = (i32::from(place) / tables.cols, i32::from(place) % tables.cols);
    Some(Cell::new(u8::try_from(col).ok()?, u8::try_from(row).ok()?))
}

/// The indices of a list of cells.
fn indices(list: &CellList, tables: &GridTables) -> Vec<usize> {
    list.cells().iter().filter_map(|cell| index(tables, *cell)).collect()
}

fn link(grid: &Grid, tables: &mut GridTables) {
    let wraps = !grid.closed_borders;
    // Around an odd number of shifted rows, upper and lower neighbours would not meet.
    let wraps_rows = wraps && (grid.layout == Layout::Rectangles || tables.rows % 2 == 0);
    let in_play = tables.in_play.clone();
    let place = |row: i32, col: i32, wraps: bool| {
        let inside = (0..tables.rows).contains(&row) && (0..tables.cols).contains(&col);
        if !inside && !wraps {
            return NOWHERE;
        }
        let rows_fit = (0..tables.rows).contains(&row);
        if !rows_fit && !wraps_rows {
            return NOWHERE;
        }
        let cell = row.rem_euclid(tables.rows) * tables.cols + col.rem_euclid(tables.cols);
        u16::try_from(cell).unwrap_or(NOWHERE)
    };
    let (mut near, mut around) = (Vec::new(), Vec::new());
    for row in 0..tables.rows {
        for col in 0..tables.cols {
            let neighbour = |wraps: bool| {
                std::array::from_fn(|direction| {
                    let Some((rows, cols)) = step(grid.layout, row, direction) else {
                        return NOWHERE;
                    };
                    let there = place(row + rows, col + cols, wraps);
                    let itself = i32::from(there) == row * tables.cols + col;
                    if itself { NOWHERE } else { there }
                })
            };
            near.push(neighbour(false));
            around.push(neighbour(wraps));
        }
    }
    let open = |ways: &[u16; 8]| {
        ways.map(|to| if in_play.get(usize::from(to)) == Some(&true) { to } else { NOWHERE })
    };
    tables.near = near.iter().map(open).collect();
    tables.around = around.iter().map(open).collect();
    (tables.drawn_near, tables.drawn_around) = (near, around);
}

/// The way to a neighbour; hexagons have none straight above or below.
fn step(layout: Layout, row: i32, direction: usize) -> Option<(i32, i32)> {
    let (rows, cols) = STEPS[direction];
    match layout {
        Layout::Rectangles => Some((rows, cols)),
        Layout::Hexagons if cols == 0 => None,
        // From a row that is not shifted, the cell above to the right has the same column.
        Layout::Hexagons if rows != 0 && row % 2 == 0 => Some((rows, cols.min(0))),
        Layout::Hexagons if rows != 0 => Some((rows, cols.max(0))),
        Layout::Hexagons => Some((rows, cols)),
    }
}

fn zones(design: &Design, kinds: &[Kind], lexicon: &mut Lexicon, tables: &mut GridTables) {
    tables.zone_of = vec![0; tables.in_play.len()];
    let rest = lexicon.marks(&design.grid.rest_characteristics);
    tables.zones = vec![zone_table(design, kinds, tables.cells.clone(), rest)];
    for (number, zone) in design.grid.zones.iter().enumerate() {
        let marks = lexicon.marks(&zone.characteristics);
        let mut cells = Vec::new();
        for cell in indices(&zone.cells, tables) {
            tables.zone_of[cell] = u16::try_from(number + 1).unwrap_or(0);
            cells.extend(u16::try_from(cell));
        }
        tables.zones.push(zone_table(design, kinds, cells, marks));
    }
    for (number, zone) in tables.zones.iter_mut().enumerate() {
        let zone_of = &tables.zone_of;
        zone.cells.retain(|cell| usize::from(zone_of[usize::from(*cell)]) == number);
    }
    tables.has_designer_marks = tables.zones.iter().any(|zone| zone.has_marks);
    for zone in &tables.zone_of {
        let right = &tables.zones[usize::from(*zone)].right;
        let each = kinds.iter().zip(right).map(|(kind, right)| !kind.has_marks || *right);
        tables.belongs.extend(each);
    }
}

fn zone_table(design: &Design, kinds: &[Kind], cells: Vec<u16>, marks: Marks) -> ZoneTable {
    let right = kinds.iter().map(|kind| agree(design, kind, &marks)).collect();
    ZoneTable { cells, marks, has_marks: !marks.is_empty(), right }
}

fn agree(design: &Design, kind: &Kind, marks: &Marks) -> bool {
    match design.association.validation {
        Validation::Maximum => kind.marks.is_within(marks) && !marks.is_empty(),
        Validation::Minimum => kind.marks.meets(marks),
    }
}

/// The numbers given, or row by row when a die moves tokens and none is given.
fn number(design: &Design, tables: &mut GridTables) {
    let mut numbers = vec![0; tables.in_play.len()];
    let cols = tables.cols as usize;
    for (row, line) in design.grid.numbers.0.iter().enumerate() {
        for (col, number) in line.iter().enumerate().take(cols) {
            if let Some(place) = numbers.get_mut(row * cols + col) {
                *place = *number;
            }
        }
    }
    if numbers.iter().all(|number| *number == 0) && !design.dice.is_empty() {
        for (number, cell) in (1..).zip(&tables.cells) {
            numbers[usize::from(*cell)] = number;
        }
    }
    let last = numbers.iter().copied().max().unwrap_or(0);
    let mut by_number = vec![NOWHERE; usize::from(last) + 1];
    for cell in tables.cells.iter().rev() {
        let number = usize::from(numbers[usize::from(*cell)]);
        if number > 0 {
            by_number[number] = *cell;
        }
    }
    tables.track = Track { numbers, by_number };
}

fn place_dice(design: &Design, tables: &mut GridTables) {
    tables.dice = vec![None; tables.in_play.len()];
    for placed in &design.grid.dice {
        let has_name = |die: &Die| die.id == placed.die;
        let die = design.dice.iter().position(has_name).and_then(|die| u8::try_from(die).ok());
        for cell in indices(&placed.cells, tables) {
            tables.dice[cell] = die;
        }
    }
}
