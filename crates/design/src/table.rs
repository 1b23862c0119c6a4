//! Movement tables and cell numbers, drawn as rows of text.

use std::borrow::Cow;

use geometry::Cell;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::CellList;

/// The directions that a move by one cell may take, and whether the cell is in play at all:
/// three rows of three, `x` for yes and `.` for no, the cell itself in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct MoveTable {
    /// Row by row from the top left; the middle is [`MoveTable::CENTER`].
    pub open: [bool; 9],
}

/// Rows that are no movement table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a movement table has three rows of three letters, each x or .")]
pub struct MoveTableError;

impl MoveTable {
    /// The place of the cell itself.
    pub const CENTER: usize = 4;
    /// Up, down, left, right, and in play.
    pub const CROSS: Self =
        Self { open: [false, true, false, true, true, true, false, true, false] };
    /// All eight directions, and in play.
    pub const ALL: Self = Self { open: [true; 9] };
    /// Not in play.
    pub const CLOSED: Self = Self { open: [false; 9] };

    /// Whether the cell is in play.
    #[must_use]
    pub const fn is_in_play(self) -> bool {
        self.open[Self::CENTER]
    }

    /// The same directions, in play.
    #[must_use]
    pub const fn in_play(mut self) -> Self {
        self.open[Self::CENTER] = true;
        self
    }
}

impl Default for MoveTable {
    fn default() -> Self {
        Self::CROSS
    }
}

impl TryFrom<Vec<String>> for MoveTable {
    type Error = MoveTableError;

    fn try_from(rows: Vec<String>) -> Result<Self, MoveTableError> {
        let letters: String = rows.concat();
        if rows.len() != 3 || rows.iter().any(|row| row.chars().count() != 3) {
            return Err(MoveTableError);
        }
        let mut open = [false; 9];
        for (open, letter) in open.iter_mut().zip(letters.chars()) {
            *open = match letter {
                'x' | 'X' => true,
                '.' => false,
                _ => return Err(MoveTableError),
            };
        }
        Ok(Self { open })
    }
}

impl From<MoveTable> for Vec<String> {
    fn from(table: MoveTable) -> Self {
        let letter = |open: &bool| if *open { 'x' } else { '.' };
        table.open.chunks(3).map(|row| row.iter().map(letter).collect()).collect()
    }
}

impl JsonSchema for MoveTable {
    fn schema_name() -> Cow<'static, str> {
        "MoveTable".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": { "type": "string", "pattern": "^[xX.]{3}$" },
            "minItems": 3,
            "maxItems": 3,
            "description": "Three rows of three letters: x where a move by one cell may go, . where not; the middle tells whether the cell is in play."
        })
    }
}

/// Another movement table for some cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TableOverride {
    pub cells: CellList,
    pub table: MoveTable,
}

/// The numbers of the cells, drawn row by row from the top; `.` or 0 for none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Numbers(pub Vec<Vec<u16>>);

impl Numbers {
    /// The number of a cell; 0 for none.
    #[must_use]
    pub fn at(&self, cell: Cell) -> u16 {
        let row = self.0.get(usize::from(cell.row));
        row.and_then(|row| row.get(usize::from(cell.col))).copied().unwrap_or(0)
    }
}

/// A word that is no cell number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word:?} is not a cell number: a number up to 65535 or . is wanted")]
pub struct NumbersError {
    /// The word at fault.
    pub word: String,
}

impl TryFrom<Vec<String>> for Numbers {
    type Error = NumbersError;

    fn try_from(rows: Vec<String>) -> Result<Self, NumbersError> {
        let number = |word: &str| match word {
            "." => Ok(0),
            _ => word.parse().map_err(|_| NumbersError { word: i18n::clip(word) }),
        };
        let rows = rows.iter().map(|row| row.split_whitespace().map(number).collect());
        Ok(Self(rows.collect::<Result<_, _>>()?))
    }
}

impl From<Numbers> for Vec<String> {
    fn from(numbers: Numbers) -> Self {
        let word = |number: &u16| match number {
            0 => ".".to_owned(),
            _ => number.to_string(),
        };
        let row = |row: &Vec<u16>| row.iter().map(word).collect::<Vec<_>>().join(" ");
        numbers.0.iter().map(row).collect()
    }
}

impl JsonSchema for Numbers {
    fn schema_name() -> Cow<'static, str> {
        "Numbers".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": { "type": "string" },
            "description": "One text a row from the top, with a number or . for each cell, separated by spaces."
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_and_numbers_read_back() {
        let rows: Vec<String> = MoveTable::CROSS.into();
        assert_eq!(rows, [".x.", "xxx", ".x."]);
        assert_eq!(MoveTable::try_from(rows), Ok(MoveTable::CROSS));
        let numbers = Numbers::try_from(vec!["1 2 .".to_owned(), "4 3 0".to_owned()]).unwrap();
        assert_eq!(numbers.0, [[1, 2, 0], [4, 3, 0]]);
        assert_eq!(Vec::from(numbers), ["1 2 .", "4 3 ."]);
    }

    #[test]
    fn what_is_no_table_is_refused() {
        for rows in [vec!["xxx"], vec!["xx", "xxx", "xxx"], vec!["xxy", "xxx", "xxx"]] {
            let rows: Vec<String> = rows.into_iter().map(str::to_owned).collect();
            assert_eq!(MoveTable::try_from(rows), Err(MoveTableError));
        }
        assert!(Numbers::try_from(vec!["1 x".to_owned()]).is_err());
    }
}
