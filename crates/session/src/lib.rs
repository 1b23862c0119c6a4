//! Matches, sessions and records: what happens at the table, whatever the game.
//!
//! A [`Match`] is a game, a seed and the moves played. A [`Session`] adds the table around it:
//! who sits where, whose turn it is to act, undo, clocks, results. A [`Record`] is a session as
//! a text that a person can read and that replays exactly.
//!
//! It is a pure machine: time, seeds and dates are arguments. Nothing here reads a clock or a
//! file, starts a thread or draws from a global generator, and nothing knows which games exist.

mod clock;
mod command;
mod error;
mod line;
mod match_;
mod record;
mod seating;
mod session;
mod table;
mod time;
mod touches;
mod undoing;

pub use clock::ClockRules;
pub use command::{Act, Command, Ending, Entry, Event};
pub use error::SessionError;
pub use game::Level;
pub use line::MessageLine;
pub use match_::Match;
pub use record::{LONGEST_LINE, LONGEST_RECORD, Record, RecordError, RecordedEnding};
pub use session::Session;
pub use table::{Controller, LONGEST_NAME, Player, Table};
pub use touches::Typed;

/// The words of this crate's messages.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The French words of this crate that differ where the player is told *vous*.
pub const FR_VOUS: &str = include_str!("../i18n/fr-vous.ftl");
