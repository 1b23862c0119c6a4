//! Lists of grid cells as text: `a1 c2 b3-d4`, where `-` spans a rectangle.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use geometry::Cell;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// Cells of the grid, each once, in the order they were named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CellList(Vec<Cell>);

/// A text that is no list of cells.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word:?} is neither a cell such as b3 nor a rectangle such as a1-c3")]
pub struct CellListError {
    /// The word at fault.
    pub word: String,
}

/// How many cells have a name.
const ALL_CELLS: usize = Cell::MAX_COLS as usize * Cell::MAX_ROWS as usize;

impl CellList {
    /// The cells.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.0
    }

    /// Whether a cell is in the list.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0.contains(&cell)
    }

    /// Adds a cell, once.
    pub fn add(&mut self, cell: Cell) {
        if !self.contains(cell) {
            self.0.push(cell);
        }
    }

    /// Takes a cell out.
    pub fn remove(&mut self, cell: Cell) {
        self.0.retain(|kept| *kept != cell);
    }
}

impl FromIterator<Cell> for CellList {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut list = Self::default();
        cells.into_iter().for_each(|cell| list.add(cell));
        list
    }
}

impl FromStr for CellList {
    type Err = CellListError;

    fn from_str(text: &str) -> Result<Self, CellListError> {
        let mut list = Self::default();
        let mut seen = [false; ALL_CELLS];
        let mut named = 0;
        for word in text.split_whitespace() {
            let fault = || CellListError { word: i18n::clip(word) };
            let (first, last) = word.split_once('-').unwrap_or((word, word));
            let first: Cell = first.parse().map_err(|_| fault())?;
            let last: Cell = last.parse().map_err(|_| fault())?;
            if first.col > last.col || first.row > last.row {
                return Err(fault());
            }
            for row in first.row..=last.row {
                for col in first.col..=last.col {
                    let place = usize::from(row) * usize::from(Cell::MAX_COLS) + usize::from(col);
                    if let Some(seen) = seen.get_mut(place).filter(|seen| !**seen) {
                        *seen = true;
                        list.0.push(Cell::new(col, row));
                    }
                    named += 1;
                }
            }
            // Rectangles over rectangles are no list that anybody needs, but would take long.
            if named > 4 * ALL_CELLS {
                return Err(fault());
            }
        }
        Ok(list)
    }
}

impl fmt::Display for CellList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.0.iter().map(Cell::to_string).collect();
        f.write_str(&names.join(" "))
    }
}

impl TryFrom<String> for CellList {
    type Error = CellListError;

    fn try_from(text: String) -> Result<Self, CellListError> {
        text.parse()
    }
}

impl From<CellList> for String {
    fn from(list: CellList) -> Self {
        list.to_string()
    }
}

impl JsonSchema for CellList {
    fn schema_name() -> Cow<'static, str> {
        "CellList".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "Cells of the grid separated by spaces, such as `a1 c2`; `a1-c3` is a whole rectangle. Columns are letters from the left, rows are numbers from the top."
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_are_written_out_and_cells_stand_once() {
        let list: CellList = "b2 a1-b2".parse().unwrap();
        assert_eq!(list.to_string(), "b2 a1 b1 a2");
        assert_eq!(list.to_string().parse(), Ok(list));
    }

    #[test]
    fn what_is_no_cell_is_told() {
        for word in ["zz", "a1-", "-a1", "c3-a1", "a0"] {
            let fault = format!("a1 {word}").parse::<CellList>().unwrap_err();
            assert_eq!(fault.word, word);
        }
    }
}
