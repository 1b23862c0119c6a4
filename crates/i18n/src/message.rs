//! What is said: a stable key and its arguments, without words.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// Texts that come from outside are cut to this many characters when they are repeated back.
pub const CLIPPED_LENGTH: usize = 40;

/// A key with its arguments, to be said in any language.
///
/// ```
/// use i18n::Message;
/// let message = Message::new("quoridor.no-walls-left").with("player", i18n::Value::Seat(2));
/// assert_eq!(message.key(), "quoridor.no-walls-left");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Message {
    key: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<(Cow<'static, str>, Value)>,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// A word that is the same in every language: a cell, a move, what somebody typed.
    Text(String),
    /// A number; the language chooses its plural by it.
    Number(i64),
    /// A seat from 1; it is said as the player's name when there is one.
    Seat(u8),
    /// Another message, said in the same language.
    Message(Box<Message>),
}

impl Message {
    /// A message without arguments yet.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The stable key.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The arguments in the order they were given.
    pub fn args(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.args.iter().map(|(name, value)| (name.as_ref(), value))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(clip(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(clip(&text))
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

macro_rules! number_values {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_values!(u8, u16, u32, i32, i64);

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A text from outside, fit to be repeated in a message: one line, no control character,
/// at most [`CLIPPED_LENGTH`] characters.
#[must_use]
pub fn clip(text: &str) -> String {
    let mut kept: String = text
        .chars()
        .take(CLIPPED_LENGTH)
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    if text.chars().nth(CLIPPED_LENGTH).is_some() {
        kept.push('…');
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_strange_texts_are_clipped() {
        assert_eq!(clip("e4"), "e4");
        assert_eq!(clip("a\nb\u{1b}c"), "a b c");
        let clipped = clip(&"é".repeat(10_000));
        assert_eq!(clipped.chars().count(), CLIPPED_LENGTH + 1);
    }

    #[test]
    fn the_serialized_form_keeps_the_arguments() {
        let message = Message::new("a.b").with("n", 3u8).with("who", Value::Seat(1));
        assert_eq!(message.args().count(), 2);
        assert_eq!(message.args().next(), Some(("n", &Value::Number(3))));
    }
}
