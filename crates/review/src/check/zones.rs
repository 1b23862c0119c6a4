//! Zones: that they have cells in play, that tokens belong there, that no two say the same.

use std::collections::BTreeSet;

use design::edit::{Edit, GridEdit, KindField, REST_OF_GRID, ZoneEdit, edited};
use design::{By, InGrid, Mode, TokenKind, WhenChecked, Zone};
use geometry::Cell;

use super::slips::touches;
use super::tokens::{about, set};
use crate::remark::{Part, Remark, Remarks, Severity};
use crate::rules::{Placed, Rules, words_of};

pub(super) fn check(rules: &Rules, slips: &BTreeSet<String>, remarks: &mut Remarks) {
    for (zone, number) in rules.design.grid.zones.iter().zip(1..) {
        if zone.cells.cells().is_empty() {
            empty(rules, zone, number, remarks);
        } else if !zone.cells.cells().iter().any(|cell| rules.cells.contains(cell)) {
            let open = GridEdit::InPlay { cells: zone.cells.clone(), in_play: true };
            let mend = Some(Edit::Grid(open)).filter(|edit| opens(rules, edit));
            let remark =
                remark(Severity::Surprises, "review.zone-not-in-play", zone, number, "cells");
            remarks.add(remark.mend(mend));
        }
        without_tokens(rules, zone, number, slips, remarks);
    }
    alike(rules, remarks);
    wrong_decor(rules, remarks);
    printed(rules, remarks);
}

fn remark(
    severity: Severity,
    key: &'static str,
    zone: &Zone,
    number: usize,
    field: &str,
) -> Remark {
    let remark = Remark::new(severity, key, format!("grid.zones[{number}].{field}"));
    remark.with("zone", zone.id.as_str()).of(Part::Zone(zone.id.clone()))
}

fn empty(rules: &Rules, zone: &Zone, number: usize, remarks: &mut Remarks) {
    let remove = Edit::Zones(ZoneEdit::Remove { zone: zone.id.clone() });
    let mend = Some(remove).filter(|edit| edited(&rules.design, edit).is_ok());
    let remark = remark(Severity::Surprises, "review.zone-without-cells", zone, number, "cells");
    remarks.add(remark.mend(mend));
}

/// Whether an edit really brings cells into play; tables may keep them closed.
fn opens(rules: &Rules, edit: &Edit) -> bool {
    edited(&rules.design, edit)
        .is_ok_and(|changed| Rules::own(&changed).cells.len() > rules.cells.len())
}

/// Whether tokens lie on all cells of a zone from the start: it shows what is given, and its
/// words keep other tokens out.
fn is_given(rules: &Rules, zone: &Zone) -> bool {
    let taken: BTreeSet<_> = rules.in_grid().map(|(cell, _)| cell).collect();
    zone.cells.cells().iter().all(|cell| taken.contains(cell))
}

/// A zone that asks for what no token is.
fn without_tokens(
    rules: &Rules,
    zone: &Zone,
    number: usize,
    slips: &BTreeSet<String>,
    remarks: &mut Remarks,
) {
    let words = &zone.characteristics;
    // Where only tokens from shoes are looked at, such a zone keeps them out on purpose.
    let is_wall = rules.design.association.checked == WhenChecked::FromShoe;
    let by_words = rules.design.association.by == By::Characteristics;
    if words.is_empty() || is_wall || !by_words || touches(words, slips) || is_given(rules, zone) {
        return;
    }
    let mut marked = rules.used_kinds().filter(|(_, kind)| !kind.characteristics.is_empty());
    let is_met =
        marked.any(|(_, kind)| kind.characteristics.iter().any(|word| words.contains(word)));
    if !is_met {
        let key = "review.zone-without-tokens";
        remarks.add(remark(Severity::Advice, key, zone, number, "characteristics"));
    }
}

