//! Breadth first: all positions in the order of their distance, each once.
//!
//! Only the positions of the outermost layer are kept whole; of the others the key remains, and
//! the move that led there, so that the solution can be told.

use game::{Game, NEVER, Turn};

use super::seen::Seen;
use super::{Answer, Quest, Solution, key};
use crate::limits::Budget;

/// All positions that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// How many positions are first reached after 0, 1, 2… moves.
    pub layers: Vec<u64>,
    /// Whether these are all there are.
    pub complete: bool,
}

impl Reach {
    /// How many positions there are.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.layers.iter().sum()
    }

    /// How far away the farthest is.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.layers.len().saturating_sub(1)
    }
}

/// The shortest solution, or the proof that there is none.
pub fn breadth_first<G: Game>(quest: &Quest<'_, G>) -> Solution<G::Move> {
    let mut wave = Wave::new(quest);
    if (quest.goal)(quest.start) {
        return wave.solution(Answer::Solved { moves: Vec::new(), shortest: true });
    }
    for _ in 0..quest.depth() {
        if wave.front.is_empty() {
            break;
        }
        match wave.advance(quest, Some(quest.goal)) {
            Step::Found(record) => {
                let moves = wave.moves_to(quest, record);
                return wave.solution(Answer::Solved { moves, shortest: !wave.uncertain });
            }
            Step::Halted => return wave.solution(Answer::Unknown),
            Step::Done => {}
        }
    }
    wave.solution(match wave.front.is_empty() {
        _ if wave.uncertain => Answer::Unknown,
        true => Answer::Unsolvable,
        false => quest.none_within_depth(),
    })
}

/// Counts all positions that can be reached; the goal is not asked for.
pub fn reachable<G: Game>(quest: &Quest<'_, G>) -> Reach {
    let mut wave = Wave::new(quest);
    let mut layers = vec![1];
    loop {
        let step = wave.advance(quest, None);
        if !wave.front.is_empty() {
            layers.push(wave.front.len() as u64);
        }
        let halted = matches!(step, Step::Halted) || wave.uncertain;
        if halted || wave.front.is_empty() {
            return Reach { layers, complete: !halted };
        }
    }
}

/// The outermost layer and how everything was reached.
struct Wave<'a, G: Game> {
    front: Vec<(G::Position, u32)>,
    records: Vec<Record>,
    seen: Seen,
    budget: Budget<'a>,
    moves: Vec<G::Move>,
    /// A chance was met.
    uncertain: bool,
}

/// From where and by which of the legal moves a position was first reached.
#[derive(Clone, Copy)]
struct Record {
    before: u32,
    nth: u32,
}

enum Step {
    Done,
    Found(u32),
    Halted,
}

type Goal<'a, P> = &'a dyn Fn(&P) -> bool;

impl<'a, G: Game> Wave<'a, G> {
    fn new(quest: &Quest<'a, G>) -> Self {
        let mut seen = Seen::new(quest.room);
        seen.is_new(key(quest.game, quest.start));
        Self {
            front: vec![(quest.start.clone(), 0)],
            records: vec![Record { before: 0, nth: 0 }],
            seen,
            budget: Budget::new(&quest.limits, quest.watch),
            moves: Vec::new(),
            uncertain: false,
        }
    }

    /// Replaces the layer by the next one.
    fn advance(&mut self, quest: &Quest<'_, G>, goal: Option<Goal<'_, G::Position>>) -> Step {
        let mut next = Vec::new();
        for (mut position, record) in std::mem::take(&mut self.front) {
            let step = self.spread(quest, goal, &mut position, record, &mut next);
            if !matches!(step, Step::Done) {
                return step;
            }
        }
        self.front = next;
        Step::Done
    }

    /// Adds what one position leads to.
    fn spread(
        &mut self,
        quest: &Quest<'_, G>,
        goal: Option<Goal<'_, G::Position>>,
        position: &mut G::Position,
        before: u32,
        next: &mut Vec<(G::Position, u32)>,
    ) -> Step {
        let game = quest.game;
        match game.turn(position) {
            Turn::Seat(_) => {}
            Turn::Over => return Step::Done,
            Turn::Chance => {
                self.uncertain = true;
                return Step::Done;
            }
        }
        let mut moves = std::mem::take(&mut self.moves);
        game.legal_moves(position, &mut moves);
        let mut step = Step::Done;
        for (action, nth) in moves.iter().zip(0..) {
            if !self.budget.spend() || self.seen.is_full() {
                step = Step::Halted;
                break;
            }
            let undo = game.apply_unchecked(position, action);
            let dead = goal.is_some() && game.moves_to_goal(position) == NEVER;
            if !dead && self.seen.is_new(key(game, position)) {
                // The room is far below 2³² positions, each of which takes more than a byte.
                let record = self.records.len() as u32;
                self.records.push(Record { before, nth });
                if goal.is_some_and(|goal| goal(position)) {
                    step = Step::Found(record);
                    break;
                }
                next.push((position.clone(), record));
            }
            game.undo(position, undo);
        }
        self.moves = moves;
        step
    }

    /// The moves from the start to a record, found by playing them again.
    fn moves_to(&mut self, quest: &Quest<'_, G>, mut record: u32) -> Vec<G::Move> {
        let mut places = Vec::new();
        while let Some(Record { before, nth }) =
            self.records.get(record as usize).copied().filter(|_| record != 0)
        {
            places.push(nth);
            record = before;
        }
        let mut position = quest.start.clone();
        let mut actions = Vec::new();
        for nth in places.into_iter().rev() {
            quest.game.legal_moves(&position, &mut self.moves);
            let Some(action) = self.moves.get(nth as usize) else { break };
            quest.game.apply_unchecked(&mut position, action);
            actions.push(action.clone());
        }
        actions
    }

    fn solution(&self, answer: Answer<G::Move>) -> Solution<G::Move> {
        Solution { answer, nodes: self.budget.nodes() }
    }
}
