//! Won when some token of a named kind lies in a named zone with all its cells.

use std::sync::Arc;

use game::NEVER;

use super::End;
use crate::compile::{Compiled, Place, TOO_FAR};
use crate::play::least::Remaining;
use crate::play::position::Position;
use crate::play::token::Token;

#[derive(Debug)]
struct KindInZone {
    kind: usize,
    zone: u16,
}

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let (kind, zone) = game.goals.kind_in_zone?;
    Some(Arc::new(KindInZone { kind, zone }))
}

impl End for KindInZone {
    fn holds(&self, game: &Compiled, at: &Position, _: u8) -> bool {
        let in_zone = |cell: &Place| game.grid.zone_of[usize::from(*cell)] == self.zone;
        game.grid.cells.iter().filter(|cell| in_zone(cell)).any(|cell| {
            let is_it = |token: &Token| token.kind() == self.kind && token.body() == 0;
            at.stack(*cell).filter(is_it).any(|token| {
                game.covered(token, *cell).is_some_and(|cells| cells.iter().all(in_zone))
            })
        })
    }

    fn least(&self, remaining: &Remaining<'_>) -> u32 {
        let Some(least) = &remaining.least.to_named else { return 0 };
        let own = remaining.tokens().filter(|(_, token)| token.kind() == self.kind);
        let moves = own.map(|(cell, token)| match least.from(cell, token.turned()) {
            TOO_FAR => NEVER,
            moves => moves.into(),
        });
        let to_come = remaining.game.has_side_boards.then_some(1);
        moves.chain(to_come).min().unwrap_or(NEVER)
    }
}
