//! The ten levels: what each may look at, and how it chooses among the moves it has scored.
//!
//! A level is a budget of nodes (playouts for trees) with a cap on time that slow machines alone
//! should meet, so that it plays alike everywhere. Weaker levels do not play at random now and
//! then: they look less far, and choose among good moves with a warmth measured on the game's own
//! scale. The warmer, the more a slightly worse move is as good as the best. A certain win or
//! loss is so far off that scale that no level refuses a win it sees, or a loss it can avoid.
//!
//! There is no clock and no global generator here: the choice comes from the seed of the limits.

use std::time::Duration;

use game::{Level, Rng};

use crate::limits::Limits;
use crate::report::Report;

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Positions for alpha-beta.
    pub nodes: u64,
    /// Playouts for trees.
    pub playouts: u64,
    /// Moves ahead for alpha-beta, where that is bounded.
    pub depth: Option<u32>,
    /// The cap on time.
    pub time: Duration,
    /// How freely it chooses after alpha-beta: a move worse by so many hundredths of the game's
    /// scale is e times less likely. 0 for the best move alone.
    pub warmth: u32,
    /// The same after a tree. Playouts soon know all that can be known of a game of luck, so
    /// that their number alone would not tell the upper levels apart.
    pub tree_warmth: u32,
}

/// Levels below 8 answer within a second; what is left is for starting and drawing.
const QUICK_MS: u64 = 900;

/// Nodes, depth (0 for any) and warmth of alpha-beta; playouts and warmth of trees;
/// milliseconds. Two moves ahead is the least: that is where a loss at once is seen.
const LADDER: [(u64, u32, u32, u64, u32, u64); 10] = [
    (20_000, 2, 200, 60, 160, QUICK_MS),
    (20_000, 2, 80, 90, 90, QUICK_MS),
    (20_000, 2, 30, 140, 50, QUICK_MS),
    (20_000, 3, 20, 220, 34, QUICK_MS),
    (30_000, 4, 10, 350, 22, QUICK_MS),
    (40_000, 0, 4, 600, 15, QUICK_MS),
    (50_000, 0, 0, 1_000, 10, QUICK_MS),
    (120_000, 0, 0, 2_000, 6, 3_000),
    (300_000, 0, 0, 4_000, 3, 5_000),
    (2_000_000, 0, 0, 16_000, 0, 15_000),
];

impl Strength {
    /// What this level may do.
    #[must_use]
    pub fn of(level: Level) -> Self {
        // Levels count from 1 to the length of the ladder.
        let (nodes, depth, warmth, playouts, tree_warmth, ms) =
            LADDER[usize::from(level.number()) - 1];
        let depth = (depth > 0).then_some(depth);
        let time = Duration::from_millis(ms);
        Self { nodes, playouts, depth, time, warmth, tree_warmth }
    }

    /// How freely it chooses, after a tree or after alpha-beta.
    pub(crate) const fn warmth(self, by_tree: bool) -> u32 {
        if by_tree { self.tree_warmth } else { self.warmth }
    }

    /// The limits of one search, by a tree or by alpha-beta.
    pub(crate) const fn limits(self, by_tree: bool, seed: u64) -> Limits {
        let (nodes, depth) = if by_tree { (self.playouts, None) } else { (self.nodes, self.depth) };
        let score_all = self.warmth(by_tree) > 0;
        Limits { depth, nodes: Some(nodes), time: Some(self.time), seed, score_all }
    }
}

/// How much of what was shown a player of this level has forgotten, in hundredths.
pub(crate) const fn forgets(level: Level) -> u32 {
    9 * (10 - level.number() as u32)
}

/// Brings the move that a player of this warmth chooses to the front.
pub(crate) fn choose<M: Clone>(report: &mut Report<M>, warmth: u32, scale: i32, seed: u64) {
    let Some(nth) = chosen(report, warmth, scale, seed).filter(|&nth| nth > 0) else { return };
    let action = report.moves.remove(nth);
    report.line = vec![action.action.clone()];
    report.moves.insert(0, action);
}

/// One in so many: moves that a tree looked at less often than this, against the most visited
/// one, are not known well enough to be chosen.
const LEAST_VISITED: u64 = 20;

