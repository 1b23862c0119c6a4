//! One node after the other: the recursive heart of alpha-beta.
//!
//! Scores are seen from a side, `ours` being the side that has the hand at the root; a node seen
//! from the other side is turned round, so that a seat may well move twice in a row.

use game::{DECIDED, Evaluation, Game, Seat, Solver, Turn, WIN, lost_in, moves_until_end, won_in};

use super::calm::Calm;
use super::memory::{Frame, Memory};
use super::other;
use crate::limits::Budget;
use crate::table::{Bound, Entry, Table};

/// Quiet searches go at most this many moves beyond the depth.
const QUIET: i32 = 8;
/// Moves from this place on are late, those from the other one very late.
const LATE: usize = 3;
const VERY_LATE: usize = 8;
/// The first moves are never looked at less deep; of the others those whose order lies so far
/// below the best one are, and twice so far twice as much.
const FIRST: usize = 2;
const UNLIKELY: i32 = 200;
const MOST_REDUCED: i32 = 4;
/// A solver may take so many times as long for each move of depth.
const SOLVING: u64 = 8;

pub(super) struct Worker<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) table: &'a Table,
    pub(super) memory: &'a mut Memory<G::Move>,
    solver: &'a mut G::Solver,
    pub(super) budget: Budget<'a>,
    pub(super) root: Seat,
    /// How the game's evaluations are to be read; asked for once, as nodes are many.
    pub(super) evaluation: Evaluation,
    /// Estimates that scores came to depend on: where none was added, the score is proven.
    pub(super) guesses: u64,
    pub(super) seats: u8,
    /// With more than two seats, scores depend on who thinks; they also depend on the blur.
    salt: u64,
    /// Estimates are wrong by at most this much, to either side.
    blur: i32,
}

/// What is asked of a node: a score between `alpha` and `beta`, from this side.
#[derive(Clone, Copy)]
pub(super) struct Ask {
    pub(super) ours: bool,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: usize,
}

impl Ask {
    const fn turned_round(self) -> Self {
        Self { ours: !self.ours, alpha: -self.beta, beta: -self.alpha, ..self }
    }

    pub(super) const fn below(self, alpha: i32, beta: i32, depth: i32) -> Self {
        Self { alpha, beta, depth, ply: self.ply + 1, ..self }
    }

    pub(super) const fn is_narrow(self) -> bool {
        self.beta - self.alpha <= 1
    }
}

impl<'a, G: Game> Worker<'a, G> {
    pub(super) fn new(
        game: &'a G,
        table: &'a Table,
        memory: &'a mut Memory<G::Move>,
        solver: &'a mut G::Solver,
        budget: Budget<'a>,
        root: Seat,
    ) -> Self {
        let (seats, evaluation) = (game.seats(), game.evaluation());
        let number = if seats > 2 { u64::from(root.number()) } else { 0 };
        let salt = scattered(number);
        Self {
            game,
            table,
            memory,
            solver,
            budget,
            root,
            evaluation,
            guesses: 0,
            seats,
            salt,
            blur: 0,
        }
    }

    /// Judges every position wrongly, each in its own way, by up to so many hundredths of the
    /// game's scale. What was judged otherwise is not mixed with it in the table.
    pub(super) fn blurred(mut self, hundredths: u32) -> Self {
        // Far below what an i32 holds, whatever is asked.
        let hundredths = hundredths.min(1_000) as i32;
        self.blur = self.evaluation.scale.clamp(0, 1_000_000) * hundredths / 100;
        self.salt ^= scattered(u64::from(self.blur.unsigned_abs()) << 8);
        self
    }

    /// The score of a position. After the search was halted it means nothing.
    pub(super) fn node(&mut self, position: &mut G::Position, ask: Ask) -> i32 {
        self.memory.reach(ask.ply);
        self.memory.frames[ask.ply].line.clear();
        if !self.budget.spend() {
            return 0;
        }
        match self.game.turn(position) {
            Turn::Over => self.end(position, ask),
            Turn::Chance => self.chance(position, ask),
            Turn::Seat(seat) if (seat == self.root) == ask.ours => self.decide(position, ask),
            Turn::Seat(_) => -self.decide(position, ask.turned_round()),
        }
    }

