//! Words that somebody wrote in place of stock ones: plain text with holes such as `{ $name }`.
//!
//! No Fluent is read here. Whatever stands beside the holes is said as it is, so that no text
//! from a file can do more than be read. Which holes a key has is for the caller to check.

use std::collections::BTreeMap;

/// One text with holes.
///
/// ```
/// let text = i18n::OwnText::read("Well done, { $player }!");
/// assert_eq!(text.holes().collect::<Vec<_>>(), ["player"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnText {
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Plain(String),
    Hole(String),
}

/// Texts by the keys whose stock words they replace.
pub type OwnWords = BTreeMap<String, OwnText>;

impl OwnText {
    /// Reads a text: any text is one. A brace that opens no hole is a brace; control characters
    /// but the end of a line become blanks, since a terminal would obey them.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut parts = Vec::new();
        let mut plain = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            if let Some((name, after)) = hole(rest) {
                parts.push(Part::Plain(std::mem::take(&mut plain)));
                parts.push(Part::Hole(name.to_owned()));
                rest = after;
                continue;
            }
            plain.push(if letter.is_control() && letter != '\n' { ' ' } else { letter });
            rest = rest.get(letter.len_utf8()..).unwrap_or_default();
        }
        parts.push(Part::Plain(plain));
        Self { parts }
    }

    /// The names of its holes, in order.
    pub fn holes(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| match part {
            Part::Hole(name) => Some(name.as_str()),
            Part::Plain(_) => None,
        })
    }

    /// The text with its holes filled; what fills them is not looked at again.
    pub(crate) fn filled(&self, fill: impl Fn(&str) -> Option<String>) -> String {
        let said = self.parts.iter().map(|part| match part {
            Part::Plain(text) => text.clone(),
            Part::Hole(name) => fill(name).unwrap_or_default(),
        });
        said.collect()
    }
}

/// The name of the hole that a text begins with, and what follows it.
fn hole(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('{')?.trim_start().strip_prefix('$')?;
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let end = inside.find(|letter| !is_name(letter)).filter(|end| *end > 0)?;
    let (name, after) = inside.split_at_checked(end)?;
    Some((name, after.trim_start().strip_prefix('}')?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(text: &str) -> String {
        OwnText::read(text).filled(|name| (name == "x").then(|| "{ $x }".to_owned()))
    }

    #[test]
    fn holes_are_filled_once_and_all_else_stands() {
        assert_eq!(filled("a { $x } b{$x}c"), "a { $x } b{ $x }c");
        assert_eq!(filled("{ $gone }!"), "!");
        for plain in ["", "{", "}", "{ x }", "{ $ }", "{ $x", "{{", "{ -term }", "{ \"q\" }", "é{"]
        {
            assert_eq!(filled(plain), plain);
        }
    }

    #[test]
    fn hostile_texts_are_only_read() {
        assert_eq!(filled("\u{1b}[2Ja\r\tb\nc"), " [2Ja  b\nc");
        let fluent = "x = y\n    .z = { DATETIME($x) }{ $x -> *[other] q }";
        assert_eq!(filled(fluent), fluent);
        assert_eq!(OwnText::read(&"{ $x }".repeat(1000)).holes().count(), 1000);
        assert_eq!(filled(&"{".repeat(100_000)).len(), 100_000);
    }
}
