//! Ways to win: that there is one, and why some that are ticked are never met.
//!
//! The two conditions that every new design begins with are passed over in silence while any
//! other way to win is open.

use std::collections::BTreeSet;

use design::edit::{Edit, Rule, RuleName};
use design::{
    Action, Association, FacesSeenBy, InGrid, Lost, Mode, Picks, Ranking, TokenKind, Validation,
    WhenRight, Won,
};

use super::{goals, room};
use crate::remark::{Remark, Remarks, Severity};
use crate::rules::{Rules, words_of};

const NOWHERE: &str = "review.token-belongs-nowhere";

/// A ticked way to win.
struct Way {
    /// The field of `won`; none for a right answer that wins at once.
    field: Option<&'static str>,
    /// One of the two that every new design begins with.
    is_usual: bool,
    /// Why it is never met; empty when it may be.
    why_not: Vec<Remark>,
}

pub(super) fn check(rules: &Rules, slips: &BTreeSet<String>, remarks: &mut Remarks) {
    let ways = ways(rules);
    // Where several play, another is first when one loses, or at last when nothing is left to do.
    let ends_by_losing = rules.is_for_several() && can_lose(rules);
    if ways.is_empty() && (ends_by_losing || ranks_at_last(rules)) {
        return;
    }
    if ways.is_empty() {
        let remark = Remark::surprises("review.no-win", rules.path(RuleName::Won));
        return remarks.add(remark.mend(fitting(rules)));
    }
    // A misspelt word explains it all.
    if !slips.is_empty() {
        return;
    }
    let is_open = ends_by_losing || ways.iter().any(|way| way.why_not.is_empty());
    let mut told = false;
    for way in &ways {
        if way.is_usual {
            continue;
        }
        for remark in &way.why_not {
            told = true;
            let mend = match (way.field, is_open, &remark.mend) {
                (_, _, Some(own)) => Some(own.clone()),
                (Some(field), true, None) => Some(without(rules, field)),
                (Some(_), false, None) => fitting(rules),
                (None, _, None) => None,
            };
            let severity = if is_open { Severity::Surprises } else { Severity::StopsPlay };
            let severity = severity.min(remark.severity);
            remarks.add(Remark { severity, ..remark.clone() }.mend(mend));
        }
    }
    if is_open || told {
        return;
    }
    let nowhere = ways.iter().flat_map(|way| &way.why_not).find(|why| why.key() == NOWHERE);
    if let Some(remark) = nowhere {
        // A token that is refused everywhere has been told already.
        if !remarks.has("review.token-never-placed") {
            remarks.add(remark.clone());
        }
    } else {
        let remark = Remark::stops("review.win-never", rules.path(RuleName::Won));
        remarks.add(remark.mend(fitting(rules)));
    }
}

/// Whether another way than this one may be met.
pub(super) fn has_another(rules: &Rules, field: &str) -> bool {
    let ways = ways(rules);
    ways.iter().any(|way| way.field != Some(field) && way.why_not.is_empty())
}

/// The edit that unticks a condition.
pub(super) fn without(rules: &Rules, field: &str) -> Edit {
    let mut won = rules.design.won.clone();
    match field {
        "grid_empty" => won.grid_empty = false,
        "grid_full" => won.grid_full = false,
        "shoe_empty" => won.shoe_empty = false,
        "zones_valid" => won.zones_valid = false,
        "zones_valid_and_shoe_empty" => won.zones_valid_and_shoe_empty = false,
        "zones_valid_and_grid_full" => won.zones_valid_and_grid_full = false,
        "tokens_left" => won.tokens_left = None,
        "all_face_up" => won.all_face_up = false,
        "kind_in_zone" => won.kind_in_zone = None,
        "own_tokens_in" => won.own_tokens_in.clear(),
        "own_zones_full" => won.own_zones_full.clear(),
        "own_zones_valid" => won.own_zones_valid.clear(),
        "in_line" => won.in_line = None,
        "all_found" => won.all_found = false,
        "code_found" => won.code_found = false,
        _ => won.last_awake = false,
    }
    rules.set(Rule::Won(Box::new(won)))
}

