//! Dice: bound to something, moving what they shall move, along numbers that lead somewhere.

use std::collections::{BTreeMap, BTreeSet};

use design::edit::{DieEdit, Edit, GridEdit, KindField};
use design::{Action, Captures, Die, Face, InGrid, Mode, Player, TokenKind};
use geometry::Cell;

use super::tokens::{about, set};
use crate::remark::{Part, Remark, Remarks, Severity};
use crate::rules::Rules;

pub(super) fn check(rules: &Rules, remarks: &mut Remarks) {
    for (die, number) in rules.design.dice.iter().zip(1..) {
        unused(rules, die, number, remarks);
        for_ever(rules, die, number, remarks);
    }
    for (number, kind) in rules.used_kinds() {
        if kind.in_grid == InGrid::Die && kind.mode == Mode::Movement {
            bound(rules, kind, number, remarks);
        }
    }
    numbers(rules, remarks);
    paths(rules, remarks);
    for (die, number) in rules.design.dice.iter().zip(1..) {
        nowhere_to_go_back(rules, die, number, remarks);
    }
}

/// A path leads through cells in play.
fn paths(rules: &Rules, remarks: &mut Remarks) {
    let grid = &rules.design.grid;
    for (player, number) in rules.design.players.iter().zip(1..) {
        let mut cells = player.path.cells().iter();
        if let Some(cell) = cells.find(|cell| !grid.is_in_play(**cell)) {
            let path = format!("players[{number}].path");
            let remark = Remark::surprises("review.path-closed", path);
            remarks.add(remark.with("cell", cell.to_string()).of(Part::Cell(cell.to_string())));
        }
    }
}

/// What a die sends back to a shoe needs one.
fn nowhere_to_go_back(rules: &Rules, die: &Die, number: usize, remarks: &mut Remarks) {
    let has_none = |player: &Player| player.shoe.is_none();
    if die.captures == Captures::ToShoe && rules.design.players.iter().all(has_none) {
        let path = format!("dice[{number}].captures");
        let remark = Remark::surprises("review.die-without-shoe", path);
        remarks.add(remark.with("die", die.id.as_str()).of(Part::Die(die.id.clone())));
    }
}

fn unused(rules: &Rules, die: &Die, number: usize, remarks: &mut Remarks) {
    let rolls =
        |action: &Action| matches!(action, Action::Roll { die: other, .. } if *other == die.id);
    let others = rules.design.dice.iter().filter(|other| other.id != die.id);
    let is_used = rules.design.tokens.iter().any(|kind| kind.die == die.id)
        || rules.design.grid.dice.iter().any(|placed| placed.die == die.id)
        || others.flat_map(|other| &other.faces).flat_map(Face::actions).any(rolls);
    if !is_used {
        let remark = Remark::surprises("review.die-unused", format!("dice[{number}]"));
        let remark = remark.with("die", die.id.as_str()).of(Part::Die(die.id.clone()));
        remarks.add(remark.mend(Edit::Dice(DieEdit::Remove { die: die.id.clone() })));
    }
}

/// A die whose every face only rolls dice that do the same.
fn for_ever(rules: &Rules, die: &Die, number: usize, remarks: &mut Remarks) {
    if !die.faces.is_empty() && !ends(rules, die, &mut BTreeSet::new()) {
        let remark =
            Remark::surprises("review.die-rolls-for-ever", format!("dice[{number}].faces"));
        remarks.add(remark.with("die", die.id.as_str()).of(Part::Die(die.id.clone())));
    }
}

/// Whether a roll of this die can come to an end.
fn ends(rules: &Rules, die: &Die, seen: &mut BTreeSet<String>) -> bool {
    if !seen.insert(die.id.clone()) {
        return false;
    }
    let one = |action: &Action, seen: &mut BTreeSet<String>| match action {
        Action::Roll { die: other, .. } => {
            rules.die(other).is_none_or(|other| ends(rules, other, seen))
        }
        _ => true,
    };
    die.faces.iter().any(|face| face.actions().all(|action| one(action, seen)))
}

