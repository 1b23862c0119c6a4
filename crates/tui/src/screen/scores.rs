//! The scores of everybody who has played here under a name.

mod draw;
mod keys;

use i18n::Message;
use storage_files::Scores;

use crate::desk::Desk;

/// The scores as they were when the screen was opened.
pub(crate) struct Ranking {
    scores: Result<Scores, Message>,
    /// The first line in view.
    top: usize,
}

impl Ranking {
    pub(crate) fn open(desk: &Desk) -> Self {
        let none = || Message::new("tui.no-folder");
        let scores = desk.data.as_ref().ok_or_else(none);
        let scores = scores.and_then(|data| data.scores().map_err(|error| error.message()));
        Self { scores, top: 0 }
    }
}
