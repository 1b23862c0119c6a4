//! The grid itself: that there is one, that something lies on it, that its cells can be reached.

use std::collections::BTreeSet;

use design::edit::{Edit, GridEdit};
use design::{CellList, InGrid, Mode};
use geometry::Cell;

use super::reach;
use crate::remark::{Part, Remark, Remarks};
use crate::rules::Rules;

/// Whether there is enough of a game for the other checks.
pub(super) fn check(rules: &Rules, remarks: &mut Remarks) -> bool {
    let grid = &rules.design.grid;
    if grid.rows == 0 || grid.columns == 0 {
        let (rows, columns) = (grid.rows.max(3), grid.columns.max(3));
        let remark = Remark::stops("review.no-grid", "grid");
        remarks.add(remark.mend(Edit::Grid(GridEdit::Size { rows, columns })));
        return false;
    }
    if rules.cells.is_empty() {
        remarks.add(Remark::stops("review.no-open-cell", "grid"));
        return false;
    }
    if rules.placed.is_empty() && rules.design.grid.draws.is_empty() {
        remarks.add(Remark::stops("review.no-tokens", "grid.tokens"));
        return false;
    }
    // What is drawn by lot is no less there than what was placed.
    let mut kinds = rules.used_kinds();
    if !kinds.any(|(_, kind)| kind.mode != Mode::Immobile) {
        remarks.add(Remark::stops("review.only-decor", "tokens"));
        return false;
    }
    closed_in(rules, remarks);
    out_of_reach(rules, remarks);
    true
}

/// Tokens that step by one cell and cannot leave theirs.
fn closed_in(rules: &Rules, remarks: &mut Remarks) {
    for (cell, placed) in rules.in_grid() {
        let kind = rules.kind(placed);
        let steps = matches!(kind.in_grid, InGrid::OneCell | InGrid::Steps);
        if kind.mode != Mode::Movement || !steps || rules.leaves_grid(kind) || kind.rotatable {
            continue;
        }
        if reach::can_leave(rules, placed.kind, cell) == Some(false) {
            let path = format!("grid.tokens[{}]", u16::from(cell.row) + 1);
            let remark = Remark::surprises("review.token-closed-in", path);
            let remark = remark.with("token", kind.id.as_str()).with("cell", cell.to_string());
            remarks.add(remark.of(Part::Cell(cell.to_string())));
        }
    }
}

/// Empty cells that nothing ever enters, where all tokens move along the grid.
fn out_of_reach(rules: &Rules, remarks: &mut Remarks) {
    let moves = |kind: usize| {
        let kind = rules.design.tokens.get(kind);
        kind.is_some_and(|kind| kind.mode == Mode::Movement)
    };
    let kinds: BTreeSet<usize> =
        rules.placed.iter().map(|placed| placed.kind).filter(|kind| moves(*kind)).collect();
    if kinds.is_empty() || rules.placed.iter().any(|one| rules.kind(one).mode == Mode::Selection) {
        return;
    }
    let mut reached: BTreeSet<Cell> = rules.in_grid().map(|(cell, _)| cell).collect();
    for kind in kinds {
        if rules.cells.iter().all(|cell| reached.contains(cell)) {
            return;
        }
        let Some(found) = reach::reach(rules, kind) else { return };
        let Some(token) = rules.design.tokens.get(kind) else { return };
        for cell in found {
            reached.extend(rules.covered(token, 0, cell).into_iter().flatten());
        }
    }
    let lost: CellList =
        rules.cells.iter().copied().filter(|cell| !reached.contains(cell)).collect();
    if let Some(first) = lost.cells().first() {
        let remark = Remark::advice("review.cell-out-of-reach", "grid.tables");
        let remark = remark.with("cell", first.to_string()).of(Part::Cell(first.to_string()));
        // Cells of a zone are wanted for something; closing them would not help.
        let is_free = lost.cells().iter().all(|cell| !rules.zone_of.contains_key(cell));
        let close = Edit::Grid(GridEdit::InPlay { cells: lost, in_play: false });
        remarks.add(remark.mend(is_free.then_some(close)));
    }
}
