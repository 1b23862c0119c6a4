//! Transcripts: the squares one after the other, `f5d6c3…`.
//!
//! Reading takes either case, blanks, move numbers, and passes written or left out. A game that
//! does not begin at the usual start has its position text in front. Players, times and results
//! are not part of a transcript.

use game::{Notation, Sheet, SheetError};
use geometry::Cell;

use crate::board::{Position, Square};
use crate::moves::Move;
use crate::sheet::Told;
use crate::{Othello, notation};

/// What may stand between moves and after their numbers.
const SEPARATORS: [char; 5] = ['.', ',', ':', ';', ')'];

pub(crate) fn read(text: &str) -> Result<Sheet, SheetError> {
    let (start, mut at) = read_start(text).unwrap_or((Position::start(), 0));
    let mut told = Told::from(start);
    loop {
        at += skipped(&text[at..]);
        if at == text.len() {
            return Ok(told.into_sheet());
        }
        let fault = || SheetError::at(text, at);
        let (action, length) = read_move(&text[at..]).ok_or_else(fault)?;
        told.play_on(action, None).ok_or_else(fault)?;
        at += length;
    }
}

/// Passes are left out, but for a last one that no later move would tell.
pub(crate) fn write(told: &Told) -> String {
    let mut text = String::new();
    if *told.start() != Position::start() {
        text = Othello.position_text(told.start()) + "\n";
    }
    for (number, ply) in (1..).zip(told.plies()) {
        match ply.action {
            Move::Place(_) => text += &ply.action.to_string(),
            Move::Pass if number == told.plies().len() => text += "--",
            Move::Pass => {}
        }
    }
    text
}

/// A position text in front, and where the moves begin.
fn read_start(text: &str) -> Option<(Position, usize)> {
    let (board, rest) = text.trim_start().split_at_checked(64)?;
    let (side, rest) = rest.strip_prefix(' ')?.split_at_checked(1)?;
    let (black, white) = notation::parse_board(board)?;
    let start = Position::new(black, white, notation::parse_side(side)?).ok()?;
    Some((start, text.len() - rest.len()))
}

/// How many bytes of blanks, separators and move numbers come first.
fn skipped(text: &str) -> usize {
    let is_skipped = |letter: char| {
        letter.is_whitespace() || letter.is_ascii_digit() || SEPARATORS.contains(&letter)
    };
    text.len() - text.trim_start_matches(is_skipped).len()
}

/// A move at the beginning of a text, and how many bytes it takes.
fn read_move(text: &str) -> Option<(Move, usize)> {
    let pass = [4, 2].into_iter().find(|&length| text.get(..length).is_some_and(notation::is_pass));
    if let Some(length) = pass {
        return Some((Move::Pass, length));
    }
    let cell: Cell = text.get(..2)?.parse().ok()?;
    Some((Move::Place(Square::at(cell)?), 2))
}
