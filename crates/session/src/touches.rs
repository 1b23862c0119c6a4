//! Touches of the player who has the hand, one after the other: each plays a move or selects
//! something. Typed as text a touch is `click:b3`.
//!
//! A touch that only selects is no move and changes no position; what is selected is kept with
//! the match until the next move or undo. How touches become moves is the game's business.

use game::{Played, Refused, Touched};
use scene::Touch;

use crate::Match;

/// What a typed touch begins with; the name of what is touched follows.
const CLICK: &str = "click:";

/// The name of what a typed text touches; none when it is to be a move.
#[must_use]
pub fn typed_touch(text: &str) -> Option<&str> {
    text.trim().strip_prefix(CLICK).map(str::trim)
}

impl Match {
    /// Plays what was typed: a move, or a touch such as `click:b3`. Nothing is played where that
    /// only selects something or lets it go.
    ///
    /// # Errors
    /// The game's reason; nothing has changed then, and what was selected stays so.
    pub fn enter(&mut self, text: &str) -> Result<Option<&Played>, Refused> {
        match typed_touch(text) {
            Some(name) => self.follow_touch(self.touched_by_name(name)?),
            None => self.play(text).map(Some),
        }
    }

    /// The same for a touch.
    ///
    /// # Errors
    /// The game's reason; nothing has changed then, and what was selected stays so.
    pub fn touch(&mut self, touch: &Touch) -> Result<Option<&Played>, Refused> {
        self.follow_touch(self.touched(touch)?)
    }

    fn follow_touch(&mut self, touched: Touched<String>) -> Result<Option<&Played>, Refused> {
        match touched {
            Touched::Move(text) => return self.play(&text).map(Some),
            // To touch what is selected lets it go.
            Touched::More(touches) if touches == self.selection() => self.select(Vec::new()),
            Touched::More(touches) => self.select(touches),
        }
        Ok(None)
    }

    fn touched(&self, touch: &Touch) -> Result<Touched<String>, Refused> {
        self.position().touch(self.viewer(), self.selection(), touch)
    }

    /// Capital letters are welcome where the game has small ones.
    fn touched_by_name(&self, name: &str) -> Result<Touched<String>, Refused> {
        let small = name.to_ascii_lowercase();
        self.touched(&Touch::new(name)).or_else(|refused| {
            if small == name { Err(refused) } else { self.touched(&Touch::new(small)) }
        })
    }
}