fn ways(rules: &Rules) -> Vec<Way> {
    let won = &rules.design.won;
    let mut ways = Vec::new();
    let mut add = |is_ticked: bool, field: &'static str, why_not: &dyn Fn() -> Option<Remark>| {
        if is_ticked {
            let is_usual = field.starts_with("zones_valid_and");
            ways.push(Way {
                field: Some(field),
                is_usual,
                why_not: why_not().into_iter().collect(),
            });
        }
    };
    let stops = |key: &'static str, field: &str| {
        Remark::stops(key, format!("{}.{field}", rules.path(RuleName::Won)))
    };
    let no_shoe = || (!rules.has_shoe()).then(|| stops("review.no-shoe-to-empty", "shoe_empty"));
    let not_full = || never_full(rules).then(|| grid_full(rules));
    let no_zone =
        || (!rules.has_marked_zone()).then(|| stops("review.no-zone-to-fill", "zones_valid"));
    add(won.grid_empty, "grid_empty", &|| grid_empty(rules));
    add(won.grid_full, "grid_full", &not_full);
    add(won.shoe_empty, "shoe_empty", &no_shoe);
    let is_endless = rules.used_kinds().any(|(_, kind)| kind.endless);
    let misfit = |with_shoe: bool| {
        if is_endless { None } else { room::misfit(rules, with_shoe) }
    };
    add(won.zones_valid, "zones_valid", &|| no_zone().or_else(|| misfit(false)));
    add(won.zones_valid_and_shoe_empty, "zones_valid_and_shoe_empty", &|| {
        no_zone().or_else(no_shoe).or_else(|| misfit(true))
    });
    add(won.zones_valid_and_grid_full, "zones_valid_and_grid_full", &|| {
        no_zone().or_else(not_full).or_else(|| misfit(false))
    });
    add(won.tokens_left.is_some(), "tokens_left", &|| tokens_left(rules));
    add(won.all_face_up, "all_face_up", &|| {
        (!turns_something(rules)).then(|| stops("review.nothing-to-turn", "all_face_up"))
    });
    add(won.kind_in_zone.is_some(), "kind_in_zone", &|| {
        won.kind_in_zone
            .as_ref()
            .and_then(|goal| goals::kind_in_zone(rules, Severity::StopsPlay, goal))
    });
    add(won.last_awake, "last_awake", &|| last_awake(rules));
    let may_be = || None;
    add(!won.own_zones_full.is_empty(), "own_zones_full", &may_be);
    add(!won.own_zones_valid.is_empty(), "own_zones_valid", &may_be);
    add(won.in_line.is_some(), "in_line", &may_be);
    add(won.code_found && rules.design.grid.code.is_some(), "code_found", &may_be);
    add(won.all_found, "all_found", &|| {
        let alone = rules.design.association.picks != Picks::Together;
        (!alone || !rules.has_selection()).then(|| stops("review.nothing-to-find", "all_found"))
    });
    if !won.own_tokens_in.is_empty() {
        let why_not = goals::own_tokens_in(rules, Severity::StopsPlay);
        ways.push(Way { field: Some("own_tokens_in"), is_usual: false, why_not });
    }
    if rules.design.association.when_right == WhenRight::Win {
        let why_not = never_right(rules).into_iter().collect();
        ways.push(Way { field: None, is_usual: false, why_not });
    }
    ways
}

fn turns_something(rules: &Rules) -> bool {
    rules.used_kinds().any(|(_, kind)| {
        kind.mode == Mode::Selection && !kind.lies_open
            || kind.faces_seen_by != FacesSeenBy::Everyone
    })
}

fn grid_empty(rules: &Rules) -> Option<Remark> {
    let rights = rules.design.association.when_right == WhenRight::Remove;
    let leaves = rules.used_kinds().any(|(_, kind)| rules.leaves_grid(kind));
    if rights || leaves || rules.dice_remove() || rules.fights() {
        return None;
    }
    let remark = Remark::stops(
        "review.grid-never-empty",
        format!("{}.grid_empty", rules.path(RuleName::Won)),
    );
    let picked = rules.has_selection();
    let remove = Association { when_right: WhenRight::Remove, ..rules.design.association.clone() };
    Some(remark.mend(picked.then(|| rules.set(Rule::Association(Box::new(remove))))))
}

/// Whether there are fewer tokens than cells.
fn never_full(rules: &Rules) -> bool {
    let is_endless = rules.used_kinds().any(|(_, kind)| kind.endless);
    !is_endless && area(rules) < rules.cells.len()
}

/// The cells that all tokens together can cover.
fn area(rules: &Rules) -> usize {
    rules.placed.iter().map(|placed| rules.kind(placed).shape.size()).sum()
}

fn grid_full(rules: &Rules) -> Remark {
    let path = format!("{}.grid_full", rules.path(RuleName::Won));
    let remark = Remark::stops("review.grid-never-full", path);
    remark.with("count", area(rules)).with("cells", rules.cells.len())
}

