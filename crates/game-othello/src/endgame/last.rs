//! The margin when one square is left: discs are counted, not turned.
//!
//! With one square left, all that is not the mover's is the opponent's, so that the mover's discs
//! alone tell how many are turned along each line: one look into a table for each.

use super::ALL;
use crate::board::Square;

/// The diagonals through a square.
#[derive(Clone, Copy)]
struct Lines {
    falling: u64,
    rising: u64,
}

static LINES: [Lines; 64] = {
    let mut lines = [Lines { falling: 0, rising: 0 }; 64];
    let mut at = 0;
    while at < 64 * 64 {
        let (square, other) = (at / 64, at % 64);
        let (col, row) = (square % 8, square / 8);
        let (other_col, other_row) = (other % 8, other / 8);
        if col + other_row == other_col + row {
            lines[square].falling |= 1 << other;
        }
        if col + row == other_col + other_row {
            lines[square].rising |= 1 << other;
        }
        at += 1;
    }
    lines
};

/// How many discs are turned along a line of eight: by the place of the empty square, then by the
/// mover's discs.
static TURNED: [[u8; 256]; 8] = {
    let mut turned = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            turned[place][own] = turned_in_line(place, own);
            own += 1;
        }
        place += 1;
    }
    turned
};

/// The margin for the mover when only this square is left. Not more than `alpha` is a bound.
#[inline(always)]
pub(super) fn solve(mover: u64, square: Square, alpha: i32) -> i32 {
    // At most 64 bits are set.
    let discs = mover.count_ones() as i32;
    let gained = turned(mover, square);
    if gained != 0 {
        return 2 * (discs + gained + 1) - ALL;
    }
    // Nobody can fill it: it goes to the winner, and of 63 discs somebody has more.
    let unfilled = if 2 * discs >= ALL { 2 * (discs + 1) - ALL } else { 2 * discs - ALL };
    if unfilled <= alpha {
        return unfilled;
    }
    match turned(!mover, square) {
        0 => unfilled,
        lost => 2 * (discs - lost) - ALL,
    }
}

/// How many discs a disc on the last square turns.
#[inline(always)]
fn turned(own: u64, square: Square) -> i32 {
    const EVERY_ROW: u64 = 0x0101_0101_0101_0101;
    const COLUMN_TO_ROW: u64 = 0x0102_0408_1020_4080;
    let (col, row) = (square.index() % 8, square.index() / 8);
    let lines = &LINES[square.index()];
    let in_row = own >> (8 * row);
    let in_column = ((own >> col) & EVERY_ROW).wrapping_mul(COLUMN_TO_ROW) >> 56;
    // No two squares of a diagonal share a column, so that their sum is their union.
    let in_falling = (own & lines.falling).wrapping_mul(EVERY_ROW) >> 56;
    let in_rising = (own & lines.rising).wrapping_mul(EVERY_ROW) >> 56;
    let along = |place: usize, line: u64| i32::from(TURNED[place][(line & 0xff) as usize]);
    along(col, in_row) + along(row, in_column) + along(col, in_falling) + along(col, in_rising)
}

/// Runs of discs that are not the mover's, from the place to a disc of the mover's.
const fn turned_in_line(place: usize, own: usize) -> u8 {
    let (mut above, mut run) = (0, 0);
    let mut at = place + 1;
    while at < 8 {
        if own & (1 << at) != 0 {
            above = run;
            break;
        }
        run += 1;
        at += 1;
    }
    let (mut below, mut run) = (0, 0);
    let mut at = place;
    while at > 0 {
        at -= 1;
        if own & (1 << at) != 0 {
            below = run;
            break;
        }
        run += 1;
    }
    above + below
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits;
    use crate::endgame::{BEYOND, final_margin};
    use game::Rng;

    /// By the rules: the mover fills the square, or else the other, or else nobody.
    fn by_the_rules(mover: u64, opponent: u64, square: Square) -> i32 {
        let (gained, lost) =
            (bits::flips(mover, opponent, square), bits::flips(opponent, mover, square));
        if gained != 0 {
            return final_margin(mover | gained | square.bit(), opponent ^ gained);
        }
        let filled = if lost == 0 { 0 } else { lost | square.bit() };
        final_margin(mover & !lost, opponent | filled)
    }

    #[test]
    fn the_last_square_is_counted_by_the_rules() {
        let mut rng = Rng::from_seed(3);
        for _ in 0..200 {
            // Both full of one colour's discs and mixed, so that passes come up too.
            let own = rng.bits() & (rng.bits() | rng.bits());
            for square in bits::squares(u64::MAX) {
                let (mover, opponent) = (own & !square.bit(), !own & !square.bit());
                let wanted = by_the_rules(mover, opponent, square);
                assert_eq!(solve(mover, square, -BEYOND), wanted, "{mover:x} {square:?}");
                let bound = solve(mover, square, 0);
                assert!(bound == wanted || (wanted..=0).contains(&bound), "{mover:x} {square:?}");
            }
        }
    }
}
