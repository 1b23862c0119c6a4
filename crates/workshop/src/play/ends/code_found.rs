//! Won when a row agrees with the code in every cell.

use std::sync::Arc;

use super::End;
use crate::compile::Compiled;
use crate::play::code::{answer_of, is_answered};
use crate::play::position::Position;

#[derive(Debug)]
struct CodeFound;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    let is_set = game.design.won.code_found && game.lots.code.is_some();
    is_set.then(|| Arc::new(CodeFound) as Arc<dyn End>)
}

impl End for CodeFound {
    fn holds(&self, game: &Compiled, at: &Position, _: u8) -> bool {
        let mut rows = game.lots.code.iter().flat_map(|code| &code.rows);
        rows.any(|(row, _)| is_answered(at, row) && answer_of(game, at, row).0 == row.len())
    }
}
