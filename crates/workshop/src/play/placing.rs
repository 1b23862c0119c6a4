//! Turns that are nothing but one token put on the grid, by bits.
//!
//! They do what the general rules do. Who wants to be told what happens gets it from the general
//! rules.

use game::Rng;

use super::moves::Move;
use super::position::{Over, Position};
use super::run::Run;
use super::token::Token;
use crate::compile::{Compiled, Place, Placing, Shifts};

/// A position in which the next turn is of that sort.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    shifts: &'a Shifts,
    plan: &'a Placing,
    at: &'a Position,
}

/// The position with its tables, where turns are so plain and everybody is still playing.
#[inline]
pub(super) fn table<'a>(game: &'a Compiled, at: &'a Position) -> Option<Table<'a>> {
    let plan = game.plan.placing.as_ref()?;
    let shifts = game.fast.shifts.as_ref()?;
    let core = &at.core;
    let is_plain = core.over == Over::No && core.finished == 0 && at.rest.under.is_empty();
    let skips = core.seats[0].skip | core.seats[1].skip;
    // A position that was set up may have anything in a shoe.
    let is_usual = |seat: usize| {
        let lying = at.top(plan.shoes[seat]);
        !lying.is_some() || lying == plan.tokens[seat]
    };
    (is_plain && skips == 0 && is_usual(0) && is_usual(1)).then_some(Table { shifts, plan, at })
}

impl Table<'_> {
    /// The cells where a seat may put its next token.
    #[inline]
    pub(super) fn open(&self, seat: u8) -> u128 {
        if !self.at.top(self.plan.shoes[usize::from(seat & 1)]).is_some() {
            return 0;
        }
        let free = self.plan.cells & !self.at.bits.taken;
        let rests = if self.plan.falls { free & !self.above(free) } else { free };
        if self.plan.flanks { rests & self.flanking(seat) } else { rests }
    }

    /// The cells right above some others.
    #[inline]
    fn above(&self, cells: u128) -> u128 {
        const NORTH: usize = 0;
        self.shifts.step(cells, NORTH)
    }

    /// The free and taken cells from which a seat flanks somebody.
    fn flanking(&self, seat: u8) -> u128 {
        let (own, other) = self.sides(seat);
        let mut found = 0;
        for direction in 0..8 {
            let mut line = self.shifts.step(own, direction) & other;
            let mut more = line;
            while more != 0 {
                more = self.shifts.step(more, direction) & other & !line;
                line |= more;
            }
            found |= self.shifts.step(line, direction);
        }
        found
    }

    /// The tokens that change sides when a seat puts one in a cell.
    fn flanked(&self, seat: u8, cell: Place) -> u128 {
        let (own, other) = self.sides(seat);
        let mut all = 0;
        for direction in 0..8 {
            let (mut line, mut next) = (0, self.shifts.step(1 << cell, direction));
            while next & other != 0 {
                line |= next;
                next = self.shifts.step(next, direction);
            }
            if next & own != 0 {
                all |= line;
            }
        }
        all
    }

    /// The tokens of a seat and those of the other.
    #[inline]
    const fn sides(&self, seat: u8) -> (u128, u128) {
        let [first, second] = self.at.bits.sides;
        if seat == 0 { (first, second) } else { (second, first) }
    }

    /// Lists the moves of a seat.
    pub(super) fn list(&self, seat: u8, moves: &mut Vec<Move>) {
        let (from, mut open) = (self.plan.shoes[usize::from(seat)], self.open(seat));
        while open != 0 {
            // A grid with bits has at most 128 cells.
            moves.push(Move::Go { from, to: open.trailing_zeros() as Place });
            open &= open - 1;
        }
    }

    /// One of the moves of a seat, each equally likely.
    #[inline]
    pub(super) fn draw(&self, seat: u8, rng: &mut Rng) -> Option<Move> {
        let mut open = self.open(seat);
        if open == 0 {
            return None;
        }
        for _ in 0..rng.below(open.count_ones()) {
            open &= open - 1;
        }
        let from = self.plan.shoes[usize::from(seat)];
        Some(Move::Go { from, to: open.trailing_zeros() as Place })
    }
}

