//! How the players of a session are called, and messages with their names in them.

use game::Seat;
use i18n::{Message, Translator};
use session::Session;

/// The words of a message with the players' names; `voice` speaks for the game.
#[must_use]
pub fn say(session: &Session, voice: &Translator, message: &Message) -> String {
    voice.say_named(message, &|number| Seat::new(number).and_then(|seat| own(session, voice, seat)))
}

/// How a seat is called: by the player's name, the side's, or its number.
#[must_use]
pub fn name(session: &Session, voice: &Translator, seat: Seat) -> String {
    let by_number = || Message::new("seat.by-number").with("number", seat.number());
    own(session, voice, seat).unwrap_or_else(|| voice.say(&by_number()))
}

/// The player's name, or the side's.
fn own(session: &Session, voice: &Translator, seat: Seat) -> Option<String> {
    let player = session.table().player(seat)?;
    let given = Some(player.name.clone()).filter(|name| !name.is_empty());
    given.or_else(|| catalogue::side_name(&**session.played().game(), seat.number(), voice))
}
