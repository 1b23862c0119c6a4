//! When a play ends, and who has the hand. Spec: sections 2.6 and 3.8.

use design::{Goal, Ranking};
use geometry::Cell;

use super::{Table, Token, in_grid};

impl Table<'_> {
    /// Looks for ends, then gives the hand to the next player or leaves it.
    pub(super) fn end_turn(&mut self, was_right: bool) {
        self.look_for_ends();
        let turns = &self.design.turns;
        let passes = if was_right { turns.pass_after_right } else { turns.pass_after_wrong };
        self.pass_on(passes);
    }

    pub(super) fn end_by_passing(&mut self) {
        self.look_for_ends();
        self.pass_on(true);
    }

    /// After what leaves the hand where it is.
    pub(super) fn end_quietly(&mut self) {
        self.look_for_ends();
        self.pass_on(false);
    }

    fn pass_on(&mut self, passes: bool) {
        if self.is_over {
            return;
        }
        if passes || !self.has_awake(self.hand) {
            self.next_hand();
        }
        self.look_for_stuck();
    }

    /// Who can do nothing but pass may lose by it; when nobody can do anything, the play is over.
    pub(super) fn look_for_stuck(&mut self) {
        while !self.is_over && self.chain.is_none() && self.is_stuck() {
            if self.design.lost.no_action {
                self.sleep(self.hand, false);
                self.look_for_sleepers();
                if !self.is_over {
                    self.next_hand();
                }
            } else {
                let hand = self.hand;
                let all_stuck = (1..).zip(&self.seats).all(|(seat, counts)| {
                    let table = Self { hand: seat, ..self.clone() };
                    !counts.is_awake() || table.is_stuck()
                });
                self.hand = hand;
                self.is_over |= all_stuck;
                return;
            }
        }
    }

    fn has_awake(&self, seat: u8) -> bool {
        self.seats[usize::from(seat) - 1].is_awake()
    }

    fn next_hand(&mut self) {
        let count = u8::try_from(self.seats.len()).unwrap();
        let others = (1..=count).map(|by| (self.hand - 1 + by) % count + 1);
        if let Some(next) = others.clone().find(|seat| self.has_awake(*seat)) {
            self.hand = next;
        }
    }

    /// The player has won or lost.
    pub(super) fn sleep(&mut self, seat: u8, won: bool) {
        let order = 1 + self.seats.iter().filter(|seat| !seat.is_awake()).count();
        let sign = if won { 'w' } else { 'l' };
        let counts = &mut self.seats[usize::from(seat) - 1];
        if counts.is_awake() {
            counts.state = format!("{sign}{order}");
        }
    }

    pub(super) fn look_for_ends(&mut self) {
        if self.is_everyone_done() {
            let is_by_order = self.design.ranking == Ranking::OrderOfFinishing;
            if self.seats.len() == 1 || is_by_order {
                self.sleep(self.hand, true);
            }
            self.is_over = true;
            return;
        }
        let count = u8::try_from(self.seats.len()).unwrap();
        let hand = self.hand;
        for seat in (0..count).map(|by| (hand - 1 + by) % count + 1) {
            if !self.has_awake(seat) {
                continue;
            }
            if self.has_won(seat) {
                self.sleep(seat, true);
            } else if self.has_lost(seat) {
                self.sleep(seat, false);
            }
        }
        self.look_for_sleepers();
    }

    fn look_for_sleepers(&mut self) {
        let awake: Vec<u8> = (1..)
            .zip(&self.seats)
            .filter(|(_, seat)| seat.is_awake())
            .map(|(number, _)| number)
            .collect();
        if awake.len() == self.seats.len() {
            return;
        }
        if let ([last], true) = (&awake[..], self.design.won.last_awake) {
            self.sleep(*last, true);
            self.is_over = true;
        }
        self.is_over |= awake.is_empty() || self.design.turns.end_of_one_is_end_of_all;
    }

    fn mobile(&self) -> Vec<(Cell, Token)> {
        let cells = self.grid_cells();
        let all = cells.iter().flat_map(|at| {
            self.tokens(at).into_iter().map(|token| (at.1, token.clone())).collect::<Vec<_>>()
        });
        all.collect()
    }

    fn is_everyone_done(&self) -> bool {
        let won = &self.design.won;
        let tokens = self.mobile();
        let in_play = || self.grid_cells().into_iter().filter(|at| self.is_in_play(at.1));
        let is_full = in_play().all(|at| !self.stack(&at).is_empty());
        let is_named = won.kind_in_zone.as_ref().is_some_and(|goal| {
            self.cells_of_zone(&goal.zone)
                .iter()
                .any(|cell| self.stack(&in_grid(*cell)).iter().any(|token| token.kind == goal.kind))
        });
        won.grid_empty && tokens.is_empty()
            || won.grid_full && is_full
            || won.zones_valid && self.has_valid_zones(false)
            || won.zones_valid_and_grid_full && is_full && self.has_valid_zones(true)
            || won.tokens_left.is_some_and(|left| tokens.len() == usize::from(left))
            || is_named
    }

    fn has_valid_zones(&self, asks_more: bool) -> bool {
        let zones = &self.design.grid.zones;
        if zones.iter().all(|zone| zone.characteristics.is_empty()) {
            return asks_more && !self.design.shoes.is_empty();
        }
        let cells = self.grid_cells();
        cells.iter().all(|at| {
            let mut asked = self.stack(at).iter().filter(|token| self.is_asked(token));
            asked.all(|token| self.is_right_at(token, at.1))
        })
    }

    /// Whether a token can be right or wrong.
    fn is_asked(&self, token: &Token) -> bool {
        !self.kind(token).characteristics.is_empty()
    }

    fn is_own(token: &Token, seat: u8) -> bool {
        token.owners.contains(&seat)
    }

    fn own_zone(&self, goals: &[Goal], seat: u8) -> Vec<Cell> {
        let ids = goals.get(usize::from(seat) - 1).map_or("", |goal| &goal.0);
        ids.split_whitespace().flat_map(|id| self.cells_of_zone(id)).collect()
    }

    fn has_empty_shoe(&self, seat: u8) -> bool {
        let player = &self.design.players[usize::from(seat) - 1];
        let Some(shoe) = player.shoe else { return false };
        let is_bare = |board: String| {
            let mut cells = self.stacks.iter().filter(|(cell, _)| cell.starts_with(&board));
            cells.all(|(_, stack)| stack.is_empty())
        };
        is_bare(format!("shoe{shoe}."))
            && self.queues[usize::from(shoe) - 1].is_empty()
            && player.waiting_zone.is_none_or(|zone| is_bare(format!("waiting{zone}.")))
    }

    fn has_full_shoe(&self, seat: u8) -> bool {
        let player = &self.design.players[usize::from(seat) - 1];
        player.shoe.is_some() && !self.has_empty_shoe(seat)
    }

    /// Whether tokens of the player are still to come.
    fn has_more(&self, seat: u8) -> bool {
        let off = self
            .stacks
            .iter()
            .filter(|(cell, _)| cell.starts_with("shoe") || cell.starts_with("waiting"));
        let waits = self.design.shoes.iter().zip(&self.queues).zip(1u8..);
        let is_queued = waits.into_iter().any(|((shoe, queue), number)| {
            let is_marked =
                shoe.marks_owner && self.design.players[usize::from(seat) - 1].shoe == Some(number);
            queue.iter().any(|token| is_marked || Self::is_own(token, seat))
        });
        is_queued || off.flat_map(|(_, stack)| stack).any(|token| Self::is_own(token, seat))
    }

    fn has_won(&self, seat: u8) -> bool {
        let won = &self.design.won;
        let own: Vec<(Cell, Token)> =
            self.mobile().into_iter().filter(|(_, token)| Self::is_own(token, seat)).collect();
        let target = self.own_zone(&won.own_tokens_in, seat);
        let is_home = !target.is_empty()
            && !own.is_empty()
            && !self.has_more(seat)
            && own.iter().all(|(cell, _)| target.contains(cell));
        let is_full = |cells: &[Cell]| {
            let mut open = cells.iter().filter(|cell| self.is_in_play(**cell)).peekable();
            open.peek().is_some() && open.all(|cell| !self.stack(&in_grid(*cell)).is_empty())
        };
        let full = self.own_zone(&won.own_zones_full, seat);
        let valid = self.own_zone(&won.own_zones_valid, seat);
        let is_valid = || {
            valid.iter().all(|cell| {
                let mut asked =
                    self.stack(&in_grid(*cell)).iter().filter(|token| self.is_asked(token));
                asked.all(|token| self.is_right_at(token, *cell))
            })
        };
        won.shoe_empty && self.has_empty_shoe(seat)
            || won.zones_valid_and_shoe_empty
                && self.has_empty_shoe(seat)
                && self.has_valid_zones(true)
            || is_home
            || is_full(&full)
            || is_full(&valid) && is_valid()
            || self.has_line(&own)
    }

    fn has_line(&self, own: &[(Cell, Token)]) -> bool {
        let Some(line) = self.design.won.in_line else { return false };
        let lies = |col: i32, row: i32| {
            own.iter().any(|(cell, _)| (i32::from(cell.col), i32::from(cell.row)) == (col, row))
        };
        let ways = [
            (1, 0, line.rows),
            (0, 1, line.columns),
            (1, 1, line.diagonals),
            (1, -1, line.diagonals),
        ];
        let ways: Vec<_> = ways.into_iter().filter(|way| way.2).collect();
        own.iter().any(|(cell, _)| {
            ways.iter().any(|(cols, rows, _)| {
                (0..i32::from(line.count)).all(|by| {
                    lies(i32::from(cell.col) + by * cols, i32::from(cell.row) + by * rows)
                })
            })
        })
    }

    fn has_lost(&self, seat: u8) -> bool {
        let lost = &self.design.lost;
        let counts = &self.seats[usize::from(seat) - 1];
        let has_own = self.mobile().iter().any(|(_, token)| Self::is_own(token, seat));
        lost.moves > 0 && counts.moves >= lost.moves
            || lost.errors > 0 && counts.errors >= lost.errors
            || counts.is_robbed
            || lost.no_tokens && !has_own && !self.has_more(seat) && !self.has_full_shoe(seat)
    }
}
