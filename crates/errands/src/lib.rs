//! What a page of the browser asks its worker, and what the worker answers.
//!
//! Plain data: both sides are modules of their own, and only texts and bytes go between them. An
//! errand is one text and some parcels of bytes, an answer too. The work is the worker's.

use machine_host::Question;
use review::{Level, Outlook};
use serde::{Deserialize, Serialize};

/// Something to be done away from the page. Each says which answer it gets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// Think about a game: an [`Answer`](machine_host::Answer).
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
    /// What is asked about it.
    pub question: Question,
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
    /// The same where variants bring grids of their own.
    Levels {
        /// Of the design's own grid.
        first: Outlook,
        /// Of the others.
        others: Vec<Level>,
    },
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
