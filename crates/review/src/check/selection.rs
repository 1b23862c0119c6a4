//! Tokens that are picked and compared: enough of them, none left over, all with something to
//! compare.

use std::collections::{BTreeMap, BTreeSet};

use design::edit::{Edit, GridEdit, Rule, RuleName};
use design::{Association, Mode, Validation};
use geometry::Cell;

use super::slips::touches;
use super::tokens::about;
use crate::remark::{Part, Remark, Remarks, Severity};
use crate::rules::{Placed, Rules};

pub(super) fn check(rules: &Rules, slips: &BTreeSet<String>, remarks: &mut Remarks) {
    let is_picked = |placed: &&Placed| rules.kind(placed).mode == Mode::Selection;
    let mut picked: Vec<&Placed> = rules.placed.iter().filter(is_picked).collect();
    if picked.is_empty() {
        return;
    }
    let association = &rules.design.association;
    if association.picks != design::Picks::Together {
        return;
    }
    let path = |field: &str| format!("{}.{field}", rules.path(RuleName::Association));
    let selections = usize::from(association.selections.max(1));
    if picked.len() < selections {
        let fewer = u8::try_from(picked.len()).unwrap_or(u8::MAX);
        let remark = Remark::stops("review.too-few-to-compare", path("selections"));
        let remark = remark.with("count", picked.len()).with("wanted", selections);
        let fewer = Association { selections: fewer, ..association.clone() };
        remarks.add(remark.mend(rules.set(Rule::Association(Box::new(fewer)))));
        return;
    }
    if association.turn_back_after == Some(0) && selections > 1 {
        let slower = Association { turn_back_after: Some(5), ..association.clone() };
        let remark = Remark::surprises("review.turns-back-at-once", path("turn_back_after"));
        remarks.add(remark.mend(rules.set(Rule::Association(Box::new(slower)))));
    }
    if selections > 1 {
        without_words(rules, remarks);
    }
    picked.retain(|placed| !touches(&rules.kind(placed).characteristics, slips));
    left_over(rules, &picked, selections, remarks);
}

/// A token with nothing to compare stays open, whatever it is picked with.
fn without_words(rules: &Rules, remarks: &mut Remarks) {
    for (number, kind) in rules.used_kinds() {
        if kind.mode == Mode::Selection && kind.characteristics.is_empty() {
            let key = "review.picked-without-words";
            remarks.add(about(Severity::Surprises, key, kind, number, "characteristics"));
        }
    }
}

/// Where all must be found, those that go together must come out even.
fn left_over(rules: &Rules, picked: &[&Placed], selections: usize, remarks: &mut Remarks) {
    let (won, association) = (&rules.design.won, &rules.design.association);
    let all_wanted = won.grid_empty || won.all_face_up;
    if !all_wanted || association.validation == Validation::Minimum || selections < 2 {
        return;
    }
    let mut sets: BTreeMap<Vec<&str>, Vec<&Placed>> = BTreeMap::new();
    for placed in picked {
        let mut words: Vec<&str> =
            rules.kind(placed).characteristics.iter().map(String::as_str).collect();
        words.sort_unstable();
        words.dedup();
        sets.entry(words).or_default().push(placed);
    }
    // Tokens without characteristics are told apart above.
    sets.remove(&Vec::new());
    for tokens in sets.values() {
        let extra = tokens.len() % selections;
        let (Some(last), true) = (tokens.last(), extra > 0) else { continue };
        let kind = rules.kind(last);
        let remark = Remark::stops("review.token-left-over", format!("tokens[{}]", last.kind + 1));
        let remark = remark.with("token", kind.id.as_str()).with("wanted", selections);
        let remark = remark.with("count", tokens.len()).of(Part::Token(kind.id.clone()));
        let cells: Option<Vec<Cell>> =
            tokens.iter().rev().take(extra).map(|placed| placed.lies.cell()).collect();
        let take = |cell: Cell| Edit::Grid(GridEdit::Take { cell });
        remarks
            .add(remark.mend(cells.map(|cells| Edit::All(cells.into_iter().map(take).collect()))));
    }
}
