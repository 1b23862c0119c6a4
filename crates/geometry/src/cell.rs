//! A cell of a board and its name: column letter, then row number (`e4`).
//!
//! Which side row 1 lies on is the game's business, not the cell's.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A cell by column and row, both counted from 0 and named from `a` and `1`.
///
/// ```
/// use geometry::Cell;
/// let cell: Cell = "e4".parse()?;
/// assert_eq!(cell, Cell::new(4, 3));
/// assert_eq!(cell.to_string(), "e4");
/// # Ok::<(), geometry::CellError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell {
    /// Column from the left, 0 is `a`.
    pub col: u8,
    /// Row, 0 is `1`.
    pub row: u8,
}

impl Cell {
    /// How many columns have a one-letter name.
    pub const MAX_COLS: u8 = 26;
    /// How many rows have a name: two digits at most.
    pub const MAX_ROWS: u8 = 99;

    /// The cell at this column and row, counted from 0.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Self {
        Self { col, row }
    }

    /// The letter of a column, `a` for 0.
    #[must_use]
    pub const fn column_letter(col: u8) -> char {
        (b'a' + col % Self::MAX_COLS) as char
    }
}

/// A text that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a cell name: a letter and a number from 1 to {max} are wanted", max = Cell::MAX_ROWS)]
pub struct CellError;

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("{}{}", Self::column_letter(self.col), u16::from(self.row) + 1);
        f.pad(&name)
    }
}

impl FromStr for Cell {
    type Err = CellError;

    /// Reads one letter of either case and a row number without leading zero.
    fn from_str(text: &str) -> Result<Self, CellError> {
        let (letter, digits) = match text.as_bytes() {
            [letter, digits @ ..] if letter.is_ascii_alphabetic() => (letter, digits),
            _ => return Err(CellError),
        };
        let row = match digits {
            [unit @ b'1'..=b'9'] => unit - b'0',
            [ten @ b'1'..=b'9', unit @ b'0'..=b'9'] => 10 * (ten - b'0') + (unit - b'0'),
            _ => return Err(CellError),
        };
        Ok(Self::new(letter.to_ascii_lowercase() - b'a', row - 1))
    }
}

impl TryFrom<String> for Cell {
    type Error = CellError;

    fn try_from(text: String) -> Result<Self, CellError> {
        text.parse()
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> Self {
        cell.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for col in 0..Cell::MAX_COLS {
            for row in 0..Cell::MAX_ROWS {
                let cell = Cell::new(col, row);
                assert_eq!(cell.to_string().parse(), Ok(cell));
                assert_eq!(cell.to_string().to_uppercase().parse(), Ok(cell));
            }
        }
    }

    #[test]
    fn what_names_no_cell_is_refused() {
        for text in ["", "a", "4", "a0", "a01", "a100", "aa1", "é1", "a-1", "a1 ", " a1", "a1h"] {
            assert_eq!(text.parse::<Cell>(), Err(CellError), "{text:?}");
        }
    }
}
