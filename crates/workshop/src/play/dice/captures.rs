//! Dice that capture: an enemy alone on the cell where the token comes goes back to the shoe of its
//! owner, or is taken. Own tokens are never captured.

use design::Captures;

use crate::compile::Place;
use crate::play::position::is_mobile;
use crate::play::reach::Mover;
use crate::play::run::Run;
use crate::play::token::Token;

/// What a token captures where it comes.
#[derive(Clone, Copy)]
pub(in crate::play) struct Prey {
    /// How many tokens lie above it.
    depth: usize,
    /// The player to whose shoe it goes back; none where it is taken.
    home: Option<u8>,
}

impl Mover<'_> {
    /// What the token captures in a cell: one enemy, alone but for decor.
    pub(super) fn prey(&self, to: Place, captures: Captures) -> Option<Prey> {
        if captures == Captures::Nothing || self.kind.is_piece || !self.game.is_grid(to) {
            return None;
        }
        let lying = self.at.stack(to).enumerate();
        let mut tokens = lying.filter(|(_, token)| is_mobile(self.game, *token));
        let (depth, enemy) = tokens.next().filter(|(_, token)| self.is_enemy(*token))?;
        if tokens.next().is_some() {
            return None;
        }
        if captures == Captures::ToResult {
            return Some(Prey { depth, home: None });
        }
        // A token with owners has at least one; without a shoe it has nowhere to go.
        let owner = u8::try_from(enemy.owners().trailing_zeros()).ok()?;
        let has = self.game.of_seats.get(usize::from(owner))?;
        has.shoe.map(|_| Prey { depth, home: Some(owner) })
    }

    fn is_enemy(&self, token: Token) -> bool {
        let owners = token.owners();
        owners != 0 && owners >> self.seat & 1 == 0 && !self.game.kind(token).is_piece
    }

    /// Whether a cell is taken by a token of the player who rolled.
    pub(super) fn is_own_there(&self, to: Place) -> bool {
        let mut tokens = self.at.stack(to).filter(|token| is_mobile(self.game, *token));
        tokens.any(|token| token.owners() >> self.seat & 1 == 1)
    }
}

impl Run<'_> {
    pub(super) fn take_prey(&mut self, place: Place, prey: Prey) {
        let token = self.lift(place, prey.depth);
        self.forget_placed(token, place, prey.depth);
        match prey.home {
            Some(owner) => drop(self.put_in_shoe(token, place, owner)),
            None => {
                let seat = self.seat();
                self.take_prize(token, place, seat);
            }
        }
    }
}
