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

use crate::limits::{Limits, MOST_GUESSES, MOST_WORLDS, Notice};
use crate::report::{Report, Scored};

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
    /// How many moves it notices before a tree grows, where not every one.
    pub notices: Option<Notice>,
    /// How wrongly alpha-beta judges positions, in hundredths of the game's scale.
    pub blur: u32,
    /// Of how many imagined positions it takes the most plausible, where something is hidden.
    pub guesses: u32,
    /// How many positions it imagines there.
    pub worlds: u32,
}

/// Levels below 8 answer within a second; what is left is for starting and drawing.
const QUICK_MS: u64 = 900;

/// One step of the ladder.
struct Step {
    /// Alpha-beta: nodes, depth (0 for any), warmth and blur.
    sides: (u64, u32, u32, u32),
    /// Trees: playouts, warmth, moves noticed and of how many hundredths (100 for all).
    tree: (u64, u32, u32, u32),
    /// The time for either, in milliseconds.
    ms: u64,
}

const fn step(sides: (u64, u32, u32, u32), tree: (u64, u32, u32, u32), ms: u64) -> Step {
    Step { sides, tree, ms }
}

/// Two moves ahead is the least: that is where a loss at once is seen.
const LADDER: [Step; 10] = [
    step((8_000, 2, 200, 0), (16, 160, 6, 18), QUICK_MS),
    step((8_000, 2, 60, 0), (60, 56, 12, 35), QUICK_MS),
    step((8_000, 2, 16, 0), (160, 20, 18, 48), QUICK_MS),
    step((8_000, 3, 10, 0), (300, 10, 23, 56), QUICK_MS),
    step((8_000, 3, 5, 0), (600, 5, 30, 66), QUICK_MS),
    step((8_000, 0, 0, 40), (1_000, 3, 38, 70), QUICK_MS),
    step((10_000, 0, 0, 23), (1_800, 2, 50, 74), QUICK_MS),
    step((25_000, 0, 0, 15), (3_000, 1, 65, 82), 3_000),
    step((90_000, 0, 0, 5), (5_000, 1, 90, 90), 5_000),
    step((800_000, 0, 0, 0), (20_000, 0, u32::MAX, 100), 15_000),
];

impl Strength {
    /// What this level may do.
    #[must_use]
    pub fn of(level: Level) -> Self {
        // Levels count from 1 to the length of the ladder.
        let Step { sides, tree, ms } = &LADDER[usize::from(level.number()) - 1];
        let (nodes, depth, warmth, blur) = *sides;
        let (playouts, tree_warmth, most, hundredths) = *tree;
        Self {
            nodes,
            playouts,
            depth: (depth > 0).then_some(depth),
            time: Duration::from_millis(*ms),
            warmth,
            tree_warmth,
            notices: (hundredths < 100).then_some(Notice { most, hundredths }),
            blur,
            guesses: GUESSES[usize::from(level.number()) - 1],
            worlds: WORLDS[usize::from(level.number()) - 1],
        }
    }

    /// The same in a game where it is so many times dearer to look at a position.
    pub(crate) const fn at_cost(self, cost: u64) -> Self {
        let cost = if cost == 0 { 1 } else { cost };
        Self { nodes: self.nodes / cost, ..self }
    }

    /// How freely it chooses, after a tree or after alpha-beta.
    pub(crate) const fn warmth(self, by_tree: bool) -> u32 {
        if by_tree { self.tree_warmth } else { self.warmth }
    }

    /// The limits of one search, by a tree or by alpha-beta.
    pub(crate) const fn limits(self, by_tree: bool, seed: u64) -> Limits {
        let (nodes, depth) = if by_tree { (self.playouts, None) } else { (self.nodes, self.depth) };
        let score_all = self.warmth(by_tree) > 0;
        let notices = if by_tree { self.notices } else { None };
        Limits {
            depth,
            nodes: Some(nodes),
            time: Some(self.time),
            seed,
            score_all,
            notices,
            blur: self.blur,
            guesses: self.guesses,
            worlds: self.worlds,
        }
    }
}

/// Of how many imagined positions each level takes the most plausible. More playouts hardly help
/// where ranks are hidden; knowing where others hide what matters does.
const GUESSES: [u32; 10] = [1, 1, 1, 1, 1, 1, 2, 2, 2, MOST_GUESSES];

/// How many positions each level imagines: who thinks of few is sure of what need not be.
const WORLDS: [u32; 10] = [1, 1, 1, 1, 1, 2, 3, 6, MOST_WORLDS, MOST_WORLDS];

/// How much of what was shown a player of each level has forgotten, in hundredths. Two things
/// must be remembered to make a pair, so the steps are wider below.
const FORGETS: [u32; 10] = [95, 83, 70, 59, 48, 38, 29, 19, 9, 0];

