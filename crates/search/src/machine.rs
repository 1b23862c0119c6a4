//! Any game's machine: it reads a view, has the fitting search think, and chooses as its level.

mod judge;

use std::sync::Arc;

use game::{Game, Level, Rng, Seat, SetupError, Solver, Turn, ViewError, moves_until_end, won_in};
use serde_json::Value as Json;

use crate::alphabeta::AlphaBeta;
use crate::hidden::{Imagining, sampled};
use crate::levels::{self, Strength, Taste};
use crate::limits::{Limits, Watch};
use crate::mcts::{Mcts, Style};
use crate::puzzle::{self, Answer, Quest, Solution};
use crate::report::{Report, Scored};
use crate::table::Table;
use crate::thinker::{Hint, Judgement, Progress, Thinker};

/// What a machine is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Make {
    /// How it thinks.
    pub method: Method,
    /// How trees grow.
    pub style: Style,
    /// Mebibytes for the table of alpha-beta.
    pub table: usize,
    /// Positions that puzzles may remember.
    pub room: usize,
}

/// How a machine thinks. What is hidden is always imagined, and puzzles are solved if possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Alpha-beta for two seats, trees for other numbers.
    Auto,
    /// Alpha-beta always.
    AlphaBeta,
    /// Trees always.
    Tree,
}

impl Default for Make {
    fn default() -> Self {
        Self { method: Method::Auto, style: Style::default(), table: 16, room: 1_000_000 }
    }
}

/// A machine for this game.
pub fn machine<G: Game>(game: G, make: Make) -> Box<dyn Thinker> {
    let table = Arc::new(Table::new(make.table));
    Box::new(Machine {
        sides: AlphaBeta::new(game.clone(), table),
        tree: Mcts::new(game.clone(), make.style),
        imagining: Imagining::new(game.clone(), make.style),
        game,
        make,
        number: 0,
    })
}

struct Machine<G: Game> {
    game: G,
    make: Make,
    sides: AlphaBeta<G>,
    tree: Mcts<G>,
    imagining: Imagining<G>,
    number: u32,
}

impl<G: Game> Thinker for Machine<G> {
    fn think(
        &mut self,
        view: &Json,
        limits: &Limits,
        watch: Watch<'_>,
        progress: Progress<'_>,
    ) -> Result<Report<String>, ViewError> {
        let seen = self.seen(view)?;
        self.found(&seen, limits, watch, progress)
    }

    fn limits(&self, view: &Json, level: Level, seed: u64) -> Result<Limits, ViewError> {
        let by_tree = self.is_by_tree(&self.seen(view)?);
        Ok(self.strength(level).limits(by_tree, seed))
    }

    fn play(
        &mut self,
        view: &Json,
        level: Level,
        limits: &Limits,
        watch: Watch<'_>,
        progress: Progress<'_>,
    ) -> Result<Report<String>, ViewError> {
        let seen = self.faded(self.seen(view)?, level, limits.seed)?;
        if let Some(report) = self.win_at_once(&seen, limits, watch) {
            return Ok(in_words(&self.game, &seen.position, &report));
        }
        let mut report = self.found(&seen, limits, watch, progress)?;
        let scale = self.game.evaluation().scale;
        let by_tree = self.is_by_tree(&seen);
        let warmth = self.strength(level).warmth(by_tree);
        levels::choose(&mut report, Taste { warmth, scale, by_tree, seed: limits.seed });
        Ok(report)
    }

