//! What is done in a match: one kind for everything that a record can tell and undo takes back.
//!
//! A text becomes an action once, at the edge where it comes in; who may do what is the table's
//! affair.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use crate::Seat;
#[cfg(doc)]
use crate::{Living, Notation};

/// Something that is done in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The player who has the hand plays this move, in a spelling that the game reads
    /// ([`Notation::parse_move`]).
    Move(String),
    /// A rule of the game counts this many tenths of a second ([`Living::time_left`]).
    Time(u32),
    /// The maker changes the rules ([`Living::changed`]).
    Rules(NewRules),
    /// Somebody with this name sits down last ([`Living::joined`]).
    Join(String),
    /// The player of this seat goes ([`Living::left`]).
    Leave(Seat),
}

/// Other rules for a game that goes on.
#[derive(Clone)]
pub enum NewRules {
    /// As a record or a person writes them: what differs from the rules so far.
    Text(String),
    /// All of them, as a value of the type that the game knows.
    Whole(Arc<dyn Any + Send + Sync>),
}

impl Action {
    /// Reads what a record says: a move, unless it is something else.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let other = text.split_once(':').and_then(|(word, rest)| match word {
            "change" => Some(Self::Rules(NewRules::Text(rest.to_owned()))),
            "join" => Some(Self::Join(rest.trim().to_owned())),
            "leave" => rest.trim().parse().ok().map(Self::Leave),
            "time" => rest.parse().ok().map(Self::Time),
            _ => None,
        });
        other.unwrap_or_else(|| Self::Move(text.to_owned()))
    }

    /// The action as records write it; [`Action::read`] reads it back.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Move(text) => Cow::Borrowed(text),
            Self::Time(tenths) => format!("time:{tenths}").into(),
            Self::Rules(NewRules::Text(text)) => format!("change:{text}").into(),
            // Nobody records rules before the game has written them.
            Self::Rules(NewRules::Whole(_)) => Cow::Borrowed("change:"),
            Self::Join(name) => format!("join:{}", name.trim()).into(),
            Self::Leave(seat) => format!("leave:{seat}").into(),
        }
    }

    /// Whether it makes another game of the one that is played: other rules, other players.
    #[must_use]
    pub const fn changes_game(&self) -> bool {
        matches!(self, Self::Rules(_) | Self::Join(_) | Self::Leave(_))
    }
}

impl PartialEq for NewRules {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Text(one), Self::Text(other)) => one == other,
            (Self::Whole(one), Self::Whole(other)) => Arc::ptr_eq(one, other),
            _ => false,
        }
    }
}

impl Eq for NewRules {}

impl fmt::Debug for NewRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.debug_tuple("Text").field(text).finish(),
            Self::Whole(_) => f.write_str("Whole(..)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_record_says_is_read_once_and_written_the_same() {
        let rules = |text: &str| Action::Rules(NewRules::Text(text.to_owned()));
        let two = Seat::new(2).unwrap();
        let cases = [
            ("change:{}", rules("{}")),
            ("join:Zoé B.", Action::Join("Zoé B.".to_owned())),
            ("join:", Action::Join(String::new())),
            ("leave:2", Action::Leave(two)),
            ("time:250", Action::Time(250)),
            ("d3", Action::Move("d3".to_owned())),
            ("leave:9", Action::Move("leave:9".to_owned())),
            ("time:-1", Action::Move("time:-1".to_owned())),
            ("click:a1", Action::Move("click:a1".to_owned())),
        ];
        for (text, action) in cases {
            assert_eq!(Action::read(text), action);
            assert_eq!(action.text(), text);
        }
    }

    #[test]
    fn whole_rules_are_the_same_only_as_the_same_value() {
        let whole = NewRules::Whole(Arc::new(7));
        assert_eq!(whole, whole.clone());
        assert_ne!(whole, NewRules::Whole(Arc::new(7)));
        assert_ne!(whole, NewRules::Text("7".to_owned()));
    }
}
