//! The first half of the message line: who has the hand and how far the limits are.
//!
//! Spec: section 3.9. What was said last is kept by the table where the play goes on.

use game::{Game as _, Seat, Turn};
use i18n::Message;

use scene::Touch;

use crate::DesignedGame;
use crate::compile::{Compiled, NOWHERE};
use crate::design::{Design, Words};
use crate::play::{Move, Position, legal_moves};
use crate::told::in_full;

/// So many lines of the instructions are read before the first move; who wants all of them asks
/// for the rules.
const FIRST_LINES: usize = 3;

/// How it is played, in short.
pub(crate) fn greeting(design: &Design) -> Option<Message> {
    let short = |text: &str| text.lines().take(FIRST_LINES).collect::<Vec<_>>().join(" ");
    let Words { fr, en } = &design.instructions;
    let words = Words { fr: short(fr), en: short(en) };
    (!words.is_empty()).then(|| in_full(&words))
}

/// Who has the hand, and what is asked once a token was touched; with limits, how far they are.
pub(crate) fn prompt(game: &DesignedGame, at: &Position, touches: &[Touch]) -> Message {
    match (game.turn(at), game.outcome(at)) {
        (Turn::Seat(seat), _) => match touches.first() {
            Some(chosen) => asked_of(game.compiled(), at, chosen).with("player", seat),
            None => turn_of(game, at, seat),
        },
        (_, Some(outcome)) => outcome.verdict.message(),
        _ => Message::new("workshop.die-falls"),
    }
}

/// What is asked once a token was touched: where it goes, or, where it only follows its die, to
/// roll that.
fn asked_of(game: &Compiled, at: &Position, chosen: &Touch) -> Message {
    let chosen = game.parse_place(chosen.as_str());
    let mut moves = Vec::new();
    legal_moves(game, at, &mut moves);
    let goes = |action: &Move| matches!(action, Move::Go { from, .. } if Some(*from) == chosen);
    let rolls = |action: &Move| matches!(action, Move::Roll(place) if Some(*place) == chosen);
    let only_rolls = moves.iter().any(rolls) && !moves.iter().any(goes);
    Message::new(if only_rolls { "workshop.roll-now" } else { "workshop.go-where" })
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
