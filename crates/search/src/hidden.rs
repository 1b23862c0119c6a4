//! Thinking with hidden things: only from what a viewer sees, by imagining what may be.
//!
//! A searcher here is given a view, never a position. It samples positions that agree with the
//! view, thinks about each as if all were known, and adds up what it found. What is hidden can
//! therefore not change its choice. Good players imagine what others would have done: of several
//! samples they take the most plausible. It does not plan to find things out or to mislead.

use game::{Game, Rng, SetupError, Turn};

use crate::limits::{Limits, Watch};
use crate::mcts::{Mcts, Style};
use crate::report::{Report, Scored};

/// So many samples are compared to find out whether anything is hidden.
const TRIES: u64 = 4;

/// A searcher that knows only views.
pub(crate) struct Imagining<G: Game> {
    game: G,
    mcts: Mcts<G>,
}

impl<G: Game> Imagining<G> {
    /// A searcher that thinks about each imagined position in this style.
    pub(crate) fn new(game: G, style: Style) -> Self {
        Self { mcts: Mcts::new(game.clone(), style), game }
    }

    /// Thinks about some of the moves of the seat that has the hand, about all worth a look when
    /// none is named.
    ///
    /// # Errors
    /// When it is no view of a possible position.
    pub(crate) fn think_among(
        &mut self,
        view: &G::View,
        among: &[G::Move],
        limits: &Limits,
        watch: Watch<'_>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Report<G::Move>, SetupError> {
        let mut sum = Report::empty();
        let worlds = limits.worlds.max(1);
        for world in 0..worlds {
            let mut rng = Rng::for_ply(limits.seed, u64::from(world));
            let position = self.imagined(view, limits.guesses, &mut rng)?;
            self.mcts.forget();
            let part = Limits {
                nodes: limits.nodes.map(|nodes| share_of(nodes, world, worlds)),
                time: limits.time.map(|time| time * (world + 1) / worlds),
                seed: rng.bits(),
                ..*limits
            };
            let report = self.mcts.think_among(&position, among, &part, watch, &mut |_| {});
            add(&mut sum, report, self.game.evaluation().scale);
            progress(&sum);
            if watch.is_stopped() {
                break;
            }
        }
        Ok(sum)
    }

    /// The most plausible of so many positions that agree with a view.
    fn imagined(
        &self,
        view: &G::View,
        guesses: u32,
        rng: &mut Rng,
    ) -> Result<G::Position, SetupError> {
        let mut best = self.game.sample(view, rng)?;
        let Turn::Seat(seat) = self.game.turn(&best) else { return Ok(best) };
        let Some(mut most) = self.game.plausibility(&best, seat) else { return Ok(best) };
        for _ in 1..guesses {
            let other = self.game.sample(view, rng)?;
            if let Some(plausible) = self.game.plausibility(&other, seat).filter(|it| *it > most) {
                (best, most) = (other, plausible);
            }
        }
        Ok(best)
    }
}

/// A position that agrees with a view, and whether others do too: then something is hidden.
///
/// # Errors
/// When it is no view of a possible position.
pub(crate) fn sampled<G: Game>(
    game: &G,
    view: &G::View,
) -> Result<(G::Position, bool), SetupError> {
    let first = game.sample(view, &mut Rng::from_seed(0))?;
    for seed in 1..TRIES {
        if game.sample(view, &mut Rng::from_seed(seed))? != first {
            return Ok((first, true));
        }
    }
    Ok((first, false))
}

/// The nodes are shared out without losing one.
fn share_of(nodes: u64, world: u32, worlds: u32) -> u64 {
    // Products of numbers this large need more bits; a part of the nodes fits again.
    let before = |world: u32| (u128::from(nodes) * u128::from(world) / u128::from(worlds)) as u64;
    before(world + 1) - before(world)
}

/// Every imagined position has so many votes, however soon it was solved.
const VOTES: u64 = 1000;

/// Adds the votes of one imagined position; scores are weighed by them.
fn add<M: PartialEq + Clone>(sum: &mut Report<M>, report: Report<M>, scale: i32) {
    sum.nodes += report.nodes;
    sum.depth = sum.depth.max(report.depth);
    let total = report.moves.iter().map(|scored| scored.visits).sum::<u64>().max(1);
    for (nth, mut scored) in report.moves.into_iter().enumerate() {
        // A proof about one imagined position proves nothing about the others.
        scored.score = scored.score.clamp(-7 * scale, 7 * scale);
        scored.visits = match report.proven {
            true if nth == 0 => VOTES,
            true => 0,
            false => scored.visits * VOTES / total,
        };
        match sum.moves.iter_mut().find(|known| known.action == scored.action) {
            Some(known) => *known = both(known, &scored),
            None => sum.moves.push(scored),
        }
    }
    sum.moves.sort_by_key(|scored| std::cmp::Reverse(scored.visits));
    sum.line = sum.best().cloned().into_iter().collect();
}

fn both<M: Clone>(a: &Scored<M>, b: &Scored<M>) -> Scored<M> {
    let weight = |scored: &Scored<M>| i64::try_from(scored.visits.max(1)).unwrap_or(1);
    let weighed = |scored: &Scored<M>| i64::from(scored.score) * weight(scored);
    let mean = (weighed(a) + weighed(b)) / (weight(a) + weight(b));
    // A mean of two scores lies between them.
    let score = i32::try_from(mean).unwrap_or(0);
    Scored { action: a.action.clone(), score, visits: a.visits + b.visits }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_node_is_lost_however_many_there_are() {
        for (nodes, worlds) in [(0, 3), (5, 12), (11, 1), (12, 7), (20_000, 12), (u64::MAX, 6)] {
            let shares = (0..worlds).map(|world| share_of(nodes, world, worlds));
            assert_eq!(shares.clone().sum::<u64>(), nodes);
            assert!(shares.clone().max().unwrap() - shares.min().unwrap() <= 1);
        }
    }
}
