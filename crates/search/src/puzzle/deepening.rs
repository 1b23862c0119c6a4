//! Deepening by the game's own bound (IDA*): the shortest solution in little memory.
//!
//! A small table forgets what it has no room for. It proves that there is no solution only where
//! the bound itself does so everywhere; that proof is rather for `breadth`.

use game::{Game, NEVER, Turn};

use super::{Answer, Quest, Solution, key};
use crate::limits::Budget;

/// No solution by deepening is longer than this.
const LONGEST: u32 = 2000;

/// The shortest solution, looked for with a growing bound on its length.
pub fn deepening<G: Game>(quest: &Quest<'_, G>) -> Solution<G::Move> {
    let mut dive = Dive::new(quest);
    let most = quest.depth().min(LONGEST);
    let mut position = quest.start.clone();
    let mut bound = quest.game.moves_to_goal(quest.start);
    let answer = loop {
        if bound > most {
            break match bound {
                NEVER if !dive.uncertain => Answer::Unsolvable,
                NEVER => Answer::Unknown,
                _ if dive.uncertain || most == LONGEST => Answer::Unknown,
                _ => quest.none_within_depth(),
            };
        }
        dive.bound = bound;
        dive.next = NEVER;
        if dive.look(&mut position, 0) {
            break Answer::Solved { moves: dive.line, shortest: !dive.uncertain };
        }
        if dive.budget.is_halted() {
            break Answer::Unknown;
        }
        bound = dive.next;
    };
    Solution { answer, nodes: dive.budget.nodes() }
}

struct Dive<'a, 'q, G: Game> {
    quest: &'q Quest<'a, G>,
    budget: Budget<'a>,
    bound: u32,
    /// The least bound that would have let a branch go on.
    next: u32,
    line: Vec<G::Move>,
    buffers: Vec<Vec<G::Move>>,
    table: Vec<Met>,
    uncertain: bool,
}

/// A position met with this bound after so many moves.
#[derive(Clone, Copy, Default)]
struct Met {
    key: u64,
    bound: u32,
    moves: u32,
}

impl<'a, 'q, G: Game> Dive<'a, 'q, G> {
    fn new(quest: &'q Quest<'a, G>) -> Self {
        let slots = quest.room.clamp(1, 1 << 20).next_power_of_two();
        Self {
            quest,
            budget: Budget::new(&quest.limits, quest.watch),
            bound: 0,
            next: NEVER,
            line: Vec::new(),
            buffers: Vec::new(),
            table: vec![Met::default(); slots],
            uncertain: false,
        }
    }

    /// Whether the goal can be reached within the bound; the line then leads there.
    fn look(&mut self, position: &mut G::Position, moves: u32) -> bool {
        if !self.budget.spend() {
            return false;
        }
        let game = self.quest.game;
        if (self.quest.goal)(position) {
            return true;
        }
        let least = game.moves_to_goal(position).saturating_add(moves);
        if least > self.bound {
            self.next = self.next.min(least);
            return false;
        }
        match game.turn(position) {
            Turn::Seat(_) => {}
            Turn::Over => return false,
            Turn::Chance => {
                self.uncertain = true;
                return false;
            }
        }
        !self.was_met(key(game, position), moves) && self.go_on(position, moves)
    }

    fn go_on(&mut self, position: &mut G::Position, moves: u32) -> bool {
        if moves == self.bound {
            self.next = self.next.min(moves + 1);
            return false;
        }
        let game = self.quest.game;
        let mut buffer = self.buffers.pop().unwrap_or_default();
        game.legal_moves(position, &mut buffer);
        self.budget.listed(buffer.len());
        let mut found = false;
        for action in &buffer {
            let undo = game.apply_unchecked(position, action);
            self.line.push(action.clone());
            found = self.look(position, moves + 1);
            game.undo(position, undo);
            if found || self.budget.is_halted() {
                break;
            }
            self.line.pop();
        }
        self.buffers.push(buffer);
        found
    }

    /// Whether it was met within this bound after as few moves; if not, it is noted.
    fn was_met(&mut self, key: u64, moves: u32) -> bool {
        // The number of slots is a power of two.
        let slot = key as usize & (self.table.len() - 1);
        let met = &mut self.table[slot];
        let bound = self.bound + 1;
        if met.key == key && met.bound == bound && met.moves <= moves {
            return true;
        }
        *met = Met { key, bound, moves };
        false
    }
}
