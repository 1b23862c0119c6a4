//! Ways to lose: that they can happen, and do not happen to everybody at once.

use design::edit::{Edit, Rule, RuleName};
use design::{Action, Association, Lost, Mode, WhenRight, WhenToValidate};

use crate::remark::{Part, Remark, Remarks};
use crate::rules::Rules;

/// Less than ten seconds, in tenths, is hardly meant.
const SHORT: u32 = 100;

pub(super) fn check(rules: &Rules, remarks: &mut Remarks) {
    let lost = &rules.design.lost;
    let path = |field: &str| format!("{}.{field}", rules.path(RuleName::Lost));
    let set = |lost: Lost| rules.set(Rule::Lost(Box::new(lost)));
    if lost.errors > 0 && !rules.can_be_wrong() {
        let remark = Remark::advice("review.no-slip-possible", path("errors"));
        remarks.add(remark.mend(set(Lost { errors: 0, ..lost.clone() })));
    } else if lost.errors == 1 {
        let remark = Remark::advice("review.first-slip-loses", path("errors"));
        remarks.add(remark.mend(set(Lost { errors: 3, ..lost.clone() })));
    }
    if lost.time > 0 && lost.time < SHORT {
        let remark = Remark::advice("review.time-very-short", path("time"));
        let mend = set(Lost { time: lost.time * 10, ..lost.clone() });
        remarks.add(remark.with("seconds", lost.time / 10).mend(mend));
    }
    moves(rules, &path("moves"), remarks);
    taken(rules, &path("taken"), remarks);
    no_tokens(rules, &path("no_tokens"), remarks);
    checks(rules, remarks);
}

/// A limit of moves below what every way to win needs.
fn moves(rules: &Rules, path: &str, remarks: &mut Remarks) {
    let lost = &rules.design.lost;
    let Some(needed) = least_moves(rules).filter(|needed| *needed > usize::from(lost.moves)) else {
        return;
    };
    if lost.moves == 0 {
        return;
    }
    let enough = Lost { moves: u16::try_from(needed * 2).unwrap_or(u16::MAX), ..lost.clone() };
    let remark = Remark::stops("review.moves-too-few", path);
    let remark = remark.with("moves", lost.moves).with("needed", needed);
    remarks.add(remark.mend(rules.set(Rule::Lost(Box::new(enough)))));
}

/// How many moves one player alone needs at least, where the only way to win tells.
fn least_moves(rules: &Rules) -> Option<usize> {
    let won = &rules.design.won;
    let others = won.grid_full
        || won.zones_valid
        || won.tokens_left.is_some()
        || won.kind_in_zone.is_some()
        || !won.own_tokens_in.is_empty()
        || !won.own_zones_full.is_empty()
        || !won.own_zones_valid.is_empty()
        || won.in_line.is_some()
        || won.last_awake
        || rules.design.association.when_right == WhenRight::Win
        || rules.dice_remove();
    if others || rules.is_for_several() {
        return None;
    }
    let is_picked = |placed: &&crate::rules::Placed| rules.kind(placed).mode == Mode::Selection;
    let picked = rules.placed.iter().filter(is_picked).count();
    let selections = usize::from(rules.design.association.selections.max(1));
    let wants_picks = won.grid_empty || won.all_face_up;
    let wants_shoe = won.shoe_empty || won.zones_valid_and_shoe_empty && rules.has_shoe();
    match (wants_picks, wants_shoe) {
        (true, false) if picked == rules.placed.len() => Some(picked / selections),
        (false, true) if picked == 0 && !won.zones_valid_and_grid_full => {
            let shoe = rules.design.players.first()?.shoe?;
            Some(rules.in_shoe(usize::from(shoe).checked_sub(1)?).count())
        }
        _ => None,
    }
}

/// A token whose loss loses the game, where no token is ever taken or nobody has it.
fn taken(rules: &Rules, path: &str, remarks: &mut Remarks) {
    let lost = &rules.design.lost;
    let faces = rules.design.dice.iter().flat_map(|die| &die.faces);
    let by_dice =
        faces.into_iter().any(|face| matches!(face.action, Action::Eliminate | Action::ToResult));
    let can_take = rules.fights() || rules.takes_by_jumps() || by_dice;
    for id in lost.taken.split_whitespace() {
        let is_there = rules.used_kinds().any(|(_, kind)| kind.id == id);
        if !is_there || !can_take {
            let remark = Remark::surprises("review.never-taken", path);
            let remark = remark.with("token", id).of(Part::Token(id.to_owned()));
            let others = lost.taken.split_whitespace().filter(|other| *other != id);
            let taken = others.collect::<Vec<_>>().join(" ");
            let never = Lost { taken, ..lost.clone() };
            remarks.add(remark.mend(rules.set(Rule::Lost(Box::new(never)))));
        }
    }
}

/// A player who loses for lack of tokens before having any.
fn no_tokens(rules: &Rules, path: &str, remarks: &mut Remarks) {
    let lost = &rules.design.lost;
    if !lost.no_tokens {
        return;
    }
    for (player, number) in rules.design.players.iter().zip(1u8..) {
        let owns = rules.in_grid().any(|(_, placed)| placed.owners.contains(&number));
        if !owns && player.shoe.is_none() {
            let remark = Remark::stops("review.lost-at-start", path);
            let remark = remark.with("number", number).of(Part::Player(number.into()));
            let never = Lost { no_tokens: false, ..lost.clone() };
            remarks.add(remark.mend(rules.set(Rule::Lost(Box::new(never)))));
        }
    }
}

/// A check that comes after no move or no second at all.
fn checks(rules: &Rules, remarks: &mut Remarks) {
    let association = &rules.design.association;
    if matches!(association.when, WhenToValidate::AfterMoves(0) | WhenToValidate::AfterSeconds(0)) {
        let path = format!("{}.when", rules.path(RuleName::Association));
        let at_once = Association { when: WhenToValidate::AtOnce, ..association.clone() };
        let mend: Edit = rules.set(Rule::Association(Box::new(at_once)));
        remarks.add(Remark::advice("review.check-after-nothing", path).mend(mend));
    }
}
