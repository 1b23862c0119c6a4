//! The move type, and fair random moves. The list of legal moves stands in `rules`.

use game::Rng;

use crate::bits::Bits;
use crate::layout::{Layout, strides, with_layout};
use crate::{Position, Quoridor, pawns, walls};

/// How a wall lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Orientation {
    /// Between two rows.
    Horizontal,
    /// Between two columns.
    Vertical,
}

impl Orientation {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Horizontal, Self::Vertical];
}

/// A complete action. The numbers are bits of the board's layout; texts are the way in and out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The pawn goes to a cell.
    Pawn(u8),
    /// A wall is put on a crossing.
    Wall(Orientation, u8),
    /// The hand passes.
    Pass,
}

/// A legal move, each equally likely, mostly without looking at all of them: a wall is drawn
/// among those that overlap nothing, and drawn again in the rare case that it closes a path.
#[inline(always)]
pub(crate) fn random_move<L: Layout>(game: &Quoridor, position: &Position, rng: &mut Rng) -> Move {
    let steps = pawns::destinations::<L>(game, position);
    let [flat, upright] = walls::placeable::<L>(game, position);
    let mut open = [steps.count(), flat.count(), upright.count(), u32::from(game.pass)];
    let mut refused = [L::Walls::EMPTY; 2];
    loop {
        let total = open.iter().sum::<u32>();
        if total == 0 {
            return Move::Pass;
        }
        let mut ticket = rng.below(total);
        if ticket < open[0] {
            return Move::Pawn(steps.nth(ticket));
        }
        ticket -= open[0];
        if ticket >= open[1] + open[2] {
            return Move::Pass;
        }
        let (orientation, crossing) = if ticket < open[1] {
            (Orientation::Horizontal, (flat & !refused[0]).nth(ticket))
        } else {
            (Orientation::Vertical, (upright & !refused[1]).nth(ticket - open[1]))
        };
        if walls::closed_path::<L>(game, position, orientation, crossing).is_none() {
            return Move::Wall(orientation, crossing);
        }
        let at = orientation as usize;
        refused[at] |= L::Walls::bit(u32::from(crossing));
        open[at + 1] -= 1;
    }
}

/// A pawn move, each equally likely: most moves of a random game, so they are drawn from a
/// table, without branches that depend on chance.
pub(crate) fn random_step(game: &Quoridor, position: &Position, rng: &mut Rng) -> Move {
    if let Some(open) = pawns::lone_steps(game, position) {
        let (stride, _) = strides(game.size);
        let steps = [stride, 1, stride.wrapping_neg(), 1u8.wrapping_neg()];
        let drawn = rng.below(open.count_ones()) as usize % 4;
        let side = OPEN_SIDES[open as usize % 16][drawn];
        let pawn = position.pawns[position.turn as usize];
        return Move::Pawn(pawn.wrapping_add(steps[side as usize % 4]));
    }
    with_layout!(game.size, L => {
        let steps = pawns::destinations::<L>(game, position);
        match steps.count() {
            0 => Move::Pass,
            count => Move::Pawn(steps.nth(rng.below(count))),
        }
    })
}

/// For every set of sides (north 1, east 2, south 4, west 8) its sides in order.
const OPEN_SIDES: [[u8; 4]; 16] = {
    let mut table = [[0; 4]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut side, mut count) = (0, 0);
        while side < 4 {
            if set >> side & 1 == 1 {
                table[set][count] = side;
                count += 1;
            }
            side += 1;
        }
        set += 1;
    }
    table
};
