//! Alpha-beta: the best play of two sides, looked at move by move, ever deeper.
//!
//! Iterative deepening with windows around the last score, principal variations, a shared table,
//! late moves looked at less deep, short cuts in calm positions, and means at chances. Two seats
//! are the two sides; with more seats the others are thought of as one side against the one that
//! has the hand. It draws nothing at random: the same limits on a fresh table give the same answer.

mod calm;
mod chance;
mod memory;
mod node;
mod root;

use std::sync::Arc;

use game::{DECIDED, Game, Seat, Turn, moves_until_end};

use crate::limits::{Budget, Limits, MOST_DEPTH, Watch};
use crate::report::Report;
use crate::table::Table;
use memory::Memory;
use node::Worker;

/// A searcher that keeps what it learned from move to move.
pub struct AlphaBeta<G: Game> {
    game: G,
    table: Arc<Table>,
    memory: Memory<G::Move>,
    solver: G::Solver,
    /// Several workers on one table look at depths in different orders.
    number: u32,
    /// In how many moves the last answer wins for certain.
    promised: Option<u32>,
}

impl<G: Game> AlphaBeta<G> {
    /// A searcher on a table, which others may share.
    #[must_use]
    pub fn new(game: G, table: Arc<Table>) -> Self {
        Self {
            game,
            table,
            memory: Memory::new(),
            solver: G::Solver::default(),
            number: 0,
            promised: None,
        }
    }

    /// Another searcher on the same table, for another thread: it fills the table ahead of the
    /// first one. The caller starts the thread, and stops it when the first one has an answer.
    #[must_use]
    pub fn worker(&self, number: u32) -> Self {
        Self { number, ..Self::new(self.game.clone(), Arc::clone(&self.table)) }
    }

    /// The game's own solver, with what it remembers.
    pub(crate) const fn solver(&mut self) -> &mut G::Solver {
        &mut self.solver
    }

    /// Thinks about a position; `progress` is told after every depth.
    pub fn think(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        watch: Watch<'_>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        self.think_among(position, &[], limits, watch, progress)
    }

    /// Thinks about some of the moves alone, about all worth a look when none is named. A certain
    /// win that comes no nearer from answer to answer is thought about afresh: what the table
    /// remembers of wins, each longer or shorter than it has to be, may lead round in circles.
    pub fn think_among(
        &mut self,
        position: &G::Position,
        among: &[G::Move],
        limits: &Limits,
        watch: Watch<'_>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let report = self.deepen((position, among), limits, None, watch, progress);
        let (promised, last) = (winning_moves(&report), self.promised);
        self.promised = promised;
        if self.number > 0 || promised.zip(last).is_none_or(|(moves, last)| moves < last) {
            return report;
        }
        self.table.clear();
        let nodes = limits.nodes.map(|nodes| nodes.saturating_sub(report.nodes));
        let limits = Limits { nodes, ..*limits };
        let again = self.deepen((position, among), &limits, last, watch, progress);
        if again.depth == 0 {
            return report;
        }
        self.promised = winning_moves(&again);
        Report { nodes: report.nodes + again.nodes, ..again }
    }

    /// Looks ever deeper, until a certain win is nearer than one that was promised before.
    fn deepen(
        &mut self,
        (position, among): (&G::Position, &[G::Move]),
        limits: &Limits,
        promised: Option<u32>,
        watch: Watch<'_>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let Turn::Seat(root) = self.game.turn(position) else { return Report::empty() };
        if self.number == 0 {
            self.table.next_generation();
        }
        self.memory.begin();
        let budget = Budget::new(limits, watch);
        let (memory, solver) = (&mut self.memory, &mut self.solver);
        let worker = Worker::new(&self.game, &self.table, memory, solver, budget, root);
        let mut worker = worker.blurred(limits.blur);
        let mut roots = worker.roots(position, among);
        let deepest = limits.depth.unwrap_or(MOST_DEPTH).clamp(1, MOST_DEPTH);
        let first = 1 + self.number % 2;
        for depth in first.min(deepest)..=deepest {
            let before = worker.guesses;
            // Scores of different depths cannot be compared: a depth that was not finished is
            // forgotten where every move has a score of its own.
            let last = (limits.score_all && depth > first).then(|| roots.moves.clone());
            let done = worker.deepen(position, &mut roots, depth, limits.score_all);
            if done {
                roots.depth = depth;
                let sure = roots.complete && worker.guesses == before;
                roots.proven = sure || roots.is_decided(limits.score_all);
                progress(&worker.report(position, &roots));
            }
            if let (false, Some(last)) = (done, last) {
                roots.moves = last;
            }
            let is_far = roots.wins_in().zip(promised).is_some_and(|(moves, last)| moves >= last);
            if !done || roots.proven && !is_far || worker.budget.is_late(2) {
                break;
            }
        }
        worker.report(position, &roots)
    }
}

/// In how many moves the best one wins, if that is certain.
fn winning_moves<M>(report: &Report<M>) -> Option<u32> {
    report.score().and_then(wins_in)
}

/// In how many moves a score wins, if that is certain.
fn wins_in(score: i32) -> Option<u32> {
    moves_until_end(score).filter(|_| score > DECIDED)
}

/// The other of two seats; alone, one plays for oneself.
fn other(seat: Seat, seats: u8) -> Seat {
    seat.next(seats.min(2))
}
