//! Message keys with arguments, and their words in French and English.
//!
//! A rule, a scene or an error never holds words: it holds a [`Message`]. The words stand in
//! Fluent files, one per language and crate. A key `quoridor.no-walls-left` is the attribute
//! `no-walls-left` of the Fluent message `quoridor`; a key without a dot is a message's own text.
//! This crate knows no game; who has the hand is called by name only when the caller gives names.
//!
//! ```
//! use i18n::{Lang, Message, Translator};
//!
//! let words = Translator::new(Lang::Fr, &["mur =\n    .reste = Il te reste { $count } murs.\n"])?;
//! let message = Message::new("mur.reste").with("count", 3u8);
//! assert_eq!(words.say(&message), "Il te reste 3 murs.");
//! # Ok::<(), i18n::SourceError>(())
//! ```

pub mod grammar;
mod lang;
mod manner;
mod message;
mod own;
mod source;
mod text;
mod translator;
mod words;

pub use lang::{Lang, LangError};
pub use manner::{Manner, Places};
pub use message::{Message, Value};
pub use own::{OwnText, OwnWords};
pub use source::{SourceKey, keys_of, roots};
pub use text::{CLIPPED_LENGTH, clip, escaped, sentence};
pub use translator::{SourceError, Translator};
pub use words::Words;