    fn decide(&mut self, position: &mut G::Position, mut ask: Ask) -> i32 {
        if self.seats <= 2
            && let Some(known) = self.game.known_score(position, self.seat(ask.ours))
        {
            return seen_from_root(known, ask.ply);
        }
        if ask.depth <= 0 {
            return self.quiet(position, ask);
        }
        // Nothing here can be better than winning at once or worse than having lost already.
        let ply = u32::try_from(ask.ply).unwrap_or(u32::MAX);
        ask.alpha = ask.alpha.max(lost_in(ply));
        ask.beta = ask.beta.min(won_in(ply.saturating_add(1)));
        if ask.alpha >= ask.beta {
            return ask.alpha;
        }
        let key = self.key(position);
        let entry = self.table.probe(key);
        if let Some(score) = entry.and_then(|entry| self.remembered(entry, ask)) {
            return score;
        }
        if let Some(score) = self.solved(position, ask, key) {
            return score;
        }
        let calm = self.calm(position, ask);
        if let Some(score) = calm.and_then(|calm| calm.is_enough(ask)) {
            self.guesses += 1;
            return score;
        }
        let guesses = self.guesses;
        let mut frame = self.memory.take(ask.ply);
        let best = entry.and_then(|entry| entry.best);
        let found = self.look(position, ask, &mut frame, best, calm);
        self.memory.give_back(ask.ply, frame);
        if !self.budget.is_halted() {
            self.remember(key, &found, ask, self.guesses == guesses);
        }
        found.score
    }

    /// Puts down what was found; `sure` when nothing was guessed on the way.
    fn remember(&self, key: u64, found: &Found, ask: Ask, sure: bool) {
        let entry = Entry {
            score: seen_from_here(found.score, ask.ply),
            // Depths lie within MOST_DEPTH, which fits.
            depth: u8::try_from(ask.depth).unwrap_or(u8::MAX),
            bound: bound_of(found.score, ask),
            proven: sure || found.score.abs() > DECIDED,
            best: found.best,
        };
        self.table.store(key, entry);
    }

    /// What the game's own solver says, where it is no dearer than looking so deep and than half
    /// of what is left to spend.
    fn solved(&mut self, position: &G::Position, ask: Ask, key: u64) -> Option<i32> {
        if self.seats > 2 {
            return None;
        }
        let cost = self.solver.nodes_needed(self.game, position)?;
        let depth = u32::try_from(ask.depth).unwrap_or(0);
        let left = self.budget.left();
        if cost > SOLVING.saturating_pow(depth) || cost > left / 2 {
            return None;
        }
        let (budget, mut spent) = (&self.budget, cost);
        let mut go_on = |nodes: u64| {
            spent = spent.max(nodes);
            nodes < left && !budget.is_stopped()
        };
        let solved = self.solver.solve(self.game, position, &mut go_on);
        self.budget.charge(spent);
        let (_, score) = solved?;
        let entry = Entry { score, depth: u8::MAX, bound: Bound::Exact, proven: true, best: None };
        self.table.store(key, entry);
        Some(seen_from_root(score, ask.ply))
    }

