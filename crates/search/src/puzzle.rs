//! Puzzles: the shortest solution, any solution, or the proof that there is none.
//!
//! Whoever has the hand plays for the goal, so these searches are for one player, or for several
//! who help each other. Positions are told apart by their 64-bit keys, under the symmetries that
//! the game declares. Memory is bounded by a number of positions; what does not fit is answered
//! by "unknown", never by a guess. Chances are not solved: a puzzle that meets one is unknown
//! unless there is a way around.

mod best;
mod deepening;
mod depth;
mod seen;

use game::{Game, Turn};

use crate::limits::{Limits, Watch};

pub use best::{Reach, reachable};
pub use deepening::deepening;

use best::{Order, best_first};
use depth::depth_first;

/// What is known about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<M> {
    /// These moves reach the goal.
    Solved {
        /// The moves, in order.
        moves: Vec<M>,
        /// Whether no solution is shorter.
        shortest: bool,
    },
    /// The goal cannot be reached: proven.
    Unsolvable,
    /// The goal cannot be reached within the depth that was asked: proven.
    NotWithin(u32),
    /// The nodes, the time or the memory did not suffice, or luck decides.
    Unknown,
}

/// The answer and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// The answer.
    pub answer: Answer<M>,
    /// Positions looked at.
    pub nodes: u64,
}

/// What a search for a solution is given.
pub struct Quest<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// Where it begins.
    pub start: &'a G::Position,
    /// What is to be reached.
    pub goal: &'a dyn Fn(&G::Position) -> bool,
    /// Depth, nodes and time.
    pub limits: Limits,
    /// At most so many positions are remembered.
    pub room: usize,
    /// Who may end it.
    pub watch: Watch<'a>,
}

/// The shortest solution, or the proof that there is none, whatever the game's bound promises.
pub fn breadth_first<G: Game>(quest: &Quest<'_, G>) -> Solution<G::Move> {
    best_first(quest, Order::Breadth)
}

/// The shortest solution, led by the game's own bound
/// ([`Knowledge::moves_to_goal`](game::Knowledge::moves_to_goal)) where it has one; when there is
/// no more room, in the little memory that deepening needs.
pub fn shortest_solution<G: Game>(quest: &Quest<'_, G>) -> Solution<G::Move> {
    let first = best_first(quest, Order::Shortest);
    if quest.has_bound() { or_else(quest, first, deepening) } else { first }
}

/// Any solution: in haste where the game's own bound leads somewhere, else depth first.
pub fn any_solution<G: Game>(quest: &Quest<'_, G>) -> Solution<G::Move> {
    if !quest.is_led() {
        return depth_first(quest);
    }
    let half = quest.limits.nodes.map(|nodes| nodes / 2);
    let first = best_first(&quest.with_nodes(half), Order::Hasty);
    or_else(quest, first, depth_first)
}

/// The shortest solution if the means allow, else any, else what is known.
pub fn solve<G: Game>(quest: &Quest<'_, G>) -> Solution<G::Move> {
    let half = quest.limits.nodes.map(|nodes| nodes / 2);
    if !quest.is_led() {
        let first = shortest_solution(&quest.with_nodes(half));
        return or_else(quest, first, depth_first);
    }
    // What haste finds at once is at hand when the time for something shorter runs out.
    let hasty = best_first(&quest.with_nodes(half), Order::Hasty);
    if !matches!(hasty.answer, Answer::Solved { .. } | Answer::Unknown) {
        return hasty;
    }
    let spent = Solution { answer: Answer::Unknown, nodes: hasty.nodes };
    let shortest = or_else(quest, spent, shortest_solution);
    match shortest.answer {
        Answer::Unknown => Solution { nodes: shortest.nodes, ..hasty },
        _ => shortest,
    }
}

/// Whether the seat that has the hand at the start has won: the goal of a puzzle.
pub fn is_won<'a, G: Game>(
    game: &'a G,
    start: &G::Position,
) -> impl Fn(&G::Position) -> bool + use<'a, G> {
    let seat = match game.turn(start) {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => game::Seat::FIRST,
    };
    move |position| game.outcome(position).is_some_and(|outcome| outcome.is_won_by(seat))
}

impl<G: Game> Quest<'_, G> {
    fn with_nodes(&self, nodes: Option<u64>) -> Self {
        Self { limits: Limits { nodes, ..self.limits }, ..*self }
    }

    /// Whether the game tells how far the goal is.
    fn has_bound(&self) -> bool {
        self.game.moves_to_goal(self.start) > 0
    }

    /// Whether the game's bound tells good moves from others: some lead nearer to the goal, and
    /// some do not.
    fn is_led(&self) -> bool {
        let (game, mut position) = (self.game, self.start.clone());
        let here = game.moves_to_goal(self.start);
        let mut moves = Vec::new();
        game.legal_moves(&position, &mut moves);
        let mut leads_away = |action: &G::Move| {
            let undo = game.apply_unchecked(&mut position, action);
            let there = game.moves_to_goal(&position);
            game.undo(&mut position, undo);
            there >= here
        };
        here > 0 && moves.iter().any(&mut leads_away)
    }

    /// The longest solution of interest.
    fn depth(&self) -> u32 {
        self.limits.depth.unwrap_or(u32::MAX).min(self.game.max_plies())
    }

    /// What is known when no solution is that long; no game is longer than it may last.
    fn none_within_depth(&self) -> Answer<G::Move> {
        if self.depth() == self.game.max_plies() {
            Answer::Unsolvable
        } else {
            Answer::NotWithin(self.depth())
        }
    }
}

/// Tries another way with the nodes that are left, when the first one did not tell.
fn or_else<G: Game>(
    quest: &Quest<'_, G>,
    first: Solution<G::Move>,
    second: impl Fn(&Quest<'_, G>) -> Solution<G::Move>,
) -> Solution<G::Move> {
    if first.answer != Answer::Unknown {
        return first;
    }
    let left = quest.limits.nodes.map(|nodes| nodes.saturating_sub(first.nodes));
    let found = second(&quest.with_nodes(left));
    Solution { nodes: first.nodes + found.nodes, ..found }
}

/// What a position is told apart by: the same for all that symmetries make of it.
fn key<G: Game>(game: &G, position: &G::Position) -> u64 {
    let own = game.key(position);
    let others =
        (1..game.symmetries()).map(|symmetry| game.key(&game.map_position(symmetry, position)));
    others.fold(own, u64::min)
}