fn tokens_left(rules: &Rules) -> Option<Remark> {
    let wanted = usize::from(rules.design.won.tokens_left?);
    let is_mobile = |placed: &crate::rules::Placed| rules.kind(placed).mode != Mode::Immobile;
    let all = rules.placed.iter().filter(|placed| is_mobile(placed)).count();
    let now = rules.in_grid().filter(|(_, placed)| is_mobile(placed)).count();
    let leaves = rules.used_kinds().any(|(_, kind)| rules.leaves_grid(kind));
    let never = wanted > all || !rules.removes() && !leaves && wanted < now;
    never.then(|| {
        let path = format!("{}.tokens_left", rules.path(RuleName::Won));
        let remark = Remark::stops("review.tokens-left-never", path);
        remark.with("wanted", wanted).with("count", now)
    })
}

/// Why the last player awake never wins.
pub(super) fn last_awake(rules: &Rules) -> Option<Remark> {
    let path = format!("{}.last_awake", rules.path(RuleName::Won));
    if !rules.is_for_several() {
        return Some(Remark::stops("review.nobody-else", path));
    }
    let sleeps = can_lose(rules) || rules.design.association.when_right == WhenRight::Win;
    (!sleeps).then(|| Remark::stops("review.nobody-sleeps", path))
}

/// Whether tokens are only put down, so that the play comes to an end, which the ranking decides.
fn ranks_at_last(rules: &Rules) -> bool {
    let stay = |kind: &TokenKind| kind.mode != Mode::Movement || kind.in_grid == InGrid::Immobile;
    rules.is_for_several()
        && rules.design.ranking != Ranking::default()
        && rules.used_kinds().all(|(_, kind)| stay(kind) && !rules.leaves_grid(kind))
}

/// Whether somebody may lose while others play on or are first.
fn can_lose(rules: &Rules) -> bool {
    let Lost { moves, errors, time, no_action, taken, no_tokens, .. } = &rules.design.lost;
    let mut faces = rules.design.dice.iter().flat_map(|die| &die.faces);
    *moves > 0
        || *errors > 0
        || *time > 0
        || *no_action
        || !taken.is_empty()
        || *no_tokens
        || faces.any(|face| face.action == Action::Sleep)
}

/// A right answer wins, but no answer is ever right.
fn never_right(rules: &Rules) -> Option<Remark> {
    let (design, association) = (&rules.design, &rules.design.association);
    if association.by == design::By::Sides || association.picks != Picks::Together {
        return None;
    }
    let wanted = usize::from(association.selections.max(1));
    let picked: Vec<_> = rules
        .placed
        .iter()
        .map(|placed| rules.kind(placed))
        .filter(|kind| kind.mode == Mode::Selection && !kind.characteristics.is_empty())
        .collect();
    let matches = |words: &[String]| {
        let same = picked.iter().filter(|other| match association.validation {
            Validation::Maximum => words_of(&other.characteristics) == words_of(words),
            Validation::Minimum => other.characteristics.iter().any(|word| words.contains(word)),
        });
        same.count() >= wanted
    };
    let mut moved = rules.used_kinds().filter(|(_, kind)| kind.mode == Mode::Movement);
    let is_right = picked.iter().any(|kind| matches(&kind.characteristics))
        || moved.any(|(_, kind)| {
            let marks = &kind.characteristics;
            // A free zone becomes like the tokens that lie in it.
            let zones = design.grid.zones.iter().enumerate();
            !marks.is_empty()
                && zones.into_iter().any(|(index, zone)| {
                    zone.characteristics.is_empty() || rules.belongs(marks, index)
                })
        });
    let path = format!("{}.when_right", rules.path(RuleName::Association));
    (!is_right).then(|| Remark::stops("review.never-right", path))
}

/// A way to win that suits the material, in place of what is ticked.
fn fitting(rules: &Rules) -> Option<Edit> {
    let Won { dialog, message, .. } = rules.design.won.clone();
    let none = Won { dialog, message, ..Won::none() };
    let picked = rules.has_selection();
    let removes = rules.design.association.when_right == WhenRight::Remove;
    let offers = rules.placed.iter().any(|one| matches!(one.lies, crate::rules::Lies::Shoe(_)));
    let won = if picked && rules.design.association.picks != Picks::Together {
        Won { all_found: true, ..none }
    } else if picked && removes {
        Won { grid_empty: true, ..none }
    } else if picked {
        Won { all_face_up: true, ..none }
    } else if rules.has_shoe() && offers {
        Won { shoe_empty: true, ..none }
    } else if rules.takes_by_jumps() {
        Won { tokens_left: Some(1), ..none }
    } else if rules.has_marked_zone() {
        Won { zones_valid: true, ..none }
    } else {
        return None;
    };
    Some(rules.set(Rule::Won(Box::new(won))))
}
