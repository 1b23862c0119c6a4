//! The first half of the message line: who has the hand and how far the limits are.
//!
//! Spec: section 3.9. What was said last is kept by the table where the play goes on.

use game::Seat;
use i18n::Message;
use scene::Touch;

use crate::compile::{Compiled, NOWHERE};
use crate::play::{Move, Position, legal_moves};

/// What is asked once a token was touched: where it goes, or, where it only follows its die, to
/// roll that.
pub(crate) fn asked_of(game: &Compiled, at: &Position, chosen: &Touch) -> Message {
    let chosen = game.parse_place(chosen.as_str());
    let mut moves = Vec::new();
    legal_moves(game, at, &mut moves);
    let goes = |action: &Move| matches!(action, Move::Go { from, .. } if Some(*from) == chosen);
    let rolls = |action: &Move| matches!(action, Move::Roll(place) if Some(*place) == chosen);
    let only_rolls = moves.iter().any(rolls) && !moves.iter().any(goes);
    Message::new(if only_rolls { "workshop.roll-now" } else { "workshop.go-where" })
}

/// Who has the hand, or what that player must do; with limits, how far they are.
pub(crate) fn turn_of(game: &Compiled, at: &Position, seat: Seat) -> Message {
    let (lost, manual) = (&game.design.lost, at.core.manual);
    if manual.cell != NOWHERE {
        return Message::new("workshop.turn-must-move")
            .with("player", seat)
            .with("cell", game.place_name(manual.target));
    }
    if at.core.is_choosing() {
        return Message::new("workshop.turn-choose").with("player", seat);
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
