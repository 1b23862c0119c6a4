//! How much is taken back when a person asks: their last move, with the answers of machines.
//!
//! [`crate::Command::TakeBack`] does it, and may still be refused.

use game::{Action, AnyPosition, Turn, UndoPolicy};

use crate::{Session, SessionError};

impl Session {
    /// How many moves stand when the last one is taken back.
    pub(crate) fn stands_before_last_move(&self) -> Result<usize, SessionError> {
        self.played().moves().len().checked_sub(1).ok_or(SessionError::NothingToUndo)
    }

    /// How many moves stand when the last move of a person is taken back, with the answers of
    /// machines to it.
    ///
    /// # Errors
    /// When no person has moved, or when a machine has answered and only the very last move can
    /// be taken back.
    pub fn stands_before_last_choice(&self) -> Result<usize, SessionError> {
        let moves = self.played().moves().len();
        let wanted = (0..moves).rev().find(|ply| self.is_persons_choice(*ply));
        let wanted = wanted.ok_or(SessionError::NothingToUndo)?;
        let is_single = self.played().game().card().undo == UndoPolicy::Single;
        if is_single && moves - wanted > 1 {
            return Err(SessionError::UndoAnswered);
        }
        Ok(wanted)
    }

    /// Only people change a game or who plays it; machines choose moves, and nobody chooses that
    /// time passes. Since the last change the table is as it is now.
    fn is_persons_choice(&self, ply: usize) -> bool {
        let Some(played) = self.played().moves().get(ply) else { return false };
        match (&played.action, self.played().position_at(ply).map(AnyPosition::turn)) {
            (Action::Rules(_) | Action::Join(_) | Action::Leave(_), _) => true,
            (Action::Move(_), Some(Turn::Seat(seat))) => self.table().is_human(seat),
            (Action::Move(_) | Action::Time(_), _) => false,
        }
    }
}
