//! Time that a rule of the game counts: an action of the match that nobody chooses.
//!
//! It is on no list of moves. Nothing is measured here: whoever plays it says how much time went
//! by. The clocks of the table are another thing (`clock`).

use game::{AnyPosition, Change, Luck, Viewer};

use crate::Match;

impl Match {
    /// Whether so many tenths of a second have something to tell: the game ends, the hand passes
    /// or the viewer hears of it. What tells nothing can wait for the next move.
    #[must_use]
    pub fn is_time_up(&self, tenths: u32, viewer: Viewer) -> bool {
        let position = self.position();
        let Some(text) = position.time_text(tenths) else { return false };
        let mut after = position.boxed_clone();
        match after.play(&text, Luck::Draw(&mut self.luck())) {
            Ok(played) => {
                after.turn() != position.turn() || !position.told(&played, viewer).is_empty()
            }
            Err(_) => false,
        }
    }

    /// Whether somebody chose the move that was played after so many others.
    pub(crate) fn is_chosen(&self, ply: usize) -> bool {
        let played = self.position_at(ply).zip(self.moves().get(ply));
        played.is_some_and(|(position, played)| !is_time(position, &played.text))
    }
}

/// Whether a move that was played here only let time pass.
pub(crate) fn is_time(position: &dyn AnyPosition, text: &str) -> bool {
    position.time_text(1).is_some()
        && Change::read(text).is_none()
        && position.legal_moves().iter().all(|listed| listed != text)
}
