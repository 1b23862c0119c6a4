//! The move type, and where every piece may go.
//!
//! Rule book: sections 3 and 4. The places that a piece may go to are one set, so a place that
//! is reached in several ways is one move. The list of legal moves stands in `rules`.

use game::Side;

use crate::Mansuba;
use crate::board::Position;
use crate::pieces::{Piece, Sort};
use crate::places::{MAX_PLACES, Places};
use crate::world::Reach;

/// A complete action. Places are numbers, row by row from the top; texts are the way in and out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Move {
    /// A piece goes to its last place.
    Go { from: u8, to: u8 },
    /// A coin is thrown for a prisoner.
    Free { place: u8, sort: Sort },
    /// The hand passes.
    Pass,
}

/// Calls with every piece of the side that has the hand and the places it may go to.
#[inline(always)]
pub(crate) fn each_piece(game: &Mansuba, position: &Position, mut call: impl FnMut(u8, Places)) {
    let ground = Ground::of(game, position, position.side);
    for sort in Sort::ALL {
        let own = position.pieces_of(Piece { side: position.side, sort });
        own.each(|from| call(from, ground.destinations(sort, from)));
    }
}

/// The prisoners for which a coin may be thrown: own ones whose place is free.
pub(crate) fn escapes(position: &Position) -> impl Iterator<Item = Move> {
    let free = !occupied(position);
    let own = position.jail().distinct(position.side);
    own.filter(move |prisoner| free.has(prisoner.place))
        .map(|prisoner| Move::Free { place: prisoner.place, sort: prisoner.piece.sort })
}

pub(crate) fn occupied(position: &Position) -> Places {
    position.pieces(Side::Black) | position.pieces(Side::White)
}

/// What stands where, as one side sees it.
pub(crate) struct Ground<'a> {
    reaches: &'a [Reach; MAX_PLACES],
    occupied: Places,
    /// Enemies that may be captured.
    takeable: Places,
    /// Places where nothing may end: own pieces, and enemies that may not be captured.
    closed: Places,
}

impl<'a> Ground<'a> {
    pub(crate) fn of(game: &'a Mansuba, position: &Position, side: Side) -> Self {
        let enemies = position.pieces(side.other());
        let takeable = if game.config.captures { enemies & !game.protected } else { Places::NONE };
        let occupied = occupied(position);
        let closed = occupied & !takeable;
        let reaches = game.world.reaches(position.relation);
        Self { reaches, occupied, takeable, closed }
    }

    /// Where a piece of this sort may go from a place where it stands.
    #[inline(always)]
    pub(crate) fn destinations(&self, sort: Sort, from: u8) -> Places {
        let reach = &self.reaches[usize::from(from)];
        match sort {
            Sort::Pawn => {
                let mut to = reach.steps & !self.closed;
                if !(reach.steps & self.occupied).is_empty() {
                    to |= self.jumps(from);
                }
                to
            }
            Sort::Tower => self.lines(reach, from),
            Sort::Elephant => reach.leaps & !self.closed,
        }
    }

    /// Every end of a chain of jumps. Chains may stop anywhere, jumped pieces stay, and a place
    /// is never visited twice, so the ends are the places that jumps lead to at all. The piece
    /// has left its origin: it cannot be jumped over, nor be an end.
    fn jumps(&self, origin: u8) -> Places {
        let mut occupied = self.occupied;
        occupied.remove(origin);
        let mut reached = Places::NONE;
        reached.insert(origin);
        // Each place waits once at most; the origin is the first.
        let mut waiting = [origin; MAX_PLACES];
        let mut count = 1;
        while count > 0 {
            count -= 1;
            for hop in self.reaches[usize::from(waiting[count])].hops() {
                let landing = hop.landing;
                if !occupied.has(hop.over) || self.closed.has(landing) || reached.has(landing) {
                    continue;
                }
                reached.insert(landing);
                // A capture ends the move.
                if !occupied.has(landing) {
                    waiting[count] = landing;
                    count += 1;
                }
            }
        }
        reached.remove(origin);
        reached
    }

    /// Straight on up to the first piece, and onto it if it may be captured.
    #[inline(always)]
    fn lines(&self, reach: &Reach, from: u8) -> Places {
        let mut to = Places::NONE;
        for line in reach.lines {
            let mut at = from;
            for _ in 0..line.length {
                at = at.wrapping_add(line.step);
                if self.occupied.has(at) {
                    break;
                }
                to.insert(at);
            }
            if self.takeable.has(at) {
                to.insert(at);
            }
        }
        to
    }
}