/// Two zones for the same tokens: no player can tell which one is meant. Single cells are
/// places of a row, such as the letters of a word, and may well ask for the same.
fn alike(rules: &Rules, remarks: &mut Remarks) {
    if rules.design.association.picks != design::Picks::Together {
        // Tokens are picked where they lie: each zone asks again.
        return;
    }
    let zones = &rules.design.grid.zones;
    for (index, zone) in zones.iter().enumerate() {
        let words = words_of(&zone.characteristics);
        let is_place = |zone: &Zone| zone.cells.cells().len() == 1;
        let mut before =
            zones.iter().take(index).filter(|other| !is_place(zone) || !is_place(other));
        let twin = before.find(|other| words_of(&other.characteristics) == words);
        if let Some(twin) = twin.filter(|_| !words.is_empty()) {
            let key = "review.zones-alike";
            let remark = remark(Severity::Advice, key, zone, index + 1, "characteristics");
            remarks.add(remark.with("other", twin.id.as_str()));
        }
    }
}

/// Whether some way to win asks that all zones are right.
fn wants_zones(rules: &Rules) -> bool {
    let won = &rules.design.won;
    let wants = won.zones_valid || won.zones_valid_and_shoe_empty || won.zones_valid_and_grid_full;
    wants && rules.has_marked_zone()
}

/// A printed sign takes no room, so a token can be laid on it: without a word, and what lies there
/// keeps the zones from being right.
fn printed(rules: &Rules, remarks: &mut Remarks) {
    let by_words = rules.design.association.by == By::Characteristics;
    let roams = |kind: &TokenKind| {
        let is_laid = kind.routes.shoe_to_grid && rules.has_shoe()
            || kind.routes.waiting_to_grid && rules.has_waiting_zone();
        kind.mode == Mode::Movement
            && !kind.characteristics.is_empty()
            && (is_laid || kind.in_grid == InGrid::Anywhere)
    };
    if !wants_zones(rules) || !by_words || !rules.used_kinds().any(|(_, kind)| roams(kind)) {
        return;
    }
    let is_unmarked = |cell: &Cell| match rules.zone_of.get(cell) {
        Some(zone) => rules.design.grid.zones[*zone].characteristics.is_empty(),
        None => rules.design.grid.rest_characteristics.is_empty(),
    };
    let is_decor = |placed: &Placed| {
        let kind = rules.kind(placed);
        kind.mode == Mode::Immobile && kind.characteristics.is_empty()
    };
    let mut signs = rules.in_grid().filter(|(cell, placed)| is_decor(placed) && is_unmarked(cell));
    if let Some((cell, placed)) = signs.next() {
        let kind = rules.kind(placed);
        let remark = Remark::surprises("review.token-on-printed", "grid.rest_characteristics");
        let remark = remark.with("cell", cell.to_string()).with("token", kind.id.as_str());
        remarks.add(remark.of(Part::Cell(cell.to_string())).mend(keep_off(rules)));
    }
}

/// A characteristic of the rest of the grid that no token has, where nothing but signs is printed
/// there.
fn keep_off(rules: &Rules) -> Option<Edit> {
    let signs: BTreeSet<_> = rules
        .in_grid()
        .filter(|(_, placed)| rules.kind(placed).mode == Mode::Immobile)
        .map(|(cell, _)| cell)
        .collect();
    let mut rest = rules.cells.iter().filter(|cell| !rules.zone_of.contains_key(cell));
    let word = || "decor".to_owned();
    let is_free = !rules.design.tokens.iter().any(|kind| kind.characteristics.contains(&word()));
    let edit = ZoneEdit::AddCharacteristic { zone: REST_OF_GRID.to_owned(), word: word() };
    (is_free && rest.all(|cell| signs.contains(cell))).then_some(Edit::Zones(edit))
}

/// Decor with characteristics in a zone of others keeps the zones from ever being right.
fn wrong_decor(rules: &Rules, remarks: &mut Remarks) {
    if !wants_zones(rules) {
        return;
    }
    for (cell, placed) in rules.in_grid() {
        let kind = rules.kind(placed);
        if kind.mode != Mode::Immobile || kind.characteristics.is_empty() {
            continue;
        }
        if !rules.belongs_in(&kind.characteristics, cell) {
            let key = "review.decor-in-wrong-zone";
            let number = placed.kind + 1;
            let remark = about(Severity::StopsPlay, key, kind, number, "characteristics");
            let remark = remark.with("cell", cell.to_string());
            remarks.add(remark.mend(set(kind, KindField::Characteristics(Vec::new()))));
        }
    }
}
