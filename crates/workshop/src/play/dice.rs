//! Dice: rolling them, what their faces do, cells that roll by themselves.
//!
//! Spec: section 2.7. A roll is a chance; the faces act on one token and follow each other
//! by themselves, at most twenty a turn.

use design::{Action, BeyondLast};
use game::Seat;

use super::act::Passage;
use super::event::Event;
use super::position::{MAX_ROLLS, Manual, Position, Rolls};
use super::reach::Mover;
use super::run::Run;
use super::settle::After;
use super::token::Token;
use crate::compile::{Compiled, NOWHERE, Place};

/// Automatic actions in one turn.
pub(crate) const MOST_ACTIONS: u8 = 20;

impl Run<'_> {
    /// The player rolls the die of a token.
    pub(super) fn roll(&mut self, place: Place) {
        let (game, seat) = (self.game, self.seat());
        let taken = self.at.takeable(game, place, seat);
        let Some(die) = taken.and_then(|(_, token)| game.kind(token).die) else { return };
        self.count_move();
        self.at.core.dice = Rolls { cell: place, ..Rolls::default() };
        self.push_roll(die, 1);
    }

    /// A token has come to a cell: its die rolls by itself.
    pub(super) fn wake_cell_die(&mut self, place: Place) {
        let die = self.game.grid.dice.get(usize::from(place)).copied().flatten();
        if let Some(die) = die {
            self.at.core.dice.cell = place;
            self.push_roll(die, 1);
        }
    }

    fn push_roll(&mut self, die: u8, times: u8) {
        let dice = &mut self.at.core.dice;
        // A move by hand may wake dice for ever: the twentieth action of a turn is its last.
        let may_roll = times > 0 && dice.count < MOST_ACTIONS;
        let free = dice.stack.get_mut(usize::from(dice.depth)).filter(|_| may_roll);
        if let Some(free) = free {
            *free = (die, times);
            dice.depth += 1;
        }
    }

    /// A chance has fallen: a face of the die on top, or a side of the coin.
    pub(crate) fn happen(&mut self, result: u16) {
        if let Some((from, to)) = self.at.core.lot {
            self.toss(from, to, result);
            return;
        }
        let Some(die) = self.pop_roll() else { return };
        let Some(die) = self.game.design.dice.get(usize::from(die)) else { return };
        let seat = Seat::at(self.at.core.hand.into());
        self.tell(|_| Event::Rolled { seat, die: die.id.clone(), face: result });
        self.at.core.dice.count += 1;
        if let Some(face) = die.faces.get(usize::from(result)) {
            self.follow(&face.action);
        }
        if self.at.core.dice.count >= MOST_ACTIONS {
            self.forget_rolls();
        }
        self.end_rolls();
    }

    fn pop_roll(&mut self) -> Option<u8> {
        let dice = &mut self.at.core.dice;
        let top = usize::from(dice.depth).checked_sub(1)?;
        let (die, times) = dice.stack.get_mut(top)?;
        *times -= 1;
        let die = *die;
        if *times == 0 {
            dice.stack[top] = (0, 0);
            dice.depth -= 1;
        }
        Some(die)
    }

    fn forget_rolls(&mut self) {
        self.at.core.dice.depth = 0;
        self.at.core.dice.stack = [(0, 0); MAX_ROLLS];
    }

    /// Goes on with the turn once nothing is left to roll or to move by hand.
    fn end_rolls(&mut self) {
        if !self.at.is_awake(self.seat()) {
            self.forget_rolls();
            self.at.core.manual = Manual::default();
        }
        let core = &mut self.at.core;
        if core.dice.depth > 0 || core.manual.cell != NOWHERE {
            return;
        }
        let dice = std::mem::take(&mut core.dice);
        self.settle(match dice {
            Rolls { passes: true, .. } => After::Pass,
            Rolls { wrong: true, .. } => After::Wrong,
            _ => After::Right,
        });
    }

    fn follow(&mut self, action: &Action) {
        let seat = self.seat();
        match action {
            Action::Nothing => {}
            Action::Move(cells) => {
                self.at.core.dice.last = *cells;
                self.advance(*cells);
            }
            Action::MoveAgain => self.advance(self.at.core.dice.last),
            Action::ManualMove { cells, attempts } => self.ask_for_move(*cells, *attempts),
            Action::ToShoe => self.send_to_shoe(),
            Action::ToResult => {
                if let Some((from, token)) = self.take_rolled() {
                    self.send_to_result(token, from, seat);
                }
            }
            Action::Eliminate => {
                if let Some((from, token)) = self.take_rolled() {
                    self.tell(|game| Event::Removed {
                        kind: game.kind_id(token),
                        from: game.place_name(from),
                        to: None,
                    });
                }
            }
            Action::Roll { die, times } => {
                let found = self.game.design.dice.iter().position(|other| other.id == *die);
                if let Some(die) = found.and_then(|die| u8::try_from(die).ok()) {
                    self.push_roll(die, *times);
                }
            }
            Action::PassTheHand => {
                self.forget_rolls();
                self.at.core.dice.passes = true;
            }
            Action::Sleep => {
                self.forget_rolls();
                self.fall_asleep(seat, false);
            }
            Action::SkipTurns(turns) => {
                let state = &mut self.at.core.seats[usize::from(seat)];
                state.skip = state.skip.saturating_add(*turns);
            }
        }
    }

    /// Takes the rolled token off the board for good.
    fn take_rolled(&mut self) -> Option<(Place, Token)> {
        let from = self.at.core.dice.cell;
        let (depth, _) = self.at.takeable(self.game, from, self.seat())?;
        let token = self.lift(from, depth);
        self.forget_placed(token, from, depth);
        self.at.core.dice.cell = NOWHERE;
        Some((from, token))
    }

    /// The cell so many numbers on, by the rule for what lies beyond the last one.
    fn numbered(&self, from: Place, cells: i16) -> Option<Place> {
        let grid = &self.game.grid;
        let last = i32::try_from(grid.by_number.len()).ok()? - 1;
        // A shoe counts as number 0.
        let now = grid.numbers.get(usize::from(from)).copied().unwrap_or(0);
        let mut number = i32::from(now) + i32::from(cells);
        if number > last {
            number = match self.game.design.beyond_last {
                BeyondLast::BounceBack => 2 * last - number,
                BeyondLast::Stop => last,
                BeyondLast::Refuse => return None,
            };
        }
        let place = usize::try_from(number.max(1)).ok()?;
        let to = grid.by_number.get(place).copied().filter(|to| *to != NOWHERE)?;
        Some(to).filter(|to| *to != from)
    }

    fn advance(&mut self, cells: i16) {
        let from = self.at.core.dice.cell;
        let now = self.game.grid.numbers.get(usize::from(from)).copied().unwrap_or(0);
        let seat = usize::from(self.seat());
        let has_shoe = self.game.of_seats.get(seat).is_some_and(|has| has.shoe.is_some());
        // Below the first cell lies the shoe.
        if now > 0 && i32::from(now) + i32::from(cells) <= 0 && has_shoe {
            self.send_to_shoe();
        } else if let Some(to) = self.numbered(from, cells) {
            self.carry(from, to);
        }
    }

    /// Moves the rolled token if its way ends on a cell that takes it.
    fn carry(&mut self, from: Place, to: Place) {
        let (game, seat) = (self.game, self.seat());
        let Some((depth, token)) = self.at.takeable(game, from, seat) else { return };
        let mover = Mover::new(game, self.at, seat, from, token);
        if !mover.is_carried(to) {
            return;
        }
        self.lift(from, depth);
        let passage = Passage { token, from, to };
        let found = self.judge(passage);
        self.tell(|game| Event::Moved {
            kind: game.kind_id(token),
            from: game.place_name(from),
            to: game.place_name(to),
        });
        self.at.core.dice.wrong |= After::of(found) == After::Wrong;
        if !self.stands(found, passage) {
            return self.put_back(from, depth, token);
        }
        self.forget_placed(token, from, depth);
        self.at.core.dice.cell = to;
        if !self.arrive(passage, found) {
            self.at.core.dice.cell = NOWHERE;
        }
    }

    fn ask_for_move(&mut self, cells: i16, attempts: u8) {
        let from = self.at.core.dice.cell;
        let Some(target) = self.numbered(from, cells) else { return };
        let Some((_, token)) = self.at.takeable(self.game, from, self.seat()) else { return };
        if !Mover::new(self.game, self.at, self.seat(), from, token).is_carried(target) {
            return;
        }
        self.at.core.dice.last = cells;
        self.at.core.manual = Manual { cell: from, target, attempts };
        self.tell(|game| game.must_move(from, target));
    }

    /// The player tries the move that a die asked for; the last attempt is helped.
    pub(super) fn attempt(&mut self, to: Place) {
        let manual = &mut self.at.core.manual;
        if to != manual.target && manual.attempts > 1 {
            manual.attempts -= 1;
            let Manual { cell, target, .. } = *manual;
            return self.tell(|game| game.must_move(cell, target));
        }
        let Manual { cell, target, .. } = std::mem::take(manual);
        self.carry(cell, target);
        self.end_rolls();
    }

    fn send_to_shoe(&mut self) {
        let Some(free) = self.room_in_shoe(self.seat()) else { return };
        if let Some((from, token)) = self.take_rolled() {
            self.lay(free, self.as_laid(Passage { token, from, to: free }));
            self.at.core.dice.cell = free;
            self.tell(|game| Event::Moved {
                kind: game.kind_id(token),
                from: game.place_name(from),
                to: game.place_name(free),
            });
        }
    }
}

