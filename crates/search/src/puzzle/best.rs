//! Best first: positions in the order of how long a solution through them must be at least.
//!
//! Without a bound of the game that is breadth first, with one it is A*. In haste, what lies ahead
//! counts more than what lies behind: longer solutions, found much sooner. Only positions that
//! wait are kept whole; of the others the key remains, and the move that led there, so that the
//! solution can be told.

use std::collections::{BTreeMap, HashMap};
use std::hash::BuildHasherDefault;

use game::{Game, NEVER, Turn};

use super::seen::Stirred;
use super::{Answer, Quest, Solution, key};
use crate::limits::Budget;

/// What comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// What was reached by the fewest moves; the game's bound only tells what is lost.
    Breadth,
    /// What may belong to the shortest solution.
    Shortest,
    /// What is nearest to the goal; where too many wait, the least promising are dropped.
    Hasty,
}

/// How much more the moves ahead count in haste.
const HASTE: u32 = 4;

impl Order {
    /// No more positions wait than these: a whole one may take a kilobyte.
    const fn most_waiting(self) -> usize {
        match self {
            Self::Breadth | Self::Shortest => 1 << 18,
            Self::Hasty => 50_000,
        }
    }
}

/// A solution, the shortest unless in haste, or the proof that there is none.
pub(super) fn best_first<G: Game>(quest: &Quest<'_, G>, order: Order) -> Solution<G::Move> {
    let mut wave = Wave::new(quest, order);
    if (quest.goal)(quest.start) {
        return wave.solution(Answer::Solved { moves: Vec::new(), shortest: true });
    }
    let end = wave.run();
    let is_sure = !wave.uncertain;
    let answer = match end {
        End::Found(record) => {
            let shortest = is_sure && order != Order::Hasty;
            Answer::Solved { moves: wave.moves_to(record), shortest }
        }
        // In haste the first way to a position is kept, not the shortest: what lay too deep on it
        // may be near enough on another.
        End::Exhausted if wave.is_cut && order == Order::Hasty => Answer::Unknown,
        End::Exhausted if wave.is_cut && is_sure => quest.none_within_depth(),
        End::Exhausted if is_sure => Answer::Unsolvable,
        End::Exhausted | End::Halted => Answer::Unknown,
    };
    wave.solution(answer)
}

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

/// Counts all positions that can be reached; the goal is not asked for.
pub fn reachable<G: Game>(quest: &Quest<'_, G>) -> Reach {
    let mut wave = Wave { asks: false, ..Wave::new(quest, Order::Breadth) };
    let end = wave.run();
    let mut layers = Vec::new();
    for record in &wave.records {
        let layer = record.moves as usize;
        layers.resize(layers.len().max(layer + 1), 0);
        layers[layer] += 1;
    }
    let complete = matches!(end, End::Exhausted) && !wave.uncertain && !wave.is_cut;
    Reach { layers, complete }
}

/// The positions that wait and how everything was reached.
struct Wave<'a, 'q, G: Game> {
    quest: &'q Quest<'a, G>,
    order: Order,
    /// Whether the goal is looked for.
    asks: bool,
    /// By the least length of a solution through them.
    waiting: BTreeMap<u32, Vec<Waiting<G>>>,
    count: usize,
    records: Vec<Record>,
    /// The best record of each key.
    best: HashMap<u64, u32, BuildHasherDefault<Stirred>>,
    budget: Budget<'a>,
    moves: Vec<G::Move>,
    /// A chance was met, or something was dropped.
    uncertain: bool,
    /// Something lay too deep.
    is_cut: bool,
}

struct Waiting<G: Game> {
    position: G::Position,
    record: u32,
    key: u64,
    is_goal: bool,
}

/// From where and by which of the legal moves a position was reached, after how many.
#[derive(Clone, Copy)]
struct Record {
    before: u32,
    nth: u32,
    moves: u32,
}

enum End {
    Found(u32),
    Exhausted,
    Halted,
}

impl<'a, 'q, G: Game> Wave<'a, 'q, G> {
    fn new(quest: &'q Quest<'a, G>, order: Order) -> Self {
        let (key, position) = (key(quest.game, quest.start), quest.start.clone());
        let first = Waiting { position, record: 0, key, is_goal: false };
        Self {
            quest,
            order,
            asks: true,
            waiting: BTreeMap::from([(0, vec![first])]),
            count: 1,
            records: vec![Record { before: 0, nth: 0, moves: 0 }],
            best: HashMap::from_iter([(key, 0)]),
            budget: Budget::new(&quest.limits, quest.watch),
            moves: Vec::new(),
            uncertain: false,
            is_cut: false,
        }
    }

    fn run(&mut self) -> End {
        while let Some((length, next)) = self.next() {
            if next.is_goal {
                return End::Found(next.record);
            }
            // A shorter way there was found while it waited.
            if self.best.get(&next.key) != Some(&next.record) {
                continue;
            }
            if let Some(end) = self.spread(next, length) {
                return end;
            }
        }
        End::Exhausted
    }

