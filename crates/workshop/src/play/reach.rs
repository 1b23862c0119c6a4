//! Where a token may go: it lists and explains nothing. The explaining twin is `check`.
//!
//! Spec: checks 2 to 4, section 3.5.

use std::ops::ControlFlow;

use design::InGrid;

use super::ends::is_shoe_empty;
use super::position::{Position, is_mobile};
use super::token::Token;
use super::ways::way;
use crate::compile::{Compiled, Kind, Place, RulesVersion, Sort};

/// Whether to go on listing.
pub(crate) type Flow = ControlFlow<()>;

/// A token, where it lies and who wants to move it.
#[derive(Clone, Copy)]
pub(crate) struct Mover<'a> {
    pub(crate) game: &'a Compiled,
    pub(crate) at: &'a Position,
    pub(crate) seat: u8,
    pub(crate) from: Place,
    pub(crate) token: Token,
    pub(crate) kind: &'a Kind,
}

impl<'a> Mover<'a> {
    #[inline]
    pub(crate) fn new(
        game: &'a Compiled,
        at: &'a Position,
        seat: u8,
        from: Place,
        token: Token,
    ) -> Self {
        Self { game, at, seat, from, token, kind: game.kind(token) }
    }

    /// Visits every cell to which the token may be moved by hand, each once.
    #[inline]
    pub(crate) fn destinations(&self, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        let (kind, routes) = (self.kind, self.kind.routes);
        if kind.in_grid == InGrid::Die {
            return Flow::Continue(());
        }
        let has_sides = self.game.has_side_boards;
        match self.game.board(self.from).sort {
            Sort::Grid => {
                if !is_placing(self.game, self.at) {
                    self.inside_grid(visit)?;
                }
                if !has_sides {
                    return Flow::Continue(());
                }
                if routes.grid_to_shoe {
                    self.onto_shoes(visit)?;
                }
                if routes.grid_to_waiting {
                    self.onto(self.waiting(), visit)?;
                }
            }
            Sort::Shoe => {
                if routes.shoe_to_grid {
                    self.anywhere(visit)?;
                }
                if routes.shoe_to_waiting {
                    self.onto(self.waiting(), visit)?;
                }
            }
            Sort::Waiting => {
                if routes.waiting_to_grid {
                    self.anywhere(visit)?;
                }
                if routes.waiting_to_shoe {
                    self.onto_shoes(visit)?;
                }
            }
            Sort::Result => {}
        }
        Flow::Continue(())
    }

    /// A token may also go to the shoe of another player, who may then own it too.
    fn onto_shoes(&self, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        for (index, board) in self.game.boards.iter().enumerate() {
            if board.sort == Sort::Shoe && board.seats != 0 {
                self.onto(u8::try_from(index).ok(), visit)?;
            }
        }
        Flow::Continue(())
    }

    fn waiting(&self) -> Option<u8> {
        self.game.of_seats.get(usize::from(self.seat)).and_then(|has| has.waiting)
    }

    fn onto(&self, board: Option<u8>, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        let Some(board) = board.and_then(|index| self.game.boards.get(usize::from(index))) else {
            return Flow::Continue(());
        };
        for cell in board.cells() {
            if self.game.in_play[usize::from(cell)] && self.is_free(cell) {
                visit(cell)?;
            }
        }
        Flow::Continue(())
    }

    #[inline]
    fn inside_grid(&self, visit: &mut dyn FnMut(Place) -> Flow) -> Flow {
        way(self.kind.in_grid).each(self, visit)
    }

    /// The directions that the token may take from its cell.
    #[inline]
    pub(crate) fn open(&self) -> u8 {
        self.open_at(self.from)
    }

    /// The directions that it may take from a cell of the grid.
    #[inline]
    pub(crate) fn open_at(&self, cell: Place) -> u8 {
        let of_cell = self.game.grid.open.get(usize::from(cell)).copied().unwrap_or(0);
        let open = self.kind.table.unwrap_or(of_cell);
        if self.kind.relative { open.rotate_left(self.game.facing(self.seat)) } else { open }
    }

