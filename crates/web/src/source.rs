//! Where a game comes from: the shelf, or a design as it was when the game began.

use design::Design;
use game::Reason as _;
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

impl Own {
    /// The design itself, as far as its text is one.
    ///
    /// # Errors
    /// When it is none.
    pub(crate) fn design(&self) -> Result<Design, Message> {
        let read = design::files::read_checked(&self.text);
        read.map(|(design, _)| design).map_err(|error| error.message())
    }
}

/// The form of a new game.
///
/// # Errors
/// When there is no such game, or the design cannot be played.
pub(crate) fn form(id: &str, own: Option<&Own>, names: &[String]) -> Result<Form, Message> {
    let Some(own) = own else { return Form::of(id, names).map_err(|error| error.message()) };
    Form::of_design(id, own.design()?, names).map_err(|error| error.message())
}

/// The drawing of a picture: one of the design's own `files`, of the game of the shelf, or of the
/// library.
pub(crate) fn drawing(
    picture: &str,
    game: &str,
    files: Option<&Paths>,
    lang: Lang,
) -> Option<String> {
    match files {
        Some(files) => match files.get(picture) {
            Some(digest) => album::drawing(digest),
            None => pictures::drawing(picture, None, lang),
        },
        None => {
            let entry = catalogue::family(game).ok().and_then(catalogue::Family::design);
            pictures::drawing(picture, entry, lang)
        }
    }
}

/// The design that a saved game carries, with the pictures that this device has for it; without
/// one, what this device knows of the game.
pub(crate) fn as_carried(design: Option<&str>, known: Option<Own>) -> Option<Own> {
    let Some(text) = design else { return known };
    Some(Own { text: text.to_owned(), files: known.map(|own| own.files).unwrap_or_default() })
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