    fn hint(
        &mut self,
        view: &Json,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Result<Option<Hint>, ViewError> {
        let seen = self.seen(view)?;
        if !seen.has_the_hand {
            return Ok(None);
        }
        let report = self.search(&seen, &limits.at_its_best(), watch, &mut |_| {})?;
        let hint = |best: &Scored<G::Move>| Hint {
            action: self.game.move_text(&seen.position, &best.action),
            score: best.score,
            reason: self.game.reason(&seen.position, &best.action, seen.seat),
        };
        Ok(report.moves.first().map(hint))
    }

    fn judge(
        &mut self,
        view: &Json,
        action: &str,
        level: Level,
        watch: Watch<'_>,
    ) -> Result<Option<Judgement>, ViewError> {
        let seen = self.seen(view)?;
        let limits = self.judging_limits(&seen, level, 0);
        self.judged(&seen, action, &limits, watch)
    }

    fn solve(
        &mut self,
        view: &Json,
        limits: &Limits,
        room: usize,
        watch: Watch<'_>,
    ) -> Result<Solution<String>, ViewError> {
        let seen = self.seen(view)?;
        if seen.hides {
            return Ok(Solution { answer: Answer::Unknown, nodes: 0 });
        }
        let Solution { answer, nodes } = self.solution(&seen.position, limits, room, watch);
        let answer = match answer {
            Answer::Solved { moves, shortest } => {
                Answer::Solved { moves: texts(&self.game, &seen.position, &moves), shortest }
            }
            Answer::Unsolvable => Answer::Unsolvable,
            Answer::NotWithin(depth) => Answer::NotWithin(depth),
            Answer::Unknown => Answer::Unknown,
        };
        Ok(Solution { answer, nodes })
    }

    fn worker(&self, view: &Json, number: u32) -> Result<Option<Box<dyn Thinker>>, ViewError> {
        if self.is_by_tree(&self.seen(view)?) {
            return Ok(None);
        }
        Ok(Some(Box::new(Self {
            sides: self.sides.worker(number),
            tree: Mcts::new(self.game.clone(), self.make.style),
            imagining: Imagining::new(self.game.clone(), self.make.style),
            game: self.game.clone(),
            make: self.make,
            number,
        })))
    }
}

/// What a machine makes of a view.
struct Seen<G: Game> {
    view: G::View,
    /// A position that agrees with it; the only one if nothing is hidden.
    position: G::Position,
    hides: bool,
    has_the_hand: bool,
    seat: Seat,
}

impl<G: Game> Machine<G> {
    fn strength(&self, level: Level) -> Strength {
        Strength::of(level).at_cost(self.game.evaluation().cost)
    }

    fn seen(&self, view: &Json) -> Result<Seen<G>, ViewError> {
        let view = serde_json::from_value(view.clone());
        self.made_of(view.map_err(|error| ViewError { details: error.to_string() })?)
    }

    fn made_of(&self, view: G::View) -> Result<Seen<G>, ViewError> {
        let (position, hides) = sampled(&self.game, &view).map_err(not_a_view)?;
        let mut moves = Vec::new();
        self.game.view_moves(&view, &mut moves).map_err(not_a_view)?;
        let seat = match self.game.turn(&position) {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over => Seat::FIRST,
        };
        Ok(Seen { view, position, hides, has_the_hand: !moves.is_empty(), seat })
    }

    /// What a player of this level still knows of what was seen.
    fn faded(&self, seen: Seen<G>, level: Level, seed: u64) -> Result<Seen<G>, ViewError> {
        let hundredths = levels::forgets(level);
        if hundredths == 0 {
            return Ok(seen);
        }
        // Neither the search nor the choice draws from this row of numbers.
        let mut rng = Rng::for_ply(seed, u64::MAX - 1);
        let faded = self.game.forget(&seen.view, hundredths, &mut rng);
        faded.map_or(Ok(seen), |view| self.made_of(view))
    }

    /// What a search finds, in words; nothing for who has not the hand.
    fn found(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: Watch<'_>,
        progress: Progress<'_>,
    ) -> Result<Report<String>, ViewError> {
        if !seen.has_the_hand {
            return Ok(Report::empty());
        }
        let game = self.game.clone();
        let mut told =
            |report: &Report<G::Move>| progress(&in_words(&game, &seen.position, report));
        let report = self.search(seen, limits, watch, &mut told)?;
        Ok(in_words(&self.game, &seen.position, &report))
    }

