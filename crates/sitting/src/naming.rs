//! How the players of a session are called, and messages with their names in them.

use game::Seat;
use i18n::{Lang, Message, Translator};
use session::Session;

/// The words of a message with the players' names; `voice` speaks for the game.
#[must_use]
pub fn say(session: &Session, voice: &Translator, message: &Message) -> String {
    voice.say_named(message, &|number| Seat::new(number).and_then(|seat| own(session, voice, seat)))
}

/// How a seat is called: by the player's name, the side's, or its number.
#[must_use]
pub fn name(session: &Session, voice: &Translator, seat: Seat) -> String {
    own(session, voice, seat).unwrap_or_else(|| by_number(voice, seat))
}

/// Somebody is gone, whose seat may be another's now; without a name they are told by the number.
#[must_use]
pub fn left(seat: Seat, name: &str) -> Message {
    match name {
        "" => Message::new("sitting.number-left").with("number", seat.number()),
        name => Message::new("sitting.left").with("name", name),
    }
}

/// The seat that somebody means: by the name that the screen shows, by its number, or by what it
/// is called in either language.
pub(crate) fn seat_called(session: &Session, voice: &Translator, meant: &str) -> Option<Seat> {
    let meant = meant.trim().to_lowercase();
    let find = |called: &dyn Fn(Seat) -> String| {
        let mut seats = Seat::all(session.played().game().seats());
        seats.find(|seat| !meant.is_empty() && called(*seat).to_lowercase() == meant)
    };
    let words = |lang: Lang| Translator::new(lang, &[game::WORDS.in_lang(lang)]).ok();
    let stock = || Lang::ALL.into_iter().filter_map(words);
    find(&|seat| name(session, voice, seat))
        .or_else(|| meant.parse().ok())
        .or_else(|| stock().find_map(|voice| find(&|seat| name(session, &voice, seat))))
        .or_else(|| stock().find_map(|voice| find(&|seat| by_number(&voice, seat))))
}

fn by_number(voice: &Translator, seat: Seat) -> String {
    voice.say(&Message::new("seat.by-number").with("number", seat.number()))
}

/// The player's name, or the side's.
fn own(session: &Session, voice: &Translator, seat: Seat) -> Option<String> {
    let player = session.table().player(seat)?;
    let given = Some(player.name.clone()).filter(|name| !name.is_empty());
    given.or_else(|| catalogue::side_name(&**session.played().game(), seat.number(), voice))
}
