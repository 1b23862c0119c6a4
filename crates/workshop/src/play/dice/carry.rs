//! What several actions do with the rolled token: carrying it to a cell, taking it off its board.

use design::Captures;

use super::unmoved::Unmoved;
use crate::compile::{NOWHERE, Place};
use crate::play::act::Passage;
use crate::play::event::Event;
use crate::play::reach::Mover;
use crate::play::run::Run;
use crate::play::settle::After;
use crate::play::token::Token;

impl Run<'_> {
    /// The token that was rolled for, if it is still there.
    pub(super) fn rolled(&self) -> Option<Mover<'_>> {
        let (game, seat, from) = (self.game, self.seat(), self.at.core.dice.cell);
        let (_, token) = self.at.takeable(game, from, seat)?;
        Some(Mover::new(game, self.at, seat, from, token))
    }

    /// Moves the rolled token if its way ends on a cell that takes it; otherwise says why it
    /// stays.
    pub(super) fn carry(&mut self, from: Place, to: Place, captures: Captures) {
        let Some((depth, token)) = self.at.takeable(self.game, from, self.seat()) else { return };
        let mover = Mover::new(self.game, self.at, self.seat(), from, token);
        if let Some(why) = mover.hindrance(to, captures) {
            return self.tell_unmoved(why);
        }
        let prey = mover.prey(to, captures);
        self.lift(from, depth);
        let mut passage = Passage::new(token, from, to);
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
        passage.origin = self.forget_placed(token, from, depth);
        if let Some(prey) = prey {
            self.take_prey(to, prey);
        }
        self.at.core.dice.cell = to;
        if !self.arrive(passage, found) {
            self.at.core.dice.cell = NOWHERE;
        }
    }

    /// Takes the rolled token off its board for good.
    pub(super) fn take_rolled(&mut self) -> Option<(Place, Token)> {
        let from = self.at.core.dice.cell;
        let (depth, _) = self.at.takeable(self.game, from, self.seat())?;
        let token = self.lift(from, depth);
        self.forget_placed(token, from, depth);
        self.at.core.dice.cell = NOWHERE;
        Some((from, token))
    }

    /// Whether the token that was rolled for is still there.
    pub(super) fn is_rolled_there(&self) -> bool {
        self.rolled().is_some()
    }
}

impl Mover<'_> {
    /// What keeps a die from putting the token there: it only moves and captures, it never attacks.
    pub(super) fn hindrance(&self, to: Place, captures: Captures) -> Option<Unmoved> {
        if self.kind.is_piece {
            return (!self.may_land(to)).then_some(Unmoved::NoRoom(to));
        }
        if !self.at.is_taken(self.game, to) || self.prey(to, captures).is_some() {
            return None;
        }
        let is_own = captures != Captures::Nothing && self.is_own_there(to);
        Some(if is_own { Unmoved::Own(to) } else { Unmoved::Taken(to) })
    }
}
