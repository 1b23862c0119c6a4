//! Taking by moving onto the cell of an enemy.

use crate::compile::Place;
use crate::play::position::is_mobile;
use crate::play::reach::Mover;

impl Mover<'_> {
    /// Whether the token takes what lies in a cell by moving there.
    pub(crate) fn replaces(&self, to: Place) -> bool {
        if !self.kind.replaces || !self.game.is_grid(self.from) || !self.game.is_grid(to) {
            return false;
        }
        let mut lying = self.at.stack(to).filter(|token| is_mobile(self.game, *token));
        let Some(token) = lying.next().filter(|_| lying.next().is_none()) else { return false };
        let is_enemy = token.owners() != 0 && token.owners() >> self.seat & 1 == 0;
        is_enemy && !self.game.kind(token).is_piece && !self.kind.is_piece
    }
}
