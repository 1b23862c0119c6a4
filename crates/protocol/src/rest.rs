//! What is asked and answered once: matches, games, designs, scores.

use std::collections::BTreeMap;

use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::{Clock, Player};

/// A match to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game by its id.
    pub game: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub settings: BTreeMap<String, String>,
    /// One player a seat; people in all seats when none are given.
    #[serde(default)]
    pub players: Vec<Player>,
    /// The clock; off when there is none.
    #[serde(default)]
    pub clock: Option<Clock>,
}

/// A match that was made. The links are secrets: who has one may do what it allows, and they are
/// told this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// Its id.
    pub id: String,
    /// A few letters by which others find it.
    pub code: String,
    /// The link of who made it.
    pub host: String,
    /// A link for each seat; none where a machine plays.
    pub seats: Vec<Option<String>>,
    /// The link to look on.
    pub spectator: String,
}

/// Somebody wants to sit down at the match of a code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The code.
    pub code: String,
    /// How they are called.
    pub name: String,
}

/// A seat, or a place to look on when all seats are taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// The match.
    pub id: String,
    /// The secret link.
    pub link: String,
    /// The seat, counted from 1.
    pub seat: Option<u8>,
}

/// A match as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchSummary {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who plays.
    pub players: Vec<Player>,
    /// How many things happened.
    pub plies: u32,
    /// When the last of them was, in milliseconds since 1970.
    pub touched_ms: i64,
    /// The outcome, when it is over.
    pub outcome: Option<String>,
}

/// A game of the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: Message,
    /// How many can play.
    pub seats: Vec<u8>,
    /// Whether something is hidden from somebody.
    pub hides: bool,
}

/// A player's points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Score {
    pub name: String,
    pub points: i64,
    pub won: u32,
    pub played: u32,
}
