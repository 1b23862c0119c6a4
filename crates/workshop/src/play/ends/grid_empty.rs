//! Won when nothing but decor lies in the grid.

use std::sync::Arc;

use super::{End, tokens_left::TokensLeft};
use crate::compile::Compiled;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    game.design.won.grid_empty.then(|| Arc::new(TokensLeft(0)) as Arc<dyn End>)
}
