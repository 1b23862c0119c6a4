//! What a position is worth to a seat: the race and the walls in hand.
//!
//! The numbers were fitted to the results of games that the machine played against itself.
//! It looks one position at a time; looking ahead is the search's work. Races that nothing can
//! change any more are known exactly (`race`).

use game::Seat;

use crate::layout::with_layout;
use crate::{Position, Quoridor, paths};

/// One step of the race, by the walls that all hold together: the more can still be put, the
/// less the ways of now tell.
const STEP: [i32; 15] = [124, 124, 124, 104, 92, 80, 72, 62, 54, 46, 40, 36, 32, 30, 28];
/// Having the hand, by the same.
const HAND: [i32; 9] = [56, 56, 56, 36, 30, 24, 20, 10, 4];
/// What the walls in hand are worth: the first ones most, since they can be kept for the end.
const WALLS: [i32; 11] = [0, 200, 496, 688, 820, 906, 982, 1070, 1140, 1200, 1260];
/// One wall beyond those.
const MORE_WALLS: i32 = 60;

/// What it takes to win nearly three games of four, fitted to such games as well.
pub(crate) const SCALE: i32 = 300;

/// The seat's standing against the best of the others; antisymmetric with two players.
pub(crate) fn evaluate(game: &Quoridor, position: &Position, seat: Seat) -> i32 {
    let own = standing(game, position, seat);
    let others = Seat::all(game.players).filter(|&other| other != seat);
    own - others.map(|other| standing(game, position, other)).max().unwrap_or(0)
}

fn standing(game: &Quoridor, position: &Position, seat: Seat) -> i32 {
    let at = seat.index();
    let steps = with_layout!(game.size, L => paths::distance::<L>(game, position, at));
    // Every seat has a path, with fewer steps than the board has cells.
    let steps = steps.map_or(0, |steps| steps as i32);
    let open = position.left.iter().map(|left| usize::from(*left)).sum::<usize>();
    let has_hand = usize::from(position.turn) == at;
    let hand = HAND.get(open).copied().filter(|_| has_hand).unwrap_or(0);
    hand + walls(position.left[at]) - STEP[open.min(STEP.len() - 1)] * steps
}

fn walls(left: u8) -> i32 {
    let last = WALLS.len() - 1;
    let beyond = usize::from(left).saturating_sub(last);
    // There are at most a few dozen walls.
    WALLS[usize::from(left).min(last)] + MORE_WALLS * beyond as i32
}
