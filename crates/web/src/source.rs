//! Where a game comes from: the shelf, or a design as it was when the game began.

use std::sync::Arc;

use catalogue::OpenError;
use game::{AnyGame, Reason as _, Settings};
use i18n::{Lang, Message};
use leptos::prelude::WithUntracked as _;
use serde::{Deserialize, Serialize};
use sitting::Form;

use crate::album::{self, Paths};
use crate::desk::Desk;
use crate::pictures;

/// A design with its pictures, as it was when a game began: whatever becomes of the design, the
/// game goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Own {
    /// The design file.
    pub(crate) text: String,
    /// Its pictures.
    pub(crate) files: Paths,
}

/// A game of the shelf, or one that is played with a design.
///
/// # Errors
/// When there is no such game, or an option does not fit.
pub(crate) fn open(
    id: &str,
    design: Option<&str>,
    settings: &Settings,
) -> Result<Arc<dyn AnyGame>, OpenError> {
    match design {
        None => catalogue::open(id, settings),
        Some(text) => Ok(workshop::open_text(id, text, settings)?),
    }
}

/// The form of a new game.
///
/// # Errors
/// When there is no such game, or the design cannot be played.
pub(crate) fn form(id: &str, own: Option<&Own>, names: &[String]) -> Result<Form, Message> {
    let Some(own) = own else { return Form::of(id, names).map_err(|error| error.message()) };
    let (design, _) = workshop::files::read_checked(&own.text).map_err(|error| error.message())?;
    Form::of_design(id, design, names).map_err(|error| error.message())
}

/// The drawing of a picture: the game's own, or one of the library.
pub(crate) fn drawing(picture: &str, game: &str, own: Option<&Own>, lang: Lang) -> Option<String> {
    match own {
        Some(own) => match own.files.get(picture) {
            Some(digest) => album::drawing(digest),
            None => pictures::drawing(picture, None, lang),
        },
        None => {
            let entry = catalogue::family(game).ok().and_then(catalogue::Family::design);
            pictures::drawing(picture, entry, lang)
        }
    }
}

/// The design of a game of one's own as it is now, or as a kept game knows it when it is gone;
/// none for games of the shelf.
pub(crate) fn of(desk: Desk, id: &str) -> Option<Own> {
    let now = desk.design(id).map(|own| own.playable());
    now.or_else(|| {
        desk.games.with_untracked(|games| {
            games.iter().find(|kept| kept.game == id && kept.own.is_some())?.own.clone()
        })
    })
}
