//! What a position is worth to a seat: the race, the walls in hand, how sure the way is.
//!
//! It looks one position at a time; looking ahead is the search's work. Races that nothing can
//! change any more are known exactly (`race`).

use game::Seat;

use crate::bits::Bits;
use crate::layout::{Layout, with_layout};
use crate::paths::Edges;
use crate::{Position, Quoridor};

/// One step of the race.
const STEP: i32 = 100;
/// Having the hand, in a race.
const HAND: i32 = 50;
/// A second first step on a shortest way: one wall alone does not close it.
const CHOICE: i32 = 15;
/// What the walls in hand are worth: the first ones most, since they can be kept for the end.
const WALLS: [i32; 11] = [0, 176, 304, 416, 512, 600, 680, 752, 816, 872, 920];
/// One wall beyond those.
const MORE_WALLS: i32 = 40;

/// The seat's standing against the best of the others; antisymmetric with two players.
pub(crate) fn evaluate(game: &Quoridor, position: &Position, seat: Seat) -> i32 {
    let own = standing(game, position, seat);
    let others = Seat::all(game.players).filter(|&other| other != seat);
    own - others.map(|other| standing(game, position, other)).max().unwrap_or(0)
}

fn standing(game: &Quoridor, position: &Position, seat: Seat) -> i32 {
    let at = seat.index();
    let way = with_layout!(game.size, L => way::<L>(game, position, at));
    let hand = if usize::from(position.turn) == at { HAND } else { 0 };
    hand + walls(position.left[at]) + CHOICE * (way.choices - 1) - STEP * way.steps
}

fn walls(left: u8) -> i32 {
    let last = WALLS.len() - 1;
    let beyond = usize::from(left).saturating_sub(last);
    // There are at most a few dozen walls.
    WALLS[usize::from(left).min(last)] + MORE_WALLS * beyond as i32
}

/// A seat's shortest ways to its goal, pawns ignored.
struct Way {
    steps: i32,
    /// How many first steps lead there as fast.
    choices: i32,
}

fn way<L: Layout>(game: &Quoridor, position: &Position, seat: usize) -> Way {
    let edges = Edges::<L>::of(position);
    let pawn = L::Cells::bit(u32::from(position.pawns[seat]));
    let beside = edges.grow(pawn);
    let (mut reached, mut steps) = (L::Cells::load(&game.goals[seat]), 0);
    let mut choices = 1;
    while (reached & pawn).is_empty() {
        // At most four cells lie beside a pawn.
        choices = (reached & beside).count() as i32;
        let next = edges.grow(reached);
        if next == reached {
            // Cannot be: every seat has a path.
            break;
        }
        reached = next;
        steps += 1;
    }
    Way { steps, choices: choices.max(1) }
}
