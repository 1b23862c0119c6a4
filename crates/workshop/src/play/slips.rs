//! Wrong answers that a player can see coming: what machines leave out.
//!
//! A token that does not belong where it is put, and goes back, is a legal action that only counts
//! an error. Nobody who knows the answer does that, so machines think of such actions only when
//! there is no other, and playouts hardly ever play them. What is hidden does not show here: a token that is picked
//! face down is never called wrong beforehand.

use design::{By, WhenWrong};
use game::Rng;

use super::code::next_row;
use super::moves::{Move, legal_moves, random_move};
use super::position::Position;
use super::recall::keep_sensible;
use super::stacks::has_choice;
use super::validate::{Verdict, verdict};
use crate::compile::{Compiled, Place};

/// How often a playout draws again before it makes a mistake.
const SECOND_THOUGHTS: u32 = 6;

/// After so many turns a token lies as before, on hexagons too.
const MOST_TURNS: usize = 6;

/// Whether wrong tokens go back at once.
fn can_slip(game: &Compiled) -> bool {
    !game.is_delayed && game.design.association.when_wrong == WhenWrong::Refuse
}

/// Whether the action puts a token where it does not belong.
fn is_slip(game: &Compiled, at: &Position, action: Move) -> bool {
    can_slip(game) && matches!(found(game, at, action), Some(Verdict::Wrong(_)))
}

/// Whether the action puts a token where it belongs.
pub(super) fn is_right(game: &Compiled, at: &Position, action: Move) -> bool {
    !game.is_delayed && found(game, at, action) == Some(Verdict::Right)
}

/// What the check of an action inside the grid would find, where that is soon told.
fn found(game: &Compiled, at: &Position, action: Move) -> Option<Verdict> {
    let Move::Go { from, to } = action else { return None };
    // Within its zone a token would be counted among those that gave the zone its marks.
    let zone = |place| game.grid.zone_of.get(usize::from(place));
    if !game.is_grid(to) || game.is_grid(from) && zone(from) == zone(to) {
        return None;
    }
    let (_, token) = at.takeable(game, from, at.core.hand)?;
    Some(verdict(game, at, token, to, game.board(from).sort))
}

/// Whether how a token is turned decides where it belongs.
fn compares_sides(game: &Compiled) -> bool {
    can_slip(game) && game.design.association.by == By::Sides
}

/// Whether the action turns a token that already lies where it belongs.
fn turns_what_lies(game: &Compiled, action: Move) -> bool {
    compares_sides(game) && matches!(action, Move::Turn(place) if game.is_grid(place))
}

/// Whether the action turns a token that belongs nowhere, however it is turned.
fn turns_in_vain(game: &Compiled, at: &Position, action: Move) -> bool {
    let Move::Turn(place) = action else { return false };
    if !compares_sides(game) {
        return false;
    }
    let Some((_, token)) = at.takeable(game, place, at.core.hand) else { return false };
    let sort = game.board(place).sort;
    let is_free = |to: &&Place| at.stack(**to).next().is_none();
    let belongs = |token| {
        let mut free = game.grid.cells.iter().filter(is_free);
        free.any(|to| !matches!(verdict(game, at, token, *to, sort), Verdict::Wrong(_)))
    };
    let turned =
        std::iter::successors(Some(game.turned(token)), |turned| Some(game.turned(*turned)));
    !turned.take(MOST_TURNS).take_while(|turned| *turned != token).any(belongs)
}

/// The actions without those, and without turns that help nobody; all of them when there is
/// nothing else to do. Whether none was left out.
pub(super) fn candidates(game: &Compiled, at: &Position, moves: &mut Vec<Move>) -> bool {
    legal_moves(game, at, moves);
    let all = moves.len();
    // Looking through a stack changes nothing that a machine does not see.
    if !moves.iter().all(|action| only_looks(game, at, *action)) {
        moves.retain(|action| !only_looks(game, at, *action));
    }
    let forgoes = keep_sensible(game, at, moves) || keep_next_cell(game, at, moves);
    if forgoes || !can_slip(game) {
        return moves.len() == all;
    }
    let is_sensible = |action: &Move| {
        !is_slip(game, at, *action)
            && !turns_what_lies(game, *action)
            && !turns_in_vain(game, at, *action)
    };
    if moves.iter().any(is_sensible) {
        moves.retain(is_sensible);
    }
    moves.len() == all
}

/// Leaves only what fills the next cell of a code's next row, and what touches no row; whether any
/// action went.
fn keep_next_cell(game: &Compiled, at: &Position, moves: &mut Vec<Move>) -> bool {
    let Some(code) = &game.lots.code else { return false };
    let Some(row) = next_row(code, at) else { return false };
    let next = row.iter().find(|cell| !at.top(**cell).is_some());
    let fills = |action: &Move| matches!(action, Move::Go { to, .. } if Some(to) == next);
    let all = moves.len();
    if moves.iter().any(fills) {
        moves.retain(fills);
    }
    moves.len() < all
}

/// Whether the action looks through a stack from which the player has nothing to choose.
fn only_looks(game: &Compiled, at: &Position, action: Move) -> bool {
    let Move::Stack(place) = action else { return false };
    !has_choice(game, at, place, at.core.hand)
}

/// An action drawn by lot, seldom one of those.
pub(super) fn playout_move(
    game: &Compiled,
    at: &Position,
    rng: &mut Rng,
    moves: &mut Vec<Move>,
) -> Option<Move> {
    let mut action = random_move(game, at, rng, moves)?;
    if game.lots.code.is_some() {
        candidates(game, at, moves);
        return rng.choose(moves).copied();
    }
    if matches!(action, Move::Pick(_)) && keep_sensible(game, at, moves) {
        return rng.choose(moves).copied();
    }
    for _ in 0..SECOND_THOUGHTS {
        let is_vain = turns_what_lies(game, action) || only_looks(game, at, action);
        if !is_slip(game, at, action) && !is_vain {
            break;
        }
        // Where there is anything to be wrong about, all actions were listed.
        action = rng.choose(moves).copied().unwrap_or(action);
    }
    Some(action)
}

/// What winning alone is worth: the fewer errors and moves, the more.
pub(super) fn share_alone(at: &Position) -> f32 {
    let state = &at.core.seats[0];
    let toil = 0.1 * f32::from(state.errors) + 0.002 * f32::from(state.moves);
    0.5 + 0.5 / (1.0 + toil)
}