    fn search(
        &mut self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: Watch<'_>,
        told: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Report<G::Move>, ViewError> {
        // Workers with the same seed would grow the same trees.
        let seed = limits.seed.wrapping_add(u64::from(self.number));
        let among = self.noticed(seen, limits)?;
        let limits = &Limits { seed, ..*limits };
        if seen.hides {
            let imagining = &mut self.imagining;
            return imagining
                .think_among(&seen.view, &among, limits, watch, told)
                .map_err(not_a_view);
        }
        let exact = self.exact(&seen.position, limits, watch);
        let exact = match exact {
            Err(spent) if !self.is_for_sides() => self
                .puzzle(&seen.position, &without(limits, spent), watch)
                .map_err(|more| spent + more),
            exact => exact,
        };
        let spent = match exact {
            Ok(report) => {
                told(&report);
                return Ok(report);
            }
            Err(spent) => spent,
        };
        let limits = &without(limits, spent);
        let mut report = match self.is_for_sides() {
            true => self.sides.think_among(&seen.position, &among, limits, watch, told),
            false => self.tree.think_among(&seen.position, &among, limits, watch, told),
        };
        report.proven &= among.is_empty();
        report.nodes += spent;
        Ok(report)
    }

    /// The moves that are not overlooked; none is named when all are seen.
    fn noticed(&self, seen: &Seen<G>, limits: &Limits) -> Result<Vec<G::Move>, ViewError> {
        let mut moves = Vec::new();
        let Some(notice) = limits.notices else { return Ok(moves) };
        self.game.view_moves(&seen.view, &mut moves).map_err(not_a_view)?;
        let most = notice.of(moves.len());
        if moves.len() <= most {
            return Ok(Vec::new());
        }
        // Neither memory, search nor choice draws from this row of numbers.
        Rng::for_ply(limits.seed, u64::MAX - 2).shuffle(&mut moves);
        let mut noticed = 0;
        moves.retain(|action| {
            noticed += 1;
            noticed <= most || self.game.is_obvious(&seen.position, action)
        });
        Ok(moves)
    }

    /// Whether a tree thinks about this view.
    fn is_by_tree(&self, seen: &Seen<G>) -> bool {
        seen.hides || !self.is_for_sides()
    }

    /// Whether alpha-beta thinks, where nothing is hidden.
    fn is_for_sides(&self) -> bool {
        match self.make.method {
            Method::Auto => self.game.seats() == 2,
            Method::AlphaBeta => true,
            Method::Tree => false,
        }
    }

    /// A move that wins the game here and now, which no level overlooks where a quarter of its
    /// time is enough to try all moves.
    fn win_at_once(
        &self,
        seen: &Seen<G>,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Option<Report<G::Move>> {
        if !seen.has_the_hand {
            return None;
        }
        let mut moves = Vec::new();
        self.game.legal_moves(&seen.position, &mut moves);
        let is_late = || limits.time.is_some_and(|time| watch.elapsed() >= time / 4);
        let may_go_on =
            |nth: usize| !nth.is_multiple_of(TRIED_AT_ONCE) || !watch.is_stopped() && !is_late();
        let wins = |action: &G::Move| {
            let mut after = seen.position.clone();
            self.game.advance(&mut after, action);
            self.game.outcome(&after).is_some_and(|outcome| outcome.is_won_by(seen.seat))
        };
        let nodes = moves.len() as u64;
        let mut tried = moves.into_iter().zip(1..).take_while(|(_, nth)| may_go_on(*nth));
        let (action, _) = tried.find(|(action, _)| wins(action))?;
        let best = Scored { action: action.clone(), score: won_in(1), visits: nodes };
        // What is hidden was imagined once, so it is no proof there.
        Some(Report { moves: vec![best], depth: 1, nodes, line: vec![action], proven: !seen.hides })
    }

    /// The answer of the game's own solver where it fits the limits, or the nodes that were
    /// spent in vain.
    fn exact(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Result<Report<G::Move>, u64> {
        let (game, solver) = (&self.game, self.sides.solver());
        let wanted = solver.nodes_needed(game, position).ok_or(0_u64)?;
        let sees_the_end = limits
            .depth
            .is_none_or(|depth| game.most_moves_left(position).is_some_and(|left| left <= depth));
        let within_nodes = limits.nodes.is_none_or(|nodes| wanted <= nodes / 2);
        let within_time = limits
            .time
            .is_none_or(|time| u128::from(wanted) <= time.as_millis() / 2 * SOLVED_IN_A_MS);
        // A solver scores one move only.
        if limits.score_all || !sees_the_end || !within_nodes || !within_time {
            return Err(0);
        }
        let mut spent = 0;
        let mut go_on = |nodes: u64| {
            spent = nodes;
            !watch.is_stopped()
                && limits.nodes.is_none_or(|most| nodes < most)
                && limits.time.is_none_or(|time| watch.elapsed() < time / 2)
        };
        let solved = solver.solve(game, position, &mut go_on);
        let (action, score) = solved.ok_or(spent)?;
        let depth = game.most_moves_left(position).unwrap_or_default();
        let best = Scored { action: action.clone(), score, visits: spent };
        Ok(Report { moves: vec![best], depth, nodes: spent, line: vec![action], proven: true })
    }

    /// A puzzle's solution as a report, or the nodes that were spent in vain. Who overlooks no
    /// move may look at as many positions as the playouts would; both count alike.
    fn puzzle(
        &self,
        position: &G::Position,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Result<Report<G::Move>, u64> {
        if self.game.seats() != 1 {
            return Err(0);
        }
        let many = if limits.notices.is_none() { POSITIONS_A_PLAYOUT } else { 1 };
        let half = Limits {
            nodes: limits.nodes.map(|nodes| nodes.saturating_mul(many) / 2),
            time: limits.time.map(|time| time / 2),
            ..*limits
        };
        let Solution { answer, nodes } = self.solution(position, &half, self.make.room, watch);
        let nodes = nodes.div_ceil(many);
        let Answer::Solved { moves, shortest } = answer else { return Err(nodes) };
        let depth = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        let first = moves.first().cloned().ok_or(nodes)?;
        let best = Scored { action: first, score: won_in(depth), visits: nodes };
        Ok(Report { moves: vec![best], depth, nodes, line: moves, proven: shortest })
    }

    fn solution(
        &self,
        position: &G::Position,
        limits: &Limits,
        room: usize,
        watch: Watch<'_>,
    ) -> Solution<G::Move> {
        let goal = puzzle::is_won(&self.game, position);
        // What a position takes is told by how much there is to write of it.
        let room = room.min(MOST_REMEMBERED / self.game.position_text(position).len().max(1));
        let (game, start, limits) = (&self.game, position, *limits);
        puzzle::solve(&Quest { game, start, goal: &goal, limits, room, watch })
    }
}

/// The positions that a puzzle remembers are no longer than this, all together, as text.
const MOST_REMEMBERED: usize = 400_000_000;

/// So many moves are tried between two looks at the clock.
const TRIED_AT_ONCE: usize = 64;

/// A playout of a puzzle is thought to see as many positions.
const POSITIONS_A_PLAYOUT: u64 = 64;

/// Solvers are thought to see at least so many positions in a millisecond. It only decides
/// whether one is asked at all: half of the time is kept for a search if it was too slow.
const SOLVED_IN_A_MS: u128 = 5_000;

fn without(limits: &Limits, spent: u64) -> Limits {
    Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_sub(spent)), ..*limits }
}

fn not_a_view(error: SetupError) -> ViewError {
    ViewError { details: error.to_string() }
}

/// Ends that are feared or hoped for without being certain count as the largest evaluation.
fn in_words<G: Game>(game: &G, position: &G::Position, report: &Report<G::Move>) -> Report<String> {
    let limit = game.evaluation().limit;
    let word = |scored: &Scored<G::Move>| Scored {
        action: game.move_text(position, &scored.action),
        score: match moves_until_end(scored.score) {
            Some(_) => scored.score,
            None => scored.score.clamp(-limit, limit),
        },
        visits: scored.visits,
    };
    Report {
        moves: report.moves.iter().map(word).collect(),
        depth: report.depth,
        nodes: report.nodes,
        line: texts(game, position, &report.line),
        proven: report.proven,
    }
}

/// Moves in a row as texts, each named in the position where it is played.
fn texts<G: Game>(game: &G, position: &G::Position, line: &[G::Move]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for action in line {
        texts.push(game.move_text(&position, action));
        game.advance(&mut position, action);
    }
    texts
}
