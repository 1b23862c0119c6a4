//! Goals with names: a kind that must come to a zone, a target zone for each player.

use std::collections::BTreeSet;

use design::edit::RuleName;
use design::{Mode, NamedGoal};
use geometry::Cell;

use super::{reach, wins};
use crate::remark::{Part, Remark, Severity};
use crate::rules::Rules;

/// Why a named kind never comes to its zone.
pub(super) fn kind_in_zone(rules: &Rules, severity: Severity, goal: &NamedGoal) -> Option<Remark> {
    let path = |field: &str| format!("{}.kind_in_zone{field}", rules.path(RuleName::Won));
    let named =
        |remark: Remark| remark.with("token", goal.kind.as_str()).with("zone", goal.zone.as_str());
    let index = rules.design.tokens.iter().position(|kind| kind.id == goal.kind)?;
    let kind = rules.design.tokens.get(index)?;
    if !rules.turns_up(index) {
        let remark = Remark::new(severity, "review.goal-without-token", path(".kind"));
        return Some(named(remark).of(Part::Token(goal.kind.clone())));
    }
    // What others become comes to be where they arrive.
    if !rules.placed.iter().any(|placed| placed.kind == index) {
        return None;
    }
    let target = cells_of(rules, &goal.zone);
    let inside = |first: &Cell, turned: u8| {
        let mut cells = rules.covered(kind, turned, *first).into_iter();
        cells.all(|cell| cell.is_some_and(|cell| target.contains(&cell)))
    };
    let turns: Vec<u8> = if kind.rotatable {
        (0..rules.design.grid.layout.turns()).collect()
    } else {
        let own = rules.placed.iter().filter(|placed| placed.kind == index);
        own.map(|placed| placed.turned).collect()
    };
    let fitting: Vec<Cell> = target
        .iter()
        .filter(|cell| turns.iter().any(|turned| inside(cell, *turned)))
        .copied()
        .collect();
    if fitting.is_empty() {
        let remark = Remark::new(severity, "review.goal-too-small", path(".zone"));
        return Some(named(remark).of(Part::Zone(goal.zone.clone())));
    }
    let reached = reach::reach(rules, index)?;
    if !fitting.iter().any(|cell| reached.contains(cell)) {
        let remark = Remark::new(severity, "review.goal-out-of-reach", path(""));
        return Some(named(remark).of(Part::Zone(goal.zone.clone())));
    }
    None
}

/// Why the players never bring their tokens home, if none of them can.
pub(super) fn own_tokens_in(rules: &Rules, severity: Severity) -> Vec<Remark> {
    let goals = &rules.design.won.own_tokens_in;
    let path = |number: usize| format!("{}.own_tokens_in[{number}]", rules.path(RuleName::Won));
    let mut found = Vec::new();
    for number in 1..=rules.design.players.len() {
        let Some(goal) = goals.get(number - 1) else {
            // A player without a goal may still win as the last one awake.
            if rules.design.won.last_awake && wins::last_awake(rules).is_none() {
                continue;
            }
            let remark =
                Remark::new(Severity::Surprises, "review.player-without-goal", path(number));
            found.push(remark.with("number", number).of(Part::Player(number)));
            continue;
        };
        let is_own = |placed: &&crate::rules::Placed| {
            placed.owners.iter().any(|owner| usize::from(*owner) == number)
        };
        let own: Vec<_> = rules.placed.iter().filter(is_own).collect();
        let marks = rules.design.players.get(number - 1).and_then(|player| player.shoe);
        let marks =
            marks.and_then(|shoe| rules.design.shoes.get(usize::from(shoe).wrapping_sub(1)));
        if own.is_empty() && !marks.is_some_and(|shoe| shoe.marks_owner) {
            let remark = Remark::new(severity, "review.goal-without-own", path(number));
            found.push(remark.with("number", number).of(Part::Player(number)));
            continue;
        }
        let apart = own.iter().filter(|placed| {
            let kind = rules.kind(placed);
            !kind.stackable && kind.mode != Mode::Immobile
        });
        let (count, cells) = (apart.count(), cells_of(rules, &goal.0).len());
        if count > cells && !rules.removes() {
            let remark = Remark::new(severity, "review.home-too-small", path(number));
            let remark = remark.with("zone", goal.0.as_str()).with("number", number);
            let remark = remark.with("count", count).with("cells", cells);
            found.push(remark.of(Part::Zone(goal.0.clone())));
        }
    }
    found
}

/// The cells of a zone that are in play.
fn cells_of(rules: &Rules, zone: &str) -> BTreeSet<Cell> {
    let zone = rules.design.grid.zones.iter().find(|known| known.id == zone);
    let cells = zone.into_iter().flat_map(|zone| zone.cells.cells());
    cells.filter(|cell| rules.cells.contains(cell)).copied().collect()
}
