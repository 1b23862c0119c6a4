//! The message line: who has the hand, how far the limits are, what was said last.
//!
//! Spec: section 3.9. Whoever shows a play keeps one [`Said`] and tells it of every action and
//! every refusal; announcing it and speaking it aloud is the front end's work.

use game::{Game as _, Reason as _, Seat, Turn};
use i18n::Message;

use crate::DesignedGame;
use crate::compile::NOWHERE;
use crate::explain::Refusal;
use crate::play::{Event, Position};

/// The last explanation or praise of a play; it stays until the next action.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    last: Option<Message>,
}

impl Said {
    /// An action was played and told this.
    pub fn played(&mut self, events: &[Event]) {
        self.last = events.iter().rev().find_map(Event::says);
    }

    /// An action was refused.
    pub fn refused(&mut self, refusal: &Refusal) {
        self.last = Some(refusal.message());
    }

    /// What was said last, if anything.
    #[must_use]
    pub const fn last(&self) -> Option<&Message> {
        self.last.as_ref()
    }

    /// The whole line: who has the hand with the counts so far, then what was said last.
    #[must_use]
    pub fn line(&self, game: &DesignedGame, at: &Position) -> Vec<Message> {
        let last = self.last.iter().cloned();
        std::iter::once(prompt(game, at)).chain(last).collect()
    }
}

/// Who has the hand; with limits, how far they are.
pub(crate) fn prompt(game: &DesignedGame, at: &Position) -> Message {
    match (game.turn(at), game.outcome(at)) {
        (Turn::Seat(seat), _) => turn_of(game, at, seat),
        (_, Some(outcome)) => outcome.verdict.message(),
        _ => Message::new("workshop.die-falls"),
    }
}

fn turn_of(game: &DesignedGame, at: &Position, seat: Seat) -> Message {
    let (lost, manual) = (&game.compiled().design.lost, at.core.manual);
    if manual.cell != NOWHERE {
        return Message::new("workshop.turn-must-move")
            .with("player", seat)
            .with("cell", game.compiled().place_name(manual.target));
    }
    let key = match (lost.errors > 0, lost.moves > 0) {
        (false, false) => "scene.your-turn",
        (true, false) => "workshop.turn-slips",
        (false, true) => "workshop.turn-moves",
        (true, true) => "workshop.turn-slips-moves",
    };
    let mut message = Message::new(key).with("player", seat);
    let state = at.core.seats[seat.index()];
    if lost.errors > 0 {
        message = message.with("slips", state.errors).with("most-slips", lost.errors);
    }
    if lost.moves > 0 {
        message = message.with("moves", state.moves).with("most-moves", lost.moves);
    }
    message
}
