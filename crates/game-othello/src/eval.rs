//! What machines may know of Othello besides its rules: how good a position is, which moves to
//! look at first, and why a move is good.
//!
//! It looks at one position and searches nothing; results near the end are proven by `endgame`.
//! Values are hundredths of a disc, for the side to move; what is good for one side is as bad
//! for the other.

use game::{Evaluation, Knowledge, Outcome, Seat, Side};
use i18n::Message;

use crate::bits::{self, CORNERS};
use crate::board::{Position, Square};
use crate::endgame::{self, Endgame, stable};
use crate::moves::Move;
use crate::{Othello, rules};

/// The squares diagonal to a corner: from there the other side often takes the corner.
const DIAGONAL: u64 = 0x0042_0000_0000_4200;
/// The squares beside a corner on the edge.
const BESIDE: u64 = 0x4281_0000_0000_8142;

const MOBILITY: i32 = 55;
const FRONTIER: i32 = 20;
const CORNER: i32 = 400;
const SAFE: i32 = 90;
const BAD_DIAGONAL: i32 = -300;
const BAD_BESIDE: i32 = -90;
const LAST_MOVE: i32 = 120;
/// Discs and the last move count only when so few squares are empty.
const LATE: i32 = 20;
/// What one disc is worth, for each square nearer to the end.
const DISC: i32 = 4;
/// A disc at the end of the game.
pub(crate) const FINAL_DISC: i32 = 100;

impl Knowledge for Othello {
    type Solver = Endgame;

    /// The scale is six discs.
    fn evaluation(&self) -> Evaluation {
        Evaluation { tells: 1.0, ..Evaluation::scaled(6 * FINAL_DISC) }
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let Some(side) = Side::of(seat) else { return 0 };
        let for_mover = if position.is_over() {
            final_margin(position)
        } else {
            judge(position.mover(), position.opponent())
        };
        if side == position.side() { for_mover } else { -for_mover }
    }

    fn most_moves_left(&self, position: &Position) -> Option<u32> {
        Some(2 * position.empty().count_ones())
    }

    fn final_score(&self, position: &Position, _: &Outcome, seat: Seat) -> Option<i32> {
        Some(self.evaluate(position, seat))
    }

    fn known_score(&self, position: &Position, seat: Seat) -> Option<i32> {
        let margin = FINAL_DISC * endgame::at_once(position)?;
        Some(if position.side().seat() == seat { margin } else { -margin })
    }

    /// Corners, few replies, no gift of a corner.
    fn order(&self, position: &Position, action: &Move) -> i32 {
        let Move::Place(square) = *action else { return 0 };
        let after = Placed::of(position, square);
        // At most 64 bits are set.
        let count = |set: u64| set.count_ones() as i32;
        let mut promise = -20 * (count(after.replies) + 2 * count(after.replies & CORNERS));
        promise -= 5 * count(bits::neighbours(after.own) & !(after.own | after.other));
        promise + 150 * count(square.bit() & CORNERS)
    }

    fn reason(&self, position: &Position, action: &Move, _seat: Seat) -> Option<Message> {
        let Move::Place(square) = *action else { return None };
        let after = Placed::of(position, square);
        let (replies, before) =
            (after.replies, bits::mobility(position.opponent(), position.mover()));
        let safe = |own, other| stable(own, other).count_ones();
        let gained = safe(after.own, after.other)
            .saturating_sub(safe(position.mover(), position.opponent()));
        let key = if after.other == 0 {
            "othello.hint-all"
        } else if square.bit() & CORNERS != 0 {
            "othello.hint-corner"
        } else if replies == 0 && bits::mobility(after.own, after.other) != 0 {
            "othello.hint-no-reply"
        } else if gained > 1 {
            "othello.hint-safe"
        } else if before & CORNERS & !replies != 0 {
            "othello.hint-guards-corner"
        } else if replies.count_ones() < before.count_ones() {
            "othello.hint-few-replies"
        } else {
            "othello.hint-turns"
        };
        let message = Message::new(key)
            .with("side", Side::word(position.side().other()))
            .with("safe", gained)
            .with("replies", replies.count_ones())
            .with("turned", (after.own ^ position.mover() ^ square.bit()).count_ones());
        Some(message)
    }
}

/// The margin of the final result for the side that would be next, the empty squares given to
/// the winner.
fn final_margin(position: &Position) -> i32 {
    let [black, white] = rules::tournament_scores(rules::discs(position));
    let margin = (black - white) * FINAL_DISC;
    if position.side() == Side::Black { margin } else { -margin }
}

/// How good a position of a game that goes on is for the side to move.
fn judge(mover: u64, opponent: u64) -> i32 {
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
        + SAFE * difference(&|own, other| stable(own, other))
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

/// The board after a disc was placed; the other side moves.
struct Placed {
    own: u64,
    other: u64,
    replies: u64,
}

impl Placed {
    fn of(position: &Position, square: Square) -> Self {
        let flips = bits::flips(position.mover(), position.opponent(), square);
        let (own, other) = (position.mover() ^ flips ^ square.bit(), position.opponent() ^ flips);
        Self { own, other, replies: bits::mobility(other, own) }
    }
}
