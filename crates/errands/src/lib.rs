//! What a page of the browser asks its worker, and what the worker answers.
//!
//! Plain data: both sides are modules of their own, and only texts and bytes go between them. An
//! errand is one text and some parcels of bytes, an answer too. The work is the worker's.

use analysis::Judged;
use i18n::Message;
use review::Outlook;
use search::Hint;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// Something to be done away from the page. Each says which answer it gets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// Think about a game: [`Found`].
    Think(Task),
    /// Find out how a design plays: [`Inspected`].
    Inspect(Inspect),
    /// Read a picture that somebody brought; it is the only parcel: a result of [`Taken`], and
    /// its bytes written anew.
    TakePicture,
    /// Cut a picture into equal pieces, row by row; it is the only parcel: a result of nothing,
    /// and the pieces.
    CutPicture {
        /// Into so many rows.
        rows: usize,
        /// Into so many columns.
        columns: usize,
    },
    /// Read a package or a design file, the only parcel: a result of [`Opened`], and its files.
    OpenPackage,
    /// Write a package of a design with its files, the parcels: a result of nothing, and the
    /// package.
    WritePackage(Opened),
}

/// Something to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The game by its id, with its options.
    pub game: String,
    /// The design that it is played with, where that is no game of the shelf.
    pub design: Option<String>,
    /// The options in force.
    pub settings: Vec<(String, String)>,
    /// What the seat may see.
    pub view: Json,
    /// What is asked about it.
    pub ask: Ask,
    /// Where the machine's own generator starts; never the seed of the match.
    pub seed: u64,
}

/// What is asked about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// A move at this level.
    Move(u8),
    /// Advice for a person.
    Advice,
    /// What this move of a seat is worth, and what would be best.
    Judge {
        /// Its number, from 1.
        number: usize,
        /// Who played it, from 1.
        seat: u8,
        /// The move.
        action: String,
    },
}

/// What was found out about a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// The move that was chosen.
    Move(Option<String>),
    /// Advice, where there is any.
    Advice(Option<Advised>),
    /// What a move was worth.
    Judged(Option<Box<Judged>>),
}

/// A hint on its way: machines know nothing of how they are asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advised {
    /// The move that is advised.
    pub action: String,
    /// What it is worth.
    pub score: i32,
    /// Why, in words.
    pub reason: Option<Message>,
}

impl From<Advised> for Hint {
    fn from(Advised { action, score, reason }: Advised) -> Self {
        Self { action, score, reason }
    }
}

impl From<Hint> for Advised {
    fn from(Hint { action, score, reason }: Hint) -> Self {
        Self { action, score, reason }
    }
}

/// A design to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inspect {
    /// The design file.
    pub design: String,
    /// Which deal is looked at.
    pub seed: u64,
}

/// How a design plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inspected {
    /// What a player alone can expect.
    Alone(Outlook),
    /// Plays between careful machines.
    Played {
        /// So many.
        plays: usize,
        /// The length of a play in the middle.
        length: u32,
        /// The share of plays with one winner that the first player won.
        first: Option<f64>,
    },
    /// It cannot be played yet.
    Nothing,
}

/// A picture that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// What its file ends in: `svg`, `png` or `jpg`.
    pub ending: String,
    /// Its width and height.
    pub size: (u32, u32),
}

/// A design file with the paths of its files, in the order of their parcels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// The design file.
    pub text: String,
    /// The paths, such as `pictures/cow.png`.
    pub paths: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_comes_back_as_it_went() {
        let hint = Hint { action: "d3".to_owned(), score: 7, reason: None };
        assert_eq!(Hint::from(Advised::from(hint.clone())), hint);
    }
}
