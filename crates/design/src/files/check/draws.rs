//! What is drawn by lot, the code that rows are compared with, and what grows with errors.
//!
//! What is drawn and hidden can be imagined by machines from what they see: there is at most one
//! such draw, of immobile tokens that nobody sees, with few enough possibilities to look at all.

use std::collections::HashSet;

use geometry::Cell;

use super::{FaultKind, Faults};
use crate::{CellList, CellWord, Code, Design, Draw, FacesSeenBy, Growth, Mode, TokenKind};

/// The most ways in which hidden tokens may be drawn.
const MOST_SECRETS: usize = 100_000;

pub(super) fn check(design: &Design, faults: &mut Faults) {
    let mut seen = HashSet::new();
    let mut secrets = 0;
    for (draw, number) in design.grid.draws.iter().zip(1..) {
        let path = format!("grid.draws[{number}]");
        cells(design, &path, &draw.cells, &mut seen, faults);
        entries(design, &path, draw, faults);
        if hides(design, draw) {
            secrets += 1;
            hidden(design, &path, draw, faults);
            faults.add_if(secrets > 1, path.as_str(), || FaultKind::SecondSecret);
        }
    }
    if let Some(code) = &design.grid.code {
        check_code(design, code, faults);
    }
    if let Some(growth) = &design.grid.grows {
        check_growth(design, growth, faults);
    }
}

fn kind<'a>(design: &'a Design, id: &str) -> Option<&'a TokenKind> {
    design.tokens.iter().find(|kind| kind.id == id)
}

/// Whether nobody sees some token of a draw.
fn hides(design: &Design, draw: &Draw) -> bool {
    let mut ids = draw.from.iter().flat_map(|entry| entry.split_whitespace());
    ids.any(|id| kind(design, id).is_some_and(|kind| kind.faces_seen_by != FacesSeenBy::Everyone))
}

fn on_grid(design: &Design, path: &str, cells: &CellList, faults: &mut Faults) {
    if let Some(cell) = cells.cells().iter().find(|cell| !design.grid.contains(**cell)) {
        faults.add(format!("{path}.cells"), FaultKind::OffTheGrid { cell: cell.to_string() });
    }
}

/// Draws fill empty cells, each once.
fn cells(
    design: &Design,
    path: &str,
    cells: &CellList,
    seen: &mut HashSet<Cell>,
    faults: &mut Faults,
) {
    on_grid(design, path, cells, faults);
    let path = || format!("{path}.cells");
    for cell in cells.cells() {
        let drawn = design.grid.tokens.at(cell.col, cell.row);
        let holds = matches!(drawn, Some(CellWord::Tokens(tokens)) if !tokens.is_empty());
        let cell_name = || cell.to_string();
        faults.add_if(holds, path(), || FaultKind::DrawnOver { cell: cell_name() });
        let is_new = seen.insert(*cell);
        faults.add_if(!is_new, path(), || FaultKind::CellTwice { cell: cell_name() });
    }
}

fn entries(design: &Design, path: &str, draw: &Draw, faults: &mut Faults) {
    for (entry, number) in draw.from.iter().zip(1..) {
        let path = format!("{path}.from[{number}]");
        for id in entry.split_whitespace() {
            match kind(design, id) {
                None => faults.add(path.as_str(), FaultKind::UnknownKind { id: i18n::clip(id) }),
                Some(kind) if kind.shape.is_piece() => {
                    faults.add(path.as_str(), FaultKind::NotForPieces { id: kind.id.clone() });
                }
                Some(_) => {}
            }
        }
    }
    let cells = draw.cells.cells().len();
    let longest = draw.from.iter().map(|entry| entry.split_whitespace().count()).max();
    faults.add_if(longest.unwrap_or(0) > cells, format!("{path}.from"), || {
        FaultKind::DrawnTooLong { cells }
    });
}

/// Hidden tokens stay where they are, and either each is drawn alone or all come together.
fn hidden(design: &Design, path: &str, draw: &Draw, faults: &mut Faults) {
    let path = format!("{path}.from");
    let ids: HashSet<&str> = draw.from.iter().flat_map(|entry| entry.split_whitespace()).collect();
    let mut kinds: Vec<&TokenKind> = ids.into_iter().filter_map(|id| kind(design, id)).collect();
    kinds.sort_by_key(|kind| &kind.id);
    for kind in kinds {
        let is_sealed = kind.mode == Mode::Immobile && kind.faces_seen_by == FacesSeenBy::Nobody;
        faults.add_if(!is_sealed, path.as_str(), || FaultKind::DrawnFace { id: kind.id.clone() });
    }
    let is_word = draw.count == 1 && !draw.shuffled;
    let are_single = draw.from.iter().all(|entry| entry.split_whitespace().count() == 1);
    let cells = draw.cells.cells().len();
    let drawn = if draw.count == 0 { cells } else { cells.min(usize::from(draw.count)) };
    let ways = u32::try_from(drawn).ok().and_then(|drawn| draw.from.len().checked_pow(drawn));
    let is_few = ways.is_some_and(|ways| ways <= MOST_SECRETS);
    faults.add_if(!(is_word || are_single && is_few), path, || FaultKind::TooManySecrets {
        most: MOST_SECRETS,
    });
}

fn check_code(design: &Design, code: &Code, faults: &mut Faults) {
    on_grid(design, "grid.code", &code.cells, faults);
    let cells = code.cells.cells().len();
    for (field, ids) in [("rows", &code.rows), ("answers", &code.answers)] {
        let path = format!("grid.code.{field}");
        for id in ids.split_whitespace() {
            let zone = design.grid.zones.iter().find(|zone| zone.id == id);
            match zone.map(|zone| zone.cells.cells().len()) {
                None => faults.add(path.as_str(), FaultKind::UnknownZone { id: i18n::clip(id) }),
                Some(length) if length == cells => {}
                Some(_) => {
                    faults.add(path.as_str(), FaultKind::CodeLength { zone: i18n::clip(id), cells })
                }
            }
        }
    }
    for (field, id) in [("right", &code.right), ("elsewhere", &code.elsewhere)] {
        if !id.is_empty() {
            sign(design, format!("grid.code.{field}"), id, faults);
        }
    }
}

/// A kind that the program lays: decor of one cell.
fn sign(design: &Design, path: String, id: &str, faults: &mut Faults) {
    match kind(design, id) {
        None => faults.add(path, FaultKind::UnknownKind { id: i18n::clip(id) }),
        Some(kind) if kind.mode != Mode::Immobile || kind.shape.is_piece() => {
            faults.add(path, FaultKind::NotImmobile { id: kind.id.clone() });
        }
        Some(_) => {}
    }
}

fn check_growth(design: &Design, growth: &Growth, faults: &mut Faults) {
    on_grid(design, "grid.grows", &growth.cells, faults);
    for (id, number) in growth.tokens.iter().zip(1..) {
        sign(design, format!("grid.grows.tokens[{number}]"), id, faults);
    }
}
