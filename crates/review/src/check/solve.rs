//! Whether a start can be won by one player alone: every position that can be reached, nearest
//! first, up to a budget.
//!
//! Limits on moves, slips and time make positions differ; the caller switches them off. Chance is
//! never resolved: a play with dice is not asked about.

use std::collections::{HashSet, VecDeque};

use game::{Game, Seat, Turn};
use workshop::{DesignedGame, Position};

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// It can be won, in so many actions at least.
    Solved(u32),
    /// Everything was tried and nothing wins.
    Never,
    /// The budget was too small.
    Unknown,
}

/// Looks for a way to win.
pub(super) fn solve(game: &DesignedGame, start: Position, budget: usize) -> Found {
    let mut seen = HashSet::from([game.key(&start)]);
    let mut open = VecDeque::from([(start, 0)]);
    let (mut moves, mut looked) = (Vec::new(), 0);
    while let Some((position, depth)) = open.pop_front() {
        game.legal_moves(&position, &mut moves);
        for action in &moves {
            looked += 1;
            if looked > budget {
                return Found::Unknown;
            }
            let mut next = position.clone();
            game.advance(&mut next, action);
            match game.turn(&next) {
                Turn::Chance => return Found::Unknown,
                Turn::Over => {
                    if game.outcome(&next).is_some_and(|outcome| outcome.is_won_by(Seat::FIRST)) {
                        return Found::Solved(depth + 1);
                    }
                }
                Turn::Seat(_) => {
                    if seen.insert(game.key(&next)) {
                        open.push_back((next, depth + 1));
                    }
                }
            }
        }
    }
    Found::Never
}
