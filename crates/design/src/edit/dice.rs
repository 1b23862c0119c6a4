//! Edits of dice and their faces.

use serde::{Deserialize, Serialize};

use super::EditRefusal;
use super::refusal::named;
use super::uses::fresh;
use crate::Design;
use crate::{Action, BeyondLast, Captures, Die, Face};

/// A change to the dice. Faces are counted from 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum DieEdit {
    Add {
        die: String,
    },
    /// Another id; kinds, cells and faces follow.
    Rename {
        die: String,
        id: String,
    },
    Remove {
        die: String,
    },
    /// How long a face is shown, and how many are.
    Show {
        die: String,
        face_time: u16,
        faces_shown: u8,
    },
    AddFace {
        die: String,
        at: usize,
        face: Face,
    },
    SetFace {
        die: String,
        at: usize,
        face: Face,
    },
    RemoveFace {
        die: String,
        at: usize,
    },
    BeyondLast(BeyondLast),
    /// What becomes of an enemy where it leads a token.
    Captures {
        die: String,
        captures: Captures,
    },
    /// Whether the player rolls it first and then chooses a token.
    ChooseToken {
        die: String,
        choose: bool,
    },
}

pub(super) fn apply(design: &mut Design, edit: &DieEdit) -> Result<(), EditRefusal> {
    match edit {
        DieEdit::Add { die } => {
            let id = fresh(die, design.dice.iter().map(|die| &die.id))?;
            design.dice.push(Die { id, ..Die::default() });
        }
        DieEdit::Rename { die, id } => rename(design, die, id)?,
        DieEdit::Remove { die } => remove(design, die)?,
        DieEdit::Show { die, face_time, faces_shown } => {
            let die = die_mut(design, die)?;
            (die.face_time, die.faces_shown) = (*face_time, *faces_shown);
        }
        DieEdit::AddFace { die, at, face } => {
            let faces = &mut die_mut(design, die)?.faces;
            let index = at.checked_sub(1).filter(|index| *index <= faces.len());
            faces.insert(index.ok_or(EditRefusal::NoPlace { number: *at })?, face.clone());
        }
        DieEdit::SetFace { die, at, face } => {
            let faces = &mut die_mut(design, die)?.faces;
            let old = at.checked_sub(1).and_then(|index| faces.get_mut(index));
            *old.ok_or(EditRefusal::NoPlace { number: *at })? = face.clone();
        }
        DieEdit::RemoveFace { die, at } => {
            let faces = &mut die_mut(design, die)?.faces;
            let index = at.checked_sub(1).filter(|index| *index < faces.len());
            faces.remove(index.ok_or(EditRefusal::NoPlace { number: *at })?);
        }
        DieEdit::BeyondLast(what) => design.beyond_last = *what,
        DieEdit::Captures { die, captures } => die_mut(design, die)?.captures = *captures,
        DieEdit::ChooseToken { die, choose } => die_mut(design, die)?.choose_token = *choose,
    }
    Ok(())
}

pub(super) fn die_mut<'a>(design: &'a mut Design, id: &str) -> Result<&'a mut Die, EditRefusal> {
    let found = design.dice.iter_mut().find(|die| die.id == id);
    found.ok_or_else(|| EditRefusal::NoDie { id: named(id) })
}

/// Every place where a die is named.
fn named_dice(design: &mut Design) -> impl Iterator<Item = &mut String> {
    let kinds = design.tokens.iter_mut().map(|kind| &mut kind.die);
    let levels = design.variants.iter_mut().filter_map(|variant| variant.grid.as_mut());
    let grids = std::iter::once(&mut design.grid).chain(levels);
    let cells = grids.flat_map(|grid| &mut grid.dice).map(|placed| &mut placed.die);
    let faces = design.dice.iter_mut().flat_map(|die| &mut die.faces);
    let rolls = faces.flat_map(Face::actions_mut).filter_map(|action| match action {
        Action::Roll { die, .. } => Some(die),
        _ => None,
    });
    kinds.chain(cells).chain(rolls)
}

fn rename(design: &mut Design, old: &str, new: &str) -> Result<(), EditRefusal> {
    die_mut(design, old)?;
    if old == new {
        return Ok(());
    }
    let new = fresh(new, design.dice.iter().map(|die| &die.id))?;
    die_mut(design, old)?.id.clone_from(&new);
    named_dice(design).filter(|id| *id == old).for_each(|id| id.clone_from(&new));
    Ok(())
}

fn remove(design: &mut Design, id: &str) -> Result<(), EditRefusal> {
    let removed = die_mut(design, id)?.clone();
    // A die may roll itself again; that is no use by another.
    design.dice.retain(|die| die.id != removed.id);
    if named_dice(design).any(|named| *named == removed.id) {
        return Err(EditRefusal::DieInUse { id: named(id) });
    }
    Ok(())
}
