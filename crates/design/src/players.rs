//! Players, their boards, and when the hand passes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{CellList, Words};

/// A player. One player defined means that any number may play; two or more mean exactly that
/// many, unless `player_count` says otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    /// The name until a person gives theirs; "Player" when empty.
    pub name: Words,
    /// The shoe by its number from 1; several players may share one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shoe: Option<u8>,
    /// The waiting zone by its number from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting_zone: Option<u8>,
    /// The result zone by its number from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result_zone: Option<u8>,
    /// The way of this player's tokens by dice, from number 1; the numbers of the grid when empty.
    pub path: CellList,
}

/// How many players take part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PlayerCount {
    pub min: u8,
    pub max: u8,
    /// Which of the players take part, a list of numbers from 1 for each number of players that
    /// is allowed. When it is empty, every number from `min` to `max` is, and the first ones play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Vec<u8>>,
}

impl PlayerCount {
    /// From so many to so many.
    #[must_use]
    pub const fn between(min: u8, max: u8) -> Self {
        Self { min, max, seats: Vec::new() }
    }
}

/// When the hand passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Turns {
    /// Whether there is a button to pass the hand.
    pub next_button: bool,
    /// After a move that is not right.
    pub pass_after_wrong: bool,
    /// After a move that is right.
    pub pass_after_right: bool,
    /// Tokens move inside the grid only once every shoe is empty.
    pub place_first: bool,
    /// A player's end is the game's end.
    pub end_of_one_is_end_of_all: bool,
    /// Whether a player who can take must take.
    pub must_take: MustTake,
}

/// Whether a player who can take must take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MustTake {
    /// Taking is free.
    #[default]
    No,
    /// Some token must be taken.
    Any,
    /// As many as possible must be taken.
    Most,
}

impl Default for Turns {
    fn default() -> Self {
        Self {
            next_button: false,
            pass_after_wrong: true,
            pass_after_right: true,
            place_first: false,
            end_of_one_is_end_of_all: true,
            must_take: MustTake::No,
        }
    }
}
