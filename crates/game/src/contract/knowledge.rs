//! What machines may use besides the rules.
//!
//! All of it has defaults, and none of it changes what is legal. The scale of scores stands in
//! `knowledge.rs` of this crate; looking ahead is the search's work.

use i18n::Message;

#[cfg(doc)]
use crate::{DECIDED, Game, NEVER, WIN, lost_in, won_in};
use crate::{Outcome, Presentation, Rng, Rules, Seat};

/// How the numbers of [`Knowledge::evaluate`] are to be read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// An evaluation of this much means that the seat wins nearly three games of four; twice as
    /// much, seven of eight (the logistic curve).
    pub scale: i32,
    /// How large evaluations can be. Where chances mix a certain win with them, it counts as much.
    pub limit: i32,
    /// How many times dearer than usual it is to look at a position. Levels look at that many
    /// times fewer positions, and answer as soon as they do in other games.
    pub cost: u64,
    /// How much of the result an evaluation tells, from 0 (nothing: games must be played out) to
    /// 1 (all: playing on at random would only add noise).
    pub tells: f32,
}

impl Evaluation {
    /// What holds for most games.
    pub const USUAL: Self = Self::scaled(200);

    /// The usual properties with another scale.
    #[must_use]
    pub const fn scaled(scale: i32) -> Self {
        Self { scale, limit: 16 * scale, cost: 1, tells: 0.0 }
    }
}

/// What a game knows of good play.
pub trait Knowledge: Presentation {
    /// The game's own solver of positions; [`NoSolver`] where it has none.
    type Solver: Solver<Self>;

