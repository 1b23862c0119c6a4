//! Why a game cannot be opened.

use game::OptionError;
use i18n::Value;

game::reasons! {
    /// What can be wrong with a wish for a game.
    pub enum OpenError from Option(OptionError) {
        // The list of games is ours and must not be cut like a text from outside.
        UnknownGame { name: String, known: String } =
            "catalogue.unknown-game" (name, known: Value::whole(known)),
            "there is no game {name:?}; there are: {known}";
        NearGame { name: String, nearest: &'static str } = "catalogue.near-game",
            "there is no game {name:?}; the nearest is {nearest}";
        Design(error: workshop::OpenError) => error, "{error}";
    }
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
        if let Some(nearest) = design::files::nearest(name, crate::ids()) {
            return Self::NearGame { name: i18n::clip(name), nearest };
        }
        let known = crate::ids().collect::<Vec<_>>().join(", ");
        Self::UnknownGame { name: i18n::clip(name), known }
    }
}
