//! Ways to win that hold before anybody has done anything.
//!
//! What depends on where tokens lie is asked only where they are not shuffled: a shuffled start
//! that is won is drawn again by the play itself.

use design::edit::{Edit, GridEdit, RuleName};
use design::{FacesSeenBy, Mode, Order};
use geometry::Cell;

use super::wins;
use crate::remark::{Remark, Remarks};
use crate::rules::{Placed, Rules};

pub(super) fn check(rules: &Rules, remarks: &mut Remarks) {
    let won = &rules.design.won;
    let is_kept = rules.design.grid.order == Order::Kept;
    let valid = is_kept && are_zones_valid(rules);
    let (full, emptied) = (is_full(rules), has_empty_shoe(rules));
    let left = mobile(rules).count();
    let holds = [
        ("grid_empty", won.grid_empty && left == 0, false),
        ("grid_full", won.grid_full && full, false),
        ("shoe_empty", won.shoe_empty && emptied, false),
        ("zones_valid", won.zones_valid && valid, true),
        ("zones_valid_and_shoe_empty", won.zones_valid_and_shoe_empty && valid && emptied, true),
        ("zones_valid_and_grid_full", won.zones_valid_and_grid_full && valid && full, true),
        ("tokens_left", won.tokens_left.is_some_and(|wanted| usize::from(wanted) == left), false),
        ("all_face_up", won.all_face_up && all_face_up(rules), false),
        ("kind_in_zone", is_kept && is_kind_home(rules), false),
        ("own_tokens_in", is_kept && is_somebody_home(rules), false),
    ];
    for (field, holds, by_order) in holds {
        if !holds {
            continue;
        }
        let shuffle = || Edit::Grid(GridEdit::Order(Order::Shuffled));
        let mend = if by_order {
            Some(shuffle())
        } else {
            wins::has_another(rules, field).then(|| wins::without(rules, field))
        };
        let path = format!("{}.{field}", rules.path(RuleName::Won));
        remarks.add(Remark::stops("review.won-at-start", path).mend(mend));
    }
}

fn mobile(rules: &Rules) -> impl Iterator<Item = &Placed> {
    let tokens = rules.in_grid().map(|(_, placed)| placed);
    tokens.filter(|placed| rules.kind(placed).mode != Mode::Immobile)
}

fn is_full(rules: &Rules) -> bool {
    let mut taken = std::collections::BTreeSet::new();
    for (cell, placed) in rules.in_grid() {
        taken.extend(rules.covered(rules.kind(placed), placed.turned, cell).into_iter().flatten());
    }
    rules.cells.iter().all(|cell| taken.contains(cell))
}

/// Whether some player's shoe has nothing in it and behind it.
fn has_empty_shoe(rules: &Rules) -> bool {
    rules.design.players.iter().filter_map(|player| player.shoe).any(|number| {
        let index = usize::from(number).wrapping_sub(1);
        let shared = rules.design.shoes.get(index).and_then(|shoe| shoe.shares_queue_of);
        let stock = shared.map(|number| usize::from(number).wrapping_sub(1));
        rules.in_shoe(index).next().is_none()
            && stock.is_none_or(|stock| rules.in_shoe(stock).next().is_none())
    })
}

fn are_zones_valid(rules: &Rules) -> bool {
    rules.has_marked_zone()
        && rules.in_grid().all(|(cell, placed)| {
            let marks = &rules.kind(placed).characteristics;
            let zone = rules.zone_of.get(&cell);
            marks.is_empty() || zone.is_some_and(|zone| rules.belongs(marks, *zone))
        })
}

fn all_face_up(rules: &Rules) -> bool {
    let turns = |placed: &&Placed| {
        let kind = rules.kind(placed);
        kind.mode == Mode::Selection && !kind.lies_open
            || kind.faces_seen_by != FacesSeenBy::Everyone
    };
    let mut turning = rules.in_grid().map(|(_, placed)| placed).filter(turns).peekable();
    turning.peek().is_some() && turning.all(|placed| placed.face_up)
}

fn is_kind_home(rules: &Rules) -> bool {
    let Some(goal) = &rules.design.won.kind_in_zone else { return false };
    let zone = rules.design.grid.zones.iter().find(|zone| zone.id == goal.zone);
    let Some(zone) = zone else { return false };
    rules.in_grid().any(|(cell, placed)| {
        let kind = rules.kind(placed);
        let inside = |cell: Option<Cell>| cell.is_some_and(|cell| zone.cells.contains(cell));
        kind.id == goal.kind && rules.covered(kind, placed.turned, cell).into_iter().all(inside)
    })
}

fn is_somebody_home(rules: &Rules) -> bool {
    rules.design.won.own_tokens_in.iter().zip(1u8..).any(|(goal, number)| {
        let zone = rules.design.grid.zones.iter().position(|zone| zone.id == goal.0);
        let is_own = |placed: &Placed| placed.owners.contains(&number);
        let own = rules.in_grid().filter(|(_, placed)| is_own(placed));
        let mut own =
            own.filter(|(_, placed)| rules.kind(placed).mode != Mode::Immobile).peekable();
        own.peek().is_some() && own.all(|(cell, _)| rules.zone_of.get(&cell).copied() == zone)
    })
}
