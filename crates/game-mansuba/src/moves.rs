//! The move type and the legal moves: where every piece may go.
//!
//! Rule book: sections 3 and 4. The places that a piece may go to are one set, so a place that
//! is reached in several ways is one move.

use game::{Rng, Side};

use crate::Mansuba;
use crate::board::{Phase, Position};
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

/// A side has as many pieces as the largest world has rows.
const MAX_PIECES: usize = 16;

/// Replaces the buffer's content by the legal moves: by sort and place, then prisoners, then
/// the pass of a side that can do nothing else.
pub(crate) fn legal_moves(game: &Mansuba, position: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    if position.phase != Phase::Play {
        return;
    }
    each_piece(game, position, |from, to| {
        // Asked for at once, so that no push has to grow the buffer.
        moves.reserve(MAX_PLACES);
        to.each(|to| moves.push(Move::Go { from, to }));
    });
    moves.extend(escapes(position));
    if moves.is_empty() {
        moves.push(Move::Pass);
    }
}

/// How many legal moves there are, without listing them.
pub(crate) fn count_moves(game: &Mansuba, position: &Position) -> u64 {
    if position.phase != Phase::Play {
        return 0;
    }
    let mut count = 0;
    each_piece(game, position, |_, to| count += u64::from(to.count()));
    (count + escapes(position).count() as u64).max(1)
}

/// A legal move, each equally likely, without listing them.
pub(crate) fn random_move(game: &Mansuba, position: &Position, rng: &mut Rng) -> Option<Move> {
    if position.phase != Phase::Play {
        return None;
    }
    let mut pieces = [(0, Places::NONE, 0); MAX_PIECES];
    let mut slots = pieces.iter_mut();
    let mut steps = 0;
    each_piece(game, position, |from, to| {
        if let Some(slot) = slots.next() {
            let count = to.count();
            *slot = (from, to, count);
            steps += count;
        }
    });
    // There are as many prisoners as pieces at most.
    let mut ticket = rng.below(steps + escapes(position).count() as u32);
    for (from, to, count) in pieces {
        if ticket < count {
            return Some(Move::Go { from, to: to.nth(ticket) });
        }
        ticket -= count;
    }
    escapes(position).nth(ticket as usize).or(Some(Move::Pass))
}

/// Calls with every piece of the side that has the hand and the places it may go to.
#[inline(always)]
fn each_piece(game: &Mansuba, position: &Position, mut call: impl FnMut(u8, Places)) {
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
