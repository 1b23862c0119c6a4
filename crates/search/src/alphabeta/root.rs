//! The root: every move with its score and line, deeper and deeper.

use game::{DECIDED, Game, WIN};

use super::node::{Ask, Worker, reduction};
use crate::report::{Report, Scored};

/// Windows around the last score are used from this depth on.
const WINDOWS_FROM: u32 = 4;
/// They reach so small a part of what evaluations can be to both sides at first.
const NARROW: i32 = 64;
/// Lines told are no longer than this.
const LONGEST_LINE: usize = 60;

pub(super) struct Root<M> {
    pub(super) moves: Vec<Branch<M>>,
    pub(super) depth: u32,
    pub(super) proven: bool,
    /// Whether no move was left out that could be better.
    pub(super) complete: bool,
}

#[derive(Clone)]
pub(super) struct Branch<M> {
    scored: Scored<M>,
    line: Vec<M>,
}

impl<M> Root<M> {
    /// Whether looking deeper cannot change the answer.
    pub(super) fn is_decided(&self, all: bool) -> bool {
        let is_decided = |branch: &Branch<M>| {
            let score = branch.scored.score;
            score > DECIDED || (self.complete && score < -DECIDED)
        };
        if all {
            self.moves.iter().all(is_decided)
        } else {
            self.moves.first().is_some_and(is_decided)
        }
    }

    /// In how many moves the best one wins, if that is certain.
    pub(super) fn wins_in(&self) -> Option<u32> {
        super::wins_in(self.score())
    }

    fn score(&self) -> i32 {
        self.moves.first().map_or(0, |branch| branch.scored.score)
    }
}

impl<G: Game> Worker<'_, G> {
    /// The moves at the root, at first sight: all that are worth a look, or only these.
    pub(super) fn roots(&self, position: &G::Position, among: &[G::Move]) -> Root<G::Move> {
        let mut moves = among.to_vec();
        // About named moves all is known in the end, whatever else there is.
        let complete = !among.is_empty() || self.game.candidates(position, &mut moves);
        moves.sort_by_cached_key(|action| std::cmp::Reverse(self.game.order(position, action)));
        let branch =
            |action| Branch { scored: Scored { action, score: 0, visits: 0 }, line: Vec::new() };
        Root { moves: moves.into_iter().map(branch).collect(), depth: 0, proven: false, complete }
    }

    /// Looks at all moves to a depth; `false` when it was halted on the way.
    pub(super) fn deepen(
        &mut self,
        position: &G::Position,
        root: &mut Root<G::Move>,
        depth: u32,
        all: bool,
    ) -> bool {
        let mut position = position.clone();
        // Depths lie within MOST_DEPTH.
        let depth = i32::try_from(depth).unwrap_or(i32::MAX);
        let ask = Ask { ours: true, alpha: -WIN, beta: WIN, depth, ply: 0 };
        if all {
            return self.score_all(&mut position, root, ask);
        }
        let last = root.score();
        let mut width = (self.evaluation.limit / NARROW).max(1);
        if depth < WINDOWS_FROM as i32 || last.abs() > DECIDED {
            width = 2 * WIN;
        }
        loop {
            let around = Ask {
                alpha: last.saturating_sub(width).max(-WIN),
                beta: last.saturating_add(width).min(WIN),
                ..ask
            };
            let Some(score) = self.pass(&mut position, root, around) else { return false };
            if (score > around.alpha || around.alpha == -WIN)
                && (score < around.beta || around.beta == WIN)
            {
                return true;
            }
            width = width.saturating_mul(8);
        }
    }

    /// One pass over the moves within a window; the best comes to the front.
    fn pass(
        &mut self,
        position: &mut G::Position,
        root: &mut Root<G::Move>,
        ask: Ask,
    ) -> Option<i32> {
        let reduces = self.may_reduce(position, ask);
        let mut alpha = ask.alpha;
        let mut best = -WIN;
        for nth in 0..root.moves.len() {
            let less = if reduces { reduction(nth, ask.depth, 0).min(1) } else { 0 };
            let score = self.branch(position, root, nth, Ask { alpha, ..ask }, nth == 0, less)?;
            if score > best {
                best = score;
                root.moves[..=nth].rotate_right(1);
            }
            alpha = alpha.max(score);
            if alpha >= ask.beta {
                break;
            }
        }
        Some(best)
    }

    fn score_all(
        &mut self,
        position: &mut G::Position,
        root: &mut Root<G::Move>,
        ask: Ask,
    ) -> bool {
        for nth in 0..root.moves.len() {
            if self.branch(position, root, nth, ask, true, 0).is_none() {
                return false;
            }
        }
        root.moves.sort_by_key(|branch| std::cmp::Reverse(branch.scored.score));
        true
    }

    /// Looks at one move of the root and notes what was found; nothing when it was halted.
    fn branch(
        &mut self,
        position: &mut G::Position,
        root: &mut Root<G::Move>,
        nth: usize,
        ask: Ask,
        first: bool,
        less: i32,
    ) -> Option<i32> {
        let branch = root.moves.get_mut(nth)?;
        let before = self.budget.nodes();
        let score = self.try_move(position, &branch.scored.action, ask, first, less);
        branch.scored.visits += self.budget.nodes() - before;
        if self.budget.is_halted() {
            return None;
        }
        branch.scored.score = score;
        if first || score > ask.alpha {
            branch.line.clear();
            branch.line.push(branch.scored.action.clone());
            branch.line.extend(
                self.memory.frames.get(1).into_iter().flat_map(|frame| frame.line.iter().cloned()),
            );
        }
        Some(score)
    }

    pub(super) fn report(&self, position: &G::Position, root: &Root<G::Move>) -> Report<G::Move> {
        let line = root.moves.first().map(|branch| self.whole_line(position, branch, root.depth));
        Report {
            moves: root.moves.iter().map(|branch| branch.scored.clone()).collect(),
            depth: root.depth,
            nodes: self.budget.nodes(),
            line: line.unwrap_or_default(),
            proven: root.proven,
        }
    }

    /// The line, made longer by what the table remembers.
    fn whole_line(
        &self,
        position: &G::Position,
        branch: &Branch<G::Move>,
        depth: u32,
    ) -> Vec<G::Move> {
        let mut line = branch.line.clone();
        if line.is_empty() {
            line.push(branch.scored.action.clone());
        }
        let mut position = position.clone();
        for action in &line {
            self.game.apply_unchecked(&mut position, action);
        }
        let mut moves = Vec::new();
        let longest = LONGEST_LINE.min(depth as usize);
        while line.len() < longest && matches!(self.game.turn(&position), game::Turn::Seat(_)) {
            let Some(best) = self.table.probe(self.key(&position)).and_then(|entry| entry.best)
            else {
                break;
            };
            self.game.candidates(&position, &mut moves);
            let Some(action) = moves.get(usize::from(best)) else { break };
            self.game.apply_unchecked(&mut position, action);
            line.push(action.clone());
        }
        line
    }
}
