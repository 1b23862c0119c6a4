//! What a machine is asked and what it answers: plain data that can go to another thread, a
//! worker or a process.

use analysis::Judged;
use game::{Level, Seat};
use search::Hint;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// Something to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// What is asked.
    pub ask: Ask,
    /// What the seat may see.
    pub view: Json,
    /// Where the machine's own generator starts; never the seed of the match.
    pub seed: u64,
}

/// What is asked about a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// A move at this level.
    Move(Level),
    /// Advice for a person.
    Advice,
    /// What this move of a seat is worth, and what would be best.
    Judge {
        /// Its number in the game, from 1.
        number: usize,
        /// Who played it.
        seat: Seat,
        /// The move.
        action: String,
    },
}

/// What a machine found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The move, where there is one and a machine for the game.
    Move(Option<String>),
    /// Advice, where there is any.
    Advice(Option<Hint>),
    /// What the move was worth.
    Judged(Option<Box<Judged>>),
}

impl Ask {
    /// The answer of a machine that found nothing: it does not exist, or broke down.
    #[must_use]
    pub const fn unanswered(&self) -> Answer {
        match self {
            Self::Move(_) => Answer::Move(None),
            Self::Advice => Answer::Advice(None),
            Self::Judge { .. } => Answer::Judged(None),
        }
    }
}
