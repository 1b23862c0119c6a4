//! Why the engine does nothing: the reasons of the protocol itself, and any reason as one line.
//!
//! Reasons of games, options and set-ups keep their own keys.

use game::{Reason, Refused};
use i18n::Message;

use super::LONGEST_LINE;

game::reasons! {
    /// What can be wrong with a line.
    pub enum Fault {
        UnknownCommand { text: String } = "engine.unknown-command", "there is no command {text:?}";
        NoGame = "engine.no-game", "no game is on the table";
        NoMachine = "engine.no-machine", "there is no machine for this game";
        LineTooLong = "engine.line-too-long", "the line is longer than {LONGEST_LINE} bytes";
        NotText = "engine.not-text", "the line is not UTF-8";
        TooMuch { text: String } = "engine.too-much", "{text:?} is more than the command takes";
        Missing { what: &'static str } = "engine.missing", "the command needs {what}";
        NotANumber { text: String } = "engine.not-a-number",
            "{text:?} is no whole number that can be used";
        NoSuchLevel { text: String } = "engine.no-such-level", "{text:?} is no level";
        NoSuchSeat { text: String } = "engine.no-such-seat", "{text:?} is no seat of this game";
        UnknownSetting { text: String } = "engine.unknown-setting", "{text:?} cannot be set";
        NothingToUndo = "nothing-to-undo", "there is nothing to take back";
        NoChange = "engine.no-change", "the game is changed in its test only";
    }
}

/// Any reason, with the key under which it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Trouble {
    pub(super) key: String,
    pub(super) message: Message,
}

impl Trouble {
    pub(super) fn refused(refused: &Refused) -> Self {
        Self { key: refused.key().to_owned(), message: refused.message().clone() }
    }

    /// A move in the middle of a list: the key is the game's, the words also tell the place.
    pub(super) fn in_list(number: usize, text: &str, refused: &Refused) -> Self {
        let message = Message::new("cli.move-refused")
            .with("number", number)
            .with("text", text)
            .with("why", refused.message().clone());
        Self { key: refused.key().to_owned(), message }
    }
}

impl<R: Reason> From<R> for Trouble {
    fn from(reason: R) -> Self {
        Self { key: reason.key().to_owned(), message: reason.message() }
    }
}
