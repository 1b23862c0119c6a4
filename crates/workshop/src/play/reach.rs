//! Where a token may go: it lists and explains nothing. The explaining twin is `check`.
//!
//! Spec: checks 2 to 4, section 3.5.

use std::ops::ControlFlow;

use design::InGrid;

use super::ends::is_shoe_empty;
use super::position::Position;
use super::token::Token;
use crate::compile::{Compiled, Kind, NOWHERE, Place, RulesVersion, Sort};

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
    pub(crate) fn destinations(&self, visit: &mut impl FnMut(Place) -> Flow) -> Flow {
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
    fn onto_shoes(&self, visit: &mut impl FnMut(Place) -> Flow) -> Flow {
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

    fn onto(&self, board: Option<u8>, visit: &mut impl FnMut(Place) -> Flow) -> Flow {
        let Some(board) = board.and_then(|index| self.game.boards.get(usize::from(index))) else {
            return Flow::Continue(());
        };
        for cell in board.cells() {
            if self.game.in_play[usize::from(cell)] && !self.at.is_taken(self.game, cell) {
                visit(cell)?;
            }
        }
        Flow::Continue(())
    }

    fn anywhere(&self, visit: &mut impl FnMut(Place) -> Flow) -> Flow {
        for cell in &self.game.grid.cells {
            if *cell != self.from && self.may_land(*cell) {
                visit(*cell)?;
            }
        }
        Flow::Continue(())
    }

    #[inline]
    fn inside_grid(&self, visit: &mut impl FnMut(Place) -> Flow) -> Flow {
        let kind = self.kind;
        match kind.in_grid {
            InGrid::Immobile | InGrid::Die => Flow::Continue(()),
            InGrid::Anywhere => self.anywhere(visit),
            InGrid::OneCell | InGrid::Steps => self.steps(visit),
            InGrid::UpToCells => self.flights(kind.distance, visit),
            InGrid::Jumps if kind.jumps.or_one_cell => {
                self.steps(visit)?;
                // A cell that a step reaches is reached by the step.
                self.jumps(&mut |_, to| {
                    if self.step_to(to) { Flow::Continue(()) } else { visit(to) }
                })
            }
            InGrid::Jumps => self.jumps(&mut |_, to| visit(to)),
        }
    }

    /// The directions that the token may take from its cell.
    #[inline]
    pub(crate) fn open(&self) -> u8 {
        let of_cell = self.game.grid.open.get(usize::from(self.from)).copied().unwrap_or(0);
        self.kind.table.unwrap_or(of_cell)
    }

    /// The neighbours for moves by one cell; pieces do not go around the edge.
    #[inline]
    fn neighbours(&self) -> [Place; 8] {
        let grid = &self.game.grid;
        let table = if self.kind.is_piece { &grid.near } else { &grid.around };
        table.get(usize::from(self.from)).copied().unwrap_or([NOWHERE; 8])
    }

    /// Visits every cell one step away.
    #[inline]
    pub(crate) fn steps(&self, visit: &mut impl FnMut(Place) -> Flow) -> Flow {
        let (mut open, near) = (self.open(), self.neighbours());
        while open != 0 {
            let direction = open.trailing_zeros() as usize;
            open &= open - 1;
            let to = near[direction];
            // On boards of two rows or columns, two directions lead to one cell.
            if to != NOWHERE
                && self.may_land(to)
                && !(self.game.grid.is_narrow && self.came_before(direction, &near))
            {
                visit(to)?;
            }
        }
        Flow::Continue(())
    }

    fn came_before(&self, direction: usize, near: &[Place; 8]) -> bool {
        let open = self.open();
        (0..direction).any(|other| open >> other & 1 == 1 && near[other] == near[direction])
    }

    /// Whether one step leads there, free or not.
    pub(crate) fn step_reaches(&self, to: Place) -> bool {
        let (open, near) = (self.open(), self.neighbours());
        (0..8).any(|direction| open >> direction & 1 == 1 && near[direction] == to)
    }

    /// Whether one step leads there and may land.
    pub(crate) fn step_to(&self, to: Place) -> bool {
        self.step_reaches(to) && self.may_land(to)
    }

    /// Visits every jump: the cell jumped over and the cell behind it.
    #[inline]
    pub(crate) fn jumps(&self, visit: &mut impl FnMut(Place, Place) -> Flow) -> Flow {
        if self.kind.is_piece {
            return self.body_jumps(visit);
        }
        let (mut open, near) = (self.open(), &self.game.grid.near);
        let Some(beside) = near.get(usize::from(self.from)) else { return Flow::Continue(()) };
        while open != 0 {
            let direction = open.trailing_zeros() as usize;
            open &= open - 1;
            let over = beside[direction];
            if over == NOWHERE || !self.at.is_occupied(self.game, over) {
                continue;
            }
            let to = near[usize::from(over)][direction];
            if to != NOWHERE
                && !self.at.is_taken(self.game, to)
                && !self.at.rest.visited.contains(&to)
            {
                visit(over, to)?;
            }
        }
        Flow::Continue(())
    }

    /// The cell that a jump to this cell goes over.
    pub(crate) fn jumped(&self, target: Place) -> Option<Place> {
        let mut found = None;
        let _ = self.jumps(&mut |over, to| {
            if to == target {
                found = Some(over);
                return Flow::Break(());
            }
            Flow::Continue(())
        });
        found
    }

    fn flights(&self, distance: u8, visit: &mut impl FnMut(Place) -> Flow) -> Flow {
        let (rows, cols) = (self.game.grid.rows, self.game.grid.cols);
        let (row, col) = (i32::from(self.from) / cols, i32::from(self.from) % cols);
        let far = i32::from(distance);
        for there in (row - far).max(0)..=(row + far).min(rows - 1) {
            for side in (col - far).max(0)..=(col + far).min(cols - 1) {
                // Inside the grid, indices are small.
                let to = (there * cols + side) as Place;
                if to != self.from && self.game.in_play[usize::from(to)] && self.may_land(to) {
                    visit(to)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// The cell is in play and free, or all stackable, or holds an enemy to fight. Spec: check 4.
    #[inline]
    pub(crate) fn may_land(&self, to: Place) -> bool {
        if self.kind.is_piece && self.game.is_grid(to) {
            return self.has_room(self.token, to);
        }
        !self.at.is_taken(self.game, to) || self.kind.attacks() && self.enemy(to).is_some()
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