impl Mover<'_> {
    /// Whether a die may put the token there: it only moves, it never attacks.
    fn is_carried(&self, to: Place) -> bool {
        if self.kind.is_piece { self.may_land(to) } else { !self.at.is_taken(self.game, to) }
    }
}

impl Compiled {
    fn must_move(&self, from: Place, to: Place) -> Event {
        Event::MustMove { from: self.place_name(from), to: self.place_name(to) }
    }
}

/// How many results the chance that stands has.
pub(super) fn chance_count(game: &Compiled, at: &Position) -> u16 {
    if !at.core.is_chance() {
        return 0;
    }
    if at.core.lot.is_some() {
        return 2;
    }
    let top = usize::from(at.core.dice.depth).checked_sub(1);
    let die = top.and_then(|top| at.core.dice.stack.get(top));
    let die = die.and_then(|(die, _)| game.design.dice.get(usize::from(*die)));
    die.map_or(0, |die| u16::try_from(die.faces.len()).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use game::{Chance, Notation as _, Rules as _, Settings, Turn};

    use crate::play::Move;

    /// A die in every cell, which asks for a move by hand to the next cell, where it rolls again.
    const RING: &str = r#"{
        "tokens": [{ "id": "man", "in_grid": "die", "die": "d" }],
        "grid": { "rows": 1, "columns": 3, "order": "kept", "tokens": ["man . ."],
            "dice": [{ "cells": "a1-c1", "die": "d" }] },
        "dice": [{ "id": "d", "faces": [{ "action": { "manual-move": { "cells": 1, "attempts": 0 } } }] }]
    }"#;

    #[test]
    fn a_turn_ends_after_twenty_automatic_actions_even_with_moves_by_hand() {
        let design = design::files::read(RING).unwrap();
        let game = crate::open("ring", &design, &Settings::none()).unwrap();
        let (mut at, mut moves, mut turns) = (game.start(0), Vec::new(), Vec::new());
        for _ in 0..1000 {
            match game.turn(&at) {
                Turn::Chance => drop(game.resolve(&mut at, Chance(0)).unwrap()),
                Turn::Seat(_) => {
                    game.legal_moves(&at, &mut moves);
                    match (moves[0], turns.last_mut()) {
                        (Move::Go { .. }, Some(count)) => *count += 1,
                        _ => turns.push(0),
                    }
                    game.apply(&mut at, &moves[0].clone()).unwrap();
                }
                Turn::Over => panic!("the play never ends"),
            }
            let text = game.position_text(&at);
            assert_eq!(game.parse_position(&text).as_ref(), Ok(&at), "{text}");
        }
        turns.pop();
        assert!(turns.len() > 10 && turns.iter().all(|count| *count == 20), "{turns:?}");
    }

    #[test]
    fn positions_that_no_rolls_lead_to_are_refused() {
        let design = design::files::read(RING).unwrap();
        let game = crate::open("ring", &design, &Settings::none()).unwrap();
        let with = |under_way: &str| {
            game.parse_position(&format!("d1 man,.,. - 0.1.0.0.0.a 1 1 - {under_way}")).is_ok()
        };
        assert!(with("dice:a1:1:19:-:0*1") && !with("dice:a1:1:20:-:0*1"));
        assert!(
            with("dice:a1:1:20:-:-;manual:a1:b1:0") && !with("dice:a1:1:21:-:-;manual:a1:b1:0")
        );
        assert!(!with("dice:a1:1:255:-:0*1") && !with("chain:a1:0") && !with("lot:a1:b1"));
    }
}
