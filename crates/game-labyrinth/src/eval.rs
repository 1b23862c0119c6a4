//! What machines may know of the Labyrinth besides its rules: how good a position is, which
//! turns are worth a look, and why a turn is good.
//!
//! It looks at the target of every seat; whoever may not know them asks about sampled positions.

use game::{Evaluation, Knowledge, NoSolver, Rules as _, Seat, Verdict, WIN};
use i18n::Message;

use crate::Labyrinth;
use crate::board::{IN_HAND, Position, home};
use crate::maze::Reach;
use crate::moves::{self, Move};
use crate::slots::{Side, Slot};
use crate::tiles::{CELLS, SIDE, Treasure, cell_at};

/// A card is worth more than any nearness.
const CARD: i32 = 1_000;
/// Some push opens the way to the target: worth so much to the seat that pushes next.
const IN_REACH: i32 = 550;
/// Each further push that does, for whoever has the hand and for the others.
const PUSH: [i32; 2] = [25, 40];
/// More such pushes than this count no more.
const MOST_PUSHES: i32 = 6;
/// Each row and column between the pawn and its target.
const STEP: i32 = 12;
/// Each cell that can be walked to.
const ROOM: i32 = 2;
/// So many ends of each push are looked at when the target cannot be reached.
const ENDS: usize = 2;

impl Knowledge for Labyrinth {
    type Solver = NoSolver;

    /// The scale is most of a card.
    fn evaluation(&self) -> Evaluation {
        Evaluation { tells: 1.0, ..Evaluation::scaled(800) }
    }

    /// The seat's worth less the mean of the others'.
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        match self.outcome(position).map(|outcome| outcome.verdict) {
            Some(Verdict::Winner(winner)) if winner == seat => return WIN - 1,
            Some(Verdict::Winner(_)) => return 1 - WIN,
            Some(_) => return 0,
            None => {}
        }
        let others = Seat::all(self.players).filter(|other| *other != seat);
        let theirs: i32 = others.map(|other| worth(self, position, other)).sum();
        worth(self, position, seat) - theirs / (i32::from(self.players) - 1)
    }

    /// The turns that end on the target, or else the ends of every push that lie nearest to it.
    fn candidates(&self, position: &Position, found: &mut Vec<Move>) -> bool {
        found.clear();
        let goals = Goals::of(self, position, position.turn.into());
        moves::each_reach(position, |Reach { slot, turns, cells }| {
            let mut there = cells & goals.after(slot);
            while there != 0 {
                // A set of cells has 49 bits.
                found.push(Move { slot, turns, to: there.trailing_zeros() as u8 });
                there &= there - 1;
            }
        });
        if !found.is_empty() {
            return false;
        }
        moves::each_reach(position, |Reach { slot, turns, cells }| {
            let after = goals.after(slot);
            let mut ends = [(i32::MAX, 0); ENDS];
            for to in (0..CELLS).filter(|cell| cells >> cell & 1 == 1) {
                let end = (nearest(to, after), to);
                if let Some(place) = ends.iter().position(|known| end < *known) {
                    ends[place..].rotate_right(1);
                    ends[place] = end;
                }
            }
            let ends = ends.iter().filter(|(steps, _)| *steps < i32::MAX);
            found.extend(ends.map(|&(_, to)| Move { slot, turns, to }));
        });
        false
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        let goals = Goals::of(self, position, position.turn.into()).after(action.slot);
        match nearest(action.to, goals) {
            0 => 400,
            steps => -15 * steps,
        }
    }

    /// Where it leads, and which push opens the way.
    fn reason(&self, position: &Position, action: &Move, _seat: Seat) -> Option<Message> {
        let seat = usize::from(position.turn);
        let goals = Goals::of(self, position, seat);
        let (before, there) = (goals.distance(position.pawns[seat]), goals.after(action.slot));
        let steps = nearest(action.to, there);
        // What is pushed out of the board is far from everything.
        let is_nearer = there != 0 && steps < before;
        let key = match (steps, position.stacks[seat].left_count(), is_nearer) {
            (0, 0, _) => "labyrinth.hint-home",
            (0, ..) => "labyrinth.hint-find",
            (_, 0, true) => "labyrinth.hint-nearer-home",
            (_, _, true) => "labyrinth.hint-nearer",
            (_, _, false) => "labyrinth.hint-waits",
        };
        let (side, line) = push_words(action.slot);
        let to = cell_at(action.to).to_string();
        Some(Message::new(key).with("side", side).with("line", line).with("cell", to))
    }
}

fn worth(game: &Labyrinth, position: &Position, seat: Seat) -> i32 {
    let (Some(stack), Some(pawn)) = (position.stacks.get(seat.index()), position.pawn(seat)) else {
        return 0;
    };
    let goals = Goals::of(game, position, seat.index());
    let mut pushes = 0;
    position.maze.each_reach(pawn, position.closed_slot(), |reach| {
        pushes += i32::from(reach.cells & goals.after(reach.slot) != 0);
    });
    let has_hand = usize::from(position.turn) == seat.index();
    let open = match (pushes, has_hand) {
        (0, _) => 0,
        (_, true) => IN_REACH + PUSH[0] * pushes.min(MOST_PUSHES),
        (_, false) => PUSH[1] * pushes.min(MOST_PUSHES),
    };
    // A set of cells has 49 bits.
    let room = ROOM * position.maze.reach(1 << pawn).count_ones() as i32;
    open + room - STEP * goals.distance(pawn) - CARD * i32::from(stack.left_count())
}

/// Where a seat wants to go: its card, any of its cards when they lie open, or home.
struct Goals {
    cells: u64,
    /// Whether the tile in hand bears one.
    in_hand: bool,
}

impl Goals {
    fn of(game: &Labyrinth, position: &Position, seat: usize) -> Self {
        let mut goals = Self { cells: 0, in_hand: false };
        let stack = &position.stacks[seat];
        if stack.left_count() == 0 {
            goals.cells = 1 << home(game.players, seat);
            return goals;
        }
        let wanted = if game.open { usize::MAX } else { 1 };
        stack.left().take(wanted).for_each(|card: Treasure| match position.place_of(card) {
            IN_HAND => goals.in_hand = true,
            cell => goals.cells |= 1 << cell,
        });
        goals
    }

    /// Where they lie after a push.
    #[inline]
    fn after(&self, slot: Slot) -> u64 {
        let stay = slot.carry(self.cells & !(1 << slot.exit()));
        if self.in_hand { stay | 1 << slot.entry() } else { stay }
    }

    /// Rows and columns to the nearest one; far when it is in hand.
    fn distance(&self, from: u8) -> i32 {
        nearest(from, self.cells)
    }
}

/// Rows and columns from a cell to the nearest of some.
fn nearest(from: u8, cells: u64) -> i32 {
    let apart = |a: u8, b: u8| i32::from(a.abs_diff(b));
    let steps = |cell: u8| apart(from / SIDE, cell / SIDE) + apart(from % SIDE, cell % SIDE);
    let cells = (0..CELLS).filter(|cell| cells >> cell & 1 == 1);
    cells.map(steps).min().unwrap_or(i32::from(SIDE))
}

/// The side by its letter, and the line by its letter or number.
fn push_words(slot: Slot) -> (&'static str, String) {
    let column = || cell_at(slot.entry()).to_string().chars().take(1).collect();
    let row = || slot.line().to_string();
    match slot.side() {
        Side::North => ("N", column()),
        Side::South => ("S", column()),
        Side::East => ("E", row()),
        Side::West => ("W", row()),
    }
}
