//! Where tokens can come to, all other tokens aside: what is out of reach here is so in every play.

use std::collections::BTreeSet;

use design::{Order, TokenKind};
use geometry::Cell;

use crate::rules::Rules;

/// The cells where tokens of a kind (from 0) may ever lie; `None` when that is not known.
pub(super) fn reach(rules: &Rules, kind: usize) -> Option<BTreeSet<Cell>> {
    let token = rules.design.tokens.get(kind)?;
    if rules.comes_from_shoe(kind) || rules.leaves_grid(token) {
        return Some(rules.cells.iter().copied().collect());
    }
    let own = rules.placed.iter().filter(|placed| placed.kind == kind);
    let from: BTreeSet<Cell> = match rules.design.grid.order {
        Order::Kept => own.filter_map(|placed| placed.lies.cell()).collect(),
        // Dealt at random, it may begin wherever a token lies.
        Order::Shuffled => rules.in_grid().map(|(cell, _)| cell).collect(),
    };
    from_cells(rules, kind, from)
}

/// The cells that a kind comes to from these.
fn from_cells(rules: &Rules, kind: usize, from: BTreeSet<Cell>) -> Option<BTreeSet<Cell>> {
    let token = rules.design.tokens.get(kind)?;
    let mut found = from.clone();
    let mut open: Vec<Cell> = from.into_iter().collect();
    // Asked after every edit, so that nothing is looked at twice, nor once all is found.
    while let Some(cell) = open.pop().filter(|_| found.len() < rules.cells.len()) {
        for next in rules.moves().from(kind, cell)? {
            if !found.contains(&next) && may_lie(rules, token, next) {
                found.insert(next);
                open.push(next);
            }
        }
    }
    Some(found)
}

/// Whether a token of a kind (from 0) can leave this cell by a move of its own; `None` when that
/// is not known.
pub(super) fn can_leave(rules: &Rules, kind: usize, cell: Cell) -> Option<bool> {
    let token = rules.design.tokens.get(kind)?;
    let mut next = rules.moves().from(kind, cell)?.into_iter();
    Some(next.any(|next| next != cell && may_lie(rules, token, next)))
}

/// Whether all cells of a kind are in play when it lies here, as it is or turned.
fn may_lie(rules: &Rules, kind: &TokenKind, cell: Cell) -> bool {
    let grid = &rules.design.grid;
    let is_open = |cell: Cell| grid.contains(cell) && grid.is_in_play(cell);
    kind.rotatable || rules.covered(kind, 0, cell).into_iter().all(|it| it.is_some_and(is_open))
}