impl Run<'_> {
    /// Puts a token on the grid, if the turn is so plain; whether it was.
    #[inline]
    pub(super) fn place_plainly(&mut self, from: Place, to: Place) -> bool {
        let (game, seat) = (self.game, self.at.core.hand);
        let Some(plan) = game.plan.placing.as_ref() else { return false };
        let Some(table) = table(game, self.at).filter(|_| self.events.is_none()) else {
            return false;
        };
        let next = self.at.queue(plan.queues[usize::from(seat)]).first();
        let token = plan.tokens[usize::from(seat)];
        let is_usual = next.is_none_or(|next| next.belonging_to(token.owners()) == token);
        if plan.shoes[usize::from(seat)] != from || !game.is_grid(to) || !is_usual {
            return false;
        }
        let flanked = if plan.flanks { table.flanked(seat, to) } else { 0 };
        self.take_from_shoe(plan.queues[usize::from(seat)], from);
        self.count_move();
        self.write(to, token);
        self.turn_over(flanked, token);
        if game.ends.has_line(game, self.at, seat) {
            self.look_for_end();
        }
        if self.at.core.over == Over::No {
            self.at.core.hand = 1 - seat;
            self.find_somebody_to_act();
        }
        true
    }

    /// The next token of the queue is like the one that leaves; without one the shoe is empty.
    #[inline]
    fn take_from_shoe(&mut self, queue: usize, shoe: Place) {
        if self.at.queue(queue).is_empty() {
            self.write(shoe, Token::NONE);
        } else {
            self.at.core.heads[queue] += 1;
        }
    }

    #[inline]
    fn turn_over(&mut self, mut flanked: u128, like: Token) {
        let shown = if self.game.hides { Token::SEEN } else { 0 };
        while flanked != 0 {
            let cell = flanked.trailing_zeros() as Place;
            flanked &= flanked - 1;
            let old = self.at.top(cell);
            let new = old.of_kind(like.kind()).belonging_to(like.owners());
            self.write(cell, new.with(shown));
        }
    }
}

#[cfg(test)]
mod tests {
    use design::{CellWord, Design, InLine};

    use super::*;
    use crate::compile::{Choice, compile};
    use crate::library;
    use crate::play::journal::Undo;
    use crate::play::start;

    /// A design of the shelf on a grid of another size, with other lines and holes in the grid.
    fn compiled(rng: &mut Rng) -> Compiled {
        let id = *rng.choose(&["tic-tac-toe", "connect-four", "reversi"]).unwrap();
        let mut design: Design = library::entry(id).unwrap().design.clone();
        let mut upto = |least: u32, most: u32| least + rng.below(most - least + 1);
        if id != "reversi" {
            (design.grid.rows, design.grid.columns) = (upto(2, 9) as u8, upto(2, 9) as u8);
            let (rows, columns, diagonals) = (upto(0, 1) == 0, upto(0, 1) == 0, upto(0, 1) == 0);
            let count = upto(2, 5) as u8;
            design.won.in_line = Some(InLine { count, rows, columns, diagonals });
        }
        if upto(0, 2) == 0 {
            let drawing = &mut design.grid.tokens.0;
            drawing.resize(2, Vec::new());
            drawing[0].resize(2, CellWord::Tokens(Vec::new()));
            drawing[0][upto(0, 1) as usize] = CellWord::Closed;
        }
        compile(&design, Choice::players(2)).unwrap()
    }

    /// The same game without bits for placing.
    fn in_general(game: &Compiled) -> Compiled {
        let mut slow = game.clone();
        slow.plan.placing = None;
        slow
    }

    /// A position as the general rules know it.
    fn bare(at: &Position) -> Position {
        let mut at = at.clone();
        at.bits.sides = [0; 2];
        at
    }

    #[test]
    fn turns_by_bits_do_what_the_general_rules_do() {
        let (mut moves, mut listed, mut turns) = (Vec::new(), Vec::new(), 0);
        for number in 0..150 {
            let mut rng = Rng::for_ply(91, number);
            let game = compiled(&mut rng);
            let slow = in_general(&game);
            assert!(game.plan.placing.is_some(), "design {number}");
            let mut at = start(&game, number);
            while at.core.over == Over::No {
                crate::play::legal_moves(&game, &at, &mut moves);
                crate::play::legal_moves(&slow, &bare(&at), &mut listed);
                assert_eq!(moves, listed, "design {number}");
                let action = *rng.choose(&moves).unwrap();
                let mut wanted = bare(&at);
                Run { game: &slow, at: &mut wanted, undo: None, events: None }.play(action);
                let (before, mut undo) = (at.clone(), Undo::of(&at));
                Run { game: &game, at: &mut at, undo: Some(&mut undo), events: None }.play(action);
                assert_eq!(bare(&at), wanted, "design {number}, {action:?}");
                assert_eq!(at.hash(&game), at.rehash(&game));
                let after = at.clone();
                undo.take_back(&mut at);
                assert_eq!(at, before, "design {number}, {action:?} taken back");
                at = after;
                turns += 1;
            }
        }
        assert!(turns > 2000, "only {turns} turns were played");
    }
}
