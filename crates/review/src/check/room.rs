//! Whether every token finds a place that is right for it, and whether there is room for all.

use std::collections::BTreeSet;

use design::edit::{Edit, ZoneEdit};
use design::{By, InGrid, Mode, TokenKind, WhenRight, WhenWrong};

use super::slips::touches;
use super::tokens::about;
use crate::remark::{Part, Remark, Remarks, Severity};
use crate::rules::{Lies, Rules, words_of};

pub(super) fn check(rules: &Rules, slips: &BTreeSet<String>, remarks: &mut Remarks) {
    if rules.design.association.by == By::Characteristics {
        unplaceable(rules, slips, remarks);
    }
    if wants_empty_shoe(rules) {
        too_few_cells(rules, remarks);
        small_zones(rules, remarks);
    }
}

/// Tokens that every zone refuses. Where the shoe need not become empty and others fit, they
/// are the wrong answers of a question.
fn unplaceable(rules: &Rules, slips: &BTreeSet<String>, remarks: &mut Remarks) {
    let refuses = rules.design.association.when_wrong == WhenWrong::Refuse;
    if !refuses || has_free_cell(rules) {
        return;
    }
    let zones = open_words(rules);
    let fits = |marks: &[String]| zones.iter().any(|words| rules.validates(marks, words));
    let mut offered = rules.used_kinds().filter(|(number, _)| rules.comes_from_shoe(number - 1));
    if !wants_empty_shoe(rules) && offered.any(|(_, kind)| fits(&kind.characteristics)) {
        return;
    }
    for (number, kind) in rules.used_kinds() {
        let marks = &kind.characteristics;
        if kind.mode != Mode::Movement || marks.is_empty() || touches(marks, slips) {
            continue;
        }
        if rules.comes_from_shoe(number - 1) && !fits(marks) {
            let key = "review.token-never-placed";
            let remark = about(Severity::StopsPlay, key, kind, number, "characteristics");
            remarks.add(remark.mend(nearest_zone(rules, kind)));
        }
    }
}

/// A cell where nothing is compared: of the rest of the grid, or of a zone without words.
fn has_free_cell(rules: &Rules) -> bool {
    rules.cells.iter().any(|cell| {
        let zone = rules.zone_of.get(cell).and_then(|zone| rules.design.grid.zones.get(*zone));
        zone.is_none_or(|zone| zone.characteristics.is_empty())
    })
}

/// All that each zone may ever be like: its own words, and those of tokens that may lie there.
fn open_words(rules: &Rules) -> Vec<BTreeSet<&str>> {
    let zones = &rules.design.grid.zones;
    let mut words: Vec<BTreeSet<&str>> =
        zones.iter().map(|zone| words_of(&zone.characteristics)).collect();
    for (cell, placed) in rules.in_grid() {
        if let Some(words) = rules.zone_of.get(&cell).and_then(|zone| words.get_mut(*zone)) {
            words.extend(words_of(&rules.kind(placed).characteristics));
        }
    }
    for words in &mut words {
        loop {
            let before = words.len();
            for (_, kind) in rules.used_kinds() {
                if !kind.characteristics.is_empty() && rules.validates(&kind.characteristics, words)
                {
                    words.extend(words_of(&kind.characteristics));
                }
            }
            if words.len() == before {
                break;
            }
        }
    }
    words
}

/// A token that is right in no zone, lies in the grid or must come there, and never leaves it.
pub(super) fn misfit(rules: &Rules, with_shoe: bool) -> Option<Remark> {
    if rules.takes_by_jumps() || rules.fights() || rules.dice_remove() {
        return None;
    }
    let zones = 0..rules.design.grid.zones.len();
    let is_misfit = |kind: &TokenKind| {
        let marks = &kind.characteristics;
        !marks.is_empty() && !zones.clone().any(|zone| rules.belongs(marks, zone))
    };
    let mut placed = rules.placed.iter().filter(|placed| match placed.lies {
        Lies::Grid(_) => !rules.leaves_grid(rules.kind(placed)),
        Lies::Shoe(_) => with_shoe,
    });
    let found = placed.find(|placed| is_misfit(rules.kind(placed)))?;
    let kind = rules.kind(found);
    let key = "review.token-belongs-nowhere";
    let remark = about(Severity::StopsPlay, key, kind, found.kind + 1, "characteristics");
    Some(remark.mend(nearest_zone(rules, kind)))
}

