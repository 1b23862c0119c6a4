//! Stacks: looking through the tokens of one cell.
//!
//! Spec: section 3.2. A player may do so at any time, whoever the tokens belong to; the token on
//! top goes below all others but the decor. It is no move.

use super::position::{Position, is_mobile, may_take};
use super::run::Run;
use super::token::Token;
use crate::compile::{Compiled, NOWHERE, Place, RulesVersion};
use crate::explain::Refusal;

/// Whether stacks may be looked through now: nothing but an unfinished selection is under way.
pub(super) fn may_look_now(game: &Compiled, at: &Position) -> bool {
    let core = &at.core;
    let is_free =
        core.chain.cell == NOWHERE && core.manual.cell == NOWHERE && core.dice.face.is_none();
    is_free && (core.picked == 0 || game.follows(RulesVersion::SECOND))
}

/// Whether the cell holds two different tokens that can be brought to the top.
pub(crate) fn may_leaf(game: &Compiled, at: &Position, place: Place, seat: u8) -> bool {
    if !game.follows(RulesVersion::SECOND) {
        return has_choice(game, at, place, seat);
    }
    differ(game, at.stack(place).filter(|token| is_leaf(game, *token)))
}

/// Whether the seat may take two different tokens from the cell.
pub(super) fn has_choice(game: &Compiled, at: &Position, place: Place, seat: u8) -> bool {
    differ(game, at.stack(place).filter(|token| may_take(game, *token, seat)))
}

/// Why a stack cannot be looked through.
pub(super) fn why_not(game: &Compiled, at: &Position, place: Place) -> Refusal {
    let mut leaves = at.stack(place).filter(|token| is_leaf(game, *token));
    let (Some(first), Some(second)) = (leaves.next(), leaves.next()) else {
        return Refusal::NoStack;
    };
    if game.kind(first).top_only {
        return Refusal::TopOnly;
    }
    let others = [first, second].into_iter().chain(leaves).map(Token::owners);
    let seat = at.core.hand;
    let of_another = others.into_iter().find(|owners| *owners != 0 && owners >> seat & 1 == 0);
    match of_another.filter(|_| !game.follows(RulesVersion::SECOND)) {
        Some(owners) => {
            Refusal::NotYours { player: game::Seat::at(owners.trailing_zeros() as usize) }
        }
        None => Refusal::AllAlike,
    }
}

fn differ(game: &Compiled, mut tokens: impl Iterator<Item = Token>) -> bool {
    // Nothing is dug out from under what moves only on top.
    let first = tokens.next().filter(|first| !game.kind(*first).top_only);
    first.is_some_and(|first| tokens.any(|other| other != first))
}

/// Whether the token can lie above or below others: decor stays at the bottom, and a piece lies
/// in more than this cell.
fn is_leaf(game: &Compiled, token: Token) -> bool {
    is_mobile(game, token) && !game.kind(token).is_piece
}

impl Run<'_> {
    /// Brings the next token to the top: the one before goes below all but the decor.
    pub(super) fn leaf(&mut self, place: Place) {
        let (game, seat) = (self.game, self.seat());
        let taken = if game.follows(RulesVersion::SECOND) {
            self.at.stack(place).enumerate().find(|(_, token)| is_leaf(game, *token))
        } else {
            self.at.takeable(game, place, seat)
        };
        let Some((depth, token)) = taken else { return };
        if game.follows(RulesVersion::SECOND) && token.has(Token::WAITS) {
            self.wait_lowest(place);
        }
        self.pull(place, depth);
        let top = self.at.top(place);
        let is_lowest = |entry: &(Place, Token)| entry.0 == place && is_mobile(game, entry.1);
        let under = &mut self.at.rest.under;
        match under.iter().position(is_lowest) {
            Some(index) => under.insert(index, (place, token)),
            None if top.is_some() => under.push((place, token)),
            None => self.write(place, token),
        }
        self.at.refresh(game, place);
    }

    /// The tokens of a stack wait for a check in their order, the lowest first: what is known of
    /// the highest goes to the lowest with it.
    fn wait_lowest(&mut self, place: Place) {
        let placed = &mut self.at.rest.placed;
        let here: Vec<usize> =
            (0..placed.len()).filter(|index| placed[*index].cell == place).collect();
        for pair in here.windows(2).rev() {
            placed.swap(pair[0], pair[1]);
        }
    }
}
