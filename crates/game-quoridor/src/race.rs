//! Races that are decided: a pawn whose way nobody can close or cross in time.
//!
//! It is a certificate, not a search: where it is silent, the race may still be won. The loser
//! must have no wall in hand, and must never come beside the winner's pawn, where it could jump
//! or stand in the way.

use crate::bits::Bits;
use crate::layout::Layout;
use crate::paths::Edges;
use crate::{Position, Quoridor};

/// In how many moves of both the winner arrives, on a way that the loser cannot disturb.
pub(crate) fn sure_run<L: Layout>(
    game: &Quoridor,
    position: &Position,
    winner: usize,
    loser: usize,
    winner_begins: bool,
) -> Option<u32> {
    let edges = Edges::<L>::of(position);
    let [goals, feared] = [winner, loser].map(|seat| L::Cells::load(&game.goals[seat]));
    let mut front = L::Cells::bit(u32::from(position.pawns[winner]));
    // Wherever the loser may stand by now.
    let mut near = L::Cells::bit(u32::from(position.pawns[loser]));
    let mut moves = 0;
    if !winner_begins {
        if !(edges.grow(near) & front).is_empty() {
            return None;
        }
        near = edges.grow(near);
        moves = 1;
    }
    loop {
        if !(near & feared).is_empty() {
            return None;
        }
        moves += 1;
        let next = edges.grow(front) & !near;
        if !(next & goals).is_empty() {
            return Some(moves);
        }
        near = edges.grow(near);
        front = next & !near;
        if front.is_empty() {
            return None;
        }
        moves += 1;
    }
}
