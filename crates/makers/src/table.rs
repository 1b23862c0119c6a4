//! Lists and tables as people paste them: from a text file, a mail, a spreadsheet.
//!
//! The reader forgives marks at the beginning of lines, numbering, quotes, empty lines and any
//! usual separator. It judges no word: what a game cannot use is for its maker to say. Every item
//! keeps the number of its line, so that it can be told.

mod clean;
mod decode;
mod heading;
mod split;

use std::collections::HashMap;

pub use clean::{clean, fold};
pub use decode::{LARGEST_TEXT, decode};
pub(crate) use split::cells_of_list;

use clean::without_mark;
use heading::is_heading;
use split::{Separator, cells, separator_of};

/// One line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number in the text, from 1.
    pub line: usize,
    /// What stands in its cells, cleaned; cells in the middle may be empty.
    pub cells: Vec<String>,
}

impl Row {
    /// A cell; empty beyond the last.
    #[must_use]
    pub fn cell(&self, at: usize) -> &str {
        self.cells.get(at).map_or("", String::as_str)
    }

    /// The row as it is told.
    #[must_use]
    pub fn text(&self) -> String {
        let full: Vec<&str> =
            self.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        full.join(" ; ")
    }
}

/// A table: its rows, and the heading if there surely was one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Table {
    pub heading: Option<Row>,
    pub rows: Vec<Row>,
}

/// One item of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Item {
    pub line: usize,
    pub text: String,
}

/// The lines of a text with their numbers from 1, whatever ends them.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let ends = ['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}', '\u{b}', '\u{c}'];
    let mut number = 0;
    let mut after_return = false;
    text.split_inclusive(ends).filter_map(move |line| {
        // The second half of a Windows line end is no line.
        let is_rest = after_return && line == "\n";
        after_return = line.ends_with('\r');
        if is_rest {
            return None;
        }
        number += 1;
        Some((number, line.trim_end_matches(ends)))
    })
}

/// Reads a list: one item a line, or several parted by tabs, semicolons or commas.
#[must_use]
pub fn read_list(text: &str) -> Vec<Item> {
    let mut rows: Vec<Row> = lines(text)
        .map(|(line, text)| Row { line, cells: items_of(text) })
        .filter(|row| row.cells.iter().any(|cell| !cell.is_empty()))
        .collect();
    if rows.len() > 1 {
        drop_numbers(&mut rows, 1);
    }
    if rows.len() > 1 && rows.first().is_some_and(is_heading) {
        rows.remove(0);
    }
    let items = |row: Row| {
        let line = row.line;
        let full = row.cells.into_iter().filter(|text| !text.is_empty());
        full.map(move |text| Item { line, text }).collect::<Vec<_>>()
    };
    rows.into_iter().flat_map(items).collect()
}

/// Reads a table of at least so many columns; what parts the cells is found by itself.
#[must_use]
pub fn read_table(text: &str, columns: usize) -> Table {
    let kept: Vec<(usize, &str)> =
        lines(text).filter(|(_, text)| !clean(text).is_empty()).collect();
    let separator = separator_of(kept.iter().map(|(_, text)| without_mark(text)));
    table_by(&kept, separator, columns)
}

fn table_by(kept: &[(usize, &str)], separator: Option<Separator>, columns: usize) -> Table {
    let row = |(line, text): &(usize, &str)| {
        let text = without_mark(text);
        let cells = separator.map_or_else(|| vec![clean(text)], |found| found.cells(text));
        Row { line: *line, cells }
    };
    let mut rows: Vec<Row> = kept.iter().map(row).collect();
    rows.retain(|row| row.cells.iter().any(|cell| !cell.is_empty()));
    drop_numbers(&mut rows, columns);
    let has_heading = rows.len() > 1 && rows.first().is_some_and(is_heading);
    let heading = has_heading.then(|| rows.remove(0));
    Table { heading, rows }
}

/// The items of one line of a list, without the line's mark.
pub(crate) fn items_of(line: &str) -> Vec<String> {
    cells_of_list(without_mark(line))
}

/// A text that is one item, whatever signs it holds, without its mark.
pub(crate) fn item_of(text: &str) -> String {
    cells(without_mark(text), &[]).concat()
}

/// A first column that only counts the rows is dropped, where enough columns stay.
fn drop_numbers(rows: &mut [Row], columns: usize) {
    let counts = |from: usize| {
        let mut numbered = rows.iter().skip(from).zip(1usize..);
        rows.len() > from + 1
            && numbered
                .all(|(row, number)| row.cell(0) == number.to_string() && row.cells.len() > columns)
    };
    // A heading may stand above the numbers.
    if counts(0) || counts(1) {
        for row in rows.iter_mut().filter(|row| !row.cells.is_empty()) {
            row.cells.remove(0);
        }
    }
}

/// Where each text was met first, for telling what comes twice.
#[derive(Default)]
pub(crate) struct Seen(HashMap<String, usize>);

impl Seen {
    /// Notes a text; the line where the same one stood before, if any.
    pub(crate) fn before(&mut self, text: &str, line: usize) -> Option<usize> {
        let first = *self.0.entry(fold(text)).or_insert(0);
        if first == 0 {
            self.0.insert(fold(text), line.max(1));
            return None;
        }
        Some(first)
    }
}

#[cfg(test)]
mod tests;
