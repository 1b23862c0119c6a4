//! Kinds of tokens: used, able to leave their shoe, able to move, seen by somebody, ready to fight.

use design::edit::{Edit, KindField, TokenEdit, edited};
use design::{FacesSeenBy, InGrid, Mode, Routes, TokenKind};

use crate::remark::{Part, Remark, Remarks, Severity};
use crate::rules::Rules;

pub(super) fn check(rules: &Rules, remarks: &mut Remarks) {
    // What one level leaves out is in another.
    let has_levels = rules.design.variants.iter().any(|variant| variant.grid.is_some());
    for (kind, number) in rules.design.tokens.iter().zip(1..) {
        if !rules.turns_up(number - 1) && !has_levels {
            unused(rules, kind, number, remarks);
        }
    }
    for (number, kind) in rules.used_kinds() {
        from_shoe(rules, kind, number, remarks);
        stuck(rules, kind, number, remarks);
        hidden(rules, kind, number, remarks);
        combat(rules, kind, number, remarks);
    }
}

/// A remark about a kind.
pub(super) fn about(
    severity: Severity,
    key: &'static str,
    kind: &TokenKind,
    number: usize,
    field: &str,
) -> Remark {
    let dot = if field.is_empty() { "" } else { "." };
    let remark = Remark::new(severity, key, format!("tokens[{number}]{dot}{field}"));
    remark.with("token", kind.id.as_str()).of(Part::Token(kind.id.clone()))
}

/// The edit that sets a field of a kind.
pub(super) fn set(kind: &TokenKind, field: KindField) -> Edit {
    Edit::Tokens(TokenEdit::Set { kind: kind.id.clone(), field })
}

fn unused(rules: &Rules, kind: &TokenKind, number: usize, remarks: &mut Remarks) {
    let remove = Edit::Tokens(TokenEdit::Remove { kind: kind.id.clone() });
    let mend = Some(remove).filter(|edit| edited(&rules.design, edit).is_ok());
    remarks.add(about(Severity::Advice, "review.token-unused", kind, number, "").mend(mend));
}

/// Tokens that lie in a shoe for ever.
fn from_shoe(rules: &Rules, kind: &TokenKind, number: usize, remarks: &mut Remarks) {
    if !rules.comes_from_shoe(number - 1) {
        return;
    }
    if kind.mode == Mode::Immobile {
        let remark = about(Severity::StopsPlay, "review.decor-in-shoe", kind, number, "mode");
        remarks.add(remark.mend(set(kind, KindField::Mode(Mode::Movement))));
        return;
    }
    let Routes { shoe_to_grid, shoe_to_waiting, waiting_to_grid, .. } = kind.routes;
    let by_waiting = shoe_to_waiting && waiting_to_grid && rules.has_waiting_zone();
    if kind.mode == Mode::Movement && !shoe_to_grid && !by_waiting && kind.die.is_empty() {
        let routes = Routes { shoe_to_grid: true, ..kind.routes };
        let key = "review.token-stays-in-shoe";
        let remark = about(Severity::StopsPlay, key, kind, number, "routes.shoe_to_grid");
        remarks.add(remark.mend(set(kind, KindField::Routes(routes))));
    }
}

/// Tokens that are moved by hand, but nowhere. Where every way was switched off, that is meant:
/// unlike decor, such a token keeps others out of its cell.
fn stuck(rules: &Rules, kind: &TokenKind, number: usize, remarks: &mut Remarks) {
    let is_prey = kind.attack.is_some() || kind.defence.is_some() || rules.takes_by_jumps();
    let never_moves = kind.mode == Mode::Movement
        && kind.in_grid == InGrid::Immobile
        && kind.die.is_empty()
        && !kind.rotatable
        && !rules.comes_from_shoe(number - 1)
        && !rules.leaves_grid(kind);
    if never_moves && !is_prey && kind.routes != Routes::NONE {
        let remark =
            about(Severity::Surprises, "review.token-never-moves", kind, number, "in_grid");
        remarks.add(remark.mend(set(kind, KindField::InGrid(InGrid::Anywhere))));
    }
}

fn hidden(rules: &Rules, kind: &TokenKind, number: usize, remarks: &mut Remarks) {
    let everyone = || set(kind, KindField::FacesSeenBy(FacesSeenBy::Everyone));
    let has_points = kind.attack.is_some() || kind.defence.is_some();
    match kind.faces_seen_by {
        // What is drawn by lot is shown at the end at the latest.
        FacesSeenBy::Nobody if rules.design.lays(&kind.id) => {}
        FacesSeenBy::Nobody if kind.mode != Mode::Selection && !has_points => {
            let key = "review.face-never-seen";
            let remark = about(Severity::Surprises, key, kind, number, "faces_seen_by");
            remarks.add(remark.mend(everyone()));
        }
        FacesSeenBy::Owner if !is_owned(rules, number - 1) => {
            let key = "review.face-without-owner";
            let remark = about(Severity::Surprises, key, kind, number, "faces_seen_by");
            remarks.add(remark.mend(everyone()));
        }
        _ => {}
    }
}

/// Whether tokens of a kind (from 0) have owners, or get them from a shoe.
fn is_owned(rules: &Rules, kind: usize) -> bool {
    use crate::rules::Lies;
    let marks = |shoe: usize| {
        let sharer = u8::try_from(shoe + 1).ok();
        let shoes = rules.design.shoes.iter().enumerate();
        let mut users =
            shoes.filter(|(index, user)| *index == shoe || user.shares_queue_of == sharer);
        users.any(|(_, user)| user.marks_owner)
    };
    rules.placed.iter().filter(|placed| placed.kind == kind).any(|placed| match placed.lies {
        _ if !placed.owners.is_empty() => true,
        Lies::Grid(_) => false,
        Lies::Shoe(shoe) => marks(shoe),
    })
}

/// Tokens that move among fighters with only half of what a fight needs.
fn combat(rules: &Rules, kind: &TokenKind, number: usize, remarks: &mut Remarks) {
    let moves = kind.mode == Mode::Movement && kind.in_grid != InGrid::Immobile;
    let half = match (kind.attack, kind.defence) {
        (Some(attack), None) => Some(("attack", KindField::Defence(Some(attack)))),
        (None, Some(defence)) if moves => Some(("defence", KindField::Attack(Some(defence)))),
        _ => None,
    };
    if let Some((field, other)) = half {
        let remark = about(Severity::Surprises, "review.half-a-fighter", kind, number, field);
        remarks.add(remark.mend(set(kind, other)));
    } else if kind.attack.is_some() && !is_owned(rules, number - 1) {
        let key = "review.fighter-without-owner";
        remarks.add(about(Severity::Surprises, key, kind, number, "owners"));
    }
}
