//! What machines know of races: how far the tokens of a player have come along the player's own
//! path, and what the choice of a token for a die gains.
//!
//! Only designs whose players have paths of their own are judged so.

use super::dice;
use super::ends::own_tokens;
use super::position::Position;
use crate::compile::{Compiled, Place};

/// A cell nearer to the end of the path.
const PACE: i32 = 5;
/// A token that has come out of the shoe.
const OUT: i32 = 8 * PACE;

/// What all tokens of a player on the player's path are worth; `None` without a path.
pub(super) fn progress(game: &Compiled, at: &Position, seat: u8) -> Option<i32> {
    game.path(seat)?;
    Some(own_tokens(game, at, seat).map(|cell| gone(game, seat, cell)).sum())
}

/// What a token of a player is worth in a cell.
fn gone(game: &Compiled, seat: u8, cell: Place) -> i32 {
    let number = game.track(seat).numbers.get(usize::from(cell)).copied().unwrap_or(0);
    if number > 0 { OUT + PACE * i32::from(number) } else { 0 }
}

/// What choosing the token of a cell for the face that has fallen gains.
pub(super) fn gain(game: &Compiled, at: &Position, place: Place) -> i32 {
    let seat = at.core.hand;
    let Some(to) = dice::target(game, at, place) else { return 0 };
    // There are at most six seats.
    let owner = at.top(to).owners().trailing_zeros() as u8;
    let captured = if dice::captures(game, at, place) { gone(game, owner, to) } else { 0 };
    gone(game, seat, to) - gone(game, seat, place) + captured
}