/// How much of what was shown a player of this level has forgotten, in hundredths.
pub(crate) const fn forgets(level: Level) -> u32 {
    // Levels count from 1 to 10.
    FORGETS[level.number() as usize - 1]
}

/// Brings the move that a player of this taste chooses to the front.
pub(crate) fn choose<M: Clone>(report: &mut Report<M>, taste: Taste) {
    let Some(nth) = chosen(report, taste).filter(|&nth| nth > 0) else { return };
    let action = report.moves.remove(nth);
    report.line = vec![action.action.clone()];
    report.moves.insert(0, action);
}

/// One in so many: moves that a tree looked at less often than this, against the most visited
/// one, are not known well enough to be chosen. Their scores are the mean of too few playouts;
/// the highest of many such scores is mere luck.
const LEAST_VISITED: u64 = 3;

/// How a player of some level chooses.
#[derive(Clone, Copy)]
pub(crate) struct Taste {
    pub(crate) warmth: u32,
    pub(crate) scale: i32,
    /// Whether the scores are those of a tree, where they are worth what the visits are.
    pub(crate) by_tree: bool,
    pub(crate) seed: u64,
}

fn chosen<M>(report: &Report<M>, taste: Taste) -> Option<usize> {
    let Taste { warmth, scale, by_tree, seed } = taste;
    let most = report.moves.iter().map(|scored| scored.visits).max()?;
    let is_known = |scored: &&Scored<M>| !by_tree || scored.visits * LEAST_VISITED >= most;
    let best = report.moves.iter().filter(is_known).map(|scored| scored.score).max()?;
    let width = f64::from(warmth) * f64::from(scale.max(1)) / 100.0;
    if width <= 0.0 {
        return None;
    }
    let weight = |scored: &Scored<M>| {
        let less = f64::from(scored.score) - f64::from(best);
        let likely = (less / width).exp() * 100_000.0;
        // Within 0 and 100,000: no score that is known is above the best.
        if is_known(&scored) { likely as u32 } else { 0 }
    };
    let weights: Vec<u32> = report.moves.iter().map(weight).collect();
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
    use game::{lost_in, won_in};

    fn report(scores: &[i32]) -> Report<usize> {
        let scored = |(action, &score): (usize, &i32)| Scored { action, score, visits: 10 };
        let moves = scores.iter().enumerate().map(scored).collect();
        Report { moves, depth: 2, nodes: 10, line: vec![0, 1], proven: false }
    }

    fn taste(warmth: u32, seed: u64) -> Taste {
        Taste { warmth, scale: 200, by_tree: true, seed }
    }

    /// How often each move is chosen in a thousand tries.
    fn counts(scores: &[i32], warmth: u32) -> Vec<u32> {
        let mut counts = vec![0; scores.len()];
        for seed in 0..1000 {
            let mut report = report(scores);
            choose(&mut report, taste(warmth, seed));
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
            assert!(pair[0].time <= pair[1].time && pair[0].tree_warmth >= pair[1].tree_warmth);
            let noticed = |nth: usize| pair[nth].notices.map_or(400, |notice| notice.of(400));
            assert!(noticed(0) < noticed(1));
            // Those who judge wrongly already choose freely, or look two or three moves ahead.
            assert!(pair[0].depth.is_some() || pair[0].blur > pair[1].blur);
            assert!(pair[0].guesses <= pair[1].guesses && pair[0].worlds <= pair[1].worlds);
        }
        assert!(Strength::of(Level::QUICK).time < Duration::from_secs(1));
    }

    #[test]
    fn where_looking_is_dear_less_is_looked_at() {
        let strength = Strength::of(Level::QUICK);
        let dear = strength.at_cost(8);
        assert_eq!((dear.nodes * 8, dear.playouts), (strength.nodes, strength.playouts));
        assert_eq!(strength.at_cost(0), strength);
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
            assert_eq!(chosen(&report, taste(100, seed)), Some(0));
        }
        // Alpha-beta is sure of a score however few nodes it took.
        let sure = |seed| chosen(&report, Taste { by_tree: false, ..taste(100, seed) });
        assert!((0..100).any(|seed| sure(seed) == Some(1)));
        report.moves.clear();
        assert_eq!(chosen(&report, taste(100, 0)), None);
    }

    #[test]
    fn another_move_than_the_best_has_a_line_of_its_own() {
        let told = |seed| {
            let mut report = report(&[0, 0]);
            choose(&mut report, taste(100, seed));
            (report.moves.len(), report.best().copied().unwrap(), report.line)
        };
        let all: Vec<_> = (0..50).map(told).collect();
        assert!(all.contains(&(2, 0, vec![0, 1])) && all.contains(&(2, 1, vec![1])), "{all:?}");
    }
}
