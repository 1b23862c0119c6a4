//! How a face moves a token that still lies beside the grid: by its number, onto the first cell,
//! or not at all.

use design::FromShoe;

use super::unmoved::Unmoved;
use crate::play::reach::Mover;

impl Mover<'_> {
    /// The number to which a face of so many cells leads the token.
    pub(super) fn number_after(&self, cells: i16, from_shoe: FromShoe) -> Result<i32, Unmoved> {
        match from_shoe {
            FromShoe::FirstCell if !self.game.is_grid(self.from) => Ok(1),
            FromShoe::Stays if !self.game.is_grid(self.from) => Err(Unmoved::StaysInShoe),
            _ => Ok(self.number() + i32::from(cells)),
        }
    }
}
