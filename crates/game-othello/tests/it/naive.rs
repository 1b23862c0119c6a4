//! Othello straight from the rule book: an array of squares and eight directions, nothing clever.

use game::Notation;
use game_othello::{Move, Othello, Position, Square};
use geometry::{Cell, Direction, Grid};

const GRID: Grid = Grid::square(8);

/// The board as letters, read from the position text, and the letter to move.
pub(crate) struct Board {
    squares: Vec<char>,
    mover: char,
}

impl Board {
    pub(crate) fn of(position: &Position) -> Self {
        let text: Vec<char> = Othello.position_text(position).chars().collect();
        Self { squares: text[..64].to_vec(), mover: text[65] }
    }

    /// Where the mover may place a disc; a pass when only the other side can.
    pub(crate) fn moves(&self) -> Vec<Move> {
        let placed = self.placements(self.mover);
        if placed.is_empty() && !self.placements(other(self.mover)).is_empty() {
            return vec![Move::Pass];
        }
        placed.into_iter().filter_map(Square::at).map(Move::Place).collect()
    }

    /// The board after a disc is placed, then the letter that is next.
    pub(crate) fn text_after(&self, action: Move) -> String {
        let mut squares = self.squares.clone();
        if let Move::Place(square) = action {
            let cell = square.cell();
            squares[GRID.index(cell)] = self.mover;
            for turned in self.outflanked(cell, self.mover) {
                squares[GRID.index(turned)] = self.mover;
            }
        }
        format!("{} {}", squares.iter().collect::<String>(), other(self.mover))
    }

    fn at(&self, cell: Cell) -> char {
        self.squares[GRID.index(cell)]
    }

    fn placements(&self, mover: char) -> Vec<Cell> {
        let is_open =
            |cell: &Cell| self.at(*cell) == '-' && !self.outflanked(*cell, mover).is_empty();
        GRID.cells().filter(is_open).collect()
    }

    fn outflanked(&self, cell: Cell, mover: char) -> Vec<Cell> {
        let mut all = Vec::new();
        for direction in Direction::ALL {
            let mut run = Vec::new();
            let mut next = GRID.step(cell, direction);
            while let Some(here) = next.filter(|here| self.at(*here) == other(mover)) {
                run.push(here);
                next = GRID.step(here, direction);
            }
            if next.is_some_and(|end| self.at(end) == mover) {
                all.extend(run);
            }
        }
        all
    }
}

fn other(letter: char) -> char {
    if letter == 'X' { 'O' } else { 'X' }
}
