//! What can be wrong with a record, and in which line.

use game::{Reason, Refused, SetupError};
use i18n::Message;

use crate::SessionError;

/// Why a record cannot be read or replayed. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum RecordError {
    #[error("not a record of Marelle")]
    NotARecord,
    #[error("unknown record version {version}")]
    UnknownVersion { version: String },
    #[error("line {line}: the line or the whole record is too long")]
    TooLong { line: usize },
    #[error("line {line}: damaged: {text:?}")]
    Damaged { line: usize, text: String },
    #[error("line {line}: the record is cut off here")]
    CutOff { line: usize },
    #[error("line {line}: there is more after the end")]
    AfterEnd { line: usize },
    #[error("line {line}: {text:?} where {wanted:?} is wanted")]
    Unexpected { line: usize, text: String, wanted: &'static str },
    #[error("line {line}: the game cannot be opened: {why}")]
    CannotOpen { line: usize, why: Refused },
    #[error("line {line}: no possible position: {why}")]
    BadStart { line: usize, why: SetupError },
    #[error("line {line}: the table does not fit: {why}")]
    BadTable { line: usize, why: SessionError },
    #[error("line {line}: {text:?} is refused: {why}")]
    Refused { line: usize, text: String, why: Refused },
    #[error("line {line}: {text:?} should be {wanted:?}")]
    Differs { line: usize, text: String, wanted: String },
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

impl Reason for RecordError {
    fn key(&self) -> &'static str {
        match self {
            Self::NotARecord => "record.not-a-record",
            Self::UnknownVersion { .. } => "record.unknown-version",
            Self::TooLong { .. } => "record.too-long",
            Self::Damaged { .. } => "record.damaged",
            Self::CutOff { .. } => "record.cut-off",
            Self::AfterEnd { .. } => "record.after-end",
            Self::Unexpected { .. } => "record.unexpected",
            Self::CannotOpen { .. } => "record.cannot-open",
            Self::BadStart { .. } => "record.bad-start",
            Self::BadTable { .. } => "record.bad-table",
            Self::Refused { .. } => "record.refused",
            Self::Differs { .. } => "record.differs",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        let message = match self {
            Self::NotARecord => return message,
            Self::UnknownVersion { version } => return message.with("version", version.as_str()),
            _ => message.with("line", self.line()),
        };
        match self {
            Self::Damaged { text, .. } => message.with("text", text.as_str()),
            Self::Unexpected { text, wanted, .. } => {
                message.with("text", text.as_str()).with("wanted", *wanted)
            }
            Self::CannotOpen { why, .. } => message.with("why", why.message().clone()),
            Self::BadStart { why, .. } => message.with("why", why.message()),
            Self::BadTable { why, .. } => message.with("why", why.message()),
            Self::Refused { text, why, .. } => {
                message.with("text", text.as_str()).with("why", why.message().clone())
            }
            Self::Differs { text, wanted, .. } => {
                message.with("text", text.as_str()).with("wanted", wanted.as_str())
            }
            _ => message,
        }
    }
}
