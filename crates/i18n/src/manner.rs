//! How a game speaks of its own: what it calls the things that are moved, how it tells places.
//!
//! A game that says nothing calls them tokens, and tells places by their names.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use crate::Message;

/// How a place is told in words, by its name; nothing where the name itself is told.
pub type Places = Arc<dyn Fn(&str) -> Option<Message> + Send + Sync>;

/// How a game speaks: sentences ask for forms of `$thing`, and for places by `$cell-told`.
#[derive(Clone, Default)]
pub struct Manner {
    /// What is moved: a card, an animal. The stock word, `thing.token`, when it is not said.
    pub thing: Option<Message>,
    /// How places are told.
    pub places: Option<Places>,
}

impl fmt::Debug for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Manner").field("thing", &self.thing).finish_non_exhaustive()
    }
}

impl Manner {
    pub(crate) fn thing(&self) -> Cow<'_, Message> {
        match &self.thing {
            Some(thing) => Cow::Borrowed(thing),
            None => Cow::Owned(Message::new("thing.token")),
        }
    }

    pub(crate) fn place(&self, name: &str) -> Option<Message> {
        self.places.as_ref().and_then(|places| places(name))
    }
}
