//! The laws themselves; each is named as in the house style's list.

mod play;
mod seen;
mod text;

pub use play::{endings, evaluations, hashes, listing, naive, replays, symmetries, turns, undoing};
pub use seen::{strange_views, tellings, touches, views};
pub use text::{texts, words};

use game::{Notation, Rules, Turn};

/// Moves as texts, sorted.
pub(crate) fn sorted_texts<G: Notation>(
    game: &G,
    position: &G::Position,
    moves: &[G::Move],
) -> Vec<String> {
    let mut texts: Vec<String> =
        moves.iter().map(|action| game.move_text(position, action)).collect();
    texts.sort();
    texts
}

pub(crate) fn legal<G: Rules>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    moves
}

fn is_over<G: Rules>(game: &G, position: &G::Position) -> bool {
    game.turn(position) == Turn::Over
}

/// Asserts with the trial's seeds in front, since proptest prints them only at the end.
macro_rules! hold {
    ($walk:expr, $condition:expr, $($why:tt)+) => {
        assert!($condition, "{:?}: {}", $walk.trial, format!($($why)+))
    };
}
pub(crate) use hold;
