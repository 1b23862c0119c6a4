//! What a position is worth to a seat: the race, and the walls in hand.
//!
//! It looks one position at a time; looking ahead is the search's work.

use game::Seat;

use crate::layout::with_layout;
use crate::{Position, Quoridor, paths};

/// One step of the race.
const STEP: i32 = 100;
/// One wall in hand.
const WALL: i32 = 35;
/// Having the hand, in a race.
const HAND: i32 = 50;

/// The seat's standing against the best of the others; antisymmetric with two players.
pub(crate) fn evaluate(game: &Quoridor, position: &Position, seat: Seat) -> i32 {
    let own = standing(game, position, seat);
    let others = Seat::all(game.players).filter(|&other| other != seat);
    own - others.map(|other| standing(game, position, other)).max().unwrap_or(0)
}

fn standing(game: &Quoridor, position: &Position, seat: Seat) -> i32 {
    let at = seat.index();
    let steps = with_layout!(game.size, L => paths::distance::<L>(game, position, at));
    // Every seat has a path, at most as long as there are cells.
    let steps = i32::try_from(steps.unwrap_or(0)).unwrap_or(0);
    let hand = if position.turn as usize == at { HAND } else { 0 };
    hand + WALL * i32::from(position.left[at]) - STEP * steps
}