    /// Whether a token that comes to the grid, or goes anywhere in it, may be put in this cell.
    pub(crate) fn may_be_put(&self, cell: Place) -> bool {
        self.rests_on(cell) && self.flanks_from(cell)
    }

    /// The cell is in play and free, or all stackable, or holds an enemy to fight. Spec: check 4.
    #[inline]
    pub(crate) fn may_land(&self, to: Place) -> bool {
        if self.kind.is_piece && self.game.is_grid(to) {
            return self.has_room(self.token, to);
        }
        self.is_free(to)
            || self.kind.attacks() && self.enemy(to).is_some()
            || self.kind.is_unusual && (self.replaces(to) || self.swaps(to))
    }

    /// The cell holds nothing but decor and stackable tokens, on which the token may lie.
    #[inline]
    pub(crate) fn is_free(&self, to: Place) -> bool {
        !self.at.is_taken(self.game, to) && (self.kind.size == 0 || self.fits_on(to))
    }

    /// Whether what lies on top of a cell is larger, or has no size.
    pub(crate) fn fits_on(&self, to: Place) -> bool {
        let top = self.at.stack(to).find(|token| is_mobile(self.game, *token));
        top.is_none_or(|token| self.is_smaller_than(token))
    }

    fn is_smaller_than(&self, other: Token) -> bool {
        let size = self.game.kind(other).size;
        size == 0 || size > self.kind.size
    }

    /// Whether the cell is free as soon as one of its tokens has left it.
    pub(crate) fn is_free_without(&self, to: Place, gone: Token) -> bool {
        let mut left: Vec<Token> =
            self.at.stack(to).filter(|token| is_mobile(self.game, *token)).collect();
        if let Some(first) = left.iter().position(|token| *token == gone) {
            left.remove(first);
        }
        let fits = |top: &Token| self.kind.size == 0 || self.is_smaller_than(*top);
        left.iter().all(|token| self.game.kind(*token).stackable) && left.first().is_none_or(fits)
    }

    /// Whether every cell that the piece would cover is free or its own.
    pub(crate) fn has_room(&self, token: Token, to: Place) -> bool {
        let shape = &self.game.kind(token).shape[usize::from(token.turned())];
        shape.iter().all(|offset| {
            let covered = self.game.shifted(to, *offset);
            covered.is_some_and(|cell| !self.at.is_taken(self.game, cell) || self.is_own(cell))
        })
    }

    fn is_own(&self, cell: Place) -> bool {
        let shape = &self.game.kind(self.token).shape[usize::from(self.token.turned())];
        self.game.is_grid(self.from)
            && shape.iter().any(|offset| self.game.shifted(self.from, *offset) == Some(cell))
    }

    /// The one enemy of the cell that the token may fight.
    pub(crate) fn enemy(&self, to: Place) -> Option<Token> {
        if !self.kind.attacks() || !self.game.is_grid(to) {
            return None;
        }
        let mut tokens = self.at.stack(to).filter(|t| super::position::is_mobile(self.game, *t));
        let other = tokens.next()?;
        let is_enemy = other.owners() != 0 && other.owners() >> self.seat & 1 == 0;
        let kind = self.game.kind(other);
        let alone = tokens.next().is_none();
        (is_enemy && kind.defends() && !kind.is_piece && alone).then_some(other)
    }
}

/// Whether tokens may not yet move inside the grid: some player's shoe is not empty.
#[inline]
pub(crate) fn is_placing(game: &Compiled, at: &Position) -> bool {
    game.design.turns.place_first && has_full_shoe(game, at)
}

fn has_full_shoe(game: &Compiled, at: &Position) -> bool {
    let has_shoe =
        |seat: u8| game.of_seats.get(usize::from(seat)).is_some_and(|has| has.shoe.is_some());
    // Whoever sleeps places nothing more.
    let places = |seat: u8| !game.follows(RulesVersion::SECOND) || at.is_awake(seat);
    (0..game.seats).any(|seat| places(seat) && has_shoe(seat) && !is_shoe_empty(game, at, seat))
}
