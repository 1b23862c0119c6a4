//! Delayed validation: what was placed is checked together, and what is wrong goes back.
//!
//! Spec: section 3.11. A token goes back to where it lay before it began to wait: to its cell of
//! the grid or of a waiting zone, or to the player's shoe.

use design::{WhenRight, WhenToValidate, WhenWrong};

use super::act::Passage;
use super::ends;
use super::event::Event;
use super::position::{Chain, Placed};
use super::reach::Mover;
use super::run::Run;
use super::token::Token;
use super::validate::{Verdict, verdict};
use crate::compile::{NOWHERE, Sort};
use crate::explain;

/// A token that was found wrong and has been lifted.
#[derive(Clone, Copy)]
struct Refused {
    token: Token,
    placed: Placed,
    /// How many tokens lay above it.
    depth: usize,
}

impl Run<'_> {
    /// Runs the delayed check when its moment has come; whether something was wrong.
    pub(super) fn timely_check(&mut self) -> bool {
        if !self.game.is_delayed {
            return false;
        }
        let core = &self.at.core;
        let is_due = match self.game.design.association.when {
            WhenToValidate::AtOnce | WhenToValidate::OnRequest => false,
            WhenToValidate::AfterMoves(moves) => core.since_check >= moves,
            WhenToValidate::AfterSeconds(seconds) => core.clock >= u32::from(seconds) * 10,
            WhenToValidate::ShoeEmpty => ends::is_shoe_empty(self.game, self.at, core.hand),
        };
        // A check that finds nothing to look at starts the next wait all the same.
        is_due && self.check_placed()
    }

    /// Validates what was placed since the last check, in order; whether something was wrong.
    pub(super) fn check_placed(&mut self) -> bool {
        let placed = std::mem::take(&mut self.at.rest.placed);
        (self.at.core.since_check, self.at.core.clock) = (0, 0);
        let mut refused = Vec::new();
        let check = |one| self.check_one(one, &mut refused);
        let found: Vec<Verdict> = placed.into_iter().map(check).collect();
        self.put_all_back(refused);
        let is_wrong = found.iter().any(|found| matches!(found, Verdict::Wrong(_)));
        // One praise for all of them, and only when nothing has to be explained.
        if !is_wrong && found.contains(&Verdict::Right) {
            self.tell(|game| Event::Right {
                say: explain::praise(),
                own: explain::own(&game.design.association.right_message),
                dialog: game.design.association.right_dialog,
                in_dialog: explain::own(&game.design.association.right_dialog_message),
            });
        }
        is_wrong
    }

    fn check_one(&mut self, placed: Placed, refused: &mut Vec<Refused>) -> Verdict {
        let Placed { cell, seat, .. } = placed;
        let waits = |token: Token| token.has(Token::WAITS) && token.body() == 0;
        // The first of a stack to be placed is the lowest.
        let depth = self.at.stack(cell).enumerate().filter(|(_, token)| waits(*token)).last();
        let Some((depth, _)) = depth else { return Verdict::Unchecked };
        let token = self.lift(cell, depth).without(Token::WAITS);
        let is_in_chain = depth == 0 && self.at.core.chain.cell == cell;
        let found = verdict(self.game, self.at, token, cell, Sort::Shoe);
        let rules = &self.game.design.association;
        match found {
            Verdict::Wrong(why) => {
                self.count_error(seat);
                self.tell_wrong(token, [cell, cell], why);
                if self.refuse(Refused { token, placed, depth }, refused) {
                    self.end_chain(is_in_chain);
                }
            }
            Verdict::Right if rules.when_right == WhenRight::Remove => {
                self.win_token(token, cell, seat);
                self.end_chain(is_in_chain);
            }
            Verdict::Right | Verdict::Unchecked => {
                self.lay_under(cell, depth, token);
                if found == Verdict::Right && rules.when_right == WhenRight::Win {
                    self.fall_asleep(seat, true);
                }
            }
        }
        found
    }

    /// Does with a wrong token what the design says; whether it leaves its cell. Those that go
    /// back to a cell wait until all are lifted, since they may have changed places.
    fn refuse(&mut self, wrong: Refused, refused: &mut Vec<Refused>) -> bool {
        if self.game.design.association.when_wrong == WhenWrong::Accept {
            self.leave(wrong);
            return false;
        }
        if wrong.placed.origin != NOWHERE {
            refused.push(wrong);
            return true;
        }
        self.back_to_shoe(wrong)
    }

    /// Puts the tokens back into their cells. Where something else lies by now, a token goes to
    /// the shoe; without a shoe it stays, and so may keep others from their cells.
    fn put_all_back(&mut self, mut refused: Vec<Refused>) {
        while let Some(index) = refused.iter().position(|wrong| !self.has_home(*wrong)) {
            let wrong = refused.remove(index);
            self.back_to_shoe(wrong);
        }
        for wrong in refused {
            let Refused { token, placed, .. } = wrong;
            // Two may have been parked in one cell, one after the other.
            if !self.has_home(wrong) {
                self.back_to_shoe(wrong);
                continue;
            }
            let laid = self.as_laid(Passage::new(token, placed.cell, placed.origin));
            self.put_back(placed.origin, 0, laid);
        }
    }

    /// Whether the cell that a lifted token came from takes it back.
    fn has_home(&self, wrong: Refused) -> bool {
        let Refused { token, placed, .. } = wrong;
        if !self.kind(token).is_piece || !self.game.is_grid(placed.origin) {
            return !self.at.is_taken(self.game, placed.origin);
        }
        let mover = Mover::new(self.game, self.at, placed.seat, placed.cell, token);
        mover.has_room(token, placed.origin)
    }

    /// A refused token goes to its player's shoe, behind the queue where the shoe is full; it
    /// stays where there is no shoe. Whether it leaves its cell.
    fn back_to_shoe(&mut self, wrong: Refused) -> bool {
        let Refused { token, placed: Placed { cell, seat, .. }, .. } = wrong;
        let shoe = self.game.of_seats.get(usize::from(seat)).and_then(|has| has.shoe);
        let Some(shoe) = shoe else {
            self.leave(wrong);
            return false;
        };
        if let Some(to) = self.room_in_shoe(seat) {
            let token = self.as_laid(Passage::new(token, cell, to));
            self.put_back(to, 0, token);
        } else if let Some(board) = self.queue_up(token, usize::from(shoe)) {
            self.tell(|game| Event::WentBack { kind: game.kind_id(token), to: board });
        }
        true
    }

    /// Leaves a wrong token in its cell, where it gives its zone nothing.
    fn leave(&mut self, wrong: Refused) {
        let Refused { token, placed, depth } = wrong;
        self.lay_under(placed.cell, depth, token.with(Token::WRONG));
    }

    /// A token that leaves in the middle of its steps or jumps makes no more of them.
    fn end_chain(&mut self, is_in_chain: bool) {
        if is_in_chain {
            self.at.core.chain = Chain::default();
            self.at.rest.visited.clear();
        }
    }
}