    /// What the table knows, if that answers what is asked.
    fn remembered(&mut self, entry: Entry, ask: Ask) -> Option<i32> {
        let deep_enough = entry.proven || i32::from(entry.depth) >= ask.depth;
        let wide_enough = ask.is_narrow() || entry.proven;
        if !deep_enough || !wide_enough {
            return None;
        }
        let score = seen_from_root(entry.score, ask.ply);
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= ask.beta,
            Bound::Upper => score <= ask.alpha,
        };
        self.guesses += u64::from(answers && !entry.proven);
        answers.then_some(score)
    }

    /// Looks at the moves, the most promising first.
    fn look(
        &mut self,
        position: &mut G::Position,
        ask: Ask,
        frame: &mut Frame<G::Move>,
        best: Option<u16>,
        calm: Option<Calm>,
    ) -> Found {
        let complete = self.game.ordered_candidates(position, &mut frame.moves, &mut frame.orders);
        self.budget.listed(frame.moves.len());
        self.memory.rank(frame, ask.ours, best);
        if frame.moves.is_empty() {
            return Found { score: self.estimate(position, ask), best: None };
        }
        let top = frame.orders.iter().copied().max().unwrap_or(0);
        let reduces = self.may_reduce(position, ask);
        let mut found = Found { score: -WIN, best: None };
        let mut alpha = ask.alpha;
        for nth in 0..frame.ranks.len() {
            // There is one for every place.
            let Some(at) = frame.pick(nth) else { break };
            let action = frame.moves[usize::from(at)].clone();
            let order = frame.orders.get(usize::from(at)).copied().unwrap_or(top);
            let too_little = |calm: Calm| calm.too_little(order, alpha, ask.depth);
            if let Some(most) = calm.filter(|_| nth > 0).and_then(too_little) {
                self.guesses += 1;
                found.score = found.score.max(most);
                continue;
            }
            let gap = top.saturating_sub(order);
            let less = if reduces { reduction(nth, ask.depth, gap) } else { 0 };
            let score = self.try_move(position, &action, Ask { alpha, ..ask }, nth == 0, less);
            if self.budget.is_halted() {
                return found;
            }
            if score > found.score {
                found = Found { score, best: Some(at) };
            }
            if score > alpha {
                alpha = score;
                self.memory.lengthen(frame, &action, ask.ply);
            }
            if alpha >= ask.beta {
                self.learn(frame, &action, nth, ask);
                return found;
            }
        }
        if complete { found } else { self.unsure(found) }
    }

    /// The moves before the one that refuted were no refutations.
    fn learn(&mut self, frame: &mut Frame<G::Move>, action: &G::Move, nth: usize, ask: Ask) {
        self.memory.reward(frame, action, ask.ours, ask.depth);
        for (_, at) in frame.ranks.iter().take(nth) {
            self.memory.blame(&frame.moves[usize::from(*at)], ask.ours, ask.depth);
        }
    }

    /// Moves were left out, so a loss is not certain.
    fn unsure(&mut self, found: Found) -> Found {
        self.guesses += 1;
        if found.score >= -DECIDED {
            return found;
        }
        // As bad as can be without being certain.
        Found { score: found.score + (WIN - DECIDED), ..found }
    }

    pub(super) fn may_reduce(&self, position: &G::Position, ask: Ask) -> bool {
        let sees_the_end = || {
            let left = self.game.most_moves_left(position);
            left.is_some_and(|left| i64::from(left) <= i64::from(ask.depth))
        };
        ask.depth >= 3 && ask.alpha > -DECIDED && !sees_the_end()
    }

    /// What the table knows the position by.
    pub(super) fn key(&self, position: &G::Position) -> u64 {
        self.game.key(position) ^ self.salt
    }

    /// The score of a move: narrow and less deep first, wide and deep if it might be the best.
    pub(super) fn try_move(
        &mut self,
        position: &mut G::Position,
        action: &G::Move,
        ask: Ask,
        first: bool,
        less: i32,
    ) -> i32 {
        let Ask { alpha, beta, .. } = ask;
        let depth = ask.depth - 1;
        let undo = self.game.apply_unchecked(position, action);
        let mut score = if first {
            alpha + 1
        } else {
            self.node(position, ask.below(alpha, alpha + 1, depth - less))
        };
        if !first && less > 0 && score > alpha {
            score = self.node(position, ask.below(alpha, alpha + 1, depth));
        }
        if first || (score > alpha && score < beta) {
            score = self.node(position, ask.below(alpha, beta, depth));
        }
        self.game.undo(position, undo);
        score
    }

    /// Only moves that cannot wait are looked at; otherwise the position is estimated.
    fn quiet(&mut self, position: &mut G::Position, ask: Ask) -> i32 {
        let stand = self.estimate(position, ask);
        if stand >= ask.beta || ask.depth <= -QUIET {
            return stand;
        }
        let mut frame = self.memory.take(ask.ply);
        self.game.noisy_moves(position, &mut frame.moves);
        self.budget.listed(frame.moves.len());
        self.game.orders(position, &frame.moves, &mut frame.orders);
        self.memory.rank(&mut frame, ask.ours, None);
        let mut best = stand;
        for nth in 0..frame.ranks.len() {
            let Some(at) = frame.pick(nth) else { break };
            let undo = self.game.apply_unchecked(position, &frame.moves[usize::from(at)]);
            let alpha = ask.alpha.max(best);
            best = best.max(self.node(position, ask.below(alpha, ask.beta, ask.depth - 1)));
            self.game.undo(position, undo);
            if best >= ask.beta || self.budget.is_halted() {
                break;
            }
        }
        self.memory.give_back(ask.ply, frame);
        best
    }

    fn end(&self, position: &G::Position, ask: Ask) -> i32 {
        let Some(outcome) = self.game.outcome(position) else { return 0 };
        let seat = if self.seats > 2 { self.root } else { self.seat(ask.ours) };
        let turned = if self.seats > 2 && !ask.ours { -1 } else { 1 };
        if let Some(score) = self.game.final_score(position, &outcome, seat) {
            return turned * score.clamp(-DECIDED, DECIDED);
        }
        let payoff = |seat| outcome.payoff(seat, self.seats);
        let payoff = match self.seats {
            2 => (payoff(seat) - payoff(other(seat, 2))) / 2.0,
            _ => payoff(seat),
        };
        let ply = u32::try_from(ask.ply).unwrap_or(u32::MAX);
        turned
            * match payoff {
                1.0.. => won_in(ply),
                ..=-1.0 => lost_in(ply),
                // Between first and last: beyond what is estimated, within what is decided.
                _ => (payoff * (DECIDED / 2) as f32) as i32,
            }
    }

    fn estimate(&mut self, position: &G::Position, ask: Ask) -> i32 {
        self.guesses += 1;
        self.judged(position, ask)
    }

    /// The evaluation of a position from this side, as wrong as the blur makes it.
    pub(super) fn judged(&self, position: &G::Position, ask: Ask) -> i32 {
        let score = if self.seats > 2 {
            let score = self.game.evaluate(position, self.root);
            if ask.ours { score } else { -score }
        } else {
            self.game.evaluate(position, self.seat(ask.ours))
        };
        (score + self.error(position, ask)).clamp(-DECIDED / 2, DECIDED / 2)
    }

    /// By how much a position is judged wrongly, from this side.
    fn error(&self, position: &G::Position, ask: Ask) -> i32 {
        if self.blur == 0 {
            return 0;
        }
        let lot = scattered(self.key(position)) % (2 * u64::from(self.blur.unsigned_abs()) + 1);
        // It lies between 0 and twice the blur.
        let error = i32::try_from(lot).unwrap_or(0) - self.blur;
        let first = self.seat(ask.ours) == Seat::FIRST;
        if first { error } else { -error }
    }

    fn seat(&self, ours: bool) -> Seat {
        if ours { self.root } else { other(self.root, self.seats) }
    }
}

