//! How good a position is: how far the pieces have come, and how many there are.
//!
//! It looks at no move ahead; that is a search's work.

use game::Side;

use crate::Mansuba;
use crate::board::Position;
use crate::pieces::{Piece, Sort};

/// What a pawn, a tower and an elephant are worth; a step forward is worth [`STEP`].
const WORTH: [i32; 3] = [60, 110, 80];
/// A prisoner may come back, so it is not worth nothing.
const HELD_PART: i32 = 3;
const STEP: i32 = 10;
/// How near the foremost piece is matters most where one piece wins.
const FOREMOST: i32 = 25;

/// The side's own good minus the other's: antisymmetric by making.
pub(crate) fn evaluate(game: &Mansuba, position: &Position, side: Side) -> i32 {
    standing(game, position, side) - standing(game, position, side.other())
}

fn standing(game: &Mansuba, position: &Position, side: Side) -> i32 {
    let mut value = 0;
    let mut foremost = i32::from(game.config.width) + i32::from(game.config.height);
    for sort in Sort::ALL {
        position.pieces_of(Piece { side, sort }).each(|place| {
            let steps = i32::from(game.world.distance(position.relation, side, place));
            value += WORTH[sort as usize] - STEP * steps;
            foremost = foremost.min(steps);
        });
    }
    let held = position.jail().prisoners().iter().filter(|held| held.piece.side == side);
    value += held.map(|held| WORTH[held.piece.sort as usize] / HELD_PART).sum::<i32>();
    if game.config.complex { value } else { value - FOREMOST * foremost }
}
