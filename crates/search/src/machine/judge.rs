//! What a move that was played is worth, beside the best one.
//!
//! Both are looked at equally far, so that their difference tells something. A player is judged
//! by what that player could see: like every machine, the judge is given a view.

use game::{Game, Level, Seat, Turn, lost_in, won_in};

use super::{Machine, Seen, in_words};
use crate::limits::{Limits, Watch};
use crate::puzzle::Answer;
use crate::report::Report;
use crate::thinker::Judgement;

impl<G: Game> Machine<G> {
    /// What a level may look at for each of the two moves.
    pub(super) fn judging_limits(&self, seen: &Seen<G>, level: Level, seed: u64) -> Limits {
        let limits = self.strength(level).limits(self.is_by_tree(seen), seed).at_its_best();
        Limits { score_all: false, time: None, ..limits }
    }

    /// Judges a move; `None` when it is not one of the moves that this view allows.
    pub(super) fn judged(
        &mut self,
        seen: &Seen<G>,
        action: &str,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Result<Option<Judgement>, game::ViewError> {
        let mut moves = Vec::new();
        self.game.view_moves(&seen.view, &mut moves).map_err(super::not_a_view)?;
        let named = |known: &G::Move| self.game.move_text(&seen.position, known) == action;
        let Some(played) = moves.into_iter().find(named) else { return Ok(None) };
        let report = self.search(seen, limits, watch, &mut |_| {})?;
        let Some(best) = report.best().cloned() else { return Ok(None) };
        let score = match best == played {
            true => report.score(),
            false => self.worth(seen, &played, &report, limits, watch),
        };
        // Looking at one move alone may find that it is better than it seemed.
        Ok(Some(Judgement {
            best: in_words(&self.game, &seen.position, &report),
            score: score.map(|score| score.min(report.score().unwrap_or(score))),
            scale: self.game.evaluation().scale,
            reason: self.game.reason(&seen.position, &best, seen.seat),
        }))
    }

    /// The score of a move that is not the best, found the way the best one's was.
    fn worth(
        &mut self,
        seen: &Seen<G>,
        played: &G::Move,
        report: &Report<G::Move>,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Option<i32> {
        let in_tree = || report.moves.iter().find(|scored| scored.action == *played);
        if seen.hides {
            return in_tree().filter(|scored| scored.visits > 0).map(|scored| scored.score);
        }
        let mut after = seen.position.clone();
        self.game.apply_unchecked(&mut after, played);
        if report.proven
            && let Some(score) = self.exact_after(&after, seen.seat, limits, watch)
        {
            return Some(score);
        }
        if self.is_for_sides() {
            let equally_far = Limits { depth: Some(report.depth.max(1)), ..*limits };
            let position = &seen.position;
            let told = &mut |_: &Report<G::Move>| {};
            let among = std::slice::from_ref(played);
            return self.sides.think_among(position, among, &equally_far, watch, told).score();
        }
        in_tree().filter(|scored| scored.visits > 0).map(|scored| scored.score)
    }

    /// The exact score of a position for a seat, by its end or by a solver.
    fn exact_after(
        &mut self,
        after: &G::Position,
        seat: Seat,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Option<i32> {
        match self.game.turn(after) {
            Turn::Chance => None,
            Turn::Over => {
                let outcome = self.game.outcome(after)?;
                let payoff = outcome.payoff(seat, self.game.seats());
                let plain = match payoff {
                    won if won > 0.0 => won_in(1),
                    lost if lost < 0.0 => lost_in(1),
                    _ => 0,
                };
                Some(self.game.final_score(after, &outcome, seat).unwrap_or(plain))
            }
            Turn::Seat(next) => {
                let score = match self.game.seats() {
                    1 => self.solved_score(after, limits, watch)?,
                    _ => self.exact(after, limits, watch).ok()?.score()?,
                };
                let score = if next == seat { score } else { -score };
                Some(one_move_farther(score))
            }
        }
    }

    /// How far the goal of a puzzle is, or that it cannot be reached any more.
    fn solved_score(
        &self,
        position: &G::Position,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Option<i32> {
        match self.solution(position, limits, self.make.room, watch).answer {
            Answer::Solved { moves, .. } => {
                Some(won_in(u32::try_from(moves.len()).unwrap_or(u32::MAX)))
            }
            Answer::Unsolvable => Some(lost_in(u32::MAX)),
            Answer::NotWithin(_) | Answer::Unknown => None,
        }
    }
}

/// The same end seen one move earlier; what is no end stays as it is.
const fn one_move_farther(score: i32) -> i32 {
    match game::moves_until_end(score) {
        Some(moves) if score > 0 => won_in(moves.saturating_add(1)),
        Some(moves) => lost_in(moves.saturating_add(1)),
        None => score,
    }
}
