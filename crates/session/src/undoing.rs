//! What is taken back: the last move, or the last one of a person with the answers of machines.
//!
//! In a test everything can be, the end too; elsewhere no secret that was shown and no chance.

use game::{Action, AnyPosition, Played, Seat, Turn, UndoPolicy};

use crate::line::Last;
use crate::{Act, Entry, Event, Session, SessionError};

/// Nothing is taken back that would make the log longer, so that no record grows for ever.
const LONGEST_UNDO_LOG: usize = 50_000;

/// How many moves stand after an undo.
type HowFar = fn(&Session) -> Result<usize, SessionError>;

impl Session {
    /// Takes moves back until only those stand that are wanted. An end that no move made, which
    /// only a test takes back, is taken back alone.
    pub(crate) fn undo(&mut self, seat: Seat, wanted: HowFar) -> Result<Vec<Event>, SessionError> {
        let stay = |session: &Self| Ok(session.played.moves().len());
        let standing = self.check_undo(seat, if self.is_cut_short { stay } else { wanted })?;
        self.ending = None;
        let mut events = Vec::new();
        if std::mem::take(&mut self.is_cut_short) {
            self.clocks.wind_up();
            self.note(seat, Act::Undo(seat));
            events.push(Event::Reopened { seat });
        }
        while self.played.moves().len() > standing
            && let Some(gone) = self.played.undo()
        {
            self.note(seat, Act::Undo(seat));
            self.unfollow(&gone.action);
            events.push(Event::Undone { seat, action: gone.action });
        }
        self.last = Last::Nothing;
        // What was taken back may be a change of rules after the end.
        events.extend(self.end_if_over());
        Ok(events)
    }

    /// Makes sure that a seat may have moves taken back; says how many stand then.
    fn check_undo(&self, seat: Seat, wanted: HowFar) -> Result<usize, SessionError> {
        let single = self.played.game().card().undo == UndoPolicy::Single;
        if self.is_over_in_test() {
            self.check_seat(seat)?;
        } else if single {
            self.check_hand(seat)?;
        } else {
            self.check_running(seat)?;
        }
        let standing = wanted(self)?;
        let mut gone = self.played.moves().iter().skip(standing).rev().filter(|_| !self.table.test);
        let sealed = gone.find_map(|played| match played {
            Played { reveals: true, .. } => Some(SessionError::UndoSecret),
            Played { chances, .. } => (!chances.is_empty()).then_some(SessionError::UndoChance),
        });
        let just_undone = matches!(self.log.last(), Some(Entry { act: Act::Undo(_), .. }));
        if single && just_undone {
            Err(SessionError::UndoUsed)
        } else if let Some(error) = sealed {
            Err(error)
        } else if self.log.len() + self.played.moves().len() - standing > LONGEST_UNDO_LOG {
            Err(SessionError::UndoTooOften)
        } else {
            Ok(standing)
        }
    }

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
