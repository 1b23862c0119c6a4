//! What a machine should know: how well each side's edges are joined, where it matters to play,
//! and when a chain of bridges has won already.

use game::{Seat, Side, lost_in, won_in};

use crate::board::{Place, Table};
use crate::bridges::certain_chain;
use crate::circuit::{flow, shares};
use crate::moves;
use crate::{Hex, Move, Position};

/// The value of an open way when the other has none.
const WHOLE: f64 = 750.0;
const LEAST: f64 = 1e-3;
/// What having the hand is worth.
const TEMPO: i32 = 60;
/// So many hundredths of order for a cell through which all flows.
const SHARE: f64 = 600.0;
/// Taking the first stone over is looked at before most stones.
const SWAP_ORDER: i32 = 400;
/// How many moves are looked at, and one more for so many free cells.
const WIDTH: usize = 12;
const CELLS_A_MOVE: usize = 12;

pub(crate) fn evaluate(position: &Position, seat: Seat) -> i32 {
    let [black, white] = of_both(position, flow);
    let for_black = WHOLE * (black - white) / (black + white).max(LEAST);
    let tempo = if position.mover() == Side::Black { TEMPO } else { -TEMPO };
    let for_black = for_black as i32 + tempo;
    if seat == Side::Black.seat() { for_black } else { -for_black }
}

/// A chain of bridges wins: whoever takes a cell of a bridge is answered on its other cell.
pub(crate) fn known_score(position: &Position, seat: Seat) -> Option<i32> {
    let winner = |side| certain_chain(position, side).map(|bridges| (side, bridges));
    let (side, bridges) = Side::BOTH.into_iter().find_map(winner)?;
    // One stone a bridge; between them, the other side lays one as well.
    let moves = 2 * bridges - u32::from(position.mover() == side && bridges > 0);
    Some(if side.seat() == seat { won_in(moves) } else { lost_in(moves) })
}

/// Much flows through cells that matter, for one side or for both.
pub(crate) fn orders(position: &Position, moves: &[Move], found: &mut Vec<i32>) {
    let [black, white] = of_both(position, shares);
    let share = |place: Place| black[place.0] + white[place.0];
    found.clear();
    found.extend(moves.iter().map(|action| match action {
        Move::Place(cell) => (SHARE * share(Place::of(*cell))) as i32,
        Move::Swap => SWAP_ORDER,
    }));
}

/// The moves through whose cells most flows, with their orders. Says whether these are all moves.
pub(crate) fn ordered_candidates(
    game: Hex,
    position: &Position,
    list: &mut Vec<Move>,
    found: &mut Vec<i32>,
) -> bool {
    moves::list(game.swap, position, list);
    orders(position, list, found);
    let width = WIDTH + list.len() / CELLS_A_MOVE;
    // Before a swap, a good first stone is one that is not too good.
    if list.len() <= width || (game.swap && position.stones() == 0) {
        return true;
    }
    let mut sorted = found.clone();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    let least = sorted[width - 1];
    let mut each = found.iter();
    list.retain(|_| each.next().is_some_and(|order| *order >= least));
    found.retain(|order| *order >= least);
    false
}

/// What is measured for Black and for White.
fn of_both<T>(position: &Position, measure: fn(&Table, u8, Side) -> T) -> [T; 2] {
    Side::BOTH.map(|side| measure(position.table(), position.grid().cols, side))
}
