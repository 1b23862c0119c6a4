//! The rules once more, written from the chapter on named cells and lists of tokens: nothing of
//! the machine is used but texts.
//!
//! It lists the moves of designs of [`crate::generator::Taste::Basic`], and lists and plays those
//! of [`crate::meetings`].
//!
//! Spec: sections 2.1 and 3.2 to 3.5.

mod ends;
mod turn;
mod ways;

mod dice;

use std::collections::BTreeMap;

use design::{
    Design, Draw, FacesSeenBy, Mode, MustTake, Picks, Player, Refill, Routes, Shoe, TokenKind,
};
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

/// What is counted of a player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seat {
    pub(crate) errors: u16,
    pub(crate) moves: u16,
    pub(crate) won: u16,
    /// `a` awake, `w1` won first, `l2` lost second.
    pub(crate) state: String,
    /// A token was taken that must not be.
    pub(crate) is_robbed: bool,
}

impl Seat {
    fn is_awake(&self) -> bool {
        self.state == "a"
    }
}

/// Steps or jumps under way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chain {
    pub(crate) cell: Cell,
    /// Steps that are left.
    pub(crate) left: u8,
    pub(crate) visited: Vec<Cell>,
}

/// Everything that play depends on.
#[derive(Clone, Debug)]
pub(crate) struct Table<'a> {
    pub(crate) design: &'a Design,
    /// The number of the player who has the hand.
    pub(crate) hand: u8,
    /// The tokens of each cell, the lowest first, under the cell's name.
    pub(crate) stacks: BTreeMap<String, Vec<Token>>,
    pub(crate) seats: Vec<Seat>,
    /// The tokens that wait in the queue of each shoe.
    pub(crate) queues: Vec<Vec<Token>>,
    pub(crate) is_over: bool,
    pub(crate) chain: Option<Chain>,
}

/// A cell by its board (`""` is the grid) and place.
type At = (String, Cell);

/// A move: where the token lay, and the cells it comes to.
type Way = (At, Vec<At>);

fn name((board, cell): &At) -> String {
    if board.is_empty() { cell.to_string() } else { format!("{board}.{cell}") }
}

fn text((from, path): &Way) -> String {
    let cells: Vec<String> = std::iter::once(from).chain(path).map(name).collect();
    cells.join("-")
}

