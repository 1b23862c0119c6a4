//! Words that are nearly the same: “volle” for “vole” makes two characteristics of one.
//!
//! Only a word that stands alone, on tokens or on zones, is taken for a slip of another one.

use std::collections::{BTreeMap, BTreeSet};

use design::edit::{Edit, KindField, TokenEdit, ZoneEdit};
use design::files::slips_between;

use crate::remark::{Part, Remark, Remarks};
use crate::rules::{Rules, words_of};

/// Whether a word is a slip, or what a slip may have meant.
pub(super) fn touches(words: &[String], slips: &BTreeSet<String>) -> bool {
    let is_near = |word: &String| slips.iter().any(|slip| slip == word || is_slip(slip, word));
    words.iter().any(is_near)
}

/// Where a characteristic stands.
#[derive(Default)]
struct Uses {
    tokens: BTreeSet<usize>,
    zones: BTreeSet<usize>,
}

impl Uses {
    /// It joins nothing with anything.
    fn is_alone(&self, has_zones: bool) -> bool {
        if has_zones {
            self.tokens.is_empty() || self.zones.is_empty()
        } else {
            self.tokens.len() < 2
        }
    }
}

/// Remarks on slips; returns the words taken for slips.
pub(super) fn check(rules: &Rules, remarks: &mut Remarks) -> BTreeSet<String> {
    let design = &rules.design;
    let mut uses: BTreeMap<&str, Uses> = BTreeMap::new();
    for (number, kind) in rules.used_kinds() {
        for word in words_of(&kind.characteristics) {
            let uses = uses.entry(word).or_default();
            uses.tokens.insert(number);
            if kind.count > 1 {
                // Two tokens of one kind go together by themselves.
                uses.tokens.insert(number + design.tokens.len());
            }
        }
    }
    for (zone, number) in design.grid.zones.iter().zip(1..) {
        for word in words_of(&zone.characteristics) {
            uses.entry(word).or_default().zones.insert(number);
        }
    }
    let has_zones = uses.values().any(|uses| !uses.zones.is_empty());
    let mut alone: Vec<(&str, &Uses)> = uses
        .iter()
        .filter(|(_, uses)| uses.is_alone(has_zones))
        .map(|(word, uses)| (*word, uses))
        .collect();
    // Where either may be the slip, it is more likely the one on a token: there are more of them.
    alone.sort_by_key(|(_, uses)| uses.tokens.is_empty());
    let mut slips = BTreeSet::new();
    for (word, _) in alone {
        let others = uses.keys().filter(|other| !slips.contains(**other));
        let Some(meant) = others.copied().find(|other| is_slip(word, other)) else { continue };
        if has_zones && !would_join(&uses, word, meant) {
            continue;
        }
        slips.insert(word.to_owned());
        add(rules, word, meant, remarks);
    }
    slips
}

/// Whether one word may be the other, misspelt: short words and numbers are what they are.
fn is_slip(word: &str, other: &str) -> bool {
    if word == other {
        return false;
    }
    let has_digit = |text: &str| text.chars().any(|letter| letter.is_ascii_digit());
    match slips_between(word, other) {
        0 => true,
        1 => {
            let shorter = word.chars().count().min(other.chars().count());
            shorter >= 4 && !has_digit(word) && !has_digit(other)
        }
        _ => false,
    }
}

/// Whether writing the one as the other brings a token and a zone together.
fn would_join(uses: &BTreeMap<&str, Uses>, word: &str, meant: &str) -> bool {
    let (Some(one), Some(other)) = (uses.get(word), uses.get(meant)) else { return false };
    let joins = |one: &Uses, other: &Uses| !one.tokens.is_empty() && !other.zones.is_empty();
    joins(one, other) || joins(other, one)
}

fn add(rules: &Rules, word: &str, meant: &str, remarks: &mut Remarks) {
    let renamed = |words: &[String]| -> Vec<String> {
        let mut kept: Vec<String> = Vec::new();
        for own in words {
            let own = if own == word { meant } else { own };
            if !kept.iter().any(|known| known == own) {
                kept.push(own.to_owned());
            }
        }
        kept
    };
    let has = |words: &[String]| words.iter().any(|own| own == word);
    let (mut edits, mut place) = (Vec::new(), None);
    for (kind, number) in rules.design.tokens.iter().zip(1..) {
        if has(&kind.characteristics) {
            let field = KindField::Characteristics(renamed(&kind.characteristics));
            edits.push(Edit::Tokens(TokenEdit::Set { kind: kind.id.clone(), field }));
            let path = format!("tokens[{number}].characteristics");
            place = place.or_else(|| Some((path, Part::Token(kind.id.clone()))));
        }
    }
    for (zone, number) in rules.design.grid.zones.iter().zip(1..) {
        if has(&zone.characteristics) {
            let (id, words) = (zone.id.clone(), renamed(&zone.characteristics));
            edits.push(Edit::Zones(ZoneEdit::Characteristics { zone: id, words }));
            let path = format!("grid.zones[{number}].characteristics");
            place = place.or_else(|| Some((path, Part::Zone(zone.id.clone()))));
        }
    }
    if let Some((path, part)) = place {
        let remark = Remark::surprises("review.nearly-alike", path).of(part);
        remarks.add(remark.with("word", word).with("other", meant).mend(Edit::All(edits)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_told_from_other_words() {
        for (word, other) in
            [("volle", "vole"), ("Vole", "vole"), (" red", "red"), ("brid", "bird")]
        {
            assert!(is_slip(word, other), "{word} {other}");
        }
        for (word, other) in
            [("red", "bed"), ("1", "2"), ("cat1", "cat2"), ("bird", "fish"), ("x", "x")]
        {
            assert!(!is_slip(word, other), "{word} {other}");
        }
    }
}
