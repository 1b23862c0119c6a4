//! What several actions do with the rolled token: carrying it to a cell, taking it off its board.

use super::unmoved::Unmoved;
use crate::compile::NOWHERE;
use crate::compile::Place;
use crate::play::act::Passage;
use crate::play::event::Event;
use crate::play::reach::Mover;
use crate::play::run::Run;
use crate::play::settle::After;
use crate::play::token::Token;

impl Run<'_> {
    /// Moves the rolled token if its way ends on a cell that takes it; otherwise says why it
    /// stays.
    pub(super) fn carry(&mut self, from: Place, to: Place) {
        let Some((depth, token)) = self.at.takeable(self.game, from, self.seat()) else { return };
        if let Some(why) = self.hindrance(from, to, token) {
            return self.tell_unmoved(why);
        }
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
        self.at.core.dice.cell = to;
        if !self.arrive(passage, found) {
            self.at.core.dice.cell = NOWHERE;
        }
    }

    /// What keeps a die from putting the token there: it only moves, it never attacks.
    pub(super) fn hindrance(&self, from: Place, to: Place, token: Token) -> Option<Unmoved> {
        if !self.kind(token).is_piece {
            return self.at.is_taken(self.game, to).then_some(Unmoved::Taken(to));
        }
        let mover = Mover::new(self.game, self.at, self.seat(), from, token);
        (!mover.may_land(to)).then_some(Unmoved::NoRoom(to))
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
        self.at.takeable(self.game, self.at.core.dice.cell, self.seat()).is_some()
    }
}
