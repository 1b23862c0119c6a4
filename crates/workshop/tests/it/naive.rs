//! Legal moves straight from the rules, on named cells and lists of tokens: nothing of the
//! machine is used but texts.
//!
//! It understands the basic mechanisms only: designs of [`crate::generator::Taste::Basic`].
//!
//! Spec: sections 3.2 to 3.5.

mod dice;

use std::collections::BTreeMap;

use design::{CellWord, Design, InGrid, Mode, MoveTable, Player, Refill, Routes, Shoe, TokenKind};
use geometry::Cell;

/// A token as the rules see it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Token {
    /// The id of its kind.
    pub(crate) kind: String,
    /// Its owners by their numbers; nobody's token is everybody's.
    pub(crate) owners: Vec<u8>,
    /// It was picked and waits for the others.
    pub(crate) picked: bool,
    /// It lies face up for good.
    pub(crate) open: bool,
    /// Everything else that tells it from others of its kind: turned, seen before, wrong.
    pub(crate) marks: String,
}

/// Everything that legal moves depend on.
pub(crate) struct Table<'a> {
    pub(crate) design: &'a Design,
    /// The number of the player who has the hand.
    pub(crate) hand: u8,
    /// The tokens of each cell, the lowest first, under the cell's name.
    pub(crate) stacks: BTreeMap<String, Vec<Token>>,
    /// Who has neither won nor lost.
    pub(crate) awake: Vec<bool>,
    /// How many tokens wait in the queue of each shoe.
    pub(crate) queues: Vec<usize>,
}

/// A cell by its board (`""` is the grid) and place.
type At = (String, Cell);

fn name((board, cell): &At) -> String {
    if board.is_empty() { cell.to_string() } else { format!("{board}.{cell}") }
}

