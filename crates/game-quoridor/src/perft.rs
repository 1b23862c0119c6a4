//! Perft with a memory: different orders of the same walls are counted once.
//!
//! The plain count of the contract is its twin; a test compares the two.

use std::collections::HashMap;

use game::{Rules as _, Turn};

use crate::{Move, Position, Quoridor};

/// Counts leaves of one game.
pub(crate) struct Count<'a> {
    game: &'a Quoridor,
    /// Leaves by position and depth. The ply and the passes in a row are part of the key, since
    /// they can end a game.
    known: HashMap<(u64, u16, u8, u32), u64>,
    buffers: Vec<Vec<Move>>,
}

impl<'a> Count<'a> {
    pub(crate) fn of(game: &'a Quoridor) -> Self {
        Self { game, known: HashMap::new(), buffers: Vec::new() }
    }

    /// How many leaves lie this many moves below a position.
    pub(crate) fn below(&mut self, position: &Position, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            _ if self.game.turn(position) == Turn::Over => return 0,
            1 => return self.game.count_moves(position),
            _ => {}
        }
        let key = (self.image_hash(position), position.ply, position.passes, depth);
        if let Some(&leaves) = self.known.get(&key) {
            return leaves;
        }
        let mut moves = self.buffers.pop().unwrap_or_default();
        self.game.legal_moves(position, &mut moves);
        let mut leaves = 0;
        for action in &moves {
            let mut next = position.clone();
            self.game.advance(&mut next, action);
            leaves += self.below(&next, depth - 1);
        }
        self.buffers.push(moves);
        self.known.insert(key, leaves);
        leaves
    }

    /// One hash for a position and its mirror image, where the board may be mirrored.
    fn image_hash(&self, position: &Position) -> u64 {
        let images = (0..self.game.symmetries())
            .map(|symmetry| self.game.hash(&self.game.map_position(symmetry, position)));
        images.min().unwrap_or(position.hash)
    }
}
