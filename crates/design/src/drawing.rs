//! Tokens drawn on a board: one text a row, one word a cell.
//!
//! A word is `.` for an empty cell, `#` for a cell that is not in play, or the tokens of the
//! cell from the lowest to the highest joined by `+`. A token is the id of its kind, then
//! `@1` or `@1,2` for owners other than the kind's, then `^1` to `^3` for quarter turns
//! clockwise (on hexagons `^1` to `^5` for sixths), then `!` when it lies face up from the start.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// A board's tokens, row by row from the top; what is missing is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Drawing(pub Vec<Vec<CellWord>>);

/// What is drawn in one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellWord {
    /// A cell in play with these tokens, lowest first; none when it is empty.
    Tokens(Vec<TokenWord>),
    /// A cell that is not in play.
    Closed,
}

/// One token in a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenWord {
    /// The id of its kind.
    pub kind: String,
    /// Its owners from 1, when they differ from the kind's.
    pub owners: Option<Vec<u8>>,
    /// Turns clockwise: quarters, 0 to 3; on hexagons sixths, 0 to 5.
    pub turned: u8,
    /// Whether it lies face up from the start.
    pub face_up: bool,
}

/// A word that draws nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word:?} is not a cell of a drawing: a token's id, . or # is wanted")]
pub struct DrawingError {
    /// The word at fault.
    pub word: String,
}

impl Drawing {
    /// What is drawn at a column and row from the top left; empty beyond the drawing.
    #[must_use]
    pub fn at(&self, col: u8, row: u8) -> Option<&CellWord> {
        self.0.get(usize::from(row))?.get(usize::from(col))
    }
}

impl TokenWord {
    /// A plain token of a kind.
    #[must_use]
    pub fn of(kind: &str) -> Self {
        Self { kind: kind.to_owned(), owners: None, turned: 0, face_up: false }
    }
}

/// Whether a text may be the id of a token kind, a zone, a die or a variant.
#[must_use]
pub(crate) fn is_id(text: &str) -> bool {
    let fits = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    !text.is_empty() && text.chars().count() <= 40 && text.chars().all(fits)
}

impl FromStr for TokenWord {
    type Err = DrawingError;

    fn from_str(word: &str) -> Result<Self, DrawingError> {
        let fault = || DrawingError { word: i18n::clip(word) };
        let (rest, face_up) = match word.strip_suffix('!') {
            Some(rest) => (rest, true),
            None => (word, false),
        };
        let (rest, turned) = match rest.split_once('^') {
            Some((rest, turns)) => (
                rest,
                turns.parse().ok().filter(|turns| (1..=5).contains(turns)).ok_or_else(fault)?,
            ),
            None => (rest, 0),
        };
        let (kind, owners) = match rest.split_once('@') {
            Some((kind, owners)) => {
                let owners: Result<Vec<u8>, _> = owners.split(',').map(str::parse).collect();
                (kind, Some(owners.map_err(|_| fault())?))
            }
            None => (rest, None),
        };
        if !is_id(kind) {
            return Err(fault());
        }
        Ok(Self { kind: kind.to_owned(), owners, turned, face_up })
    }
}

impl fmt::Display for TokenWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind)?;
        if let Some(owners) = &self.owners {
            let owners: Vec<String> = owners.iter().map(u8::to_string).collect();
            write!(f, "@{}", owners.join(","))?;
        }
        if self.turned > 0 {
            write!(f, "^{}", self.turned)?;
        }
        if self.face_up { f.write_str("!") } else { Ok(()) }
    }
}

impl FromStr for CellWord {
    type Err = DrawingError;

    fn from_str(word: &str) -> Result<Self, DrawingError> {
        match word {
            "." => Ok(Self::Tokens(Vec::new())),
            "#" => Ok(Self::Closed),
            _ => Ok(Self::Tokens(word.split('+').map(str::parse).collect::<Result<_, _>>()?)),
        }
    }
}

impl fmt::Display for CellWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("#"),
            Self::Tokens(tokens) if tokens.is_empty() => f.write_str("."),
            Self::Tokens(tokens) => {
                let words: Vec<String> = tokens.iter().map(TokenWord::to_string).collect();
                f.write_str(&words.join("+"))
            }
        }
    }
}

impl TryFrom<Vec<String>> for Drawing {
    type Error = DrawingError;

    fn try_from(rows: Vec<String>) -> Result<Self, DrawingError> {
        let row = |row: &String| row.split_whitespace().map(str::parse).collect();
        Ok(Self(rows.iter().map(row).collect::<Result<_, _>>()?))
    }
}

impl From<Drawing> for Vec<String> {
    /// Words of a column are padded to the same width, so that the drawing looks like the board.
    fn from(drawing: Drawing) -> Self {
        let words: Vec<Vec<String>> =
            drawing.0.iter().map(|row| row.iter().map(CellWord::to_string).collect()).collect();
        let widest = words.iter().flatten().map(|word| word.chars().count()).max().unwrap_or(1);
        let pad = |word: &String| format!("{word:<widest$}");
        let line = |row: &Vec<String>| {
            let line = row.iter().map(pad).collect::<Vec<_>>().join(" ");
            line.trim_end().to_owned()
        };
        words.iter().map(line).collect()
    }
}

impl JsonSchema for Drawing {
    fn schema_name() -> Cow<'static, str> {
        "Drawing".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": { "type": "string" },
            "description": "One text a row from the top, one word a cell, separated by spaces: . for empty, # for not in play, else tokens from the lowest to the highest joined by +. A token is its kind's id, then @1 or @1,2 for owners, ^1 to ^3 for quarter turns clockwise (on hexagons ^1 to ^5 for sixths), ! for face up."
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_read_back_aligned() {
        let rows = ["cow . #", "dog@1,2^3! cow+dog ."].map(str::to_owned).to_vec();
        let drawing = Drawing::try_from(rows).unwrap();
        assert_eq!(drawing.at(2, 0), Some(&CellWord::Closed));
        assert_eq!(drawing.at(9, 9), None);
        let written: Vec<String> = drawing.clone().into();
        assert_eq!(written, ["cow        .          #", "dog@1,2^3! cow+dog    ."]);
        assert_eq!(Drawing::try_from(written), Ok(drawing));
    }

    #[test]
    fn what_draws_nothing_is_refused() {
        for word in ["+", "cow+", "cow^6", "cow^0", "cow@", "cow@x", "c:w", "!", "@1"] {
            let fault = Drawing::try_from(vec![word.to_owned()]).unwrap_err();
            assert!(word.contains(&fault.word), "{word}: {fault}");
        }
    }
}
