//! What follows every action: refill, ends, the hand. Delayed checks stand in `delayed`.
//!
//! Spec: sections 2.5, 3.3 and 3.8.

use std::sync::Arc;

use design::{Refill, RequestFills};
use game::Seat;

use super::event::Event;
use super::moves::has_action;
use super::position::{Chain, Over};
use super::run::Run;
use super::token::Token;
use super::validate::Verdict;
use crate::compile::{Board, NOWHERE, Place, Sort};

/// How an action ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum After {
    Right,
    Wrong,
    /// The hand passes whatever the turn rules say.
    Pass,
    /// The hand stays.
    Stay,
}

impl After {
    pub(super) const fn of(found: Verdict) -> Self {
        match found {
            Verdict::Wrong(_) => Self::Wrong,
            Verdict::Right | Verdict::Unchecked => Self::Right,
        }
    }
}

impl Run<'_> {
    /// Ends an action. While a die is still to fall, the rest waits for it.
    pub(super) fn settle(&mut self, after: After) {
        if self.game.lots.code.is_some() {
            self.answer_rows();
        }
        if after != After::Stay {
            self.at.core.chain = Chain::default();
            self.at.rest.visited.clear();
        }
        if self.game.has_side_boards {
            self.refill();
        }
        // Time may run out in the middle of a roll too.
        if self.at.core.dice.depth > 0 && after != After::Stay {
            self.at.core.dice.wrong |= after == After::Wrong;
            return;
        }
        let has_chain = self.at.core.chain.cell != NOWHERE;
        let is_wrong = self.timely_check();
        let is_chain_over = has_chain && self.at.core.chain.cell == NOWHERE;
        let after = match (after, is_wrong) {
            (After::Right, true) => After::Wrong,
            (After::Stay, true) if is_chain_over => After::Wrong,
            (After::Stay, false) if is_chain_over => After::Right,
            _ => after,
        };
        self.look_for_end();
        if self.at.core.over != Over::No {
            return;
        }
        let turns = &self.game.design.turns;
        let passes = match after {
            After::Right => turns.pass_after_right,
            After::Wrong => turns.pass_after_wrong,
            After::Pass => true,
            After::Stay => false,
        };
        if passes || !self.at.is_awake(self.at.core.hand) {
            self.pass_the_hand();
        }
        if after != After::Stay || self.at.core.picked == 0 {
            self.find_somebody_to_act();
        }
    }

    /// Gives the hand to the next player awake who need not skip.
    fn pass_the_hand(&mut self) {
        let (seats, before) = (self.game.seats, self.at.core.hand);
        // A player who falls asleep in the middle of something leaves nothing under way.
        let core = &mut self.at.core;
        (core.manual, core.chain, core.dice) = Default::default();
        self.at.rest.visited.clear();
        self.turn_back();
        if seats == 1 && self.at.core.seats[0].skip == 0 {
            return;
        }
        // Every round takes a turn off each skip, so this ends.
        loop {
            let hand = (self.at.core.hand + 1) % seats;
            self.at.core.hand = hand;
            let anybody = (0..seats).any(|seat| self.at.is_awake(seat));
            if !anybody {
                return;
            }
            if !self.at.is_awake(hand) {
                continue;
            }
            let state = &mut self.at.core.seats[usize::from(hand)];
            if state.skip == 0 {
                break;
            }
            state.skip -= 1;
        }
        if self.at.core.hand != before {
            let seat = Seat::at(usize::from(self.at.core.hand));
            self.tell(|_| Event::Hand { seat });
        }
    }

    /// A player without any action may lose by that; when nobody has one, the play is over.
    pub(crate) fn find_somebody_to_act(&mut self) {
        // Whoever must choose a token for a die acts, or is asked again.
        if self.at.core.is_choosing() {
            return;
        }
        for _ in 0..self.game.seats {
            let hand = self.at.core.hand;
            if self.at.core.over != Over::No || has_action(self.game, self.at, hand) {
                return;
            }
            if !self.game.design.lost.no_action {
                break;
            }
            self.fall_asleep(hand, false);
            self.look_for_end();
            if self.at.core.over != Over::No {
                return;
            }
            self.pass_the_hand();
        }
        if self.can_anybody_act() {
            return;
        }
        // Nothing else can happen: what waits for a check is validated now.
        if !self.at.rest.placed.is_empty() {
            self.check_placed();
            self.look_for_end();
        }
        if self.at.core.over == Over::No && !self.can_anybody_act() {
            self.end();
        }
    }

    fn can_anybody_act(&self) -> bool {
        let can_act = |seat: u8| self.at.is_awake(seat) && has_action(self.game, self.at, seat);
        (0..self.game.seats).any(can_act)
    }

    pub(super) fn end(&mut self) {
        self.show_secrets();
        self.at.core.over = Over::Ended;
        self.tell(|_| Event::Over);
    }

    /// Fills the shoes as the design says.
    pub(super) fn refill(&mut self) {
        let game = self.game;
        for board in game.boards.iter().filter(|board| board.sort == Sort::Shoe) {
            let is_due = match game.design.refill {
                Refill::TokenLeaves => true,
                Refill::Empty => !board.cells().any(|cell| self.at.top(cell).is_some()),
                Refill::OnRequest => false,
            };
            if is_due {
                self.fill(board, usize::MAX);
            }
        }
    }

    /// The player asked for tokens. That is no move; the hand stays.
    pub(super) fn refill_on_request(&mut self) {
        let game = self.game;
        let shoe = game.of_seats.get(usize::from(self.seat())).and_then(|has| has.shoe);
        let Some(board) = shoe.and_then(|index| game.boards.get(usize::from(index))) else {
            return;
        };
        let most = match game.design.request_fills {
            RequestFills::Everything => usize::MAX,
            RequestFills::OneCell => 1,
        };
        self.fill(board, most);
        self.settle(After::Stay);
    }

    pub(super) fn fill(&mut self, board: &Board, most: usize) {
        if board.seats == 0 {
            return;
        }
        let mut filled = 0;
        for cell in board.cells() {
            if filled == most || !self.game.in_play[usize::from(cell)] {
                continue;
            }
            if self.at.top(cell).is_some() {
                continue;
            }
            let Some(token) = self.at.queue(board.queue).first().copied() else { break };
            self.at.core.heads[board.queue] += 1;
            let owners = if board.marks_owner { board.seats } else { 0 };
            self.write(cell, token.owned_by(owners));
            filled += 1;
        }
        if filled > 0 {
            let name = format!("shoe{}", board.number);
            self.tell(|_| Event::Refilled { board: name });
        }
    }

    /// Puts a token behind the queue of a shoe; the name of the shoe.
    pub(super) fn queue_up(&mut self, token: Token, shoe: usize) -> Option<String> {
        let board = self.game.boards.get(shoe)?;
        if let Some(undo) = &mut self.undo {
            undo.remember_queues(&self.at.queues);
        }
        let queue = Arc::make_mut(&mut self.at.queues).get_mut(board.queue)?;
        queue.push(Token::new(token.kind(), token.owners(), token.turned()));
        Some(board.id())
    }

    /// A cell of the seat's shoe that takes one more token: an empty one where there is one.
    pub(super) fn room_in_shoe(&self, seat: u8) -> Option<Place> {
        let shoe = self.game.of_seats.get(usize::from(seat))?.shoe?;
        let board = self.game.boards.get(usize::from(shoe))?;
        let in_play = |cell: &Place| self.game.in_play[usize::from(*cell)];
        let empty = board.cells().filter(in_play).find(|cell| !self.at.top(*cell).is_some());
        let has_room = |cell: &Place| !self.at.is_taken(self.game, *cell);
        empty.or_else(|| board.cells().filter(in_play).find(has_room))
    }
}
