//! Tree search by playouts, for any number of seats, with chances and proven ends.
//!
//! Every seat plays for its own share of the result. The tree lies in one arena whose size is
//! bounded: when it is full, its leaves are still played out but grow no further. What remains
//! true of the tree after the moves of a match is kept. Hidden things are not for this search:
//! it is given one position (see `hidden`).

mod playout;
mod select;
mod tree;

use game::{Game, Rng, Seat, Turn, won_in};

use crate::limits::{Budget, Limits, Watch};
use crate::report::{Report, Scored};
use playout::Playout;
use select::certain;
use tree::{NOWHERE, Step, Tree, Who};

/// How the tree grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How branches are chosen.
    pub rule: Rule,
    /// How much what is little known is preferred.
    pub curiosity: f32,
    /// How much a game's evaluation counts at a leaf against a playout: 0 for playouts alone,
    /// 1 for the evaluation alone; without a number, what [`Evaluation::tells`](game::Evaluation::tells) says.
    pub evaluation: Option<f32>,
    /// Playouts longer than this end with an evaluation.
    pub playout: u32,
    /// The tree holds at most so many nodes.
    pub nodes: usize,
}

/// How branches are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Upper confidence bounds; first sight only breaks ties and helps at the beginning.
    Uct,
    /// First sight ([`Knowledge::order`](game::Knowledge::order)) says how much to look at each move.
    Puct,
}

impl Default for Style {
    fn default() -> Self {
        Self { rule: Rule::Puct, curiosity: 1.5, evaluation: None, playout: 400, nodes: 400_000 }
    }
}

/// So many of the best moves at first sight are looked at from the root.
const BEST_JUDGED: usize = 32;
/// So many moves are judged between two looks at the clock.
const JUDGED_AT_ONCE: usize = 64;
/// A tree has no more branches than this, in games where they are so many that its nodes alone
/// do not bound it.
const MOST_EDGES: usize = 4_000_000;
/// What an evaluation of one scale is worth to the order of a move, in hundredths.
const SHARPNESS: i32 = 300;

/// One value a seat.
pub(crate) type Shares = [f32; game::MAX_SEATS as usize];

/// A searcher that keeps its tree from move to move.
pub struct Mcts<G: Game> {
    game: G,
    style: Style,
    tree: Tree<G::Move>,
    spare: Tree<G::Move>,
    playout: Playout<G>,
    orders: Vec<i32>,
    /// The only moves from the root that are thought of; all when empty.
    among: Vec<G::Move>,
    /// The nodes from the root to the leaf of this round.
    path: Vec<u32>,
    deepest: usize,
}

impl<G: Game> Mcts<G> {
    /// A searcher without a tree yet.
    #[must_use]
    pub fn new(game: G, style: Style) -> Self {
        let playout = Playout::new(&game, &style);
        let (tree, spare) = (Tree::default(), Tree::default());
        let (orders, among, path) = (Vec::new(), Vec::new(), Vec::new());
        Self { game, style, tree, spare, playout, orders, among, path, deepest: 0 }
    }

