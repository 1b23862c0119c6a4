//! What is asked for in the place of a move: other rules, a player more, a player less.
//!
//! Behind the façade these are recorded actions like moves, so that undo and replay know them.
//! Who may ask for which is the table's affair.

use crate::Seat;

/// A change of the game that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change<'a> {
    /// `change:…`: other rules, as the game writes them ([`crate::Game::changed`]).
    Rules(&'a str),
    /// `join:<name>`: somebody sits down last ([`crate::Game::joined`]).
    Join(&'a str),
    /// `leave:<seat>`: somebody goes ([`crate::Game::left`]). `None` where no seat is named.
    Leave(Option<Seat>),
}

impl<'a> Change<'a> {
    /// The change that a text asks for; `None` for a move.
    #[must_use]
    pub fn read(text: &'a str) -> Option<Self> {
        let (word, rest) = text.trim().split_once(':')?;
        match word {
            "change" => Some(Self::Rules(rest)),
            "join" => Some(Self::Join(rest.trim())),
            "leave" => Some(Self::Leave(rest.trim().parse().ok())),
            _ => None,
        }
    }

    /// The text that asks for a player more.
    #[must_use]
    pub fn join_text(name: &str) -> String {
        format!("join:{}", name.trim())
    }

    /// The text that asks for a player less.
    #[must_use]
    pub fn leave_text(seat: Seat) -> String {
        format!("leave:{seat}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_told_from_moves() {
        assert_eq!(Change::read(" change:{}"), Some(Change::Rules("{}")));
        assert_eq!(Change::read("join: Zoé B. "), Some(Change::Join("Zoé B.")));
        assert_eq!(Change::read("join:"), Some(Change::Join("")));
        assert_eq!(Change::read("leave:2"), Some(Change::Leave(Seat::new(2))));
        assert_eq!(Change::read("leave:9"), Some(Change::Leave(None)));
        for text in ["", "change", "click:a1", "e2", "join me: now"] {
            assert_eq!(Change::read(text), None, "{text}");
        }
        assert_eq!(Change::read(&Change::join_text("Ada ")), Some(Change::Join("Ada")));
        let two = Seat::new(2).unwrap();
        assert_eq!(Change::read(&Change::leave_text(two)), Some(Change::Leave(Some(two))));
    }
}
