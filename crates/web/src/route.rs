//! Where somebody is in Marelle, as the part of the address behind `#`.
//!
//! Secrets of online matches stand there too: browsers send that part to nobody.

use makers::Kind;

/// A screen with what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    /// A game before it begins, by its id.
    New(String),
    /// A game that is kept on this device, by its name in the store.
    Play(String),
    /// A match on a server, by its secret link.
    Online(String),
    /// Sitting down at a match by its short code, when one is given.
    Join(Option<String>),
    /// A kept game, move by move.
    Replay(String),
    /// Making games: the ways to begin, and one's own games.
    Make,
    /// A quick maker by its name.
    Maker {
        kind: String,
        /// The game that it made, by its name in the store.
        own: Option<String>,
    },
    /// A design of one's own, by its name in the store.
    Edit(String),
    Progress,
    Settings,
    /// How everything works, or the rules of one game.
    Help(Option<String>),
}

impl Route {
    /// The quick maker of a kind, with the game that it made, once there is one.
    pub(crate) fn maker(kind: Kind, own: Option<String>) -> Self {
        Self::Maker { kind: kind.name().to_owned(), own }
    }

    /// The screen of an address; what is unknown leads home.
    pub(crate) fn of(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let (screen, rest) = path.split_once('/').unwrap_or((path, ""));
        let rest = Some(rest).filter(|rest| !rest.is_empty()).map(str::to_owned);
        match (screen, rest) {
            ("new", Some(game)) => Self::New(game),
            ("play", Some(id)) => Self::Play(id),
            ("match", Some(link)) => Self::Online(link),
            ("join", code) => Self::Join(code),
            ("replay", Some(id)) => Self::Replay(id),
            ("make", None) => Self::Make,
            ("make", Some(kind)) => match kind.split_once('/') {
                Some((kind, own)) => {
                    Self::Maker { kind: kind.to_owned(), own: Some(own.to_owned()) }
                }
                None => Self::Maker { kind, own: None },
            },
            ("edit", Some(id)) => Self::Edit(id),
            ("progress", None) => Self::Progress,
            ("settings", None) => Self::Settings,
            ("help", game) => Self::Help(game),
            _ => Self::Home,
        }
    }

    /// Its address.
    pub(crate) fn hash(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::New(game) => format!("#/new/{game}"),
            Self::Play(id) => format!("#/play/{id}"),
            Self::Online(link) => format!("#/match/{link}"),
            Self::Join(None) => "#/join".to_owned(),
            Self::Join(Some(code)) => format!("#/join/{code}"),
            Self::Replay(id) => format!("#/replay/{id}"),
            Self::Make => "#/make".to_owned(),
            Self::Maker { kind, own: None } => format!("#/make/{kind}"),
            Self::Maker { kind, own: Some(own) } => format!("#/make/{kind}/{own}"),
            Self::Edit(id) => format!("#/edit/{id}"),
            Self::Progress => "#/progress".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Help(None) => "#/help".to_owned(),
            Self::Help(Some(game)) => format!("#/help/{game}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_back_to_its_screen() {
        let text = || "x-1".to_owned();
        for route in [
            Route::Home,
            Route::New(text()),
            Route::Play(text()),
            Route::Online(text()),
            Route::Join(None),
            Route::Join(Some(text())),
            Route::Replay(text()),
            Route::Make,
            Route::Maker { kind: text(), own: None },
            Route::Maker { kind: text(), own: Some(text()) },
            Route::Edit(text()),
            Route::Progress,
            Route::Settings,
            Route::Help(None),
            Route::Help(Some(text())),
        ] {
            assert_eq!(Route::of(&route.hash()), route);
        }
    }

    #[test]
    fn strange_addresses_lead_home() {
        for hash in ["", "#", "#/", "#/play", "#/nowhere/x", "#//", "#/new/", "\u{0}"] {
            assert_eq!(Route::of(hash), Route::Home, "{hash}");
        }
    }
}
