//! What can be wrong with a design file, and where.

use game::Reason;
use i18n::{Message, Value};

use super::place::Place;
pub use super::serde_words::Wanted;

/// Why a design file cannot be read, with the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}, {:?}: {fault}", place.line, place.column, place.path)]
pub struct FileError {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: FileFault,
}

/// Why a design file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum FileFault {
    #[error("larger than {mebibytes} MiB")]
    TooLarge { mebibytes: usize },
    #[error("not UTF-8")]
    NotText,
    #[error("too many objects and lists inside each other")]
    TooDeep,
    #[error("more than {most} items")]
    TooMany { most: usize },
    #[error("not JSON")]
    NotJson,
    #[error("cut off")]
    CutOff,
    #[error("not a design")]
    NotADesign,
    #[error("version {version} is newer than {known}")]
    NewerVersion { version: u64, known: u32 },
    #[error("there never was a version {version}")]
    UnknownVersion { version: u64 },
    #[error("unknown field {name:?}, nearest {suggested:?}")]
    UnknownField { name: String, suggested: Option<String> },
    #[error("unknown word {word:?}, nearest {suggested:?}, known: {known}")]
    UnknownWord { word: String, suggested: Option<String>, known: String },
    #[error("missing field {name:?}")]
    MissingField { name: String },
    #[error("field {name:?} twice")]
    FieldTwice { name: String },
    #[error("{found:?} where {wanted:?} is wanted")]
    WrongValue { found: String, wanted: Wanted },
    #[error("{word:?} draws no cell")]
    BadDrawing { word: String },
    #[error("{word:?} names no cell")]
    BadCells { word: String },
    #[error("{word:?} is no cell number")]
    BadNumbers { word: String },
    #[error("not a movement table")]
    BadTable,
}

impl FileError {
    pub(crate) const fn new(place: Place, fault: FileFault) -> Self {
        Self { place, fault }
    }

    /// Whether the file is a design, only of a newer program.
    #[must_use]
    pub const fn is_newer(&self) -> bool {
        matches!(self.fault, FileFault::NewerVersion { .. })
    }
}

impl Reason for FileError {
    fn key(&self) -> &'static str {
        match &self.fault {
            FileFault::TooLarge { .. } => "design.too-large",
            FileFault::NotText => "design.not-text",
            FileFault::TooDeep => "design.too-deep",
            FileFault::TooMany { .. } => "design.too-many",
            FileFault::NotJson => "design.not-json",
            FileFault::CutOff => "design.cut-off",
            FileFault::NotADesign => "design.not-a-design",
            FileFault::NewerVersion { .. } => "design.newer-version",
            FileFault::UnknownVersion { .. } => "design.unknown-version",
            FileFault::UnknownField { suggested: None, .. } => "design.unknown-field",
            FileFault::UnknownField { .. } => "design.unknown-field-but",
            FileFault::UnknownWord { suggested: None, .. } => "design.unknown-word",
            FileFault::UnknownWord { .. } => "design.unknown-word-but",
            FileFault::MissingField { .. } => "design.missing-field",
            FileFault::FieldTwice { .. } => "design.field-twice",
            FileFault::WrongValue { .. } => "design.wrong-value",
            FileFault::BadDrawing { .. } => "design.bad-drawing",
            FileFault::BadCells { .. } => "design.bad-cells",
            FileFault::BadNumbers { .. } => "design.bad-numbers",
            FileFault::BadTable => "design.bad-table",
        }
    }

    /// The fault in words, behind its line, column and path.
    fn message(&self) -> Message {
        let what = self.what();
        if matches!(self.fault, FileFault::TooLarge { .. } | FileFault::NotADesign) {
            return what;
        }
        let Place { line, column, path } = &self.place;
        let key = if path.is_empty() { "design.at-line" } else { "design.at-path" };
        let message = Message::new(key).with("line", *line).with("column", *column);
        let message =
            if path.is_empty() { message } else { message.with("path", Value::Text(path.clone())) };
        message.with("what", what)
    }
}

impl FileError {
    fn what(&self) -> Message {
        let message = Message::new(self.key());
        let full = |text: &str| Value::Text(text.to_owned());
        match &self.fault {
            FileFault::TooLarge { mebibytes } => message.with("size", *mebibytes),
            FileFault::TooMany { most } => message.with("most", *most),
            FileFault::NewerVersion { version, known } => {
                message.with("version", full(&version.to_string())).with("known", *known)
            }
            FileFault::UnknownVersion { version } => {
                message.with("version", full(&version.to_string()))
            }
            FileFault::UnknownField { name, suggested } => match suggested {
                Some(known) => message.with("name", full(name)).with("suggested", full(known)),
                None => message.with("name", full(name)),
            },
            FileFault::UnknownWord { word, suggested, known } => match suggested {
                Some(known) => message.with("word", full(word)).with("suggested", full(known)),
                None => message.with("word", full(word)).with("known", full(known)),
            },
            FileFault::MissingField { name } | FileFault::FieldTwice { name } => {
                message.with("name", full(name))
            }
            FileFault::WrongValue { found, wanted } => {
                message.with("found", full(found)).with("wanted", Message::new(wanted.key()))
            }
            FileFault::BadDrawing { word }
            | FileFault::BadCells { word }
            | FileFault::BadNumbers { word } => message.with("word", full(word)),
            _ => message,
        }
    }
}
