//! Rows that are compared with a code: how many tokens are right, and how many belong elsewhere.
//!
//! Spec: section 3.15. The answer is laid beside the row and said in words.

use super::event::Event;
use super::position::Position;
use super::run::Run;
use super::token::Token;
use crate::compile::{CodeTable, Compiled, Place};

/// Whether a row was compared: the tokens of such a row are marked.
pub(super) fn is_answered(at: &Position, row: &[Place]) -> bool {
    row.iter().all(|cell| at.top(*cell).has(Token::FACE_UP))
}

/// How many tokens of a row are right in their places, and how many would be in another one.
pub(super) fn answer_of(game: &Compiled, at: &Position, row: &[Place]) -> (usize, usize) {
    let Some(code) = &game.lots.code else { return (0, 0) };
    let marks = |cell: &Place| game.kind(at.top(*cell)).marks;
    let (mut right, mut wanted, mut offered) = (0, Vec::new(), Vec::new());
    for (hidden, cell) in code.cells.iter().zip(row) {
        if marks(hidden) == marks(cell) {
            right += 1;
        } else {
            wanted.push(marks(hidden));
            offered.push(marks(cell));
        }
    }
    let mut elsewhere = 0;
    for one in offered {
        if let Some(found) = wanted.iter().position(|other| *other == one) {
            wanted.swap_remove(found);
            elsewhere += 1;
        }
    }
    (right, elsewhere)
}

/// The row that is filled next: the first that is not yet full.
pub(super) fn next_row<'a>(code: &'a CodeTable, at: &Position) -> Option<&'a [Place]> {
    let is_open = |row: &&Vec<Place>| !row.iter().all(|cell| at.top(*cell).is_some());
    code.rows.iter().map(|(row, _)| row).find(is_open).map(Vec::as_slice)
}

/// How many rows were compared.
pub(super) fn answered_rows(game: &Compiled, at: &Position) -> usize {
    let rows = game.lots.code.iter().flat_map(|code| &code.rows);
    rows.filter(|(row, _)| is_answered(at, row)).count()
}

impl Run<'_> {
    /// Answers every row that has just been filled.
    pub(super) fn answer_rows(&mut self) {
        let game = self.game;
        let Some(code) = &game.lots.code else { return };
        for (row, answer) in &code.rows {
            let is_full = row.iter().all(|cell| self.at.top(*cell).is_some());
            if !is_full || is_answered(self.at, row) {
                continue;
            }
            let (right, elsewhere) = answer_of(game, self.at, row);
            for cell in row {
                let token = self.at.top(*cell);
                self.write(*cell, token.with(Token::FACE_UP));
            }
            let signs = std::iter::repeat_n(code.right, right)
                .chain(std::iter::repeat_n(code.elsewhere, elsewhere))
                .chain(std::iter::repeat(Token::NONE));
            answer.iter().zip(signs).for_each(|(cell, sign)| self.write(*cell, sign));
            self.tell(|_| Event::Answered { right, elsewhere });
        }
    }

    /// Turns up what was hidden from everybody, when nothing depends on it any more.
    pub(super) fn show_secrets(&mut self) {
        let game = self.game;
        let Some(lot) = game.lots.secret() else { return };
        let secret = |cell: &Place| game.is_secret(self.at.top(*cell), *cell);
        let cells: Vec<Place> = lot
            .cells
            .iter()
            .copied()
            .filter(|c| self.at.top(*c).is_some())
            .filter(secret)
            .collect();
        self.show(&cells);
    }

    /// Turns hidden tokens face up where they lie.
    pub(super) fn show(&mut self, cells: &[Place]) {
        if cells.is_empty() {
            return;
        }
        for cell in cells {
            let token = self.at.top(*cell);
            self.write(*cell, token.with(Token::FACE_UP));
        }
        let at = &*self.at;
        let shown: Vec<(Place, Token)> = cells.iter().map(|cell| (*cell, at.top(*cell))).collect();
        self.tell(|game| Event::Shown {
            faces: shown.iter().map(|(cell, token)| game.face(*cell, *token)).collect(),
        });
    }
}
