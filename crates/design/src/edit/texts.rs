//! Edits of what is said and of what it looks like: names, instructions, labels, messages. Only own words that fit no
//! message are ever refused, where the whole design is looked at.

use serde::{Deserialize, Serialize};

use crate::Design;
use crate::{Address, Theme, Words};

/// A change to what is said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TextEdit {
    Name(Words),
    Instructions(Words),
    Labels(Vec<String>),
    Address(Address),
    /// What the things are called; guessed when empty.
    Thing(Words),
    Theme(Theme),
    Coordinates(bool),
    Captions(bool),
    /// The educator's own words for a stock message; the stock words again when empty.
    Message {
        key: String,
        words: Words,
    },
    /// What a characteristic is called; the characteristic itself when empty.
    CharacteristicName {
        word: String,
        words: Words,
    },
}

pub(super) fn apply(design: &mut Design, edit: &TextEdit) {
    match edit {
        TextEdit::Name(name) => design.name.clone_from(name),
        TextEdit::Instructions(words) => design.instructions.clone_from(words),
        TextEdit::Labels(labels) => design.labels.clone_from(labels),
        TextEdit::Address(address) => design.address = *address,
        TextEdit::Thing(thing) => design.thing_name.clone_from(thing),
        TextEdit::Theme(theme) => design.theme = *theme,
        TextEdit::Coordinates(are_shown) => design.coordinates = *are_shown,
        TextEdit::Captions(are_shown) => design.captions = *are_shown,
        TextEdit::Message { key, words } if words.is_empty() => drop(design.messages.remove(key)),
        TextEdit::Message { key, words } => {
            design.messages.insert(key.clone(), words.clone());
        }
        TextEdit::CharacteristicName { word, words } if words.is_empty() => {
            design.characteristic_names.remove(word);
        }
        TextEdit::CharacteristicName { word, words } => {
            design.characteristic_names.insert(word.clone(), words.clone());
        }
    }
}
