//! Ids well-formed and unique, characteristics that say something.

use std::collections::HashSet;

use super::{FaultKind, Faults};
use crate::Design;
use crate::edit::REST_OF_GRID;
use crate::is_id;

pub(super) fn check(design: &Design, faults: &mut Faults) {
    unique("tokens", design.tokens.iter().map(|kind| &kind.id), faults);
    unique("grid.zones", design.grid.zones.iter().map(|zone| &zone.id), faults);
    unique("dice", design.dice.iter().map(|die| &die.id), faults);
    unique("variants", design.variants.iter().map(|variant| &variant.id), faults);
    for (kind, number) in design.tokens.iter().zip(1..) {
        characteristics(&format!("tokens[{number}]"), &kind.characteristics, faults);
    }
    for (zone, number) in design.grid.zones.iter().zip(1..) {
        characteristics(&format!("grid.zones[{number}]"), &zone.characteristics, faults);
        let is_rest = zone.id == REST_OF_GRID;
        faults.add_if(is_rest, format!("grid.zones[{number}].id"), || FaultKind::ZoneCalledRest);
    }
    let is_empty = has_empty(&design.grid.rest_characteristics);
    faults.add_if(is_empty, "grid.rest_characteristics", || FaultKind::EmptyCharacteristic);
}

fn unique<'a>(list: &str, ids: impl Iterator<Item = &'a String>, faults: &mut Faults) {
    let mut seen = HashSet::new();
    for (id, number) in ids.zip(1..) {
        let path = format!("{list}[{number}].id");
        if !is_id(id) {
            faults.add(path, FaultKind::BadId { id: i18n::clip(id) });
        } else if !seen.insert(id) {
            faults.add(path, FaultKind::IdTwice { id: id.clone() });
        }
    }
}

fn characteristics(owner: &str, words: &[String], faults: &mut Faults) {
    let path = format!("{owner}.characteristics");
    faults.add_if(has_empty(words), path, || FaultKind::EmptyCharacteristic);
}

fn has_empty(words: &[String]) -> bool {
    words.iter().any(|word| word.trim().is_empty())
}
