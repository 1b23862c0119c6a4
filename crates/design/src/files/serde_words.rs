//! What the JSON library says in English for programmers, told apart so that people can be told.
//!
//! The library hands out only a text. Its forms are few and old; a form that is not known here
//! is still refused with its place, only with fewer words. Tests hold the forms in place.

use super::error::FileFault;
use super::nearest::nearest;

/// What kind of value a field wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Wanted {
    YesOrNo,
    WholeNumber,
    NotNegative,
    Text,
    List,
    Object,
    Word,
    OneWord,
    Other,
}

impl Wanted {
    /// The key of its words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::YesOrNo => "design.wanted-yes-or-no",
            Self::WholeNumber => "design.wanted-number",
            Self::NotNegative => "design.wanted-not-negative",
            Self::Text => "design.wanted-text",
            Self::List => "design.wanted-list",
            Self::Object => "design.wanted-object",
            Self::Word => "design.wanted-word",
            Self::OneWord => "design.wanted-one-word",
            Self::Other => "design.wanted-other",
        }
    }

    fn of(expected: &str) -> Self {
        match expected {
            "a boolean" => Self::YesOrNo,
            "u8" | "u16" | "u32" | "i16" | "i32" => Self::WholeNumber,
            "a string" => Self::Text,
            "a map" => Self::Object,
            "a sequence" => Self::List,
            _ if expected.starts_with("struct") => Self::Object,
            _ if expected.contains("variant") || expected.contains("enum") => Self::Word,
            _ => Self::Other,
        }
    }
}

/// The fault that a text of the library tells of.
pub(super) fn fault(told: &str) -> FileFault {
    let told = told.rfind(" at line ").and_then(|end| told.get(..end)).unwrap_or(told);
    let after = |start: &str| told.strip_prefix(start);
    if let Some(rest) = after("unknown field ") {
        match unknown(rest) {
            (name, Some(suggested)) => FileFault::NearField { name, suggested },
            (name, None) => FileFault::UnknownField { name },
        }
    } else if let Some(rest) = after("unknown variant ") {
        match unknown(rest) {
            (word, Some(suggested)) => FileFault::NearWord { word, suggested },
            (word, None) => FileFault::UnknownWord { word, known: known_words(rest) },
        }
    } else if let Some(rest) = after("missing field ") {
        FileFault::MissingField { name: quoted(rest, '`').unwrap_or_default() }
    } else if let Some(rest) = after("duplicate field ") {
        FileFault::FieldTwice { name: quoted(rest, '`').unwrap_or_default() }
    } else if let Some(rest) = after("invalid type: ").or_else(|| after("invalid value: ")) {
        let (found, expected) = rest.split_once(", expected ").unwrap_or((rest, ""));
        FileFault::WrongValue { wanted: wanted(found, expected), found: found_value(found) }
    } else if told == "expected value" {
        // The text is JSON: only where one word of several is wanted does the library say so.
        // What was found is looked up by its place.
        FileFault::WrongValue { found: String::new(), wanted: Wanted::OneWord }
    } else {
        own(told)
    }
}

/// What is wanted in place of what was found.
fn wanted(found: &str, expected: &str) -> Wanted {
    let is_negative = found.contains("`-") && expected.starts_with('u');
    if is_negative { Wanted::NotNegative } else { Wanted::of(expected) }
}

/// The faults that the design's own types tell.
fn own(told: &str) -> FileFault {
    let word = quoted(told, '"').unwrap_or_default();
    if told.contains("is not a cell of a drawing") {
        FileFault::BadDrawing { word }
    } else if told.contains("is neither a cell") {
        FileFault::BadCells { word }
    } else if told.contains("is not a cell number") {
        FileFault::BadNumbers { word }
    } else if told.contains("a movement table") {
        FileFault::BadTable
    } else {
        FileFault::WrongValue { found: i18n::clip(told), wanted: Wanted::Other }
    }
}

/// An unknown name, and the known one that is nearest to it.
fn unknown(rest: &str) -> (String, Option<String>) {
    let mut names = rest.split('`').skip(1).step_by(2);
    let written = names.next().unwrap_or_default();
    let suggested = nearest(written, names).map(str::to_owned);
    (i18n::clip(written), suggested)
}

fn known_words(rest: &str) -> String {
    rest.split('`').skip(3).step_by(2).collect::<Vec<_>>().join(", ")
}

fn quoted(text: &str, quote: char) -> Option<String> {
    let (_, rest) = text.split_once(quote)?;
    let end = rest.rfind(quote)?;
    rest.get(..end).map(i18n::clip)
}

/// The value itself where the library shows it, as in ``integer `300` ``.
fn found_value(found: &str) -> String {
    quoted(found, '`').or_else(|| quoted(found, '"')).unwrap_or_else(|| i18n::clip(found))
}
