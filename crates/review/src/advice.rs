//! Advice for the player who has the hand, step by step.
//!
//! Built-in games tell the move and why at once. In a design help comes in three steps, one each
//! time it is asked for: where to look, which token, which move. The machine that finds the move
//! is asked elsewhere.

use i18n::Message;
use search::Hint;

use crate::analysis::counted_moves;

/// How far the help about one position has come.
#[derive(Clone, Debug, Default)]
pub struct Ladder {
    /// After so many entries of the log the help was asked for.
    at: usize,
    /// The advice, and how many steps of it were told.
    given: Option<(Hint, u32)>,
}

impl Ladder {
    /// The move that was found for a log of this length, when one was.
    #[must_use]
    pub fn known(&self, at: usize) -> Option<&Hint> {
        self.given.as_ref().filter(|_| self.at == at).map(|(hint, _)| hint)
    }

    /// Takes a move that was found for a log of this length.
    pub fn learn(&mut self, at: usize, hint: Hint) {
        *self = Self { at, given: Some((hint, 0)) };
    }

    /// What is told now; nothing while no move is known. `touches` are those that make the move,
    /// `slowly` asks for one step at a time.
    pub fn next(&mut self, touches: &[String], slowly: bool) -> Vec<Message> {
        let Some((hint, step)) = &mut self.given else { return Vec::new() };
        *step += 1;
        match (slowly, *step) {
            (true, 1) => vec![look(touches)],
            (true, 2) => vec![token(touches)],
            _ => told(hint),
        }
    }

    /// Whether the whole move has been told.
    #[must_use]
    pub fn has_told_all(&self, slowly: bool) -> bool {
        self.given.as_ref().is_some_and(|(_, step)| !slowly || *step > 2)
    }
}

/// The move and why.
fn told(hint: &Hint) -> Vec<Message> {
    let mut told = vec![Message::new("hint.move").with("move", hint.action.as_str())];
    let goal = || {
        let count = counted_moves(hint.score).filter(|_| hint.score > 0)?;
        Some(Message::new("hint.goal").with("count", count))
    };
    told.extend(hint.reason.clone().or_else(goal));
    told
}

/// Where to look: where the move ends, or the row of the only place it needs.
fn look(touches: &[String]) -> Message {
    match cells(touches).as_slice() {
        [_, .., (last, _)] => Message::new("hint.look").with("place", *last),
        [(_, row)] => Message::new("hint.row").with("row", *row),
        [] => Message::new("hint.button"),
    }
}

/// Which token to take.
fn token(touches: &[String]) -> Message {
    match cells(touches).first() {
        Some((place, _)) => Message::new("hint.token").with("place", *place),
        None => Message::new("hint.button"),
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
        assert_eq!(keys(&["b3", "c3"]), ["hint.look", "hint.token"]);
        assert_eq!(keys(&["b3"]), ["hint.row", "hint.token"]);
        assert_eq!(keys(&["b3", "turn"]), ["hint.row", "hint.token"]);
        assert_eq!(keys(&["roll"]), ["hint.button", "hint.button"]);
        assert_eq!((row("shoe1.a12"), row("next"), row("7")), (Some("12"), None, None));
    }
}
