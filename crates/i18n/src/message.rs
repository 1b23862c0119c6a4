//! What is said: a stable key and its arguments, without words.

use std::borrow::Cow;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::clip;
use crate::text::one_line;

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

    /// The same arguments under another key.
    pub(crate) fn with_key(&self, key: String) -> Self {
        Self { key: Cow::Owned(key), args: self.args.clone() }
    }

    /// The same message with other values in the places of its own: names for ids, say.
    #[must_use]
    pub fn with_values(mut self, value: impl Fn(&str, Value) -> Value) -> Self {
        self.args =
            self.args.into_iter().map(|(name, old)| (name.clone(), value(&name, old))).collect();
        self
    }

    /// The arguments in the order they were given.
    pub fn args(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.args.iter().map(|(name, value)| (name.as_ref(), value))
    }
}

impl Value {
    /// A text of our own, however long; one from outside is cut.
    #[must_use]
    pub fn whole(text: &str) -> Self {
        Self::Text(text.to_owned())
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

impl From<&Path> for Value {
    /// A path is told whole: somebody has to find it again.
    fn from(path: &Path) -> Self {
        Self::Text(one_line(&path.display().to_string()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_whole_and_texts_are_cut() {
        let long = format!("/data/{}/game\n.marelle", "folder/".repeat(20));
        assert_eq!(Value::from(Path::new(&long)), Value::Text(long.replace('\n', " ")));
        assert_ne!(Value::from(long.as_str()), Value::from(Path::new(&long)));
    }

    #[test]
    fn values_are_exchanged_in_their_places() {
        let message = Message::new("a.b").with("id", "x").with("n", 3u8);
        let named = message.with_values(|name, value| match name {
            "id" => Value::from("the red one"),
            _ => value,
        });
        assert_eq!(named, Message::new("a.b").with("id", "the red one").with("n", 3u8));
    }

    #[test]
    fn arguments_come_back_in_their_order() {
        let message = Message::new("a.b").with("n", 3u8).with("who", Value::Seat(1));
        assert_eq!(message.args().count(), 2);
        assert_eq!(message.args().next(), Some(("n", &Value::Number(3))));
    }
}
