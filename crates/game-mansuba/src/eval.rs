//! What machines may know of Mansuba besides its rules: how good a position is, which moves to
//! look at first, and why a move is good.
//!
//! It looks at no move ahead; that is a search's work.

use game::Side;
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

/// The side's own good minus the other's: antisymmetric by making.
pub(crate) fn evaluate(game: &Mansuba, position: &Position, side: Side) -> i32 {
    standing(game, position, side) - standing(game, position, side.other())
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

/// How good a move looks at first sight: captures, and steps towards the goal.
pub(crate) fn order(game: &Mansuba, position: &Position, action: Move) -> i32 {
    match action {
        Move::Pass => 0,
        Move::Free { sort, .. } => WORTH[sort as usize] / 2,
        Move::Go { from, to } => {
            let taken = position.piece_at(to).map_or(0, |piece| 2 * WORTH[piece.sort as usize]);
            let wins = if wins_at_once(game, position, from, to) { 1000 } else { 0 };
            wins + taken + 25 * progress(game, position, from, to)
        }
    }
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

/// Replaces the buffer's content by the captures: until they are looked at, nothing is calm.
pub(crate) fn captures(game: &Mansuba, position: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    let ground = Ground::of(game, position, position.side);
    let enemies = position.pieces(position.side.other());
    for sort in Sort::ALL {
        position.pieces_of(Piece { side: position.side, sort }).each(|from| {
            let to: Places = ground.destinations(sort, from) & enemies;
            to.each(|to| moves.push(Move::Go { from, to }));
        });
    }
}

/// Why a move is good, where there is a plain reason.
pub(crate) fn reason(game: &Mansuba, position: &Position, action: Move) -> Option<Message> {
    match action {
        Move::Pass => None,
        Move::Free { .. } => Some(Message::new("mansuba.hint-free")),
        Move::Go { from, to } => {
            let steps = progress(game, position, from, to);
            let key = if wins_at_once(game, position, from, to) {
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
