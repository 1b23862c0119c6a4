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

game::reasons! {
    /// Why a design file cannot be read.
    pub enum FileFault {
        TooLarge { mebibytes: usize } = "design.too-large" (size: *mebibytes),
            "larger than {mebibytes} MiB";
        NotText = "design.not-text", "not UTF-8";
        TooDeep = "design.too-deep", "too many objects and lists inside each other";
        TooMany { most: usize } = "design.too-many", "more than {most} items";
        NotJson = "design.not-json", "not JSON";
        CutOff = "design.cut-off", "cut off";
        NotADesign = "design.not-a-design", "not a design";
        NewerVersion { version: u64, known: u32 } =
            "design.newer-version" (version: version.to_string(), known),
            "version {version} is newer than {known}";
        UnknownVersion { version: u64 } = "design.unknown-version" (version: version.to_string()),
            "there never was a version {version}";
        UnknownField { name: String } = "design.unknown-field", "unknown field {name:?}";
        NearField { name: String, suggested: String } = "design.unknown-field-but",
            "unknown field {name:?}, nearest {suggested:?}";
        UnknownWord { word: String, known: String } =
            "design.unknown-word" (word, known: Value::whole(known)),
            "unknown word {word:?}, known: {known}";
        NearWord { word: String, suggested: String } = "design.unknown-word-but",
            "unknown word {word:?}, nearest {suggested:?}";
        MissingField { name: String } = "design.missing-field", "missing field {name:?}";
        FieldTwice { name: String } = "design.field-twice", "field {name:?} twice";
        WrongValue { found: String, wanted: Wanted } =
            "design.wrong-value" (found, wanted: Message::new(wanted.key())),
            "{found:?} where {wanted:?} is wanted";
        BadDrawing { word: String } = "design.bad-drawing", "{word:?} draws no cell";
        BadCells { word: String } = "design.bad-cells", "{word:?} names no cell";
        BadNumbers { word: String } = "design.bad-numbers", "{word:?} is no cell number";
        BadTable = "design.bad-table", "not a movement table";
    }
}

impl FileError {
    /// This fault at this place.
    #[must_use]
    pub const fn new(place: Place, fault: FileFault) -> Self {
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
        self.fault.key()
    }

    /// The fault in words, behind its line, column and path.
    fn message(&self) -> Message {
        let what = self.fault.message();
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