    /// Forgets the tree.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// How many nodes the tree has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.tree.nodes.len()
    }

    /// Thinks about a position; `progress` is told each time the rounds have doubled.
    pub fn think(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        watch: Watch<'_>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        self.think_among(position, &[], limits, watch, progress)
    }

    /// Thinks about some of the moves alone, about all worth a look when none is named.
    pub fn think_among(
        &mut self,
        position: &G::Position,
        among: &[G::Move],
        limits: &Limits,
        watch: Watch<'_>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        if self.among != among {
            // What grew before may lead elsewhere.
            self.forget();
            self.among = among.to_vec();
        }
        if !matches!(self.game.turn(position), Turn::Seat(_)) {
            return Report::empty();
        }
        let mut budget = Budget::new(limits, watch);
        self.root_at(position, &budget);
        self.deepest = 0;
        let mut rng = Rng::from_seed(limits.seed);
        let mut tell_at = 1024;
        let mut current = position.clone();
        while !self.tree.nodes[0].solved && budget.spend_round() {
            current.clone_from(position);
            self.round(&mut current, &mut rng, &budget);
            if budget.nodes() == tell_at {
                tell_at *= 2;
                progress(&self.report(budget.nodes()));
            }
        }
        self.report(budget.nodes())
    }

    /// Makes this position the root, with what is known below it.
    fn root_at(&mut self, position: &G::Position, budget: &Budget<'_>) {
        let key = self.game.hash(position);
        // Its own move, those of the others, and a chance after each.
        let levels = 2 * usize::from(self.game.seats());
        match self.tree.find(key, levels) {
            Some(0) => {}
            Some(found) => {
                self.tree.copy_below(found, &mut self.spare);
                std::mem::swap(&mut self.tree, &mut self.spare);
            }
            None => {
                self.tree.clear();
                self.tree.add_node(key);
            }
        }
        if self.tree.nodes[0].who == Who::Fresh {
            // What a game knows of a leaf names no move: the moves are still to be looked at.
            self.tree.nodes[0].solved = false;
            self.expand(0, position, budget);
        }
    }

    /// One walk from the root to a leaf, its value, and the way back.
    fn round(&mut self, position: &mut G::Position, rng: &mut Rng, budget: &Budget<'_>) {
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        let shares = loop {
            let node = &self.tree.nodes[at as usize];
            if node.solved {
                break node.mean;
            }
            let may_grow = node.visits > 0
                && self.tree.nodes.len() < self.style.nodes
                && self.tree.edges.len() < MOST_EDGES;
            let edge = match node.who {
                Who::Fresh if may_grow => {
                    self.expand(at, position, budget);
                    continue;
                }
                Who::Fresh => break self.leaf(at, position, rng, budget),
                Who::Over => break node.mean,
                Who::Seat(seat) => self.tree.most_promising(at, seat, &self.style),
                Who::Chance => self.tree.drawn(at, rng),
            };
            let Some(edge) = edge else { break self.leaf(at, position, rng, budget) };
            self.take_step(position, edge);
            at = self.child_of(edge, position);
            if at == NOWHERE {
                break self.playout.value(&self.game, position, rng, budget);
            }
            self.path.push(at);
        };
        self.deepest = self.deepest.max(self.path.len());
        self.tree.learn(&self.path, &shares);
    }

    fn take_step(&self, position: &mut G::Position, edge: u32) {
        match &self.tree.steps[edge as usize] {
            Step::Move(action) => self.game.advance(position, action),
            Step::Chance(chance) => {
                self.game.resolve(position, *chance);
            }
        }
    }

    /// The node behind a branch, made if there is room for it.
    fn child_of(&mut self, edge: u32, position: &G::Position) -> u32 {
        let child = self.tree.edges[edge as usize].child;
        if child != NOWHERE || self.tree.nodes.len() >= self.style.nodes {
            return child;
        }
        let child = self.tree.add_node(self.game.hash(position));
        self.tree.edges[edge as usize].child = child;
        child
    }

    /// The value of a leaf; ends and known results are solved at once.
    fn leaf(
        &mut self,
        at: u32,
        position: &mut G::Position,
        rng: &mut Rng,
        budget: &Budget<'_>,
    ) -> Shares {
        if let Some(shares) = self.playout.known(&self.game, position) {
            let node = &mut self.tree.nodes[at as usize];
            node.solved = true;
            node.mean = shares;
            return shares;
        }
        self.playout.value(&self.game, position, rng, budget)
    }

    /// Lists the branches of a node.
    fn expand(&mut self, at: u32, position: &G::Position, budget: &Budget<'_>) {
        match self.game.turn(position) {
            Turn::Over => self.tree.nodes[at as usize].who = Who::Over,
            Turn::Chance => {
                self.game.chances(position, &mut self.playout.chances);
                self.tree.add_chances(at, &self.playout.chances);
            }
            Turn::Seat(seat) => {
                let complete = match at == 0 && self.playout.trusts_evaluation() {
                    true => self.judge_all(position, seat, budget),
                    false => self.list(at, position),
                };
                self.tree.add_moves(at, seat, complete, &self.playout.moves, &self.orders);
            }
        }
    }

    /// The moves worth a look, at first sight. Whether they are all.
    fn list(&mut self, at: u32, position: &G::Position) -> bool {
        let moves = &mut self.playout.moves;
        if at > 0 || self.among.is_empty() {
            return self.game.ordered_candidates(position, moves, &mut self.orders);
        }
        let are_all = self.game.candidates(position, moves);
        let left_out = keep(moves, &self.among);
        self.game.orders(position, moves, &mut self.orders);
        are_all && !left_out
    }

    /// At the root, where the evaluation tells all: the legal moves that lead to the best
    /// positions, which a game's own candidates may have left out. Whether they are all.
    fn judge_all(&mut self, position: &G::Position, seat: Seat, budget: &Budget<'_>) -> bool {
        let (game, moves) = (&self.game, &mut self.playout.moves);
        game.legal_moves(position, moves);
        let left_out = keep(moves, &self.among);
        let scale = self.playout.scale.max(1);
        let mut judged: Vec<(i32, G::Move)> = Vec::with_capacity(moves.len());
        let mut all_judged = true;
        for (nth, action) in moves.drain(..).enumerate() {
            if nth % JUDGED_AT_ONCE == JUDGED_AT_ONCE - 1 && budget.is_stopped() {
                all_judged = false;
                break;
            }
            let mut after = position.clone();
            game.advance(&mut after, &action);
            // Evaluations are on the scale of log-odds; certain ends lie far beyond it.
            let order = game.evaluate(&after, seat).clamp(-20 * scale, 20 * scale);
            judged.push((SHARPNESS * order / scale, action));
        }
        judged.sort_by_key(|(order, _)| std::cmp::Reverse(*order));
        let complete = all_judged && judged.len() <= BEST_JUDGED && !left_out;
        judged.truncate(BEST_JUDGED);
        self.orders.clear();
        for (order, action) in judged {
            self.orders.push(order);
            moves.push(action);
        }
        complete
    }

    fn report(&self, rounds: u64) -> Report<G::Move> {
        let Who::Seat(seat) = self.tree.nodes[0].who else { return Report::empty() };
        let mut moves: Vec<(Scored<G::Move>, f32)> = Vec::new();
        for edge in self.tree.branches(0) {
            let Step::Move(action) = &self.tree.steps[edge as usize] else { continue };
            let child = self.tree.child(edge);
            let share = child.map_or(0.0, |child| child.mean[seat.index()]);
            let visits = child.map_or(0, |child| child.visits.into());
            let solved = child.is_some_and(|child| child.solved);
            let score = if solved { certain(share) } else { None };
            let score = score.unwrap_or_else(|| self.score_of(share));
            let worth = self.tree.worth(edge, seat);
            moves.push((Scored { action: action.clone(), score, visits }, worth));
        }
        moves.sort_by(|a, b| b.1.total_cmp(&a.1));
        let line = self.tree.best_line();
        let won = moves.first().is_some_and(|(scored, _)| scored.score == won_in(u32::MAX));
        Report {
            moves: moves.into_iter().map(|(scored, _)| scored).collect(),
            // Paths are as long as games at most.
            depth: u32::try_from(self.deepest.saturating_sub(1)).unwrap_or(u32::MAX),
            nodes: rounds,
            line,
            proven: self.tree.nodes[0].solved || won,
        }
    }

    /// A share of the result on the scale of evaluations.
    fn score_of(&self, share: f32) -> i32 {
        crate::share::to_score(share, self.playout.scale)
    }
}

/// Keeps only the named moves, unless that leaves none; whether any went.
fn keep<M: PartialEq>(moves: &mut Vec<M>, among: &[M]) -> bool {
    let all = moves.len();
    if moves.iter().any(|action| among.contains(action)) {
        moves.retain(|action| among.contains(action));
    }
    moves.len() < all
}