impl Table<'_> {
    /// The legal moves as texts, in any order.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut found = Vec::new();
        let is_picking = self.stacks.values().flatten().any(|token| token.picked);
        for at in self.own_cells() {
            let Some(token) = self.takeable(&at) else { continue };
            match self.kind(token).mode {
                Mode::Immobile => {}
                Mode::Selection => {
                    if self.can_be_compared() {
                        found.push(format!("pick:{}", name(&at)));
                    }
                }
                Mode::Movement if is_picking || self.is_same_as_before(&at) => {}
                Mode::Movement => {
                    let there = self.destinations(&at, self.kind(token));
                    found.extend(there.iter().map(|to| format!("{}-{}", name(&at), name(to))));
                }
            }
        }
        let is_idle = found.is_empty() && !self.may_refill();
        let is_stuck = is_idle && !self.leafing_helps(is_picking);
        if !is_picking {
            found.extend(self.may_refill().then(|| "refill".to_owned()));
        }
        found.extend(self.leafable().map(|at| format!("stack:{}", name(&at))));
        if self.design.turns.next_button || is_stuck {
            found.push("next".to_owned());
        }
        found
    }

    /// Whether an earlier cell of the same shoe holds an equal token, each alone in its cell.
    fn is_same_as_before(&self, at: &At) -> bool {
        let is_same = |other: &At| self.stack(other) == self.stack(at) && self.stack(at).len() == 1;
        let cells = self.shoe_cells();
        let mut before = cells.iter().take_while(|other| *other != at);
        at.0.starts_with("shoe") && before.any(is_same)
    }

    fn player(&self) -> &Player {
        &self.design.players[usize::from(self.hand) - 1]
    }

    fn kind(&self, token: &Token) -> &TokenKind {
        self.design.tokens.iter().find(|kind| kind.id == token.kind).unwrap()
    }

    fn stack(&self, at: &At) -> &[Token] {
        self.stacks.get(&name(at)).map_or(&[], Vec::as_slice)
    }

    fn grid_cells(&self) -> Vec<At> {
        cells("", self.design.grid.rows, self.design.grid.columns)
    }

    fn shoe_cells(&self) -> Vec<At> {
        self.player().shoe.map_or_else(Vec::new, |number| self.cells_of(number.into()))
    }

    fn cells_of(&self, shoe: usize) -> Vec<At> {
        let Shoe { rows, columns, .. } = self.design.shoes[shoe - 1];
        cells(&format!("shoe{shoe}"), rows, columns)
    }

    fn waiting_cells(&self) -> Vec<At> {
        self.player().waiting_zone.map_or_else(Vec::new, |number| {
            let zone = &self.design.waiting_zones[usize::from(number) - 1];
            cells(&format!("waiting{number}"), zone.rows, zone.columns)
        })
    }

    /// The grid and the player's own boards.
    fn own_cells(&self) -> Vec<At> {
        let mut all = self.grid_cells();
        all.extend(self.shoe_cells());
        all.extend(self.waiting_cells());
        all
    }

    fn may_take(&self, token: &Token) -> bool {
        let kind = self.kind(token);
        let is_mine = token.owners.is_empty() || token.owners.contains(&self.hand);
        let is_done = kind.mode == Mode::Selection && (token.open || token.picked);
        kind.mode != Mode::Immobile && is_mine && !is_done
    }

    /// The topmost token of the cell which the player may take. Spec: section 3.2.
    fn takeable(&self, at: &At) -> Option<&Token> {
        self.stack(at).iter().rev().find(|token| self.may_take(token))
    }

    /// A selection that can never be compared is not begun.
    fn can_be_compared(&self) -> bool {
        let cells = self.own_cells();
        let pickable = cells
            .iter()
            .flat_map(|at| self.stack(at))
            .filter(|token| self.may_take(token) && self.kind(token).mode == Mode::Selection);
        let picked = self.stacks.values().flatten().filter(|token| token.picked);
        pickable.count() + picked.count() >= usize::from(self.design.association.selections)
    }

    /// Every destination there is. Spec: checks 1 to 4.
    fn destinations(&self, from: &At, kind: &TokenKind) -> Vec<At> {
        let Routes { grid_to_shoe, grid_to_waiting, shoe_to_waiting, .. } = kind.routes;
        let Routes { waiting_to_shoe, waiting_to_grid, shoe_to_grid, .. } = kind.routes;
        let (to_grid, to_shoe, to_waiting) = match from.0.as_str() {
            "" => (self.inside_grid(from.1, kind), grid_to_shoe, grid_to_waiting),
            board if board.starts_with("shoe") => {
                let grid = if shoe_to_grid { self.grid_cells() } else { Vec::new() };
                (grid, false, shoe_to_waiting)
            }
            _ => {
                let grid = if waiting_to_grid { self.grid_cells() } else { Vec::new() };
                (grid, waiting_to_shoe, false)
            }
        };
        let mut found = to_grid;
        if to_shoe {
            // Any player's shoe: so a token comes to have several owners (Spec: check 2).
            found.extend((1..=self.design.shoes.len()).flat_map(|number| self.cells_of(number)));
        }
        if to_waiting {
            found.extend(self.waiting_cells());
        }
        found.retain(|to| to != from && self.may_land(to));
        found.sort();
        found.dedup();
        found
    }

    /// In play, and free or all stackable; immobile tokens are no obstacle. Spec: check 4.
    fn may_land(&self, at: &At) -> bool {
        let is_open = !at.0.is_empty() || self.is_in_play(at.1);
        let mut others = self.stack(at).iter().map(|token| self.kind(token));
        is_open && others.all(|kind| kind.mode == Mode::Immobile || kind.stackable)
    }

    fn table_of(&self, cell: Cell) -> MoveTable {
        let grid = &self.design.grid;
        let own = grid.tables.iter().rev().find(|own| own.cells.contains(cell));
        own.map_or(grid.table, |own| own.table)
    }

    fn is_in_play(&self, cell: Cell) -> bool {
        let is_drawn_closed = self.design.grid.tokens.at(cell.col, cell.row);
        is_drawn_closed != Some(&CellWord::Closed) && self.table_of(cell).is_in_play()
    }

    /// What the kind of move reaches, whatever lies there. Spec: check 3.
    fn inside_grid(&self, from: Cell, kind: &TokenKind) -> Vec<At> {
        if self.design.turns.place_first && self.is_placing() {
            return Vec::new();
        }
        let far =
            |to: &At| from.row.abs_diff(to.1.row).max(from.col.abs_diff(to.1.col)) <= kind.distance;
        match kind.in_grid {
            InGrid::Anywhere => self.grid_cells(),
            InGrid::UpToCells => self.grid_cells().into_iter().filter(far).collect(),
            InGrid::OneCell => self.steps(from, kind),
            InGrid::Jumps => {
                let mut found = self.jumps(from, kind);
                if kind.jumps.or_one_cell {
                    found.extend(self.steps(from, kind));
                }
                found
            }
            InGrid::Immobile | InGrid::Steps | InGrid::Line | InGrid::Die => Vec::new(),
        }
    }

    /// Some shoe of a player awake is not empty: what the player has parked counts with it.
    fn is_placing(&self) -> bool {
        let lies_on = |board: String| {
            let mut cells = self.stacks.iter();
            cells.any(|(cell, stack)| cell.starts_with(&board) && !stack.is_empty())
        };
        let players = self.design.players.iter().zip(&self.awake);
        let mut awake = players.filter(|(_, is_awake)| **is_awake).map(|(player, _)| player);
        awake.any(|player| {
            let Some(shoe) = player.shoe else { return false };
            let queue = self.design.shoes[usize::from(shoe) - 1].shares_queue_of.unwrap_or(shoe);
            lies_on(format!("shoe{shoe}."))
                || self.queues[usize::from(queue) - 1] > 0
                || player.waiting_zone.is_some_and(|number| lies_on(format!("waiting{number}.")))
        })
    }

    /// Rows down and columns right of every open direction.
    fn directions(&self, from: Cell, kind: &TokenKind) -> Vec<(i32, i32)> {
        let open = kind.table.unwrap_or_else(|| self.table_of(from)).open;
        let all = (-1..=1).flat_map(|row| (-1..=1).map(move |col| (row, col)));
        all.zip(open).filter(|(way, open)| *open && *way != (0, 0)).map(|(way, _)| way).collect()
    }

    fn steps(&self, from: Cell, kind: &TokenKind) -> Vec<At> {
        let wraps = !self.design.grid.closed_borders;
        let ways = self.directions(from, kind).into_iter();
        ways.filter_map(|way| self.beside(from, way, wraps)).map(in_grid).collect()
    }

    /// Over an occupied neighbour to the cell behind, never around the edge. Spec: section 3.5.
    fn jumps(&self, from: Cell, kind: &TokenKind) -> Vec<At> {
        let behind = |way| {
            let over = self.beside(from, way, false)?;
            // Immobile tokens are decor: a cell that holds nothing else counts as empty (3.2).
            let mut tokens = self.stack(&in_grid(over)).iter();
            let is_occupied = tokens.any(|token| self.kind(token).mode != Mode::Immobile);
            self.beside(over, way, false).filter(|_| is_occupied)
        };
        self.directions(from, kind).into_iter().filter_map(behind).map(in_grid).collect()
    }

    fn beside(&self, from: Cell, (rows, cols): (i32, i32), wraps: bool) -> Option<Cell> {
        let along = |from: u8, by: i32, length: u8| {
            let to = i32::from(from) + by;
            let inside = (0..i32::from(length)).contains(&to);
            let to = if wraps { to.rem_euclid(i32::from(length)) } else { to };
            (inside || wraps).then(|| u8::try_from(to).unwrap())
        };
        let (grid, Cell { col, row }) = (&self.design.grid, from);
        Some(Cell::new(along(col, cols, grid.columns)?, along(row, rows, grid.rows)?))
    }

    fn may_refill(&self) -> bool {
        let Some(number) = self.player().shoe else { return false };
        let has_room = self.shoe_cells().iter().any(|at| self.stack(at).is_empty());
        let waits = self.queues[usize::from(number) - 1] > 0;
        self.design.refill == Refill::OnRequest && has_room && waits
    }

    /// Whether some token that must first be leafed to could do anything: leafing itself is no
    /// action, and who has none may pass (3.8).
    fn leafing_helps(&self, is_picking: bool) -> bool {
        self.leafable().any(|at| {
            let mut own = self.stack(&at).iter().filter(|token| self.may_take(token));
            own.any(|token| match self.kind(token).mode {
                Mode::Immobile => false,
                Mode::Selection => self.can_be_compared(),
                Mode::Movement => {
                    !is_picking && !self.destinations(&at, self.kind(token)).is_empty()
                }
            })
        })
    }

    /// Cells with at least two tokens to look at, whoever they belong to.
    fn leafable(&self) -> impl Iterator<Item = At> {
        self.own_cells().into_iter().filter(|at| {
            let is_mobile = |token: &&Token| self.kind(token).mode != Mode::Immobile;
            let mut leaves = self.stack(at).iter().filter(is_mobile);
            let first = leaves.next();
            first.is_some() && leaves.any(|other| Some(other) != first)
        })
    }
}

fn in_grid(cell: Cell) -> At {
    (String::new(), cell)
}

fn cells(board: &str, rows: u8, columns: u8) -> Vec<At> {
    let all = (0..rows).flat_map(|row| (0..columns).map(move |col| Cell::new(col, row)));
    all.map(|cell| (board.to_owned(), cell)).collect()
}
