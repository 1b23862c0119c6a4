//! Boards: sizes, drawings that fit, tokens that exist and are enough, zones, tables, dice, queues.

use std::collections::{BTreeMap, HashMap, HashSet};

use geometry::Cell;

use super::{FaultKind, Faults, MAX_COLUMNS, MAX_ROWS, owner_limit};
use crate::Design;
use crate::{CellList, CellWord, Drawing, Layout, Shoe, TokenWord};

pub(super) fn check(design: &Design, faults: &mut Faults) {
    sizes(design, faults);
    let mut tokens = Tokens::of(design);
    let grid = &design.grid;
    tokens.drawing("grid.tokens", &grid.tokens, (grid.rows, grid.columns), faults);
    for (shoe, number) in design.shoes.iter().zip(1..=u8::MAX) {
        let path = format!("shoes[{number}]");
        tokens.drawing(&format!("{path}.tokens"), &shoe.tokens, (shoe.rows, shoe.columns), faults);
        queue(&path, shoe, &mut tokens, faults);
        if let Some(shared) = shoe.shares_queue_of {
            sharing(design, &path, number, shared, faults);
        }
    }
    tokens.enough(design, faults);
    zones(design, faults);
    cells_of_tables(design, faults);
    numbers(design, faults);
    dice(design, faults);
    for (player, number) in design.players.iter().zip(1..) {
        off_the_grid(design, &format!("players[{number}].path"), &player.path, faults);
    }
}

fn sizes(design: &Design, faults: &mut Faults) {
    let too_large = |rows, columns| rows > MAX_ROWS || columns > MAX_COLUMNS;
    let grid = &design.grid;
    faults.add_if(too_large(grid.rows, grid.columns), "grid", || FaultKind::BoardTooLarge);
    let shoes = design.shoes.iter().zip(1..);
    let shoes = shoes.map(|(shoe, n)| (format!("shoes[{n}]"), shoe.rows, shoe.columns));
    let waiting = design.waiting_zones.iter().zip(1..);
    let waiting = waiting.map(|(zone, n)| (format!("waiting_zones[{n}]"), zone.rows, zone.columns));
    let result = design.result_zones.iter().zip(1..);
    let result = result.map(|(zone, n)| (format!("result_zones[{n}]"), zone.rows, zone.columns));
    for (path, rows, columns) in shoes.chain(waiting).chain(result) {
        if too_large(rows, columns) {
            faults.add(path, FaultKind::BoardTooLarge);
        } else if rows == 0 || columns == 0 {
            faults.add(path, FaultKind::BoardTooSmall);
        }
    }
}

/// The tokens met so far, by kind.
struct Tokens<'a> {
    used: HashMap<&'a str, usize>,
    /// Kinds with values on their sides.
    with_sides: HashSet<&'a str>,
    layout: Layout,
    owners: u8,
}

impl<'a> Tokens<'a> {
    fn of(design: &'a Design) -> Self {
        let used = design.tokens.iter().map(|kind| (kind.id.as_str(), 0)).collect();
        let with_sides = design.tokens.iter().filter(|kind| !kind.sides.is_empty());
        Self {
            used,
            with_sides: with_sides.map(|kind| kind.id.as_str()).collect(),
            layout: design.grid.layout,
            owners: owner_limit(design),
        }
    }

    fn drawing(&mut self, path: &str, drawing: &Drawing, size: (u8, u8), faults: &mut Faults) {
        let (rows, columns) = size;
        let too_high = drawing.0.len() > usize::from(rows);
        faults.add_if(too_high, path, || FaultKind::DrawingTooHigh { rows });
        for (row, number) in drawing.0.iter().zip(1..) {
            let path = format!("{path}[{number}]");
            let too_wide = row.len() > usize::from(columns);
            faults.add_if(too_wide, path.as_str(), || FaultKind::DrawingTooWide { columns });
            for word in row {
                if let CellWord::Tokens(tokens) = word {
                    tokens.iter().for_each(|token| self.token(&path, token, faults));
                }
            }
        }
    }

    fn token(&mut self, path: &str, token: &TokenWord, faults: &mut Faults) {
        match self.used.get_mut(token.kind.as_str()) {
            Some(used) => *used += 1,
            None => faults.add(path, FaultKind::UnknownKind { id: token.kind.clone() }),
        }
        let (turns, word) = (self.layout.turns(), || i18n::clip(&token.to_string()));
        faults.add_if(token.turned >= turns, path, || FaultKind::TooManyTurns {
            word: word(),
            most: turns - 1,
        });
        let turned_sides = self.layout == Layout::Hexagons
            && token.turned > 0
            && self.with_sides.contains(token.kind.as_str());
        faults.add_if(turned_sides, path, || FaultKind::TurnedSides { id: token.kind.clone() });
        for &number in token.owners.iter().flatten() {
            let known = (1..=self.owners).contains(&number);
            faults.add_if(!known, path, || FaultKind::UnknownPlayer { number });
        }
    }

