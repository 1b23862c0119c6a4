//! Two tokens change places.

use crate::compile::Place;
use crate::play::event::Event;
use crate::play::position::{is_mobile, may_take};
use crate::play::reach::Mover;
use crate::play::run::Run;
use crate::play::token::Token;

impl Mover<'_> {
    /// Whether the token changes places with the one in a cell of the grid.
    pub(crate) fn swaps(&self, to: Place) -> bool {
        if !self.kind.swaps || !self.game.is_grid(self.from) || !self.game.is_grid(to) {
            return false;
        }
        let mut lying = self.at.stack(to).filter(|token| is_mobile(self.game, *token));
        let Some(token) = lying.next().filter(|_| lying.next().is_none()) else { return false };
        let is_single = !self.kind.is_piece && !self.game.kind(token).is_piece;
        // What gives way finds the other cell free.
        let mut here = self.at.stack(self.from).filter(|token| is_mobile(self.game, *token));
        let is_alone = here.next().is_some() && here.next().is_none();
        is_single && is_alone && to != self.from && may_take(self.game, token, self.seat)
    }
}

impl Run<'_> {
    /// Brings the token that gives way to where the other came from.
    pub(in crate::play) fn swap_back(&mut self, from: Place, to: Place) {
        let game = self.game;
        let Some(depth) = self.at.stack(to).position(|token| is_mobile(game, token)) else {
            return;
        };
        let token = self.lift(to, depth);
        self.tell(|game| Event::Moved {
            kind: game.kind_id(token),
            from: game.place_name(to),
            to: game.place_name(from),
        });
        self.lay(from, token.without(Token::WRONG));
    }
}
