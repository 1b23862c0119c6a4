//! Moves given as clicks: `click:b3` means what a player's click there means.
//!
//! A click that only selects is no move and changes no position; what is selected is kept with
//! the match until the next move or undo. How clicks become moves is the game's business.

use game::{Played, Refused, Touched, Turn, Viewer};
use scene::Touch;

use crate::Match;

/// What a click begins with; the name of what is clicked follows.
const CLICK: &str = "click:";

/// What a move or click did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered<'a> {
    /// A move was played.
    Played(&'a Played),
    /// Something was selected, or nothing is selected any more: see [`Match::selection`].
    Selected,
}

impl Match {
    /// Plays a move, or makes one click of the player who has the hand.
    ///
    /// # Errors
    /// The game's reason; nothing has changed then, and what was selected stays so.
    pub fn enter(&mut self, text: &str) -> Result<Entered<'_>, Refused> {
        let Some(name) = text.trim().strip_prefix(CLICK) else {
            return self.play(text).map(Entered::Played);
        };
        match self.clicked(name.trim())? {
            Touched::Move(text) => self.play(&text).map(Entered::Played),
            // To click what is selected lets it go.
            Touched::More(touches) if touches == self.selection() => {
                self.select(Vec::new());
                Ok(Entered::Selected)
            }
            Touched::More(touches) => {
                self.select(touches);
                Ok(Entered::Selected)
            }
        }
    }

    /// Names of what can be clicked are those of the scene; capital letters are welcome where
    /// the game has small ones.
    fn clicked(&self, name: &str) -> Result<Touched<String>, Refused> {
        let viewer = match self.position().turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over => Viewer::Public,
        };
        let click = |name: &str| self.position().touch(viewer, self.selection(), &Touch::new(name));
        let small = name.to_ascii_lowercase();
        click(name).or_else(|refused| if small == name { Err(refused) } else { click(&small) })
    }
}
