//! The data folder of one person: scores in a plain text file, games as one file each.
//!
//! ```text
//! <data folder>/scores.txt           points, games won, games played, name: a line a player
//! <data folder>/scores-before.txt    the same as it was before the last game
//! <data folder>/online.txt           seats at matches on servers; only its owner can read it
//! <data folder>/games/*.marelle      games that go on, written after every move
//! <data folder>/finished/*.marelle   games that are over
//! ```
//!
//! Files appear whole or not at all, and are on the disk when a function returns. Two programs
//! that use one folder at the same time lose nothing: who writes scores or seats holds a lock, and
//! a game is open in one program only. What a game is, nobody knows here: it is a text.

mod error;
mod folder;
mod games;
mod lock;
mod online;
mod results;
mod scores;
mod whole;

pub use error::StorageError;
pub use folder::DataFolder;
pub use games::{GameFile, SavedGame};
pub use online::{Online, OnlineSeat};
pub use scores::Scores;
pub use storage::{GameResult, Score};
pub use whole::{Replace, write_whole};

/// The words of this crate's messages, English and French.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };
