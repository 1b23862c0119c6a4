//! A modest evaluation for searches: mobility, corners and what stands beside them, discs late.
//!
//! It looks at one position and searches nothing. Values are hundredths of a disc, for the side
//! to move; what is good for one side is as bad for the other.

use game::Side;

use crate::bits;
use crate::board::Position;
use crate::rules;

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// The squares diagonal to a corner: from there the other side often takes the corner.
const DIAGONAL: u64 = 0x0042_0000_0000_4200;
/// The squares beside a corner on the edge.
const BESIDE: u64 = 0x4281_0000_0000_8142;

const MOBILITY: i32 = 40;
const FRONTIER: i32 = 15;
const CORNER: i32 = 600;
const BAD_DIAGONAL: i32 = -250;
const BAD_BESIDE: i32 = -100;
const LAST_MOVE: i32 = 80;
/// Discs and the last move count only when so few squares are empty.
const LATE: i32 = 20;
/// What one disc is worth, for each square nearer to the end.
const DISC: i32 = 4;
/// A disc at the end of the game.
const FINAL_DISC: i32 = 100;

/// How good a position is for a side.
pub(crate) fn evaluate(position: &Position, side: Side) -> i32 {
    let for_mover = if position.is_over() {
        final_margin(position)
    } else {
        judge(position.mover(), position.opponent())
    };
    if side == position.side() { for_mover } else { -for_mover }
}

/// The margin of the final result, empty squares given to the winner.
fn final_margin(position: &Position) -> i32 {
    let [black, white] = rules::tournament_scores(rules::discs(position));
    let margin = (black - white) * FINAL_DISC;
    if position.side() == Side::Black { margin } else { -margin }
}

/// How good a position of a game that goes on is for the side to move.
pub(crate) fn judge(mover: u64, opponent: u64) -> i32 {
    let empty = !(mover | opponent);
    let near_empty_corner = bits::neighbours(CORNERS & empty);
    let difference = |of: &dyn Fn(u64, u64) -> u64| {
        // At most 64 bits are set.
        of(mover, opponent).count_ones() as i32 - of(opponent, mover).count_ones() as i32
    };
    let to_fill = empty.count_ones() as i32;
    MOBILITY * difference(&|own, other| bits::mobility(own, other))
        + FRONTIER * difference(&|_, other| bits::neighbours(other) & empty)
        + CORNER * difference(&|own, _| own & CORNERS)
        + BAD_DIAGONAL * difference(&|own, _| own & DIAGONAL & near_empty_corner)
        + BAD_BESIDE * difference(&|own, _| own & BESIDE & near_empty_corner)
        + DISC * (LATE - to_fill).max(0) * difference(&|own, _| own)
        + last_move(to_fill)
}

/// Late in the game, who fills the last square gains: the mover when their number is odd.
const fn last_move(to_fill: i32) -> i32 {
    match (to_fill <= LATE, to_fill % 2) {
        (false, _) => 0,
        (true, 0) => -LAST_MOVE,
        (true, _) => LAST_MOVE,
    }
}
