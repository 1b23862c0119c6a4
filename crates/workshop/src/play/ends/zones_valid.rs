//! Won when every token with characteristics is right by the educator's characteristics of its
//! zone, alone or together with a full grid or an empty shoe.
//!
//! Spec: section 3.1.

use std::sync::Arc;

use super::grid_full::GridFull;
use super::shoe_empty::{ShoeEmpty, has_shoe};
use super::{Both, End};
use crate::compile::{Compiled, MOST_CELLS, Place, RulesVersion};
use crate::play::least::Remaining;
use crate::play::position::{Position, is_misplaced};
use crate::play::token::Token;

#[derive(Debug)]
pub(super) struct ZonesValid;

pub(super) fn alone(game: &Compiled) -> Option<Arc<dyn End>> {
    let is_set = game.design.won.zones_valid && game.grid.has_designer_marks;
    is_set.then(|| Arc::new(ZonesValid) as Arc<dyn End>)
}

pub(super) fn and_grid_full(game: &Compiled) -> Option<Arc<dyn End>> {
    let is_set = game.design.won.zones_valid_and_grid_full && can_be_valid(game);
    is_set.then(|| Arc::new(Both(GridFull, ZonesValid)) as Arc<dyn End>)
}

pub(super) fn and_shoe_empty(game: &Compiled) -> Option<Arc<dyn End>> {
    let is_set = game.design.won.zones_valid_and_shoe_empty && has_shoe(game) && can_be_valid(game);
    is_set.then(|| Arc::new(Both(ShoeEmpty, ZonesValid)) as Arc<dyn End>)
}

/// Where no zone asks for anything, there is nothing to be wrong about: zones are valid as soon as
/// tokens come from a shoe. A grid that is full from the start was filled by nobody.
fn can_be_valid(game: &Compiled) -> bool {
    game.grid.has_designer_marks || game.follows(RulesVersion::SECOND) && has_shoe(game)
}

impl End for ZonesValid {
    #[inline]
    fn holds(&self, game: &Compiled, at: &Position, _: u8) -> bool {
        let grid = &game.grid;
        if !grid.has_designer_marks {
            return at.rest.placed.is_empty();
        }
        if grid.in_play.len() <= MOST_CELLS {
            return at.bits.misplaced == 0;
        }
        let is_right = |cell: Place, token: Token| !is_misplaced(game, cell, token);
        let is_top_right = |cell: &Place| {
            let token = at.top(*cell);
            !token.is_some() || is_right(*cell, token)
        };
        let mut under = at.rest.under.iter().filter(|(cell, _)| game.is_grid(*cell));
        grid.cells.iter().all(is_top_right) && under.all(|(cell, token)| is_right(*cell, *token))
    }

    fn least(&self, remaining: &Remaining<'_>) -> u32 {
        let moves = remaining.until_all(remaining.tokens(), &remaining.least.to_zones);
        let homes = remaining.least.homes.as_ref();
        moves.saturating_add(homes.map_or(0, |homes| remaining.conflicts(homes)))
    }
}