fn chosen<M>(report: &Report<M>, warmth: u32, scale: i32, seed: u64) -> Option<usize> {
    let best = report.moves.iter().map(|scored| scored.score).max()?;
    let most = report.moves.iter().map(|scored| scored.visits).max()?;
    let width = f64::from(warmth) * f64::from(scale.max(1)) / 100.0;
    if width <= 0.0 {
        return None;
    }
    let weight = |score: i32, visits: u64| {
        let less = f64::from(score) - f64::from(best);
        let likely = (less / width).exp() * 100_000.0;
        // Within 0 and 100,000: no score is above the best.
        if visits * LEAST_VISITED < most { 0 } else { likely as u32 }
    };
    let weights: Vec<u32> =
        report.moves.iter().map(|scored| weight(scored.score, scored.visits)).collect();
    let total: u32 = weights.iter().fold(0, |sum, weight| sum.saturating_add(*weight));
    if total == 0 {
        return None;
    }
    // The search itself begins with the same seed; this is another row of numbers.
    let mut ticket = Rng::for_ply(seed, u64::MAX).below(total);
    weights.iter().position(|&weight| {
        let is_drawn = ticket < weight;
        ticket = ticket.saturating_sub(weight);
        is_drawn
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Scored;
    use game::{lost_in, won_in};

    fn report(scores: &[i32]) -> Report<usize> {
        let scored = |(action, &score): (usize, &i32)| Scored { action, score, visits: 10 };
        let moves = scores.iter().enumerate().map(scored).collect();
        Report { moves, depth: 2, nodes: 10, line: vec![0, 1], proven: false }
    }

    /// How often each move is chosen in a thousand tries.
    fn counts(scores: &[i32], warmth: u32) -> Vec<u32> {
        let mut counts = vec![0; scores.len()];
        for seed in 0..1000 {
            let mut report = report(scores);
            choose(&mut report, warmth, 200, seed);
            counts[*report.best().unwrap()] += 1;
        }
        counts
    }

    #[test]
    fn every_step_up_looks_at_no_less_and_chooses_no_more_freely() {
        let ladder: Vec<Strength> = Level::all().map(Strength::of).collect();
        for pair in ladder.windows(2) {
            let depth = |strength: &Strength| strength.depth.unwrap_or(u32::MAX);
            assert!(pair[0].nodes <= pair[1].nodes && pair[0].playouts < pair[1].playouts);
            assert!(depth(&pair[0]) <= depth(&pair[1]) && pair[0].warmth >= pair[1].warmth);
            assert!(pair[0].time <= pair[1].time && pair[0].tree_warmth > pair[1].tree_warmth);
        }
        assert!(Strength::of(Level::QUICK).time < Duration::from_secs(1));
    }

    #[test]
    fn worse_moves_are_chosen_less_often_and_cold_levels_choose_the_best() {
        let counts_warm = counts(&[50, 0, -400], 60);
        assert!(counts_warm[0] > counts_warm[1] && counts_warm[1] > 200, "{counts_warm:?}");
        assert!(counts_warm[2] < 60, "{counts_warm:?}");
        assert_eq!(counts(&[50, 49], 0), [1000, 0]);
    }

    #[test]
    fn no_warmth_refuses_a_win_or_takes_a_loss_that_can_be_avoided() {
        assert_eq!(counts(&[won_in(1), 900, 900], 120), [1000, 0, 0]);
        assert_eq!(counts(&[-5000, lost_in(2)], 120), [1000, 0]);
        let lost = counts(&[lost_in(2), lost_in(2)], 120);
        assert!(lost[0] > 0 && lost[1] > 0, "{lost:?}");
    }

    #[test]
    fn a_move_that_was_hardly_looked_at_is_not_chosen() {
        let mut report = report(&[0, 0]);
        report.moves[0].visits = 500;
        for seed in 0..100 {
            assert_eq!(chosen(&report, 100, 200, seed), Some(0));
        }
        report.moves.clear();
        assert_eq!(chosen(&report, 100, 200, 0), None);
    }

    #[test]
    fn another_move_than_the_best_has_a_line_of_its_own() {
        let told = |seed| {
            let mut report = report(&[0, 0]);
            choose(&mut report, 100, 200, seed);
            (report.moves.len(), report.best().copied().unwrap(), report.line)
        };
        let all: Vec<_> = (0..50).map(told).collect();
        assert!(all.contains(&(2, 0, vec![0, 1])) && all.contains(&(2, 1, vec![1])), "{all:?}");
    }
}
