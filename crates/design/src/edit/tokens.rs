//! Edits of the kinds of tokens.

use serde::{Deserialize, Serialize};

use super::EditRefusal;
use super::refusal::named;
use super::uses::{each_drawn_id, each_token, ends, fresh, kind_mut};
use crate::Design;
use crate::{
    FacesSeenBy, InGrid, Jumps, Mode, MoveTable, Owners, Routes, Shape, Sides, TokenKind, Words,
};

/// A change to the kinds of tokens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TokenEdit {
    /// A new kind behind the others.
    Add {
        kind: Box<TokenKind>,
    },
    /// A new kind like another one.
    Copy {
        kind: String,
        id: String,
    },
    Remove {
        kind: String,
    },
    /// Another id; drawings, queues and rules follow.
    Rename {
        kind: String,
        id: String,
    },
    /// To a place among the kinds, from 1.
    Move {
        kind: String,
        to: usize,
    },
    Set {
        kind: String,
        field: KindField,
    },
    /// The size of all tokens on the screen.
    Size {
        height: u16,
        width: u16,
    },
}

/// A field of a kind with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of the kind")]
pub enum KindField {
    Name(Words),
    Count(u16),
    Picture(String),
    Back(String),
    Characteristics(Vec<String>),
    AddCharacteristic(String),
    RemoveCharacteristic(String),
    Stackable(bool),
    Mode(Mode),
    Routes(Routes),
    InGrid(InGrid),
    Distance(u8),
    Jumps(Jumps),
    Die(String),
    Attack(Option<u16>),
    Defence(Option<u16>),
    Owners(Owners),
    Sides(Sides),
    Rotatable(bool),
    Shape(Shape),
    Table(Option<MoveTable>),
    FacesSeenBy(FacesSeenBy),
    /// All fields at once; its id stays.
    All(Box<TokenKind>),
}

pub(super) fn apply(design: &mut Design, edit: &TokenEdit) -> Result<(), EditRefusal> {
    match edit {
        TokenEdit::Add { kind } => add(design, kind.as_ref().clone()),
        TokenEdit::Copy { kind, id } => {
            let copy = TokenKind { id: id.clone(), ..kind_mut(design, kind)?.clone() };
            add(design, copy)
        }
        TokenEdit::Remove { kind } => remove(design, kind),
        TokenEdit::Rename { kind, id } => rename(design, kind, id),
        TokenEdit::Move { kind, to } => place(design, kind, *to),
        TokenEdit::Set { kind, field } => set(kind_mut(design, kind)?, field),
        TokenEdit::Size { height, width } => {
            (design.token_height, design.token_width) = (*height, *width);
            Ok(())
        }
    }
}

fn add(design: &mut Design, kind: TokenKind) -> Result<(), EditRefusal> {
    fresh(&kind.id, design.tokens.iter().map(|other| &other.id))?;
    design.tokens.push(kind);
    Ok(())
}

fn remove(design: &mut Design, id: &str) -> Result<(), EditRefusal> {
    kind_mut(design, id)?;
    let drawn = design.laid_out().iter().any(|token| token.kind == id);
    let is_promoted = |kind: &TokenKind| {
        kind.id != id && kind.becomes.as_ref().is_some_and(|promotion| promotion.kind == id)
    };
    let becomes = design.tokens.iter().any(is_promoted);
    let mut is_drawn = false;
    each_drawn_id(design, &mut |kind| is_drawn |= kind == id);
    let (won, lost) = ends(design);
    let is_goal = |won: &&mut _| goal_kind(won).is_some_and(|kind| kind == id);
    if drawn
        || is_drawn
        || becomes
        || won.iter().any(is_goal)
        || lost.iter().any(|lost| lost.taken.split_whitespace().any(|kind| kind == id))
    {
        return Err(EditRefusal::KindInUse { id: named(id) });
    }
    design.tokens.retain(|kind| kind.id != id);
    Ok(())
}