/// Everything that rolling a die may do, through the dice that it rolls.
fn actions<'a>(rules: &'a Rules, id: &str, seen: &mut BTreeSet<String>) -> Vec<&'a Action> {
    let Some(die) = rules.die(id).filter(|die| seen.insert(die.id.clone())) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for action in die.faces.iter().flat_map(Face::actions) {
        found.push(action);
        if let Action::Roll { die: other, .. } = action {
            found.extend(actions(rules, other, seen));
        }
    }
    found
}

fn moves(rules: &Rules, id: &str) -> bool {
    let found = actions(rules, id, &mut BTreeSet::new());
    found.iter().any(|action| {
        matches!(action, Action::Move(cells) | Action::ManualMove { cells, .. } if *cells != 0)
    })
}

/// A token that moves by a die has one, and its die moves it.
fn bound(rules: &Rules, kind: &TokenKind, number: usize, remarks: &mut Remarks) {
    if kind.die.is_empty() {
        let mut dice = rules.design.dice.iter().filter(|die| moves(rules, &die.id));
        let only = dice.next().filter(|_| dice.next().is_none());
        let mend = only.map(|die| set(kind, KindField::Die(die.id.clone())));
        let remark = about(Severity::StopsPlay, "review.token-without-die", kind, number, "die");
        remarks.add(remark.mend(mend));
    } else if !moves(rules, &kind.die) {
        let key = "review.die-never-moves";
        let remark = about(Severity::StopsPlay, key, kind, number, "die");
        remarks.add(remark.with("die", kind.die.as_str()));
    }
}

/// The numbers along which dice move tokens: from 1, each once, none left out, under every token.
fn numbers(rules: &Rules, remarks: &mut Remarks) {
    let moved: Vec<&TokenKind> = rules
        .used_kinds()
        .map(|(_, kind)| kind)
        .filter(|kind| !kind.die.is_empty() && moves(rules, &kind.die))
        .collect();
    // Those whose players all have paths of their own need no numbers.
    let players = &rules.design.players;
    let has_path = |number: &u8| {
        let player = usize::from(*number).checked_sub(1).and_then(|index| players.get(index));
        player.is_some_and(|player| !player.path.cells().is_empty())
    };
    let has_paths =
        |kind: &&TokenKind| !kind.owners.0.is_empty() && kind.owners.0.iter().all(has_path);
    let moved: Vec<&TokenKind> = moved.into_iter().filter(|kind| !has_paths(kind)).collect();
    let given = &rules.design.grid.numbers.0;
    // Without any number the workshop counts the cells by itself.
    if moved.is_empty() || given.iter().flatten().all(|number| *number == 0) {
        return;
    }
    let mut by_number: BTreeMap<u16, Cell> = BTreeMap::new();
    let again = || Edit::Grid(GridEdit::NumberByRow);
    for cell in &rules.cells {
        let number = rules.design.grid.numbers.at(*cell);
        if number == 0 {
            continue;
        }
        if let Some(other) = by_number.insert(number, *cell) {
            let remark = Remark::surprises("review.number-twice", "grid.numbers");
            let remark = remark.with("number", number).with("cell", cell.to_string());
            let remark = remark.with("other", other.to_string()).of(Part::Cell(cell.to_string()));
            remarks.add(remark.mend(again()));
        }
    }
    let last = by_number.keys().next_back().copied().unwrap_or(0);
    if let Some(gap) = (1..last).find(|number| !by_number.contains_key(number)) {
        let remark = Remark::surprises("review.number-left-out", "grid.numbers");
        remarks.add(remark.with("number", gap).mend(again()));
    }
    for (cell, placed) in rules.in_grid() {
        let kind = rules.kind(placed);
        let is_moved = moved.iter().any(|other| other.id == kind.id);
        if is_moved && rules.design.grid.numbers.at(cell) == 0 && kind.in_grid == InGrid::Die {
            let remark = Remark::stops("review.die-on-unnumbered", "grid.numbers");
            let remark = remark.with("token", kind.id.as_str()).with("cell", cell.to_string());
            remarks.add(remark.of(Part::Cell(cell.to_string())).mend(again()));
        }
    }
}
