//! Dice: faces with a picture and an action each, bound to a kind of token or to a cell.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::CellList;

/// A die.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Die {
    /// Its short stable name.
    pub id: String,
    /// Its faces, each equally likely.
    pub faces: Vec<Face>,
    /// How long a face is shown, in tenths of a second.
    pub face_time: u16,
    /// How many faces are shown before it stops; 0: it rolls unseen and at once.
    pub faces_shown: u8,
    /// What becomes of an enemy where it leads a token.
    pub captures: Captures,
    /// The player rolls it first and then chooses which token it moves.
    pub choose_token: bool,
}

impl Default for Die {
    fn default() -> Self {
        Self {
            id: String::new(),
            faces: Vec::new(),
            face_time: 5,
            faces_shown: 5,
            captures: Captures::default(),
            choose_token: false,
        }
    }
}

/// A face of a die.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Face {
    /// Its picture.
    pub picture: String,
    /// What it does.
    pub action: Action,
    /// What it does after that, in this order.
    pub then: Vec<Action>,
    /// How it moves a token that lies in the shoe.
    pub from_shoe: FromShoe,
}

impl Face {
    /// How many actions a face may have besides the first.
    pub const MOST_MORE: usize = 3;

    /// Everything that it does, in order.
    pub fn actions(&self) -> impl Iterator<Item = &Action> {
        std::iter::once(&self.action).chain(&self.then)
    }

    /// The same, to be changed.
    pub fn actions_mut(&mut self) -> impl Iterator<Item = &mut Action> {
        std::iter::once(&mut self.action).chain(&mut self.then)
    }
}

/// How a face moves a token that lies in the shoe, which is number 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FromShoe {
    /// By its number, as from a cell.
    #[default]
    ByNumber,
    /// To the first cell, whatever its number.
    FirstCell,
    /// Not at all.
    Stays,
}

/// What a die does to an enemy on the cell where it leads a token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Captures {
    /// Nothing: the cell is taken.
    #[default]
    Nothing,
    /// The enemy goes back to the shoe of its owner.
    ToShoe,
    /// The enemy is taken.
    ToResult,
}

/// What a face does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Nothing.
    #[default]
    Nothing,
    /// The token goes this many numbered cells, back when negative.
    Move(i16),
    /// The player must move the token so far; after so many attempts it is done for them.
    #[expect(missing_docs, reason = "the names say it")]
    ManualMove { cells: i16, attempts: u8 },
    /// The token goes to the shoe.
    ToShoe,
    /// The token goes to the result zone.
    ToResult,
    /// Another die is rolled so many times.
    #[expect(missing_docs, reason = "the names say it")]
    Roll { die: String, times: u8 },
    /// The token leaves the game.
    Eliminate,
    /// The hand passes.
    PassTheHand,
    /// The die's owner goes to sleep.
    Sleep,
    /// The token's player skips so many turns.
    SkipTurns(u8),
    /// The token moves again by the last roll.
    MoveAgain,
    /// The hand stays: the player plays again.
    PlayAgain,
}

/// A die placed in cells: landing there rolls it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct CellDie {
    pub cells: CellList,
    pub die: String,
}

/// What a move beyond the last numbered cell does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BeyondLast {
    /// The token goes back by what is left.
    #[default]
    BounceBack,
    /// It stops on the last cell.
    Stop,
    /// It does not move.
    Refuse,
}
