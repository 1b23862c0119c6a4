//! Pushing: a step into a token that can be pushed moves it one cell on, where that is free.

use super::beside;
use crate::compile::{NOWHERE, Place};
use crate::play::event::Event;
use crate::play::position::is_mobile;
use crate::play::reach::Mover;
use crate::play::run::Run;
use crate::play::token::Token;

impl Mover<'_> {
    /// Where a step to this cell would push what lies there.
    pub(crate) fn pushes_from(&self, to: Place) -> Option<Place> {
        self.step_directions(to).find_map(|direction| self.pushed_to(to, direction))
    }

    fn pushed_to(&self, to: Place, direction: usize) -> Option<Place> {
        if !self.kind.pushes || self.kind.is_piece || !self.game.is_grid(to) {
            return None;
        }
        let mut lying = self.at.stack(to).filter(|token| is_mobile(self.game, *token));
        let token = lying.next().filter(|_| lying.next().is_none())?;
        let kind = self.game.kind(token);
        // Only what lies right beside is pushed: nothing goes around the edge that way.
        let is_beside = beside(&self.game.grid.near, self.from, direction) == to;
        let next = beside(&self.game.grid.near, to, direction);
        let pushed = Mover::new(self.game, self.at, self.seat, to, token);
        let has_room = next != NOWHERE && pushed.is_free(next);
        (kind.pushable && !kind.is_piece && is_beside && has_room).then_some(next)
    }
}

impl Run<'_> {
    /// Moves what is pushed out of the way.
    pub(in crate::play) fn push_on(&mut self, from: Place, to: Place) {
        let game = self.game;
        let Some(depth) = self.at.stack(from).position(|token| is_mobile(game, token)) else {
            return;
        };
        let token = self.lift(from, depth);
        self.tell(|game| Event::Moved {
            kind: game.kind_id(token),
            from: game.place_name(from),
            to: game.place_name(to),
        });
        self.lay(to, token.without(Token::WRONG));
    }
}
