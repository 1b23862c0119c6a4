//! The fields of a form: what a person is asked, for front ends that show a form.
//!
//! Names and defaults are those of the form's own types; here stand kinds, ranges and labels.
//! Values are checked here once for all makers.

use i18n::Message;
use serde_json::{Map, Value};

use crate::Refusal;

/// One field of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in the form and on the command line.
    pub name: &'static str,
    /// What it takes.
    pub kind: FieldKind,
}

/// What a field takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldKind {
    /// A short text.
    Text,
    /// Many lines.
    Lines,
    /// A whole number.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Yes or no.
    Flag,
}

/// The longest text of a field that is no list.
const LONGEST_TEXT: usize = 200;

impl Field {
    /// A field that takes a short text.
    pub(crate) const fn text(name: &'static str) -> Self {
        Self { name, kind: FieldKind::Text }
    }

    /// A field that takes a number.
    pub(crate) const fn number(name: &'static str, min: u32, max: u32) -> Self {
        Self { name, kind: FieldKind::Number { min, max } }
    }

    /// A field that takes one of some words.
    pub(crate) const fn choice(name: &'static str, words: &'static [&'static str]) -> Self {
        Self { name, kind: FieldKind::Choice(words) }
    }

    /// A field that is ticked or not.
    pub(crate) const fn flag(name: &'static str) -> Self {
        Self { name, kind: FieldKind::Flag }
    }

    /// What people call it.
    #[must_use]
    pub fn label(&self) -> Message {
        Message::new(format!("makers.field-{}", self.name))
    }

    /// What people call it where they type all they choose: also what 0 stands for.
    #[must_use]
    pub fn long_label(&self) -> Message {
        match self.any() {
            Some(_) => Message::new(format!("makers.field-{}-or-any", self.name)),
            None => self.label(),
        }
    }

    /// What 0 stands for, where it is no number but leaves the choice to others: a form shows that
    /// instead.
    #[must_use]
    pub fn any(&self) -> Option<Message> {
        let is_any = matches!(self.kind, FieldKind::Number { min: 0, .. })
            && ["players", "rows", "columns"].contains(&self.name);
        is_any.then(|| Message::new("makers.any"))
    }

    /// What people call one of its choices.
    #[must_use]
    pub fn choice_label(&self, choice: &str) -> Message {
        match (self.name, choice) {
            ("letters", "small") => Message::new("makers.choice-small-letters"),
            _ => Message::new(format!("makers.choice-{choice}")),
        }
    }

    /// The values it takes, as they are told: `2..6`, `fr|en`.
    #[must_use]
    pub fn wanted(&self) -> String {
        match self.kind {
            FieldKind::Text | FieldKind::Lines => format!("≤ {LONGEST_TEXT}"),
            FieldKind::Number { min, max } => format!("{min}..{max}"),
            FieldKind::Choice(words) => words.join("|"),
            FieldKind::Flag => "yes|no".to_owned(),
        }
    }

    /// A typed text as a value of the form.
    ///
    /// # Errors
    /// When the text does not fit the field.
    pub fn parse(&self, text: &str) -> Result<Value, Refusal> {
        let value = match self.kind {
            FieldKind::Text | FieldKind::Lines | FieldKind::Choice(_) => Value::from(text),
            FieldKind::Number { .. } => {
                text.trim().parse::<u32>().map(Value::from).map_err(|_| self.refuse(text))?
            }
            FieldKind::Flag => match text {
                "yes" | "true" | "oui" => Value::from(true),
                "no" | "false" | "non" => Value::from(false),
                _ => return Err(self.refuse(text)),
            },
        };
        self.check(&value)?;
        Ok(value)
    }

    /// Whether a value fits.
    pub(crate) fn check(&self, value: &Value) -> Result<(), Refusal> {
        let fits = match (self.kind, value) {
            (FieldKind::Text, Value::String(text)) => text.chars().count() <= LONGEST_TEXT,
            (FieldKind::Lines, Value::String(_)) | (FieldKind::Flag, Value::Bool(_)) => true,
            (FieldKind::Number { min, max }, Value::Number(number)) => {
                number.as_u64().is_some_and(|n| (u64::from(min)..=u64::from(max)).contains(&n))
            }
            (FieldKind::Choice(words), Value::String(word)) => words.contains(&word.as_str()),
            _ => false,
        };
        if fits { Ok(()) } else { Err(self.refuse(value.as_str().unwrap_or(&value.to_string()))) }
    }

    fn refuse(&self, value: &str) -> Refusal {
        let (name, value) = (self.name.to_owned(), i18n::clip(value));
        Refusal::BadValue { name, value, wanted: self.wanted() }
    }
}

/// Checks every value of a map against its field.
pub(crate) fn check_all(fields: &[Field], values: &Map<String, Value>) -> Result<(), Refusal> {
    for (name, value) in values {
        find(fields, name)?.check(value)?;
    }
    Ok(())
}

/// The field of a name.
pub(crate) fn find<'a>(fields: &'a [Field], name: &str) -> Result<&'a Field, Refusal> {
    fields.iter().find(|field| field.name == name).ok_or_else(|| {
        let known: Vec<&str> = fields.iter().map(|field| field.name).collect();
        Refusal::UnknownField { name: i18n::clip(name), known: known.join(", ") }
    })
}