    /// The most promising position; among equals the one that came last, which lies deepest.
    fn next(&mut self) -> Option<(u32, Waiting<G>)> {
        loop {
            let mut bucket = self.waiting.first_entry()?;
            let length = *bucket.key();
            if let Some(next) = bucket.get_mut().pop() {
                self.count -= 1;
                return Some((length, next));
            }
            bucket.remove();
        }
    }

    /// Adds what one position leads to.
    fn spread(&mut self, from: Waiting<G>, length: u32) -> Option<End> {
        let game = self.quest.game;
        let mut position = from.position;
        match game.turn(&position) {
            Turn::Seat(_) => {}
            Turn::Over => return None,
            Turn::Chance => {
                self.uncertain = true;
                return None;
            }
        }
        let mut moves = std::mem::take(&mut self.moves);
        game.legal_moves(&position, &mut moves);
        self.budget.listed(moves.len());
        let mut end = None;
        // From the last on, so that among equals the first is looked at first.
        for (nth, action) in moves.iter().enumerate().rev() {
            if !self.budget.spend() || self.best.len() >= self.quest.room {
                end = Some(End::Halted);
                break;
            }
            let undo = game.apply_unchecked(&mut position, action);
            let moves = self.records[from.record as usize].moves + 1;
            // A list of moves is as short.
            let record = Record { before: from.record, nth: nth as u32, moves };
            end = self.meet(&position, record, length);
            if end.is_some() {
                break;
            }
            game.undo(&mut position, undo);
        }
        self.moves = moves;
        end
    }

    /// Lets a position wait that is new, or was reached by more moves before.
    fn meet(&mut self, position: &G::Position, record: Record, length: u32) -> Option<End> {
        let is_goal = self.asks && (self.quest.goal)(position);
        let ahead = self.ahead(position, is_goal);
        if ahead == NEVER {
            return None;
        }
        if record.moves.saturating_add(ahead) > self.quest.depth() {
            self.is_cut = true;
            return None;
        }
        let key = key(self.quest.game, position);
        let is_worse = |old: &u32| match self.order {
            Order::Hasty => true,
            _ => self.records[*old as usize].moves <= record.moves,
        };
        if self.best.get(&key).is_some_and(is_worse) {
            return None;
        }
        // The room is far below 2³² positions, each of which takes more than a byte. A better way
        // gets a record of its own: what was reached through the old one stands as it was played.
        let number = self.records.len() as u32;
        self.records.push(record);
        self.best.insert(key, number);
        // Whatever still waits leads to no solution shorter than this.
        if is_goal && (self.order == Order::Hasty || record.moves <= length) {
            return Some(End::Found(number));
        }
        let ahead = if self.order == Order::Hasty { HASTE.saturating_mul(ahead) } else { ahead };
        let length = record.moves.saturating_add(ahead);
        let waiting = Waiting { position: position.clone(), record: number, key, is_goal };
        self.waiting.entry(length).or_default().push(waiting);
        self.count += 1;
        match self.order {
            _ if self.count <= self.order.most_waiting() => return None,
            Order::Hasty => self.drop_the_worst(),
            Order::Breadth | Order::Shortest => return Some(End::Halted),
        }
        None
    }

    /// How many moves the goal is away at least.
    fn ahead(&self, position: &G::Position, is_goal: bool) -> u32 {
        if is_goal || !self.asks {
            return 0;
        }
        match self.quest.game.moves_to_goal(position) {
            NEVER => NEVER,
            _ if self.order == Order::Breadth => 1,
            least => least.max(1),
        }
    }

    fn drop_the_worst(&mut self) {
        let is_last = self.waiting.len() == 1;
        let Some(mut worst) = self.waiting.last_entry() else { return };
        // Of those that are all alike, the older half goes.
        let dropped = if is_last { worst.get().len() / 2 } else { worst.get().len() };
        worst.get_mut().drain(..dropped);
        self.count -= dropped;
        self.uncertain = true;
        if !is_last {
            worst.remove();
        }
    }

    /// The moves from the start to a record, found by playing them again.
    fn moves_to(&mut self, mut record: u32) -> Vec<G::Move> {
        let mut places = Vec::new();
        while let Some(Record { before, nth, .. }) =
            self.records.get(record as usize).copied().filter(|_| record != 0)
        {
            places.push(nth);
            record = before;
        }
        let mut position = self.quest.start.clone();
        let mut actions = Vec::new();
        for nth in places.into_iter().rev() {
            self.quest.game.legal_moves(&position, &mut self.moves);
            let Some(action) = self.moves.get(nth as usize) else { break };
            self.quest.game.apply_unchecked(&mut position, action);
            actions.push(action.clone());
        }
        actions
    }

    fn solution(&self, answer: Answer<G::Move>) -> Solution<G::Move> {
        Solution { answer, nodes: self.budget.nodes() }
    }
}
