//! From bytes to a design: size, text, nesting, version, then every field.
//!
//! The version is looked at before the rest, so that a newer file is told as such and not as a
//! heap of unknown fields. Whether the parts fit together is not asked here: see `check`.

use serde_json::Value;

use super::check::{Fault, check};
use super::error::{FileError, FileFault};
use super::locate::locate;
use super::migrate;
use super::place::{Place, Scan, scan};
use super::serde_words::{self, Wanted};
use crate::{Design, FIRST_VERSION, VERSION};

/// Files larger than this are refused unread.
pub const LARGEST_FILE: usize = 4 << 20;
/// Objects and lists inside each other; the format itself needs eight.
const DEEPEST: usize = 32;
/// Items of one list; the largest grid has 1040 cells.
const LONGEST_LIST: usize = 5000;

/// The field that holds the version.
pub(super) const VERSION_FIELD: &str = "marelle_design";
/// Files that do not say their version are of the first one, for ever.
const UNSAID_VERSION: u64 = 1;

/// Reads a design file.
///
/// # Errors
/// With the place, when it is no design of a version that this program knows.
pub fn read(bytes: impl AsRef<[u8]>) -> Result<Design, FileError> {
    let text = text_of(bytes.as_ref())?;
    let value = json_of(text)?;
    let version = version_of(text, &value)?;
    // Later versions only know more fields.
    if (u64::from(FIRST_VERSION)..=u64::from(VERSION)).contains(&version) {
        let design = design_of(text)?;
        return Ok(Design { marelle_design: FIRST_VERSION, ..design });
    }
    let fault = |fault| FileError::new(place_of(text, VERSION_FIELD), fault);
    if version > u64::from(VERSION) {
        return Err(fault(FileFault::NewerVersion { version, known: VERSION }));
    }
    let Some(migrated) = migrate::to_newest(value, version) else {
        return Err(fault(FileFault::UnknownVersion { version }));
    };
    // Its places are those of the text it would have been in the newest version.
    design_of(&serde_json::to_string_pretty(&migrated).unwrap_or_default())
}

/// Reads a design file, with everything in it that does not fit together and its line.
///
/// # Errors
/// With the place, when it is no design of a version that this program knows.
pub fn read_checked(bytes: impl AsRef<[u8]>) -> Result<(Design, Vec<Fault>), FileError> {
    let text = text_of(bytes.as_ref())?;
    let design = read(text)?;
    let mut faults = check(&design);
    locate(text, &mut faults);
    Ok((design, faults))
}

fn text_of(bytes: &[u8]) -> Result<&str, FileError> {
    if bytes.len() > LARGEST_FILE {
        let fault = FileFault::TooLarge { mebibytes: LARGEST_FILE >> 20 };
        return Err(FileError::new(Place::start(), fault));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let good = std::str::from_utf8(good).unwrap_or_default();
        FileError::new(Place::at(good, good.len()), FileFault::NotText)
    })?;
    // Some editors put this mark in front of every text.
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

fn json_of(text: &str) -> Result<Value, FileError> {
    match scan(text, DEEPEST, LONGEST_LIST) {
        Scan::Fine => {}
        Scan::TooDeep(byte) => {
            return Err(FileError::new(Place::at(text, byte), FileFault::TooDeep));
        }
        Scan::TooMany(byte) => {
            let fault = FileFault::TooMany { most: LONGEST_LIST };
            return Err(FileError::new(Place::at(text, byte), fault));
        }
    }
    serde_json::from_str(text).map_err(|error| {
        let fault = if error.is_eof() { FileFault::CutOff } else { FileFault::NotJson };
        FileError::new(Place::of(text, error.line(), error.column()), fault)
    })
}

fn version_of(text: &str, value: &Value) -> Result<u64, FileError> {
    let Value::Object(fields) = value else {
        return Err(FileError::new(Place::start(), FileFault::NotADesign));
    };
    match fields.get(VERSION_FIELD) {
        None => Ok(UNSAID_VERSION),
        Some(version) => version.as_u64().ok_or_else(|| {
            let found = i18n::clip(&version.to_string());
            let fault = FileFault::WrongValue { found, wanted: Wanted::WholeNumber };
            FileError::new(place_of(text, VERSION_FIELD), fault)
        }),
    }
}

fn design_of(text: &str) -> Result<Design, FileError> {
    serde_json::from_str(text).map_err(|error| {
        let mut fault = serde_words::fault(&error.to_string());
        let byte = Place::byte_of(text, error.line(), error.column());
        if let FileFault::WrongValue { found, wanted: Wanted::OneWord } = &mut fault {
            *found = value_at(text, byte.saturating_sub(1));
        }
        let place = match &fault {
            FileFault::BadDrawing { word }
            | FileFault::BadCells { word }
            | FileFault::BadNumbers { word } => Place::at(text, end_of_word(text, byte, word)),
            FileFault::BadTable => Place::at(text, byte.saturating_sub(1)),
            _ => Place::at(text, byte),
        };
        FileError::new(place, fault)
    })
}

/// The value that begins about here, as it is written.
fn value_at(text: &str, byte: usize) -> String {
    let rest = text.get(byte..).unwrap_or_default().trim_start_matches([' ', ':', '\n', '\t']);
    let end = match rest.strip_prefix('[') {
        Some(list) => list.find(']').map(|end| end + 2),
        None => rest.find([',', '}', ']', '\n']),
    };
    i18n::clip(rest.get(..end.unwrap_or(rest.len())).unwrap_or_default().trim_end())
}

/// Where a word ends that was found wrong only when all the value, and maybe one sign more, was
/// read.
fn end_of_word(text: &str, byte: usize, word: &str) -> usize {
    let before = text.get(..byte).unwrap_or_default();
    before.rfind(word).map_or(byte.saturating_sub(1), |at| at + word.len())
}

/// The place of a field of the whole design, right after its value.
fn place_of(text: &str, field: &str) -> Place {
    let name = format!("\"{field}\"");
    let byte = text.find(&name).map_or(0, |at| at + name.len());
    Place { path: field.to_owned(), ..Place::at(text, byte) }
}