impl Table<'_> {
    /// The legal moves as texts, in any order.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.is_over {
            return Vec::new();
        }
        if let Some(chain) = &self.chain {
            return self.chain_moves(chain);
        }
        let is_picking = self.is_picking();
        let (picks, ways) = (self.picks(), if is_picking { Vec::new() } else { self.ways() });
        let is_idle = picks.is_empty() && ways.is_empty() && !self.may_refill();
        let mut found = picks;
        let may_be_free = self.design.turns.must_take == MustTake::No
            || ways.iter().all(|way| self.most_taken(way) == 0);
        found.extend(self.taking_first(ways).iter().map(text));
        if !is_picking && may_be_free {
            found.extend(self.may_refill().then(|| "refill".to_owned()));
        }
        if may_be_free {
            found.extend(self.leafable().map(|at| format!("stack:{}", name(&at))));
        }
        let is_stuck = is_idle && !self.leafing_helps(is_picking);
        if self.design.turns.next_button && may_be_free || is_stuck {
            found.push("next".to_owned());
        }
        found
    }

    /// Whether the player can do nothing but pass.
    fn is_stuck(&self) -> bool {
        let moves = self.moves();
        let is_idle = moves.iter().all(|text| text == "next" || text.starts_with("stack:"));
        is_idle && !self.leafing_helps(self.is_picking())
    }

    fn is_picking(&self) -> bool {
        self.stacks.values().flatten().any(|token| token.picked)
    }

    fn picks(&self) -> Vec<String> {
        let is_mine = |at: &At| {
            let token = self.takeable(at);
            token.is_some_and(|token| self.kind(token).mode == Mode::Selection)
        };
        let cells = if self.can_be_compared() { self.own_cells() } else { Vec::new() };
        let cells = cells.iter().filter(|at| is_mine(at));
        cells.map(|at| format!("pick:{}", name(at))).collect()
    }

    /// Every way that some token may go, whether or not another one takes more.
    fn ways(&self) -> Vec<Way> {
        let mut found = Vec::new();
        for at in self.own_cells() {
            let Some(token) = self.takeable(&at) else { continue };
            if self.kind(token).mode == Mode::Movement && !self.is_same_as_before(&at) {
                let there = self.destinations(&at, token);
                found.extend(there.into_iter().map(|path| (at.clone(), path)));
            }
        }
        found
    }

    /// What is left of some ways when who can take must take. Spec: section 2.6.
    fn taking_first(&self, mut ways: Vec<Way>) -> Vec<Way> {
        let taken: Vec<usize> = ways.iter().map(|way| self.most_taken(way)).collect();
        let most = taken.iter().copied().max().unwrap_or(0);
        let enough = match self.design.turns.must_take {
            MustTake::No => 0,
            MustTake::Any => most.min(1),
            MustTake::Most => most,
        };
        let mut counts = taken.iter();
        ways.retain(|_| counts.next().is_some_and(|count| *count >= enough));
        ways
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

    fn is_decor(&self, token: &Token) -> bool {
        self.kind(token).mode == Mode::Immobile
    }

    fn stack(&self, at: &At) -> &[Token] {
        self.stacks.get(&name(at)).map_or(&[], Vec::as_slice)
    }

    /// The tokens of a cell, the lowest first, but for decor.
    fn tokens(&self, at: &At) -> Vec<&Token> {
        self.stack(at).iter().filter(|token| !self.is_decor(token)).collect()
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
        self.takeable_at(at).map(|index| &self.stack(at)[index])
    }

    fn takeable_at(&self, at: &At) -> Option<usize> {
        let stack = self.stack(at);
        let index = stack.iter().rposition(|token| self.may_take(token))?;
        let is_covered = stack[index + 1..].iter().any(|token| !self.is_decor(token));
        (!is_covered || !self.kind(&stack[index]).top_only).then_some(index)
    }

    /// A selection that can never be compared is not begun.
    fn can_be_compared(&self) -> bool {
        let cells = self.own_cells();
        let pickable = cells
            .iter()
            .flat_map(|at| self.stack(at))
            .filter(|token| self.may_take(token) && self.kind(token).mode == Mode::Selection);
        let picked = self.stacks.values().flatten().filter(|token| token.picked);
        let selections = match self.design.association.picks {
            Picks::Together => self.design.association.selections,
            Picks::Alone | Picks::Hidden => 1,
        };
        pickable.count() + picked.count() >= usize::from(selections)
    }

    /// Every path there is. Spec: checks 1 to 4.
    fn destinations(&self, from: &At, token: &Token) -> Vec<Vec<At>> {
        let kind = self.kind(token);
        let Routes { grid_to_shoe, grid_to_waiting, shoe_to_waiting, .. } = kind.routes;
        let Routes { waiting_to_shoe, waiting_to_grid, shoe_to_grid, .. } = kind.routes;
        let mut there = Vec::new();
        let (to_grid, to_shoe, to_waiting) = match from.0.as_str() {
            "" => (false, grid_to_shoe, grid_to_waiting),
            board if board.starts_with("shoe") => (shoe_to_grid, false, shoe_to_waiting),
            _ => (waiting_to_grid, waiting_to_shoe, false),
        };
        if to_grid {
            there.extend(
                self.grid_cells().into_iter().filter(|to| self.may_be_put(token, to, self)),
            );
        }
        if to_shoe {
            // Any player's shoe: so a token comes to have several owners (Spec: check 2).
            there.extend((1..=self.design.shoes.len()).flat_map(|number| self.cells_of(number)));
        }
        if to_waiting {
            there.extend(self.waiting_cells());
        }
        there.retain(|to| to != from && self.may_land(kind, to));
        let mut found: Vec<Vec<At>> = there.into_iter().map(|to| vec![to]).collect();
        if from.0.is_empty() {
            found.extend(self.inside_grid(from.1, token));
        }
        found.sort();
        found.dedup();
        found
    }

    /// In play, and free or all stackable; immobile tokens are no obstacle. Spec: check 4.
    fn may_land(&self, kind: &TokenKind, at: &At) -> bool {
        let is_open = !at.0.is_empty() || self.is_in_play(at.1);
        let others = self.tokens(at);
        let has_room = others.iter().all(|other| self.kind(other).stackable);
        is_open
            && !self.is_reserved(at)
            && has_room
            && others.last().is_none_or(|other| self.bears(other, kind))
    }

    /// Whether the program alone puts tokens there: hidden ones drawn by lot, and what grows.
    fn is_reserved(&self, (board, cell): &At) -> bool {
        let grid = &self.design.grid;
        let is_sealed = |id: &String| {
            let kind = self.design.tokens.iter().find(|kind| kind.id == *id);
            kind.is_some_and(|kind| kind.faces_seen_by == FacesSeenBy::Nobody)
        };
        let secret = |draw: &&Draw| draw.from.iter().any(is_sealed);
        let mut drawn = grid.draws.iter().filter(secret).map(|draw| &draw.cells);
        let grows = grid.grows.as_ref().is_some_and(|growth| growth.cells.contains(*cell));
        board.is_empty() && (grows || drawn.any(|cells| cells.contains(*cell)))
    }

    /// Whether a token of this kind may lie on another by their sizes. Spec: section 2.1.
    fn bears(&self, below: &Token, kind: &TokenKind) -> bool {
        let size = self.kind(below).size;
        kind.size == 0 || size == 0 || size > kind.size
    }

    fn may_refill(&self) -> bool {
        let Some(number) = self.player().shoe else { return false };
        let has_room = self.shoe_cells().iter().any(|at| self.stack(at).is_empty());
        let waits = !self.queues[usize::from(number) - 1].is_empty();
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
                Mode::Movement => !is_picking && !self.destinations(&at, token).is_empty(),
            })
        })
    }

    /// Cells with at least two tokens to look at, whoever they belong to.
    fn leafable(&self) -> impl Iterator<Item = At> {
        self.own_cells().into_iter().filter(|at| {
            let leaves = self.tokens(at);
            let Some((top, others)) = leaves.split_last() else { return false };
            !self.kind(top).top_only && others.iter().any(|other| other != top)
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