    fn enough(&self, design: &Design, faults: &mut Faults) {
        for (kind, number) in design.tokens.iter().zip(1..) {
            let used = self.used.get(kind.id.as_str()).copied().unwrap_or(0);
            faults.add_if(
                used > usize::from(kind.count),
                format!("tokens[{number}].count"),
                || FaultKind::TooManyTokens { id: kind.id.clone(), used, count: kind.count },
            );
        }
    }
}

fn queue(path: &str, shoe: &Shoe, tokens: &mut Tokens<'_>, faults: &mut Faults) {
    let path = format!("{path}.queue");
    let too_long = shoe.queue.len() > usize::from(shoe.queue_cells);
    faults.add_if(too_long, path.as_str(), || FaultKind::QueueTooLong { cells: shoe.queue_cells });
    for (word, number) in shoe.queue.iter().zip(1..) {
        let path = format!("{path}[{number}]");
        match word.parse::<TokenWord>() {
            Ok(token) => tokens.token(&path, &token, faults),
            Err(error) => faults.add(path, FaultKind::BadToken { word: error.word }),
        }
    }
}

/// A queue is shared with a shoe that has one of its own, and then not given here as well.
fn sharing(design: &Design, path: &str, number: u8, shared: u8, faults: &mut Faults) {
    let place = format!("{path}.shares_queue_of");
    let index = usize::from(shared).checked_sub(1);
    match index.and_then(|index| design.shoes.get(index)) {
        Some(other) if shared != number && other.shares_queue_of.is_none() => {}
        _ => faults.add(place, FaultKind::UnknownBoard { number: shared }),
    }
    let own = design.shoes.get(usize::from(number) - 1).is_some_and(|shoe| !shoe.queue.is_empty());
    faults.add_if(own, format!("{path}.queue"), || FaultKind::QueueOfSharer);
}

fn off_the_grid(design: &Design, path: &str, cells: &CellList, faults: &mut Faults) {
    if let Some(cell) = cells.cells().iter().find(|cell| !design.grid.contains(**cell)) {
        faults.add(path, FaultKind::OffTheGrid { cell: cell.to_string() });
    }
}

fn zones(design: &Design, faults: &mut Faults) {
    let mut zone_of: BTreeMap<Cell, &str> = BTreeMap::new();
    for (zone, number) in design.grid.zones.iter().zip(1..) {
        let path = format!("grid.zones[{number}].cells");
        off_the_grid(design, &path, &zone.cells, faults);
        let taken = |cell: &&Cell| zone_of.contains_key(*cell);
        if let Some(cell) = zone.cells.cells().iter().find(taken) {
            let other = zone_of.get(cell).copied().map(i18n::clip).unwrap_or_default();
            let cell = cell.to_string();
            faults.add(path.as_str(), FaultKind::CellInTwoZones { cell, other });
        }
        zone_of.extend(zone.cells.cells().iter().map(|cell| (*cell, zone.id.as_str())));
    }
}

fn cells_of_tables(design: &Design, faults: &mut Faults) {
    let mut seen = HashSet::new();
    for (table, number) in design.grid.tables.iter().zip(1..) {
        let path = format!("grid.tables[{number}].cells");
        off_the_grid(design, &path, &table.cells, faults);
        once(&path, &table.cells, &mut seen, faults);
    }
}

fn numbers(design: &Design, faults: &mut Faults) {
    let (rows, columns) = (design.grid.rows, design.grid.columns);
    let numbers = &design.grid.numbers.0;
    let too_high = numbers.len() > usize::from(rows);
    faults.add_if(too_high, "grid.numbers", || FaultKind::DrawingTooHigh { rows });
    for (row, number) in numbers.iter().zip(1..) {
        let too_wide = row.len() > usize::from(columns);
        let path = format!("grid.numbers[{number}]");
        faults.add_if(too_wide, path, || FaultKind::DrawingTooWide { columns });
    }
}

fn dice(design: &Design, faults: &mut Faults) {
    let mut seen = HashSet::new();
    for (placed, number) in design.grid.dice.iter().zip(1..) {
        let path = format!("grid.dice[{number}]");
        off_the_grid(design, &format!("{path}.cells"), &placed.cells, faults);
        once(&format!("{path}.cells"), &placed.cells, &mut seen, faults);
        let known = design.dice.iter().any(|die| die.id == placed.die);
        faults.add_if(!known, format!("{path}.die"), || FaultKind::UnknownDie {
            id: i18n::clip(&placed.die),
        });
    }
}

/// A cell has one table and one die at most.
fn once(path: &str, cells: &CellList, seen: &mut HashSet<Cell>, faults: &mut Faults) {
    if let Some(cell) = cells.cells().iter().find(|cell| seen.contains(*cell)) {
        faults.add(path, FaultKind::CellTwice { cell: cell.to_string() });
    }
    seen.extend(cells.cells());
}
