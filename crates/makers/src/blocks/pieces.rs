//! The pieces of a drawing: equal letters that touch.

use std::collections::HashSet;

use design::MAX_SHAPE;

use crate::Refusal;
use crate::drawn::Drawn;

/// The signs, as they are told.
const SIGNS: &str = "a b c . #";

/// Up, right, down, left, as rows and columns.
const WAYS: [(isize, isize); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// One piece: its letter and the rows and columns it covers, from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) letter: char,
    pub(super) places: Vec<(usize, usize)>,
}

/// All pieces from the top left.
pub(super) fn pieces(drawn: &Drawn) -> Result<Vec<Piece>, Refusal> {
    let mut taken = HashSet::new();
    let mut pieces = Vec::new();
    for place in drawn.places() {
        let letter = drawn.at(place.0, place.1);
        if matches!(letter, '.' | '#' | ' ') || taken.contains(&place) {
            continue;
        }
        if !letter.is_alphanumeric() {
            return Err(drawn.unknown(place.0, letter, SIGNS));
        }
        let piece = Piece { letter, places: touching(drawn, place, letter) };
        if piece.places.len() > MAX_SHAPE {
            let piece = letter.to_string();
            return Err(Refusal::PieceTooLarge { piece, most: MAX_SHAPE });
        }
        taken.extend(piece.places.iter().copied());
        pieces.push(piece);
    }
    Ok(pieces)
}

/// The four cells around a cell that are on the board.
fn around((row, column): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
    WAYS.into_iter().filter_map(move |(down, right)| {
        Some((row.checked_add_signed(down)?, column.checked_add_signed(right)?))
    })
}

fn touching(drawn: &Drawn, from: (usize, usize), letter: char) -> Vec<(usize, usize)> {
    let mut found = HashSet::from([from]);
    let mut open = vec![from];
    while let Some(place) = open.pop() {
        for near in around(place) {
            if drawn.at(near.0, near.1) == letter && found.insert(near) {
                open.push(near);
            }
        }
    }
    let mut places: Vec<(usize, usize)> = found.into_iter().collect();
    places.sort_unstable();
    places
}

impl Piece {
    /// The cell that names it: the first of its top row.
    pub(super) fn first(&self) -> (usize, usize) {
        self.places.first().copied().unwrap_or_default()
    }

    /// The column of its leftmost cell.
    fn left(&self) -> usize {
        self.places.iter().map(|(_, column)| *column).min().unwrap_or(0)
    }

    /// How many rows and columns it spans.
    fn extent(&self) -> (usize, usize) {
        let bottom = self.places.iter().map(|(row, _)| *row).max().unwrap_or(0);
        let right = self.places.iter().map(|(_, column)| *column).max().unwrap_or(0);
        (bottom - self.first().0 + 1, right - self.left() + 1)
    }

    /// Its cells drawn with `x` and `.`.
    pub(super) fn shape(&self) -> Vec<String> {
        let ((top, _), left) = (self.first(), self.left());
        let (rows, columns) = self.extent();
        let sign = |row, column| {
            if self.places.contains(&(top + row, left + column)) { 'x' } else { '.' }
        };
        (0..rows).map(|row| (0..columns).map(|column| sign(row, column)).collect()).collect()
    }

    /// Whether it can move by one cell somewhere.
    pub(super) fn can_move(&self, drawn: &Drawn) -> bool {
        let is_free = |row: Option<usize>, column: Option<usize>| {
            row.zip(column).is_some_and(|place| {
                drawn.at(place.0, place.1) == '.' || self.places.contains(&place)
            })
        };
        WAYS.iter().any(|(down, right)| {
            self.places.iter().all(|(row, column)| {
                is_free(row.checked_add_signed(*down), column.checked_add_signed(*right))
            })
        })
    }
}
