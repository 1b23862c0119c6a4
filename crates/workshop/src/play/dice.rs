//! Dice: rolling them, and cells that roll by themselves.
//!
//! Spec: section 2.7. A roll is a chance; the faces act on one token and follow each other
//! by themselves, at most twenty a turn. What a face does stands in `dice/`, a file for each
//! action.

mod captures;
mod carry;
mod choose;
mod eliminate;
mod faces;
mod from_shoe;
mod manual_move;
mod move_again;
mod move_on;
mod pass_the_hand;
mod path;
mod play_again;
mod roll_another;
mod skip_turns;
mod sleep;
mod to_result;
mod to_shoe;
mod unmoved;

use design::Action;
use game::Seat;

use super::event::Event;
use super::position::{MAX_ROLLS, Manual, OpenFace, Position, Rolls};
use super::run::Run;
use super::settle::After;
use crate::compile::{Compiled, NOWHERE, Place};
use faces::By;

pub(super) use choose::{captures, check_chosen, choices, target};

/// Automatic actions in one turn.
pub(crate) const MOST_ACTIONS: u8 = 20;

impl Run<'_> {
    /// The player rolls the die of a token.
    pub(super) fn roll(&mut self, place: Place) {
        let (game, seat) = (self.game, self.seat());
        let taken = self.at.takeable(game, place, seat);
        let Some(die) = taken.and_then(|(_, token)| game.kind(token).die) else { return };
        self.count_move();
        self.at.core.dice = match game.is_rolled_first(die) {
            true => Rolls { chooses: Some(die), ..Rolls::default() },
            false => Rolls { cell: place, ..Rolls::default() },
        };
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
        let Some(number) = self.pop_roll() else { return };
        let Some(die) = self.game.design.dice.get(usize::from(number)) else { return };
        let seat = Seat::at(self.at.core.hand.into());
        self.tell(|_| Event::Rolled { seat, die: die.id.clone(), face: result });
        self.at.core.dice.count += 1;
        self.follow(OpenFace { die: number, face: result, done: 0 });
        if self.at.core.dice.count >= MOST_ACTIONS {
            self.forget_rolls();
        }
        self.end_rolls();
    }

    /// Does one action of a face. A new one is one more line here and a file of its own.
    fn act_on(&mut self, action: &Action, by: By) {
        match action {
            Action::Nothing => {}
            Action::Move(cells) => self.move_on(*cells, by),
            Action::MoveAgain => self.move_again(by),
            Action::ManualMove { cells, attempts } => self.ask_for_move(*cells, *attempts, by),
            Action::ToShoe => self.send_to_shoe(),
            Action::ToResult => self.show_as_result(),
            Action::Eliminate => self.eliminate(),
            Action::Roll { die, times } => self.roll_another(die, *times),
            Action::PassTheHand => self.drop_the_hand(),
            Action::Sleep => self.put_to_sleep(),
            Action::SkipTurns(turns) => self.skip_turns(*turns),
            Action::PlayAgain => self.keep_the_hand(),
        }
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
            self.at.core.dice.face = None;
        }
        let core = &mut self.at.core;
        if core.dice.depth > 0 || core.manual.cell != NOWHERE || core.dice.face.is_some() {
            return;
        }
        let dice = std::mem::take(&mut core.dice);
        self.settle(match dice {
            Rolls { passes: true, .. } => After::Pass,
            Rolls { again: true, .. } => After::Stay,
            Rolls { wrong: true, .. } => After::Wrong,
            _ => After::Right,
        });
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
