//! Score sheets of other programs and of paper: transcripts, GGF, numbered pairs.
//!
//! Marelle's own record, with seed and check codes, is made by the session.

use i18n::Message;

use crate::Reason;

/// A game as a score sheet tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Names in seat order, as far as the sheet gives them.
    pub players: Vec<String>,
    /// The position text it starts from, when that is not the game's own start.
    pub start: Option<String>,
    /// The moves as the game writes them.
    pub moves: Vec<String>,
    /// Thinking time of each move in milliseconds, as far as the sheet gives them.
    pub times: Vec<Option<u64>>,
    /// The result as the sheet states it.
    pub result: Option<String>,
}

/// A score sheet that cannot be read, with the place of the fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, character {column}: {text:?} cannot be read")]
pub struct SheetError {
    /// Line from 1.
    pub line: usize,
    /// Character of the line from 1.
    pub column: usize,
    /// What stands there.
    pub text: String,
}

impl SheetError {
    /// The fault at a byte of the whole text (any place is taken, also inside a letter).
    #[must_use]
    pub fn at(whole: &str, byte: usize) -> Self {
        let byte = (0..=byte.min(whole.len())).rev().find(|&at| whole.is_char_boundary(at));
        let (before, after) = whole.split_at(byte.unwrap_or(0));
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            text: i18n::clip(after.split_whitespace().next().unwrap_or_default()),
        }
    }
}

impl Reason for SheetError {
    fn key(&self) -> &'static str {
        "sheet.unreadable"
    }

    fn message(&self) -> Message {
        Message::new(self.key())
            .with("line", self.line)
            .with("column", self.column)
            .with("text", self.text.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_is_told_in_lines_and_characters() {
        let text = "1. e2\né x9 z";
        let error = SheetError::at(text, text.find("x9").unwrap());
        assert_eq!((error.line, error.column, error.text.as_str()), (2, 3, "x9"));
        assert_eq!(SheetError::at(text, 7).column, 1);
        assert_eq!(SheetError::at("", 99).line, 1);
    }
}
