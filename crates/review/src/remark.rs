//! A remark about a design: what, where, how grave, what to do, and the edit that does it.
//!
//! Words stand in `i18n/`; every key `review.x` has its suggestion under `advice.x`.

use design::edit::Edit;
use i18n::{Message, Value};
use serde::{Deserialize, Serialize};

/// How much a remark matters, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The game works; it could be kinder or clearer.
    Advice,
    /// The game works otherwise than the educator seems to expect.
    Surprises,
    /// The game cannot be played, or cannot be won.
    StopsPlay,
}

/// A part of a design that an editor can show.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Part {
    Token(String),
    Zone(String),
    Die(String),
    Cell(String),
    Player(usize),
    Shoe(usize),
    WaitingZone(usize),
    ResultZone(usize),
}

/// Where in a design.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Fields and items from 1, such as `grid.zones[2].cells`; empty for the whole design.
    pub path: String,
    /// What of the game it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Part>,
    /// The variant whose rules show it, when the design's own do not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
}

/// One thing that an educator would stumble on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Remark {
    /// What is the matter.
    pub what: Message,
    /// How much it matters.
    pub severity: Severity,
    /// Where.
    pub place: Place,
    /// What can be done.
    pub suggestion: Message,
    /// The edit that does it, where one is sure to help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mend: Option<Edit>,
}

impl Remark {
    /// A remark under a key `review.x`; its suggestion is `advice.x`.
    pub(crate) fn new(severity: Severity, key: &'static str, path: impl Into<String>) -> Self {
        let name = key.strip_prefix("review.").unwrap_or(key);
        Self {
            what: Message::new(key),
            severity,
            place: Place { path: path.into(), part: None, variant: None },
            suggestion: Message::new(format!("advice.{name}")),
            mend: None,
        }
    }

    pub(crate) fn stops(key: &'static str, path: impl Into<String>) -> Self {
        Self::new(Severity::StopsPlay, key, path)
    }

    pub(crate) fn surprises(key: &'static str, path: impl Into<String>) -> Self {
        Self::new(Severity::Surprises, key, path)
    }

    pub(crate) fn advice(key: &'static str, path: impl Into<String>) -> Self {
        Self::new(Severity::Advice, key, path)
    }

    /// The same remark with an argument for its words and those of its suggestion.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        let value = value.into();
        self.what = self.what.with(name, value.clone());
        self.suggestion = self.suggestion.with(name, value);
        self
    }

    pub(crate) fn of(mut self, part: Part) -> Self {
        self.place.part = Some(part);
        self
    }

    pub(crate) fn mend(mut self, edit: impl Into<Option<Edit>>) -> Self {
        self.mend = edit.into();
        self
    }

    /// The stable key.
    #[must_use]
    pub fn key(&self) -> &str {
        self.what.key()
    }
}

/// The remarks found so far.
#[derive(Default)]
pub(crate) struct Remarks {
    list: Vec<Remark>,
    /// The variant that is looked at.
    variant: Option<String>,
}

/// Nobody mends more than these at once.
const MOST: usize = 300;

impl Remarks {
    pub(crate) fn look_at(&mut self, variant: Option<String>) {
        self.variant = variant;
    }

    /// Adds a remark, unless the same was made at the same place before, for other rules.
    pub(crate) fn add(&mut self, mut remark: Remark) {
        let is_same = |other: &Remark| {
            other.what == remark.what
                && (&other.place.path, &other.place.part)
                    == (&remark.place.path, &remark.place.part)
        };
        if self.list.len() < MOST && !self.list.iter().any(is_same) {
            remark.place.variant.clone_from(&self.variant);
            self.list.push(remark);
        }
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.list.iter().any(|remark| remark.key() == key)
    }

    /// Whether a remark matters at least so much.
    pub(crate) fn has_any(&self, severity: Severity) -> bool {
        self.list.iter().any(|remark| remark.severity >= severity)
    }

    /// The gravest first; else in the order in which they were found.
    pub(crate) fn sorted(mut self) -> Vec<Remark> {
        self.list.sort_by_key(|remark| std::cmp::Reverse(remark.severity));
        self.list
    }
}
