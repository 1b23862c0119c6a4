//! What machines may know of Mansuba besides its rules: how good a position is, which moves to
//! look at first, and why a move is good.
//!
//! It looks at no move ahead; that is a search's work.

use game::{Evaluation, Knowledge, NoSolver, Seat, Side};
use i18n::Message;

use crate::Mansuba;
use crate::board::Position;
use crate::gathering;
use crate::jail::Prisoner;
use crate::moves::{Ground, Move};
use crate::pieces::{Piece, Sort};
use crate::places::Places;

/// What a pawn, a tower and an elephant are worth; a step forward is worth [`STEP`].
const WORTH: [i32; 3] = [60, 110, 80];
/// A prisoner may come back, so it is not worth nothing.
const HELD_PART: i32 = 3;
const STEP: i32 = 10;
/// How near the foremost piece is matters most where one piece wins.
const FOREMOST: i32 = 25;

impl Knowledge for Mansuba {
    type Solver = NoSolver;

    /// Where one piece wins, measured on games of the machine against itself: what is on the
    /// board tells little of who breaks through, so the scale is wide. Where all have to arrive,
    /// a move counts for little until the end is near, and weaker levels, who choose and judge
    /// by this scale, would not see it on the scale of the end.
    fn evaluation(&self) -> Evaluation {
        if self.config.complex {
            Evaluation { limit: gathering::ARRIVAL, tells: 1.0, ..Evaluation::scaled(200) }
        } else {
            Evaluation { tells: 1.0, ..Evaluation::scaled(400) }
        }
    }

    /// The side's own good minus the other's: antisymmetric by making.
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let standing = |side| standing(self, position, side);
        Side::of(seat).map_or(0, |side| standing(side) - standing(side.other()))
    }

    /// Captures, and steps towards the goal.
    fn order(&self, position: &Position, action: &Move) -> i32 {
        match *action {
            Move::Pass => 0,
            Move::Free { sort, .. } => WORTH[sort as usize] / 2,
            Move::Go { from, to } => {
                let taken = position.piece_at(to).map_or(0, |piece| 2 * WORTH[piece.sort as usize]);
                let wins = if wins_at_once(self, position, from, to) { 1000 } else { 0 };
                wins + taken + 25 * progress(self, position, from, to)
            }
        }
    }

    /// The captures: until they are looked at, nothing is calm.
    fn noisy_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        let ground = Ground::of(self, position, position.side);
        let enemies = position.pieces(position.side.other());
        for sort in Sort::ALL {
            position.pieces_of(Piece { side: position.side, sort }).each(|from| {
                let to: Places = ground.destinations(sort, from) & enemies;
                to.each(|to| moves.push(Move::Go { from, to }));
            });
        }
    }

    /// Without the number of the turn, unless the relation follows it.
    fn key(&self, position: &Position) -> u64 {
        position.hash_at(if self.config.switch { position.turn } else { 0 })
    }

    fn reason(&self, position: &Position, action: &Move, _seat: Seat) -> Option<Message> {
        match *action {
            Move::Pass => None,
            Move::Free { .. } => Some(Message::new("mansuba.hint-free")),
            Move::Go { from, to } => {
                let steps = progress(self, position, from, to);
                let key = if wins_at_once(self, position, from, to) {
                    "mansuba.hint-wins"
                } else if let Some(taken) = position.piece_at(to) {
                    match taken.sort {
                        Sort::Pawn => "mansuba.hint-takes-pawn",
                        Sort::Tower => "mansuba.hint-takes-tower",
                        Sort::Elephant => "mansuba.hint-takes-elephant",
                    }
                } else if steps > 0 {
                    "mansuba.hint-nearer"
                } else {
                    "mansuba.hint-guards"
                };
                Some(Message::new(key).with("steps", steps))
            }
        }
    }
}

fn standing(game: &Mansuba, position: &Position, side: Side) -> i32 {
    if game.config.complex {
        gathering::standing(game, position, side)
    } else {
        advance(game, position, side)
    }
}

/// The prisoners of a side.
pub(crate) fn held(position: &Position, side: Side) -> impl Iterator<Item = &Prisoner> {
    position.jail().prisoners().iter().filter(move |held| held.piece.side == side)
}

/// Where one piece wins: all that are on the board, and how near the foremost is.
fn advance(game: &Mansuba, position: &Position, side: Side) -> i32 {
    let held = held(position, side).map(|held| WORTH[held.piece.sort as usize] / HELD_PART);
    let (mut value, mut foremost) = (held.sum::<i32>(), far(game));
    for sort in Sort::ALL {
        position.pieces_of(Piece { side, sort }).each(|place| {
            let steps = i32::from(game.world.distance(position.relation, side, place));
            value += WORTH[sort as usize] - STEP * steps;
            foremost = foremost.min(steps);
        });
    }
    value - FOREMOST * foremost
}

/// More steps than any piece needs.
pub(crate) fn far(game: &Mansuba) -> i32 {
    i32::from(game.config.width) + i32::from(game.config.height)
}

/// How many steps nearer to the other side's places a move brings a piece.
fn progress(game: &Mansuba, position: &Position, from: u8, to: u8) -> i32 {
    let steps = |place| i32::from(game.world.distance(position.relation, position.side, place));
    steps(from) - steps(to)
}

fn wins_at_once(game: &Mansuba, position: &Position, from: u8, to: u8) -> bool {
    let (side, goals) = (position.side, game.world.starts(position.side.other()));
    if !game.config.complex {
        return goals.has(to);
    }
    let mut after = position.pieces(side);
    after.remove(from);
    after.insert(to);
    after == goals
}
