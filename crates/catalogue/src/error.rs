//! Why a game cannot be opened.

use game::{OptionError, Reason};
use i18n::{Message, Value};

/// What can be wrong with a wish for a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum OpenError {
    #[error("there is no game {name:?}; there are: {known}")]
    UnknownGame { name: String, known: String },
    #[error("there is no game {name:?}; the nearest is {nearest}")]
    NearGame { name: String, nearest: &'static str },
    #[error(transparent)]
    Option(#[from] OptionError),
    #[error(transparent)]
    Design(workshop::OpenError),
}

impl From<workshop::OpenError> for OpenError {
    /// Wrong options are told alike, whatever kind of game they are for.
    fn from(error: workshop::OpenError) -> Self {
        match error {
            workshop::OpenError::Option(error) => Self::Option(error),
            other => Self::Design(other),
        }
    }
}

impl OpenError {
    pub(crate) fn unknown_game(name: &str) -> Self {
        if let Some(nearest) = workshop::files::nearest(name, crate::ids()) {
            return Self::NearGame { name: i18n::clip(name), nearest };
        }
        let known = crate::ids().collect::<Vec<_>>().join(", ");
        Self::UnknownGame { name: i18n::clip(name), known }
    }
}

impl Reason for OpenError {
    fn key(&self) -> &'static str {
        match self {
            Self::UnknownGame { .. } => "catalogue.unknown-game",
            Self::NearGame { .. } => "catalogue.near-game",
            Self::Option(error) => error.key(),
            Self::Design(error) => error.key(),
        }
    }

    fn message(&self) -> Message {
        match self {
            // The list of games is ours and must not be cut like a text from outside.
            Self::UnknownGame { name, known } => Message::new(self.key())
                .with("name", name.as_str())
                .with("known", Value::Text(known.clone())),
            Self::NearGame { name, nearest } => {
                Message::new(self.key()).with("name", name.as_str()).with("nearest", *nearest)
            }
            Self::Option(error) => error.message(),
            Self::Design(error) => error.message(),
        }
    }
}