/// A number that looks as if drawn by lot, the same for the same number.
const fn scattered(number: u64) -> u64 {
    let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ (mixed >> 32)
}

pub(super) struct Found {
    pub(super) score: i32,
    best: Option<u16>,
}

/// How much less deep to look at a late move, the less so the worse it looked at first sight:
/// `gap` is how far its [`Knowledge::order`](game::Knowledge::order) lies below the best one.
pub(super) fn reduction(nth: usize, depth: i32, gap: i32) -> i32 {
    let late = match nth {
        0..LATE => 0,
        LATE..VERY_LATE => 1,
        _ if depth >= 5 => 2,
        _ => 1,
    };
    let unlikely = if nth < FIRST { 0 } else { gap / UNLIKELY };
    (late + unlikely).min(MOST_REDUCED).min(depth - 1)
}

const fn bound_of(score: i32, ask: Ask) -> Bound {
    if score <= ask.alpha {
        Bound::Upper
    } else if score >= ask.beta {
        Bound::Lower
    } else {
        Bound::Exact
    }
}

/// A score whose distance counts from this node, as one whose distance counts from the root.
fn seen_from_root(score: i32, ply: usize) -> i32 {
    let ply = u32::try_from(ply).unwrap_or(u32::MAX);
    match moves_until_end(score) {
        Some(moves) if score > 0 => won_in(moves.saturating_add(ply)),
        Some(moves) => lost_in(moves.saturating_add(ply)),
        None => score,
    }
}

fn seen_from_here(score: i32, ply: usize) -> i32 {
    let ply = u32::try_from(ply).unwrap_or(u32::MAX);
    match moves_until_end(score) {
        Some(moves) if score > 0 => won_in(moves.saturating_sub(ply)),
        Some(moves) => lost_in(moves.saturating_sub(ply)),
        None => score,
    }
}
