//! Boards drawn with letters: one line a row, one sign a cell.

use crate::Refusal;
use crate::table::lines;

/// The largest drawing.
const MOST_ROWS: usize = design::files::MAX_ROWS as usize;
const MOST_COLUMNS: usize = design::files::MAX_COLUMNS as usize;

/// A drawing, every row as long as the longest; blanks stand for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// The line of the first row.
    pub(crate) first_line: usize,
    pub(crate) rows: Vec<Vec<char>>,
}

impl Drawn {
    /// Reads a drawing. Empty lines around it and a common margin are no part of it, and signs
    /// may stand apart.
    pub(crate) fn read(text: &str) -> Result<Self, Refusal> {
        let all: Vec<(usize, Vec<char>)> = lines(text)
            .map(|(line, text)| (line, text.replace('\t', " ").trim_end().chars().collect()))
            .collect();
        let is_empty = |(_, row): &&(usize, Vec<char>)| row.is_empty();
        let above = all.iter().take_while(is_empty).count();
        let below = all.iter().rev().take_while(is_empty).count();
        let kept = all.get(above..all.len().saturating_sub(below)).unwrap_or_default();
        let first_line = kept.first().map_or(1, |(line, _)| *line);
        let margin = |row: &Vec<char>| row.iter().take_while(|sign| **sign == ' ').count();
        let full = kept.iter().map(|(_, row)| row).filter(|row| !row.is_empty());
        let least = full.map(margin).min().unwrap_or(0);
        let mut rows: Vec<Vec<char>> =
            kept.iter().map(|(_, row)| row.iter().skip(least).copied().collect()).collect();
        close_up(&mut rows);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        if columns == 0 {
            return Err(Refusal::Empty);
        }
        if rows.len() > MOST_ROWS || columns > MOST_COLUMNS {
            return Err(Refusal::DrawingTooLarge { rows: MOST_ROWS, columns: MOST_COLUMNS });
        }
        rows.iter_mut().for_each(|row| row.resize(columns, ' '));
        Ok(Self { first_line, rows })
    }

    pub(crate) fn columns(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    /// The sign at a row and column; blank beyond the drawing.
    pub(crate) fn at(&self, row: usize, column: usize) -> char {
        self.rows.get(row).and_then(|row| row.get(column)).copied().unwrap_or(' ')
    }

    /// All rows and columns, row by row.
    pub(crate) fn places(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (rows, columns) = (self.rows.len(), self.columns());
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    /// Refuses a sign that draws nothing, with its line.
    pub(crate) fn unknown(&self, row: usize, sign: char, known: &str) -> Refusal {
        let line = self.first_line + row;
        Refusal::UnknownSign { line, sign: sign.to_string(), known: known.to_owned() }
    }
}

/// Drops the blanks of `x x x`, where there is one between all signs.
fn close_up(rows: &mut [Vec<char>]) {
    let every_second = |row: &Vec<char>| row.iter().skip(1).step_by(2).all(|sign| *sign == ' ');
    let is_wide = rows.iter().any(|row| row.len() > 1);
    if is_wide && rows.iter().all(every_second) {
        for row in rows.iter_mut() {
            *row = row.iter().step_by(2).copied().collect();
        }
    }
}
