//! What machines may know of Mansuba besides its rules: how good a position is, which moves to
//! look at first, and why a move is good.
//!
//! It looks at no move ahead; that is a search's work.

use game::Side;
use i18n::Message;

use crate::Mansuba;
use crate::board::Position;
use crate::jail::Prisoner;
use crate::moves::{Ground, Move};
use crate::pieces::{Piece, Sort};
use crate::places::Places;
use crate::relation::Relation;

/// What a pawn, a tower and an elephant are worth; a step forward is worth [`STEP`].
const WORTH: [i32; 3] = [60, 110, 80];
/// A prisoner may come back, so it is not worth nothing.
const HELD_PART: i32 = 3;
const STEP: i32 = 10;
/// How near the foremost piece is matters most where one piece wins.
const FOREMOST: i32 = 25;
/// Freeing a prisoner takes two tries on average, and longer while somebody stands there.
const FREEING: i32 = 2;
const SHUT: i32 = 4;
/// Where all have to arrive: what it is worth to have arrived, times [`HALFWAY`].
const NEARNESS: i32 = 40_000;
/// With so many moves left, it is worth half of that.
const HALFWAY: i32 = 20;

/// The side's own good minus the other's: antisymmetric by making.
pub(crate) fn evaluate(game: &Mansuba, position: &Position, side: Side) -> i32 {
    standing(game, position, side) - standing(game, position, side.other())
}

fn standing(game: &Mansuba, position: &Position, side: Side) -> i32 {
    if game.config.complex {
        gathering(game, position, side)
    } else {
        advance(game, position, side)
    }
}

/// The prisoners of a side.
fn held(position: &Position, side: Side) -> impl Iterator<Item = &Prisoner> {
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
fn far(game: &Mansuba) -> i32 {
    i32::from(game.config.width) + i32::from(game.config.height)
}

/// Where all pieces have to arrive: the nearer a side is to its end, the more a move counts. So
/// whoever leads goes on, instead of taking again and again what the other one frees.
fn gathering(game: &Mansuba, position: &Position, side: Side) -> i32 {
    NEARNESS / (moves_left(game, position, side) + HALFWAY)
}

/// About how many moves a side needs until all have arrived, each piece sent to the nearest open
/// place. Elephants choose first, since they never reach half of the places, then pawns, then
/// towers, which get anywhere. A prisoner is a piece like the others that has to be freed first:
/// nobody wins without it.
fn moves_left(game: &Mansuba, position: &Position, side: Side) -> i32 {
    let goals = game.world.starts(side.other());
    let mut open = goals & !position.pieces(side);
    let mut left = 0;
    for sort in [Sort::Elephant, Sort::Pawn, Sort::Tower] {
        (position.pieces_of(Piece { side, sort }) & !goals).each(|place| {
            left += moves_to_open(game, position.relation, sort, place, &mut open);
        });
        for held in held(position, side).filter(|held| held.piece.sort == sort) {
            let is_shut = position.piece_at(held.place).is_some();
            left += moves_to_open(game, position.relation, sort, held.place, &mut open);
            left += if is_shut { SHUT } else { FREEING };
        }
    }
    left
}

/// About how many moves a piece needs to the nearest open place, which it then takes.
fn moves_to_open(
    game: &Mansuba,
    relation: Relation,
    sort: Sort,
    from: u8,
    open: &mut Places,
) -> i32 {
    let mut nearest: Option<(i32, u8)> = None;
    open.each(|goal| {
        let moves = moves_between(game, relation, sort, from, goal);
        if nearest.is_none_or(|(least, _)| moves < least) {
            nearest = Some((moves, goal));
        }
    });
    nearest.map_or(far(game), |(moves, goal)| {
        open.remove(goal);
        moves
    })
}

/// About how many moves a piece needs from one place to another, if nothing stands in its way.
fn moves_between(game: &Mansuba, relation: Relation, sort: Sort, from: u8, to: u8) -> i32 {
    let (from, to) = (game.world.cell(from), game.world.cell(to));
    let across = i32::from(to.col) - i32::from(from.col);
    let down = i32::from(to.row) - i32::from(from.row);
    let (cols, rows) = (across.abs(), down.abs());
    match (sort, relation) {
        (Sort::Tower, _) => i32::from(cols > 0) + i32::from(rows > 0),
        // Two steps at a time: what is an odd number of steps away is never reached.
        (Sort::Elephant, _) if (cols + rows) % 2 == 1 => far(game),
        (Sort::Elephant, _) => (cols + rows) / 2,
        (Sort::Pawn, Relation::Diagonal) => cols.max(rows),
        (Sort::Pawn, Relation::Triangular) if across.signum() == down.signum() => cols.max(rows),
        (Sort::Pawn, _) => cols + rows,
    }
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
    let ground = Ground::of(game, position);
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
