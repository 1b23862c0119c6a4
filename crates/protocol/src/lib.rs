//! What clients and servers say to each other: plain, versioned data.
//!
//! [`rest`] is asked and answered over HTTP, [`live`] goes to and fro while a match is played.
//! Games are ids, moves are texts, and a view is what `view_for` gave to one seat: nothing here
//! knows what they mean. `docs/src/live.md` tells it in words.

pub mod live;
#[cfg(feature = "openapi")]
pub mod openapi;
pub mod rest;

use i18n::{Message, Words};
use serde::{Deserialize, Serialize};

/// The words of what a server answers: it sends keys, a client says them in its language.
pub const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The version of all that is said here. A server refuses others, kindly.
pub const VERSION: u16 = 1;

/// No message of a client is longer, in bytes.
pub const LONGEST_ASKED: usize = 64 << 10;

/// Why something was refused: a stable key with its arguments, to be said in any language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fault {
    /// The reason.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::SpokenMessage))]
    pub why: Message,
}

impl From<Message> for Fault {
    fn from(why: Message) -> Self {
        Self { why }
    }
}

/// What the bearer of a link may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Everything that the one who made the match may do, besides playing.
    Host,
    /// Play this seat, counted from 1.
    Seat(u8),
    /// Look on.
    Spectator,
}

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name they chose; may be empty.
    #[serde(default)]
    pub name: String,
    /// The level of the machine that plays, from 1 to 10; a person plays where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 10))]
    pub machine: Option<u8>,
    /// The character that stands for them where a plain token of theirs is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, min_length = 1, max_length = 1))]
    pub token: Option<char>,
}

/// How time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// It is counted, without a limit.
    Counted,
    /// Who has used up all of it has lost.
    Limited {
        /// What each seat has at the start, in milliseconds.
        initial_ms: u64,
        /// What each move adds.
        increment_ms: u64,
    },
}

#[cfg(test)]
mod tests;