/// Gives the zone that shares most with a token what it lacks.
fn nearest_zone(rules: &Rules, kind: &TokenKind) -> Option<Edit> {
    let shared =
        |words: &[String]| kind.characteristics.iter().filter(|word| words.contains(word)).count();
    let zones = rules.design.grid.zones.iter();
    let best = zones.max_by_key(|zone| shared(&zone.characteristics))?;
    if shared(&best.characteristics) == 0 {
        return None;
    }
    let missing = kind.characteristics.iter().filter(|word| !best.characteristics.contains(word));
    let add = |word: &String| {
        let (zone, word) = (best.id.clone(), word.clone());
        Edit::Zones(ZoneEdit::AddCharacteristic { zone, word })
    };
    Some(Edit::All(missing.map(add).collect()))
}

/// Whether winning asks for an empty shoe, whatever else could win.
fn wants_empty_shoe(rules: &Rules) -> bool {
    let won = &rules.design.won;
    (won.shoe_empty || won.zones_valid_and_shoe_empty)
        && rules.has_shoe()
        && rules.design.association.when_right == WhenRight::Accept
        && !rules.removes()
}

/// More tokens to place than free cells.
fn too_few_cells(rules: &Rules, remarks: &mut Remarks) {
    let stays = |kind: &TokenKind| kind.mode != Mode::Immobile && !kind.stackable;
    if rules.has_selection() {
        return;
    }
    let needed: usize = rules
        .placed
        .iter()
        .map(|placed| rules.kind(placed))
        .filter(|kind| stays(kind))
        .map(|kind| kind.shape.size())
        .sum();
    let from_shoes = rules.placed.iter().any(|placed| matches!(placed.lies, Lies::Shoe(_)));
    // What else could win is looked at with the ways to win.
    if from_shoes && needed > rules.cells.len() && !has_other_way(rules) {
        let remark = Remark::stops("review.too-few-cells", "grid");
        remarks.add(remark.with("count", needed).with("cells", rules.cells.len()));
    }
}

fn has_other_way(rules: &Rules) -> bool {
    let won = &rules.design.won;
    won.grid_full
        || won.zones_valid
        || won.zones_valid_and_grid_full && rules.has_marked_zone()
        || won.tokens_left.is_some()
        || won.kind_in_zone.is_some()
        || !won.own_tokens_in.is_empty()
        || won.last_awake
}

/// A zone with fewer cells than tokens that belong nowhere else.
fn small_zones(rules: &Rules, remarks: &mut Remarks) {
    let won = &rules.design.won;
    if won.shoe_empty || rules.design.association.by == By::Sides {
        return;
    }
    let zones = &rules.design.grid.zones;
    for (index, zone) in zones.iter().enumerate() {
        let is_open = |cell: &&geometry::Cell| rules.cells.contains(cell);
        let cells = zone.cells.cells().iter().filter(is_open).count();
        let only_here = |kind: &TokenKind| {
            let marks = &kind.characteristics;
            let moves = kind.mode == Mode::Movement && !kind.stackable;
            let fits = (0..zones.len()).filter(|other| rules.belongs(marks, *other));
            moves && kind.in_grid != InGrid::Die && !marks.is_empty() && fits.eq([index])
        };
        let count = rules.placed.iter().filter(|placed| only_here(rules.kind(placed))).count();
        if count > cells && cells > 0 && !has_other_way(rules) {
            let path = format!("grid.zones[{}].cells", index + 1);
            let remark = Remark::stops("review.zone-too-small", path);
            let remark = remark.with("zone", zone.id.as_str()).with("cells", cells);
            remarks.add(remark.with("count", count).of(Part::Zone(zone.id.clone())));
        }
    }
}
