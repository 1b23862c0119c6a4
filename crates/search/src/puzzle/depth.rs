//! Depth first: any solution, the most promising moves first, each position once.

use game::{Game, NEVER, Turn};

use super::seen::Seen;
use super::{Answer, Quest, Solution, key};
use crate::limits::Budget;

/// Any solution, or the proof that there is none.
pub(super) fn depth_first<G: Game>(quest: &Quest<'_, G>) -> Solution<G::Move> {
    let mut descent = Descent::new(quest);
    let mut position = quest.start.clone();
    let found = descent.run(&mut position);
    let answer = if found {
        Answer::Solved { moves: descent.line(), shortest: false }
    } else if descent.uncertain || descent.budget.is_halted() {
        Answer::Unknown
    } else {
        Answer::Unsolvable
    };
    Solution { answer, nodes: descent.budget.nodes() }
}

struct Descent<'a, 'q, G: Game> {
    quest: &'q Quest<'a, G>,
    budget: Budget<'a>,
    seen: Seen,
    /// One for each move from the start; those beyond `depth` are spare buffers.
    levels: Vec<Level<G>>,
    depth: usize,
    /// A chance was met, or something lay too deep.
    uncertain: bool,
}

struct Level<G: Game> {
    moves: Vec<G::Move>,
    next: usize,
    /// What takes back the move that led to the level below.
    undo: Option<G::Undo>,
}

impl<'a, 'q, G: Game> Descent<'a, 'q, G> {
    fn new(quest: &'q Quest<'a, G>) -> Self {
        let budget = Budget::new(&quest.limits, quest.watch);
        let seen = Seen::new(quest.room);
        Self { quest, budget, seen, levels: Vec::new(), depth: 0, uncertain: false }
    }

    /// Goes down and up without recursion: puzzles may be thousands of moves deep.
    fn run(&mut self, position: &mut G::Position) -> bool {
        let game = self.quest.game;
        if (self.quest.goal)(position) {
            return true;
        }
        self.enter(position);
        while self.depth > 0 {
            let level = &mut self.levels[self.depth - 1];
            if let Some(undo) = level.undo.take() {
                game.undo(position, undo);
            }
            let Some(action) = level.moves.get(level.next) else {
                self.depth -= 1;
                continue;
            };
            level.next += 1;
            level.undo = Some(game.apply_unchecked(position, action));
            if !self.budget.spend() {
                return false;
            }
            if (self.quest.goal)(position) {
                return true;
            }
            self.enter(position);
        }
        false
    }

    /// Lists the moves of a position that is new and alive, one level deeper.
    fn enter(&mut self, position: &G::Position) {
        let game = self.quest.game;
        match game.turn(position) {
            Turn::Seat(_) => {}
            Turn::Over => return,
            Turn::Chance => {
                self.uncertain = true;
                return;
            }
        }
        if self.depth as u64 >= u64::from(self.quest.depth()) {
            self.uncertain = true;
            return;
        }
        if game.moves_to_goal(position) == NEVER || !self.seen.is_new(key(game, position)) {
            return;
        }
        if self.levels.len() == self.depth {
            self.levels.push(Level { moves: Vec::new(), next: 0, undo: None });
        }
        let level = &mut self.levels[self.depth];
        game.legal_moves(position, &mut level.moves);
        self.budget.listed(level.moves.len());
        level.moves.sort_by_key(|action| std::cmp::Reverse(game.order(position, action)));
        level.next = 0;
        self.depth += 1;
    }

    fn line(&self) -> Vec<G::Move> {
        let levels = self.levels.iter().take(self.depth);
        let played = levels.filter_map(|level| level.moves.get(level.next.checked_sub(1)?));
        played.cloned().collect()
    }
}
