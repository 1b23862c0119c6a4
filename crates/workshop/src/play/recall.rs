//! What a player who remembers picks: tokens whose faces were shown, before unknown ones.
//!
//! Only the mark of what was shown is read, never a face that lies down. So what machines leave
//! out here is the same in every position that agrees with what they see.

use design::Mode;
use game::Rng;

use super::moves::Move;
use super::position::Position;
use super::token::Token;
use super::validate::{right_alone, same};
use crate::compile::{Compiled, Place};
use design::Picks;

/// Leaves only the picks that a player with a good memory would think of; whether any went.
pub(crate) fn keep_sensible(game: &Compiled, at: &Position, moves: &mut Vec<Move>) -> bool {
    if game.design.association.picks == Picks::Hidden {
        // What is asked for lies open; what it is held against does not.
        return false;
    }
    let picks: Vec<(Place, Token)> = moves.iter().filter_map(|one| pick(game, at, *one)).collect();
    if picks.len() < 2 {
        return false;
    }
    let sensible = match at.core.picked {
        0 if game.design.association.picks == Picks::Alone => right_ones(game, at, &picks),
        0 => whole_groups(game, &picks),
        _ => fitting(game, at, &picks),
    };
    let sensible = if sensible.is_empty() { unknown(game, &picks) } else { sensible };
    if sensible.is_empty() || sensible.len() == picks.len() {
        return false;
    }
    moves.retain(|one| match one {
        Move::Pick(place) => sensible.contains(place),
        // Turning an unfinished selection back helps nobody.
        other => at.core.picked == 0 && *other != Move::Next,
    });
    true
}

/// The token that an action turns over; those that would be taken back do not count.
fn pick(game: &Compiled, at: &Position, action: Move) -> Option<(Place, Token)> {
    let Move::Pick(place) = action else { return None };
    let (_, token) = at.takeable(game, place, at.core.hand)?;
    let is_turned = game.kind(token).mode == Mode::Selection && !token.has(Token::PICKED);
    is_turned.then_some((place, token))
}

/// Whether a player with a good memory knows what the token is.
fn is_known(game: &Compiled, token: Token) -> bool {
    token.has(Token::SEEN) || !game.kind(token).is_turned
}

/// Known tokens that are right where they lie.
fn right_ones(game: &Compiled, at: &Position, picks: &[(Place, Token)]) -> Vec<Place> {
    let known = picks.iter().filter(|(_, token)| is_known(game, *token));
    let right = known.filter(|(place, token)| right_alone(game, at, *token, *place) == Some(true));
    right.map(|(place, _)| *place).collect()
}

/// Tokens that are known to be enough for a whole selection of equal ones.
fn whole_groups(game: &Compiled, picks: &[(Place, Token)]) -> Vec<Place> {
    let known: Vec<_> = picks.iter().filter(|(_, token)| is_known(game, *token)).collect();
    let is_whole = |token: Token| {
        let alike = known.iter().filter(|(_, other)| same(game, &[token, *other]) == Some(true));
        alike.count() >= usize::from(game.selections())
    };
    known.iter().filter(|(_, token)| is_whole(*token)).map(|(place, _)| *place).collect()
}

/// Known tokens that fit those already picked.
fn fitting(game: &Compiled, at: &Position, picks: &[(Place, Token)]) -> Vec<Place> {
    let open: Vec<Token> = game
        .places_of(at.core.hand)
        .flat_map(|place| at.stack(place).collect::<Vec<_>>())
        .filter(|token| token.has(Token::PICKED) && token.body() == 0)
        .collect();
    let fits = |token: Token| same(game, &[open.as_slice(), &[token]].concat()) == Some(true);
    let known = picks.iter().filter(|(_, token)| is_known(game, *token) && fits(*token));
    known.map(|(place, _)| *place).collect()
}

/// Tokens whose faces were never shown.
fn unknown(game: &Compiled, picks: &[(Place, Token)]) -> Vec<Place> {
    picks.iter().filter(|(_, token)| !is_known(game, *token)).map(|(place, _)| *place).collect()
}

/// Forgets what was shown of tokens whose faces lie down for a viewer: each with a chance of so
/// many hundredths. The position is then good for being looked at only.
pub(super) fn forget(
    game: &Compiled,
    at: &mut Position,
    viewer: Option<u8>,
    hundredths: u32,
    rng: &mut Rng,
) {
    for (place, token) in (0..).zip(&mut at.cells) {
        let was_shown = token.has(Token::SEEN | Token::STEPPED);
        if was_shown && game.is_face_down(*token, place, viewer) && rng.below(100) < hundredths {
            *token = token.without(Token::SEEN | Token::STEPPED);
        }
    }
}
