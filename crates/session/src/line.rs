//! What the table says to those who look: what the last move did, and the message line.
//!
//! The line always shows who has the hand, with the counts that the game tells, then the last
//! explanation or praise; that stays until the next action. Speaking it aloud and drawing it is
//! for the front end.

use game::{Seat, Told, Viewer};
use i18n::Message;

use crate::Session;

/// The message line for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageLine {
    /// Who has the hand, or how it ended.
    pub prompt: Message,
    /// The last explanation or praise, if there is one.
    pub said: Option<Message>,
}

/// Where the last words of the line come from.
#[derive(Clone, Debug)]
pub(crate) enum Last {
    /// Nothing was said.
    Nothing,
    /// The last move.
    Move,
    /// A refusal, which only the seat that asked hears.
    Refusal(Seat, Message),
}

impl Session {
    /// What the last move did, step by step, as a viewer may know it; nothing after an undo or
    /// a refusal.
    #[must_use]
    pub fn told(&self, viewer: Viewer) -> Vec<Told> {
        match self.last {
            Last::Move => self.played().told(viewer),
            Last::Refusal(..) | Last::Nothing => Vec::new(),
        }
    }

    /// The message line of a viewer.
    #[must_use]
    pub fn message_line(&self, viewer: Viewer) -> MessageLine {
        self.message_line_of(viewer, &self.told(viewer))
    }

    /// The same where it is known already what the viewer is [told](Self::told).
    #[must_use]
    pub fn message_line_of(&self, viewer: Viewer, told: &[Told]) -> MessageLine {
        let said = match &self.last {
            Last::Refusal(seat, why) => (viewer.seat() == Some(*seat)).then(|| why.clone()),
            Last::Move | Last::Nothing => {
                game::last_said(told, viewer.seat()).map(|saying| saying.message.clone())
            }
        };
        let position = self.played().position();
        // What was touched and not yet played is nobody else's affair.
        let is_theirs = viewer.seat().is_some() && viewer.seat() == self.hand();
        let selection = if is_theirs { self.played().selection() } else { &[] };
        let prompt = self.cut_short().map_or_else(
            || position.prompt(viewer, selection),
            |ending| ending.outcome.verdict.message(),
        );
        MessageLine { prompt, said }
    }
}
