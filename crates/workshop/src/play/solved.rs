//! The won layout of a sliding puzzle, from which its starts are walked back.
//!
//! Spec: section 3.10. Educators may draw the tokens anywhere, so the drawn layout need not be the
//! won one, and half of all layouts can never become it. A layout is won here when every token
//! lies where its zone wants it; tokens that lie right already stay.

use super::ends::is_won_by_anybody;
use super::position::{Position, is_misplaced, is_mobile};
use super::run::Run;
use super::token::Token;
use crate::compile::{Compiled, Place};

/// The tokens of all boards with those of the grid in a won layout; `None` where none is found.
pub(super) fn won_layout(game: &Compiled) -> Option<Vec<(Place, Token)>> {
    let mut tokens = game.drawn.tokens.clone();
    let sliding: Vec<usize> =
        (0..tokens.len()).filter(|index| slides(game, tokens[*index])).collect();
    let cells = free_cells(game, &tokens);
    let homes: Vec<Place> = {
        let seekers = sliding.iter().map(|index| tokens[*index]).collect();
        Matching::new(game, seekers, cells).homes()?
    };
    for (index, home) in sliding.into_iter().zip(homes) {
        tokens[index].0 = home;
    }
    is_won(game, &tokens).then_some(tokens)
}

/// Whether the token may be laid elsewhere: decor stays, and so do pieces.
fn slides(game: &Compiled, (place, token): (Place, Token)) -> bool {
    game.is_grid(place) && is_mobile(game, token) && !game.kind(token).is_piece
}

/// The cells in play that no piece covers.
fn free_cells(game: &Compiled, tokens: &[(Place, Token)]) -> Vec<Place> {
    let pieces = tokens.iter().filter(|(place, token)| {
        game.is_grid(*place) && is_mobile(game, *token) && game.kind(*token).is_piece
    });
    let covered: Vec<Place> =
        pieces.filter_map(|(place, token)| game.covered(*token, *place)).flatten().collect();
    game.grid.cells.iter().copied().filter(|cell| !covered.contains(cell)).collect()
}

fn is_won(game: &Compiled, tokens: &[(Place, Token)]) -> bool {
    let mut at = Position::empty(game, game.drawn.queues.clone());
    let mut run = Run { game, at: &mut at, undo: None, events: None };
    tokens.iter().for_each(|(place, token)| run.lay(*place, *token));
    is_won_by_anybody(game, &at)
}

/// Tokens and the cells that are theirs, found by letting earlier ones make room.
struct Matching<'a> {
    game: &'a Compiled,
    seekers: Vec<(Place, Token)>,
    cells: Vec<Place>,
    /// The seeker in each cell.
    holders: Vec<Option<usize>>,
}

impl<'a> Matching<'a> {
    fn new(game: &'a Compiled, seekers: Vec<(Place, Token)>, cells: Vec<Place>) -> Self {
        let holders = vec![None; cells.len()];
        Self { game, seekers, cells, holders }
    }

    /// A cell for every seeker, each its own.
    fn homes(mut self) -> Option<Vec<Place>> {
        for seeker in 0..self.seekers.len() {
            let mut tried = vec![false; self.cells.len()];
            self.seat(seeker, &mut tried).then_some(())?;
        }
        let mut homes = vec![0; self.seekers.len()];
        for (cell, holder) in self.cells.iter().zip(&self.holders) {
            if let Some(holder) = holder {
                homes[*holder] = *cell;
            }
        }
        Some(homes)
    }

    /// Finds a cell for a seeker; who lies there looks for another.
    fn seat(&mut self, seeker: usize, tried: &mut [bool]) -> bool {
        for cell in self.wishes(seeker) {
            if std::mem::replace(&mut tried[cell], true) {
                continue;
            }
            let is_free = self.holders[cell].is_none_or(|other| self.seat(other, tried));
            if is_free {
                self.holders[cell] = Some(seeker);
                return true;
            }
        }
        false
    }

    /// The cells that suit a seeker, the drawn one first.
    fn wishes(&self, seeker: usize) -> Vec<usize> {
        let (drawn, token) = self.seekers[seeker];
        let suits = |index: &usize| !is_misplaced(self.game, self.cells[*index], token);
        let mut wishes: Vec<usize> = (0..self.cells.len()).filter(suits).collect();
        wishes.sort_by_key(|index| self.cells[*index] != drawn);
        wishes
    }
}
