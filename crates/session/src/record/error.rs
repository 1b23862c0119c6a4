//! What can be wrong with a record, and in which line.

use game::{Refused, SetupError};

use crate::SessionError;

game::reasons! {
    /// Why a record cannot be read or replayed. Lines are counted from 1.
    pub enum RecordError {
        NotARecord = "record.not-a-record", "not a record of Marelle";
        UnknownVersion { version: String } = "record.unknown-version",
            "unknown record version {version}";
        TooLong { line: usize } = "record.too-long",
            "line {line}: the line or the whole record is too long";
        Damaged { line: usize, text: String } = "record.damaged", "line {line}: damaged: {text:?}";
        CutOff { line: usize } = "record.cut-off", "line {line}: the record is cut off here";
        AfterEnd { line: usize } = "record.after-end", "line {line}: there is more after the end";
        Unexpected { line: usize, text: String, wanted: &'static str } = "record.unexpected",
            "line {line}: {text:?} where {wanted:?} is wanted";
        CannotOpen { line: usize, why: Refused } =
            "record.cannot-open" (line, why: why.message().clone()),
            "line {line}: the game cannot be opened: {why}";
        BadStart { line: usize, why: SetupError } =
            "record.bad-start" (line, why: why.message()),
            "line {line}: no possible position: {why}";
        BadTable { line: usize, why: SessionError } =
            "record.bad-table" (line, why: why.message()),
            "line {line}: the table does not fit: {why}";
        Refused { line: usize, text: String, why: Refused } =
            "record.refused" (line, text, why: why.message().clone()),
            "line {line}: {text:?} is refused: {why}";
        Differs { line: usize, text: String, wanted: String } = "record.differs",
            "line {line}: {text:?} should be {wanted:?}";
    }
}

impl RecordError {
    pub(super) fn damaged(line: usize, bytes: &[u8]) -> Self {
        Self::Damaged { line, text: clip_bytes(bytes) }
    }

    pub(super) fn unknown_version(version: &[u8]) -> Self {
        Self::UnknownVersion { version: clip_bytes(version) }
    }

    /// The line at fault.
    #[must_use]
    pub const fn line(&self) -> usize {
        match self {
            Self::NotARecord | Self::UnknownVersion { .. } => 1,
            Self::TooLong { line }
            | Self::Damaged { line, .. }
            | Self::CutOff { line }
            | Self::AfterEnd { line }
            | Self::Unexpected { line, .. }
            | Self::CannotOpen { line, .. }
            | Self::BadStart { line, .. }
            | Self::BadTable { line, .. }
            | Self::Refused { line, .. }
            | Self::Differs { line, .. } => *line,
        }
    }
}

/// Enough of the bytes to recognise the line by.
fn clip_bytes(bytes: &[u8]) -> String {
    // A letter has at most four bytes, so nothing that `clip` keeps is lost here.
    let kept = bytes.get(..4 * (i18n::CLIPPED_LENGTH + 1)).unwrap_or(bytes);
    i18n::clip(&String::from_utf8_lossy(kept))
}
