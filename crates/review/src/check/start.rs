//! The beginning of real plays: that somebody can act, and that one player alone can win.

use design::edit::{Rule, RuleName};
use design::{Design, Lost, Mode, Order};
use game::{Rules as _, Settings, Turn};
use workshop::{DesignedGame, Move};

use super::solve::{Found, solve};
use super::{Effort, parity};
use crate::outlook::Outlook;
use crate::remark::{Remark, Remarks, Severity};
use crate::rules::Rules;

/// How many shuffles are looked at.
const STARTS: u64 = 3;

pub(super) fn check(rules: &Rules, effort: Effort, remarks: &mut Remarks) {
    let Some(game) = open(&rules.design) else { return };
    for seed in 0..starts(rules) {
        if !can_begin(&game, seed) {
            let remark = Remark::stops("review.nobody-can-act", "grid.tokens");
            return remarks.add(remark);
        }
    }
    // What was found before explains it better than that nobody can win.
    let is_plain = !remarks.has_any(Severity::Surprises);
    if is_plain && game.seats() == 1 && !game.card().has_chance && !has_clock(rules) {
        solvable(rules, &game, effort, remarks);
    }
}

/// One start is all there is when nothing is shuffled.
fn starts(rules: &Rules) -> u64 {
    let mut queues = rules.design.shoes.iter().filter(|shoe| shoe.queue.len() > 1);
    let shuffles = rules.design.grid.order == Order::Shuffled
        || queues.any(|shoe| shoe.queue_order == Order::Shuffled);
    if shuffles { STARTS } else { 1 }
}

fn has_clock(rules: &Rules) -> bool {
    use design::WhenToValidate;
    matches!(rules.design.association.when, WhenToValidate::AfterSeconds(_))
}

/// The rules as a game.
fn open(design: &Design) -> Option<DesignedGame> {
    let design = Design { variants: Vec::new(), ..design.clone() };
    workshop::open("review", &design, &Settings::none()).ok()
}

/// The same game without limits on moves, slips and time, where it has any.
fn without_limits(rules: &Rules) -> Option<DesignedGame> {
    let lost = &rules.design.lost;
    if (lost.moves, lost.errors, lost.time) == (0, 0, 0) {
        return None;
    }
    let lost = Lost { moves: 0, errors: 0, time: 0, ..lost.clone() };
    open(&Design { lost, ..rules.design.clone() })
}

/// Whether somebody can do more than pass the hand on.
fn can_begin(game: &DesignedGame, seed: u64) -> bool {
    let mut position = game.start(seed);
    let mut moves = Vec::new();
    for _ in 0..game.seats() {
        match game.turn(&position) {
            Turn::Over => return false,
            Turn::Chance => return true,
            Turn::Seat(_) => game.legal_moves(&position, &mut moves),
        }
        if moves.iter().any(|action| *action != Move::Next) {
            return true;
        }
        game.advance(&mut position, &Move::Next);
    }
    false
}

/// Whether every start that is looked at can be won, in so many actions at most.
fn all_solved(rules: &Rules, game: &DesignedGame, effort: Effort) -> Found {
    let unlimited = without_limits(rules);
    let game = unlimited.as_ref().unwrap_or(game);
    let starts = starts(rules);
    let budget = effort.0 / usize::try_from(starts).unwrap_or(1).max(1);
    let is_kept = rules.design.grid.order == Order::Kept;
    let mut most = 0;
    for seed in 0..starts {
        match solve(game, &game.start(seed), budget) {
            Found::Solved(actions) => most = most.max(actions),
            Found::Unknown if is_kept && parity::is_odd(rules) => return Found::Never,
            found => return found,
        }
    }
    Found::Solved(most)
}

/// What one player alone can expect of these rules; nothing is said where chance, a clock or
/// others take part.
pub(super) fn outlook(rules: &Rules, effort: Effort) -> Option<Outlook> {
    let game = open(&rules.design)?;
    if game.seats() != 1 || game.card().has_chance || has_clock(rules) {
        return None;
    }
    Some(match all_solved(rules, &game, effort) {
        Found::Solved(moves) => Outlook::Winnable { moves, is_shuffled: starts(rules) > 1 },
        Found::Never => Outlook::Never,
        Found::Unknown => Outlook::Unknown,
    })
}

fn solvable(rules: &Rules, game: &DesignedGame, effort: Effort, remarks: &mut Remarks) {
    let needed = match all_solved(rules, game, effort) {
        Found::Never => return remarks.add(Remark::stops("review.never-solved", "grid.tokens")),
        Found::Unknown => return,
        Found::Solved(needed) => needed,
    };
    let lost = &rules.design.lost;
    if needed > u32::from(lost.moves)
        && lost.moves > 0
        && every_action_is_a_move(rules)
        && !remarks.has("review.moves-too-few")
    {
        let enough = Lost { moves: u16::try_from(needed * 2).unwrap_or(u16::MAX), ..lost.clone() };
        let path = format!("{}.moves", rules.path(RuleName::Lost));
        let remark = Remark::stops("review.moves-too-few", path);
        let remark = remark.with("moves", lost.moves).with("needed", needed);
        remarks.add(remark.mend(rules.set(Rule::Lost(Box::new(enough)))));
    }
}

/// Whether no action comes for free, so that as many moves are counted as actions done.
fn every_action_is_a_move(rules: &Rules) -> bool {
    use design::{Refill, WhenToValidate};
    let plain = |kind: &design::TokenKind| {
        kind.mode == Mode::Movement && !kind.goes_on() && !kind.rotatable && !kind.stackable
    };
    let mut mobile = rules.used_kinds().filter(|(_, kind)| kind.mode != Mode::Immobile);
    mobile.all(|(_, kind)| plain(kind))
        && rules.design.refill != Refill::OnRequest
        && rules.design.association.when == WhenToValidate::AtOnce
}
