//! An action being played: every change of a cell goes through here, so that it can be taken
//! back and told.

use design::{Fill, WhenFull};
use game::Seat;

use super::event::Event;
use super::hash::cell_hash;
use super::journal::Undo;
use super::position::Position;
use super::token::Token;
use crate::compile::{Board, Compiled, Kind, Place, Sort};

/// A position while an action changes it.
pub(crate) struct Run<'a> {
    pub(crate) game: &'a Compiled,
    pub(crate) at: &'a mut Position,
    pub(crate) undo: Option<&'a mut Undo>,
    pub(crate) events: Option<&'a mut Vec<Event>>,
}

impl Run<'_> {
    /// Tells an event, made only when somebody listens.
    pub(crate) fn tell(&mut self, event: impl FnOnce(&Compiled) -> Event) {
        let game = self.game;
        if let Some(events) = &mut self.events {
            events.push(event(game));
        }
    }

    pub(crate) fn seat(&self) -> u8 {
        self.at.core.hand
    }

    pub(crate) fn kind(&self, token: Token) -> &Kind {
        self.game.kind(token)
    }

    /// Writes a cell's topmost token.
    #[inline]
    pub(crate) fn write(&mut self, place: Place, token: Token) {
        let Some(cell) = self.at.cells.get_mut(usize::from(place)) else { return };
        let old = std::mem::replace(cell, token);
        self.at.cells_hash ^= cell_hash(place, old) ^ cell_hash(place, token);
        if let Some(undo) = &mut self.undo {
            undo.remember(place, old);
        }
        self.at.refresh_under(self.game, place, token);
    }

    /// Puts a token on top of a cell.
    pub(crate) fn push(&mut self, place: Place, token: Token) {
        let top = self.at.top(place);
        if top.is_some() {
            self.at.rest.under.push((place, top));
        }
        self.write(place, token);
    }

    /// Takes the token with so many above it out of a cell.
    pub(crate) fn pull(&mut self, place: Place, depth: usize) -> Token {
        let token = self.at.top(place);
        if depth == 0 && self.at.rest.under.is_empty() {
            self.write(place, Token::NONE);
            return token;
        }
        let level = depth.saturating_sub(1);
        let index = self.level(place, level);
        let below = index.map_or(Token::NONE, |index| self.at.rest.under.remove(index).1);
        if depth == 0 {
            self.write(place, below);
            return token;
        }
        self.at.refresh(self.game, place);
        below
    }

    /// Where the token with so many above it, the topmost not counted, lies in the side list.
    fn level(&self, place: Place, level: usize) -> Option<usize> {
        let under = &self.at.rest.under;
        (0..under.len()).rev().filter(|index| under[*index].0 == place).nth(level)
    }

    /// Changes the token with so many above it where it lies.
    pub(crate) fn change(&mut self, place: Place, depth: usize, token: Token) {
        if depth == 0 {
            return self.write(place, token);
        }
        if let Some(index) = self.level(place, depth - 1) {
            self.at.rest.under[index].1 = token;
            self.at.refresh(self.game, place);
        }
    }

    /// Changes a token where it lies; of a piece, all its cells.
    pub(crate) fn amend(&mut self, place: Place, depth: usize, token: Token) {
        if self.game.is_grid(place) && self.kind(token).is_piece {
            self.lift(place, depth);
            return self.lay(place, token);
        }
        self.change(place, depth, token);
    }

    /// Takes a token or a whole piece off its board; a piece by its first cell.
    pub(crate) fn lift(&mut self, place: Place, depth: usize) -> Token {
        let token = self.pull(place, depth);
        if token.is_some() && self.game.is_grid(place) && self.kind(token).is_piece {
            let covered = self.game.covered(token, place).unwrap_or_default();
            for (index, cell) in covered.into_iter().enumerate().skip(1) {
                let is_body = |other: Token| other.body() == index && other.kind() == token.kind();
                let depth = self.at.stack(cell).position(is_body);
                if let Some(depth) = depth {
                    self.pull(cell, depth);
                }
            }
        }
        token
    }

    /// Lays a token or a whole piece on a board; a piece by its first cell.
    pub(crate) fn lay(&mut self, place: Place, token: Token) {
        let token = token.as_body(0);
        self.push(place, token);
        self.lay_body(place, token);
    }

    /// Lays the further cells of a piece whose first cell lies here.
    pub(crate) fn lay_body(&mut self, place: Place, token: Token) {
        if self.game.is_grid(place) && self.kind(token).is_piece {
            let covered = self.game.covered(token, place).unwrap_or_default();
            for (index, cell) in covered.into_iter().enumerate().skip(1) {
                self.push(cell, token.as_body(index));
            }
        }
    }

    /// Shows a removed token in the result zone of a seat; it leaves the game when there is
    /// none. A token of the kind that must not be taken is remembered as taken.
    pub(crate) fn send_to_result(&mut self, token: Token, from: Place, seat: u8) {
        let zone = self.game.of_seats.get(usize::from(seat)).and_then(|has| has.result);
        let passing = Token::PICKED | Token::WRONG | Token::WAITS | Token::STEPPED;
        let shown = token.as_body(0).without(passing);
        if let Some(zone) = zone {
            self.show_in_result(usize::from(zone), shown.with(Token::FACE_UP), seat);
        }
        self.tell(|game| Event::Removed {
            kind: game.kind_id(token),
            from: game.place_name(from),
            to: Some(Seat::at(usize::from(seat))),
        });
    }

    /// A token is taken from its owners.
    pub(crate) fn take_prize(&mut self, token: Token, from: Place, seat: u8) {
        if self.game.goals.taken.contains(&token.kind()) {
            for owner in 0..self.game.seats {
                if token.owners() >> owner & 1 == 1 {
                    self.at.core.seats[usize::from(owner)].taken = true;
                }
            }
        }
        self.win_token(token, from, seat);
    }

    /// A token goes to the result zone and counts for the seat.
    pub(crate) fn win_token(&mut self, token: Token, from: Place, seat: u8) {
        if let Some(state) = self.at.core.seats.get_mut(usize::from(seat)) {
            state.won = state.won.saturating_add(1);
        }
        self.send_to_result(token, from, seat);
    }

    fn show_in_result(&mut self, index: usize, token: Token, seat: u8) {
        let Some(board) = self.game.boards.get(index) else { return };
        let zone = usize::from(board.number).checked_sub(1);
        let Some(zone) = zone.and_then(|zone| self.game.design.result_zones.get(zone)) else {
            return;
        };
        let (rows, cols, first) = (u16::from(board.rows), u16::from(board.cols), board.first);
        if board.sort != Sort::Result || rows * cols == 0 {
            return;
        }
        let free = |run: &Self| {
            let is_free = |cell: &Place| !run.at.top(*cell).is_some();
            match (zone.fill, zone.when_full) {
                // A column that has left frees a cell at the end of every row.
                (Fill::ByRow, WhenFull::ShiftColumn) => board.cells().find(is_free),
                (Fill::ByRow, _) => run.free_in_result(board, seat),
                (Fill::ByColumn, _) => {
                    let order = |step: u16| first + step % rows * cols + step / rows;
                    (0..rows * cols).map(order).find(is_free)
                }
            }
        };
        let mut there = free(self);
        if there.is_none() {
            match zone.when_full {
                WhenFull::Stop => return,
                WhenFull::Empty => {
                    (first..first + rows * cols).for_each(|cell| self.write(cell, Token::NONE));
                }
                WhenFull::ShiftRow => self.shift(first, rows, cols, true),
                WhenFull::ShiftColumn => self.shift(first, rows, cols, false),
            }
            there = free(self);
        }
        if let Some(cell) = there {
            self.write(cell, token);
        }
    }

    /// The first free cell of a result zone that is filled by row.
    #[inline]
    fn free_in_result(&self, board: &Board, seat: u8) -> Option<Place> {
        let all = usize::from(board.first)..usize::from(board.first + board.len());
        let cells = self.at.cells.get(all)?;
        let is_free = |index: usize| cells.get(index).is_some_and(|token| !token.is_some());
        // The zone fills from its beginning, so the free cells lie together at its end: mostly
        // after as many tokens as the player has won before this one.
        let won = usize::from(self.at.core.seats[usize::from(seat)].won);
        let guess = won.wrapping_sub(1);
        let is_first = is_free(guess) && (guess == 0 || !is_free(guess - 1));
        let guess = Some(guess).filter(|_| is_first);
        let free = guess.or_else(|| cells.iter().position(|token| !token.is_some()))?;
        Some(board.first + free as Place)
    }

    /// Moves every row up or every column to the left; the first one leaves.
    fn shift(&mut self, first: Place, rows: u16, cols: u16, by_row: bool) {
        let by = if by_row { cols } else { 1 };
        for row in 0..rows {
            for col in 0..cols {
                let is_last = if by_row { row + 1 == rows } else { col + 1 == cols };
                let cell = first + row * cols + col;
                let next = if is_last { Token::NONE } else { self.at.top(cell + by) };
                self.write(cell, next);
            }
        }
    }
}
