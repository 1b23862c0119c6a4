//! `hint`: advice for the player who has the hand.
//!
//! Built-in games tell the move and why. In a design help comes in three steps, one each time
//! it is asked for: where to look, which token, which move. A move made in between starts anew.

use game::{Viewer, moves_until_end};
use i18n::Message;
use search::Hint;

use super::LineMode;
use crate::designs::DESIGN;
use crate::halt::Halt;

/// How far the help about one position has come.
#[derive(Default)]
pub(super) struct Ladder {
    /// After so many entries of the log the help was asked for.
    at: usize,
    /// The advice, and how many steps of it were told.
    given: Option<(Hint, u32)>,
}

impl LineMode<'_, '_> {
    pub(super) fn hint(&mut self) -> Result<(), Halt> {
        if self.table.session.ending().is_some() {
            return self.say_key("session.game-over");
        }
        let at = self.table.session.log().len();
        let known = self.ladder.given.take().filter(|_| self.ladder.at == at);
        let Some((hint, step)) = known.or_else(|| Some((self.advice()?, 0))) else {
            return self.say_key("line.no-machine");
        };
        let is_design = self.table.session.played().game().card().id.starts_with(DESIGN);
        let touches = self.touches_of(&hint.action);
        match (is_design, step) {
            (true, 0) => self.say(&look(&touches))?,
            (true, 1) => self.say(&token(&touches))?,
            _ => self.tell_move(&hint)?,
        }
        self.ladder = Ladder { at, given: Some((hint, step + 1)) };
        Ok(())
    }

    fn touches_of(&self, action: &str) -> Vec<String> {
        let session = &self.table.session;
        let viewer = session.hand().map_or(Viewer::Public, Viewer::Seat);
        let path = session.played().position().touch_path(viewer, action);
        path.iter().map(|touch| touch.as_str().to_owned()).collect()
    }

    fn tell_move(&mut self, hint: &Hint) -> Result<(), Halt> {
        self.say(&Message::new("line.hint-move").with("move", hint.action.as_str()))?;
        if let Some(reason) = &hint.reason {
            return self.say(reason);
        }
        match moves_until_end(hint.score).filter(|_| hint.score > 0) {
            Some(count) if count < FAR => {
                self.say(&Message::new("line.hint-goal").with("count", count))
            }
            _ => Ok(()),
        }
    }
}

/// A goal farther away than this is certain, but nobody knows how far it is.
const FAR: u32 = 1000;

/// Where to look: where the move ends, or the row of the only place it needs.
fn look(touches: &[String]) -> Message {
    match cells(touches).as_slice() {
        [_, .., (last, _)] => Message::new("line.hint-look").with("place", *last),
        [(_, row)] => Message::new("line.hint-row").with("row", *row),
        [] => Message::new("line.hint-button"),
    }
}

/// Which token to take.
fn token(touches: &[String]) -> Message {
    match cells(touches).first() {
        Some((place, _)) => Message::new("line.hint-token").with("place", *place),
        None => Message::new("line.hint-button"),
    }
}

/// The cells among the touches of a move, each with its row.
fn cells(touches: &[String]) -> Vec<(&str, &str)> {
    touches.iter().filter_map(|touch| Some((touch.as_str(), row(touch)?))).collect()
}

/// The row of a cell such as `b3` or `shoe1.a1`; `None` for what is no cell.
fn row(touch: &str) -> Option<&str> {
    let cell = touch.rsplit('.').next().unwrap_or(touch);
    let digits = cell.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    let has_column = digits.len() < cell.len();
    (has_column && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
        .then_some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(touches: &[&str]) -> [String; 2] {
        let touches: Vec<String> = touches.iter().map(|&touch| touch.to_owned()).collect();
        [look(&touches).key().to_owned(), token(&touches).key().to_owned()]
    }

    #[test]
    fn each_step_tells_more_than_the_one_before() {
        assert_eq!(keys(&["b3", "c3"]), ["line.hint-look", "line.hint-token"]);
        assert_eq!(keys(&["b3"]), ["line.hint-row", "line.hint-token"]);
        assert_eq!(keys(&["b3", "turn"]), ["line.hint-row", "line.hint-token"]);
        assert_eq!(keys(&["roll"]), ["line.hint-button", "line.hint-button"]);
        assert_eq!((row("shoe1.a12"), row("next"), row("7")), (Some("12"), None, None));
    }
}