fn goal_kind(won: &crate::Won) -> Option<&str> {
    won.kind_in_zone.as_ref().map(|goal| goal.kind.as_str())
}

fn rename(design: &mut Design, old: &str, new: &str) -> Result<(), EditRefusal> {
    kind_mut(design, old)?;
    if old == new {
        return Ok(());
    }
    let new = fresh(new, design.tokens.iter().map(|kind| &kind.id))?;
    kind_mut(design, old)?.id.clone_from(&new);
    let follow = |id: &mut String| {
        if id == old {
            id.clone_from(&new);
        }
    };
    each_token(design, &mut |token| follow(&mut token.kind));
    each_drawn_id(design, &mut |id| follow(id));
    let promotions = design.tokens.iter_mut().filter_map(|kind| kind.becomes.as_mut());
    promotions.for_each(|promotion| follow(&mut promotion.kind));
    let (won, lost) = ends(design);
    won.into_iter()
        .filter_map(|won| won.kind_in_zone.as_mut())
        .for_each(|goal| follow(&mut goal.kind));
    for lost in lost {
        let kinds = lost.taken.split_whitespace().map(|kind| if kind == old { &new } else { kind });
        lost.taken = kinds.collect::<Vec<_>>().join(" ");
    }
    Ok(())
}

fn place(design: &mut Design, id: &str, to: usize) -> Result<(), EditRefusal> {
    kind_mut(design, id)?;
    if to == 0 || to > design.tokens.len() {
        return Err(EditRefusal::NoPlace { number: to });
    }
    if let Some(from) = design.tokens.iter().position(|kind| kind.id == id) {
        let kind = design.tokens.remove(from);
        design.tokens.insert(to - 1, kind);
    }
    Ok(())
}

fn set(kind: &mut TokenKind, field: &KindField) -> Result<(), EditRefusal> {
    match field {
        KindField::Name(name) => kind.name.clone_from(name),
        KindField::Count(count) => kind.count = *count,
        KindField::Picture(picture) => kind.picture.clone_from(picture),
        KindField::Back(picture) => kind.back.clone_from(picture),
        KindField::Characteristics(words) => kind.characteristics.clone_from(words),
        KindField::AddCharacteristic(word) => add_word(&mut kind.characteristics, word)?,
        KindField::RemoveCharacteristic(word) => kind.characteristics.retain(|kept| kept != word),
        KindField::Stackable(yes) => kind.stackable = *yes,
        KindField::Mode(mode) => kind.mode = *mode,
        KindField::Routes(routes) => kind.routes = *routes,
        KindField::InGrid(in_grid) => kind.in_grid = *in_grid,
        KindField::Distance(distance) => kind.distance = *distance,
        KindField::Jumps(jumps) => kind.jumps = *jumps,
        KindField::Die(die) => kind.die.clone_from(die),
        KindField::Attack(points) => kind.attack = *points,
        KindField::Defence(points) => kind.defence = *points,
        KindField::Owners(owners) => kind.owners.clone_from(owners),
        KindField::Sides(sides) => kind.sides.clone_from(sides),
        KindField::Rotatable(yes) => kind.rotatable = *yes,
        KindField::Shape(shape) => kind.shape.clone_from(shape),
        KindField::Table(table) => kind.table = *table,
        KindField::FacesSeenBy(who) => kind.faces_seen_by = *who,
        KindField::All(all) => *kind = TokenKind { id: kind.id.clone(), ..all.as_ref().clone() },
    }
    Ok(())
}

/// Adds a characteristic, once.
pub(super) fn add_word(words: &mut Vec<String>, word: &str) -> Result<(), EditRefusal> {
    let word = word.trim();
    if word.is_empty() {
        return Err(EditRefusal::EmptyWord);
    }
    if !words.iter().any(|known| known == word) {
        words.push(word.to_owned());
    }
    Ok(())
}
