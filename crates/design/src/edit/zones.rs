//! Edits of the zones of the grid.

use serde::{Deserialize, Serialize};

use super::EditRefusal;
use super::grid::{on_grid, without};
use super::refusal::named;
use super::tokens::add_word;
use super::uses::{ends, fresh, grids};
use crate::Design;
use crate::{CellList, Code, Grammar, Words, Zone};

/// The name of the zone that holds every cell of no other: it is always there, never written in
/// a file, and can be neither renamed nor removed.
pub const REST_OF_GRID: &str = "rest";

/// A change to the zones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ZoneEdit {
    Add {
        zone: String,
        name: Words,
    },
    /// Another id; goals follow.
    Rename {
        zone: String,
        id: String,
    },
    Name {
        zone: String,
        name: Words,
    },
    /// Its cells become part of the rest of the grid.
    Remove {
        zone: String,
    },
    /// Gives cells to a zone and takes them from any other; for the rest of the grid as well.
    Paint {
        zone: String,
        cells: CellList,
    },
    /// How its name stands in sentences.
    Grammar {
        zone: String,
        grammar: Grammar,
    },
    Characteristics {
        zone: String,
        words: Vec<String>,
    },
    AddCharacteristic {
        zone: String,
        word: String,
    },
    RemoveCharacteristic {
        zone: String,
        word: String,
    },
}

pub(super) fn apply(design: &mut Design, edit: &ZoneEdit) -> Result<(), EditRefusal> {
    match edit {
        ZoneEdit::Add { zone, name } => add(design, zone, name),
        ZoneEdit::Rename { zone, id } => rename(design, zone, id),
        ZoneEdit::Name { zone, name } => {
            zone_mut(design, zone)?.name.clone_from(name);
            Ok(())
        }
        ZoneEdit::Grammar { zone, grammar } => {
            zone_mut(design, zone)?.grammar = *grammar;
            Ok(())
        }
        ZoneEdit::Remove { zone } => remove(design, zone),
        ZoneEdit::Paint { zone, cells } => paint(design, zone, cells),
        ZoneEdit::Characteristics { zone, words } => {
            words_mut(design, zone)?.clone_from(words);
            Ok(())
        }
        ZoneEdit::AddCharacteristic { zone, word } => add_word(words_mut(design, zone)?, word),
        ZoneEdit::RemoveCharacteristic { zone, word } => {
            words_mut(design, zone)?.retain(|kept| kept != word);
            Ok(())
        }
    }
}

fn zone_mut<'a>(design: &'a mut Design, id: &str) -> Result<&'a mut Zone, EditRefusal> {
    let found = design.grid.zones.iter_mut().find(|zone| zone.id == id);
    found.ok_or_else(|| match id {
        REST_OF_GRID => EditRefusal::RestOfGrid,
        _ => EditRefusal::NoZone { id: named(id) },
    })
}

/// The characteristics of a zone, or of the rest of the grid.
fn words_mut<'a>(design: &'a mut Design, id: &str) -> Result<&'a mut Vec<String>, EditRefusal> {
    if id == REST_OF_GRID {
        return Ok(&mut design.grid.rest_characteristics);
    }
    Ok(&mut zone_mut(design, id)?.characteristics)
}

fn add(design: &mut Design, id: &str, name: &Words) -> Result<(), EditRefusal> {
    let id = fresh_zone(design, id)?;
    design.grid.zones.push(Zone { id, name: name.clone(), ..Zone::default() });
    Ok(())
}

fn fresh_zone(design: &Design, id: &str) -> Result<String, EditRefusal> {
    if id == REST_OF_GRID {
        return Err(EditRefusal::IdTaken { id: named(id) });
    }
    fresh(id, design.grid.zones.iter().map(|zone| &zone.id))
}

fn rename(design: &mut Design, old: &str, new: &str) -> Result<(), EditRefusal> {
    zone_mut(design, old)?;
    if old == new {
        return Ok(());
    }
    let new = fresh_zone(design, new)?;
    // Goals name a zone for all levels; no level has another zone of the new name.
    let levels = design.variants.iter().filter_map(|variant| variant.grid.as_ref());
    fresh(&new, levels.flat_map(|grid| &grid.zones).map(|zone| &zone.id))?;
    for zone in grids(design).flat_map(|grid| &mut grid.zones).filter(|zone| zone.id == old) {
        zone.id.clone_from(&new);
    }
    for won in ends(design).0 {
        let named = won.kind_in_zone.iter_mut().map(|goal| &mut goal.zone);
        let own = won.own_tokens_in.iter_mut().map(|goal| &mut goal.0);
        for id in named.chain(own).filter(|id| *id == old) {
            id.clone_from(&new);
        }
        for goal in won.own_zones_full.iter_mut().chain(&mut won.own_zones_valid) {
            let zones = goal.0.split_whitespace().map(|id| if id == old { &new } else { id });
            goal.0 = zones.collect::<Vec<_>>().join(" ");
        }
    }
    for code in grids(design).filter_map(|grid| grid.code.as_mut()) {
        for zones in [&mut code.rows, &mut code.answers] {
            let named = zones.split_whitespace().map(|id| if id == old { &new } else { id });
            *zones = named.collect::<Vec<_>>().join(" ");
        }
    }
    let promotions = design.tokens.iter_mut().filter_map(|kind| kind.becomes.as_mut());
    for promotion in promotions.filter(|promotion| promotion.zone == old) {
        promotion.zone.clone_from(&new);
    }
    Ok(())
}

fn remove(design: &mut Design, id: &str) -> Result<(), EditRefusal> {
    zone_mut(design, id)?;
    let is_goal = ends(design).0.iter().any(|won| {
        won.kind_in_zone.as_ref().is_some_and(|goal| goal.zone == id)
            || won.own_tokens_in.iter().any(|goal| goal.0 == id)
    });
    let of_code = |code: &Code| {
        let zones = code.rows.split_whitespace().chain(code.answers.split_whitespace());
        zones.into_iter().any(|zone| zone == id)
    };
    let is_of_code = grids(design).any(|grid| grid.code.as_ref().is_some_and(of_code));
    if is_goal || is_of_code {
        return Err(EditRefusal::ZoneInUse { id: named(id) });
    }
    design.grid.zones.retain(|zone| zone.id != id);
    Ok(())
}

fn paint(design: &mut Design, id: &str, cells: &CellList) -> Result<(), EditRefusal> {
    on_grid(&design.grid, cells)?;
    if id != REST_OF_GRID {
        zone_mut(design, id)?;
    }
    for zone in &mut design.grid.zones {
        if zone.id == id {
            cells.cells().iter().for_each(|cell| zone.cells.add(*cell));
        } else {
            without(&mut zone.cells, cells);
        }
    }
    Ok(())
}
