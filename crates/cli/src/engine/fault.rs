//! Why the engine does nothing: the reasons of the protocol itself, and any reason as one line.
//!
//! Reasons of games, options and set-ups keep their own keys.

use game::{Reason, Refused};
use i18n::Message;

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fault {
    #[error("there is no command {text:?}")]
    UnknownCommand { text: String },
    #[error("no game is on the table")]
    NoGame,
    #[error("there is no machine for this game")]
    NoMachine,
    #[error("the line is longer than {} bytes", super::LONGEST_LINE)]
    LineTooLong,
    #[error("the line is not UTF-8")]
    NotText,
    #[error("{text:?} is more than the command takes")]
    TooMuch { text: String },
    #[error("the command needs {what}")]
    Missing { what: &'static str },
    #[error("{text:?} is no whole number that can be used")]
    NotANumber { text: String },
    #[error("{text:?} is no level")]
    NoSuchLevel { text: String },
    #[error("{text:?} is no seat of this game")]
    NoSuchSeat { text: String },
    #[error("{text:?} cannot be set")]
    UnknownSetting { text: String },
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("the game is changed in its test only")]
    NoChange,
}

impl Reason for Fault {
    fn key(&self) -> &'static str {
        match self {
            Self::UnknownCommand { .. } => "engine.unknown-command",
            Self::NoGame => "engine.no-game",
            Self::NoMachine => "engine.no-machine",
            Self::LineTooLong => "engine.line-too-long",
            Self::NotText => "engine.not-text",
            Self::TooMuch { .. } => "engine.too-much",
            Self::Missing { .. } => "engine.missing",
            Self::NotANumber { .. } => "engine.not-a-number",
            Self::NoSuchLevel { .. } => "engine.no-such-level",
            Self::NoSuchSeat { .. } => "engine.no-such-seat",
            Self::UnknownSetting { .. } => "engine.unknown-setting",
            Self::NothingToUndo => "nothing-to-undo",
            Self::NoChange => "engine.no-change",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        match self {
            Self::UnknownCommand { text }
            | Self::TooMuch { text }
            | Self::NotANumber { text }
            | Self::NoSuchLevel { text }
            | Self::NoSuchSeat { text }
            | Self::UnknownSetting { text } => message.with("text", text.as_str()),
            Self::Missing { what } => message.with("what", *what),
            _ => message,
        }
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