    /// How evaluations are to be read.
    fn evaluation(&self) -> Evaluation {
        Evaluation::USUAL
    }
    /// How good a position is for a seat, in the game's own units, within [`WIN`].
    fn evaluate(&self, position: &Self::Position, seat: Seat) -> i32 {
        let _ = (position, seat);
        0
    }
    /// How likely the others are to have brought about what a seat cannot see of this position:
    /// they hide what matters where it is safe. Searches compare positions by it that look the
    /// same to the seat; the larger, the likelier. `None` where nothing can be told.
    fn plausibility(&self, position: &Self::Position, seat: Seat) -> Option<i32> {
        let _ = (position, seat);
        None
    }
    /// No line of play from here is longer than this, where that is soon told (empty squares
    /// to fill); searches that see to the end take no shortcuts then.
    fn most_moves_left(&self, position: &Self::Position) -> Option<u32> {
        let _ = position;
        None
    }
    /// What a finished game is worth to a seat where more than winning counts: the margin, in
    /// the units of [`Knowledge::evaluate`] and within [`DECIDED`]. `None` where only winning counts.
    fn final_score(&self, position: &Self::Position, outcome: &Outcome, seat: Seat) -> Option<i32> {
        let _ = (position, outcome, seat);
        None
    }
    /// What a finished game is worth to a seat, from 0 (worst) to 1 (best), for searches that
    /// take the mean of many games; a margin may count a little.
    fn final_share(&self, position: &Self::Position, outcome: &Outcome, seat: Seat) -> f32 {
        let _ = position;
        f32::midpoint(outcome.payoff(seat, self.seats()), 1.0)
    }
    /// The exact result for a seat where it is known without looking ahead (a race that nothing
    /// can stop, a table), as the end itself would be scored: [`won_in`] or [`lost_in`] so many
    /// moves (where the fewest are not known, so many as surely do), 0 for a draw, or the coming
    /// [`Knowledge::final_score`].
    fn known_score(&self, position: &Self::Position, seat: Seat) -> Option<i32> {
        let _ = (position, seat);
        None
    }
    /// Replaces the buffer's content by the legal moves worth looking at, at least one where
    /// there is one. Says whether nothing that could be better was left out: only then can
    /// looking at these moves prove a loss.
    fn candidates(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) -> bool {
        self.legal_moves(position, moves);
        true
    }
    /// Whether nobody overlooks this move, however weak a player is: other ones are overlooked
    /// now and then where trees think.
    fn is_obvious(&self, position: &Self::Position, action: &Self::Move) -> bool {
        let _ = (position, action);
        false
    }
    /// How good a move looks at first sight, in hundredths: a move with 100 more is thought e
    /// times as likely to be the best. Searches look at the greatest first.
    fn order(&self, position: &Self::Position, action: &Self::Move) -> i32 {
        let _ = (position, action);
        0
    }
    /// Replaces the buffer's content by the orders of several moves: what [`Knowledge::order`] says
    /// of each. A game that can tell them faster together should.
    fn orders(&self, position: &Self::Position, moves: &[Self::Move], found: &mut Vec<i32>) {
        found.clear();
        found.extend(moves.iter().map(|action| self.order(position, action)));
    }
    /// The [`Knowledge::candidates`] with their [`Knowledge::orders`]; says what the first says. A game that
    /// finds the ones by the others should tell both at once.
    fn ordered_candidates(
        &self,
        position: &Self::Position,
        moves: &mut Vec<Self::Move>,
        orders: &mut Vec<i32>,
    ) -> bool {
        let complete = self.candidates(position, moves);
        self.orders(position, moves, orders);
        complete
    }
    /// Replaces the buffer's content by the moves without which the position cannot be
    /// evaluated calmly (captures, threats); none where it always can.
    fn noisy_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) {
        let _ = position;
        moves.clear();
    }
    /// Whether nothing sudden can happen in the next few moves, and orders promise about what a
    /// move adds to the evaluation. Then searches that have hardly any depth left leave out moves
    /// that promise too little, and positions far better than what is asked.
    fn is_calm(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }
    /// A legal move as a sensible player might play it in a playout; `None` when there is none.
    fn playout_move(
        &self,
        position: &Self::Position,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Option<Self::Move> {
        self.random_move(position, rng, moves)
    }
    /// At least so many moves are needed until the seat that has the hand (a puzzle's only
    /// one) has won; never more than really needed. [`NEVER`] when it cannot be reached any more.
    fn moves_to_goal(&self, position: &Self::Position) -> u32 {
        let _ = position;
        0
    }
    /// The view of somebody who has forgotten part of what was shown before: each thing with a
    /// chance of so many hundredths. `None` where there is nothing to forget. Weak levels play
    /// from it.
    fn forget(&self, view: &Self::View, hundredths: u32, rng: &mut Rng) -> Option<Self::View> {
        let _ = (view, hundredths, rng);
        None
    }
    /// A hash of all that still matters for what can happen: where two positions share it, the
    /// same moves lead to the same results. Counters that only measure the length of a game and
    /// end it at its far limit are left out. The same as [`Rules::hash`] if nothing is left out.
    fn key(&self, position: &Self::Position) -> u64 {
        self.hash(position)
    }
    /// Why a move is good for the seat that plays it, in words for a hint.
    fn reason(
        &self,
        position: &Self::Position,
        action: &Self::Move,
        seat: Seat,
    ) -> Option<Message> {
        let _ = (position, action, seat);
        None
    }
}

/// A solver of the game's own, which may remember what it found from call to call.
pub trait Solver<G: Rules>: Default + Send {
    /// About how many nodes [`Solver::solve`] needs here; `None` where it could not end.
    fn nodes_needed(&self, game: &G, position: &G::Position) -> Option<u64>;

    /// A best move and the exact score of the seat that has the hand, as
    /// [`Knowledge::known_score`] would give it. `go_on` is asked from time to time with the nodes
    /// so far; `None` when it said no.
    fn solve(
        &mut self,
        game: &G,
        position: &G::Position,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<(G::Move, i32)>;
}

/// Solves nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoSolver;

impl<G: Rules> Solver<G> for NoSolver {
    fn nodes_needed(&self, _: &G, _: &G::Position) -> Option<u64> {
        None
    }

    fn solve(
        &mut self,
        _: &G,
        _: &G::Position,
        _: &mut dyn FnMut(u64) -> bool,
    ) -> Option<(G::Move, i32)> {
        None
    }
}
