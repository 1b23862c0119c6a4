//! Won when every token of the grid whose face can lie down lies face up.

use std::sync::Arc;

use design::FacesSeenBy;

use super::End;
use crate::compile::Compiled;
use crate::play::position::Position;
use crate::play::token::Token;

#[derive(Debug)]
struct AllFaceUp;

pub(super) fn set(game: &Compiled) -> Option<Arc<dyn End>> {
    game.design.won.all_face_up.then(|| Arc::new(AllFaceUp) as Arc<dyn End>)
}

impl End for AllFaceUp {
    fn holds(&self, game: &Compiled, at: &Position, _: u8) -> bool {
        let is_up = |token: Token| {
            let kind = game.kind(token);
            let turns = kind.is_turned || kind.faces != FacesSeenBy::Everyone;
            !turns || token.has(Token::FACE_UP)
        };
        game.grid.cells.iter().all(|cell| at.stack(*cell).all(is_up))
    }
}
