//! How good a position is: cards found, then how near the next target is.
//!
//! It looks at the target of every seat; whoever may not know them asks about sampled positions.

use game::{Seat, Verdict, WIN};

use crate::board::{Position, home};
use crate::tiles::{SIDE, Treasure};
use crate::{Labyrinth, rules};

/// A card is worth more than any nearness.
const CARD: i32 = 1_000;
/// The target can be walked to as the maze is now; the push that must come first may spoil it.
const IN_REACH: i32 = 300;
/// Each row and column between the pawn and its target.
const STEP: i32 = 20;
/// Each cell that can be walked to.
const ROOM: i32 = 2;

/// The seat's worth less the mean of the others'.
pub(crate) fn evaluate(game: &Labyrinth, position: &Position, seat: Seat) -> i32 {
    match rules::outcome(game, position).map(|outcome| outcome.verdict) {
        Some(Verdict::Winner(winner)) if winner == seat => return WIN - 1,
        Some(Verdict::Winner(_)) => return 1 - WIN,
        Some(_) => return 0,
        None => {}
    }
    let others = Seat::all(game.players).filter(|other| *other != seat);
    let theirs: i32 = others.map(|other| worth(game, position, other)).sum();
    worth(game, position, seat) - theirs / (i32::from(game.players) - 1)
}

fn worth(game: &Labyrinth, position: &Position, seat: Seat) -> i32 {
    let (Some(stack), Some(pawn)) = (position.stacks.get(seat.index()), position.pawn(seat)) else {
        return 0;
    };
    let reach = position.maze.reach(1 << pawn);
    let nearness = |cell: Option<u8>| cell.map_or(0, |cell| nearness(pawn, reach, cell));
    let going_home = || nearness(Some(home(game.players, seat.index())));
    let near = if game.open {
        stack.left().map(|card: Treasure| nearness(position.cell_of(card))).max()
    } else {
        stack.top().map(|card| nearness(position.cell_of(card)))
    };
    // A set of cells has 49 bits.
    let room = ROOM * reach.count_ones() as i32;
    near.unwrap_or_else(going_home) + room - CARD * i32::from(stack.left_count())
}

fn nearness(pawn: u8, reach: u64, cell: u8) -> i32 {
    let apart = |a: u8, b: u8| i32::from(a.abs_diff(b));
    let steps = apart(pawn / SIDE, cell / SIDE) + apart(pawn % SIDE, cell % SIDE);
    let bonus = if reach >> cell & 1 == 1 { IN_REACH } else { 0 };
    bonus + STEP * (2 * i32::from(SIDE) - steps)
}
