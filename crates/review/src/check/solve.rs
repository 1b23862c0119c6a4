//! Whether a start can be won by one player alone, found by the searches for puzzles.
//!
//! Limits on moves, slips and time make positions differ; the caller switches them off. Chance is
//! never resolved: a play with dice is not asked about.

use search::puzzle::{Answer, Quest, is_won, shortest_solution};
use search::{Limits, Watch};
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
pub(super) fn solve(game: &DesignedGame, start: &Position, budget: usize) -> Found {
    let goal = is_won(game, start);
    let limits = Limits::nodes(u64::try_from(budget).unwrap_or(u64::MAX));
    let quest = Quest { game, start, goal: &goal, limits, room: budget, watch: Watch::NOBODY };
    match shortest_solution(&quest).answer {
        Answer::Solved { moves, shortest: true } => {
            Found::Solved(u32::try_from(moves.len()).unwrap_or(u32::MAX))
        }
        Answer::Unsolvable => Found::Never,
        Answer::Solved { .. } | Answer::NotWithin(_) | Answer::Unknown => Found::Unknown,
    }
}
