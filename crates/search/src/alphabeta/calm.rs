//! Short cuts near the end of a search, in positions that the game calls calm.
//!
//! A position so much better than what is asked that a few moves will not spoil it is not looked
//! into, and moves that promise too little to reach what is asked are left out. Games that never
//! call a position calm are searched without either, and ends that are certain always are.

use game::{DECIDED, Game};

use super::node::{Ask, Worker};

/// Positions with at most this many moves to look ahead can be good enough.
const SHALLOW: i32 = 3;
/// Moves with at most this many moves to look ahead can promise too little.
const LAST: i32 = 2;

/// What a calm position is worth as it stands.
#[derive(Clone, Copy)]
pub(super) struct Calm {
    stand: i32,
    /// The game's scale of evaluations.
    scale: i32,
}

impl<G: Game> Worker<'_, G> {
    /// The position as it stands, where short cuts may be taken.
    pub(super) fn calm(&self, position: &G::Position, ask: Ask) -> Option<Calm> {
        let is_open = ask.alpha > -DECIDED && ask.beta < DECIDED;
        if ask.depth > SHALLOW || !is_open || self.seats > 2 || !self.game.is_calm(position) {
            return None;
        }
        Some(Calm { stand: self.judged(position, ask), scale: self.evaluation.scale })
    }
}

impl Calm {
    /// The score, when the position is far better than what is asked.
    pub(super) const fn is_enough(self, ask: Ask) -> Option<i32> {
        let is_far = self.stand - ask.depth * self.scale / 3 >= ask.beta;
        if ask.is_narrow() && is_far { Some(self.stand) } else { None }
    }

    /// What a move of this order can reach at most, when that is no more than `alpha`.
    pub(super) fn too_little(self, order: i32, alpha: i32, depth: i32) -> Option<i32> {
        // A sixth of the scale for the last move, a half for the one before.
        let most = self.stand.saturating_add(order) + (2 * depth - 1) * self.scale / 6;
        (depth <= LAST && most <= alpha).then_some(most)
    }
}
