//! The terminal front end of Marelle: a menu, boards in colours, keys and mouse.
//!
//! It draws scenes and sends touches or typed moves; no rule stands here. [`run`] takes the
//! terminal and gives it back. Everything that is drawn is a function of a state, so that tests
//! need no terminal.

mod app;
mod board;
mod demos;
mod desk;
mod frame;
mod input;
mod list;
mod online;
mod paper;
mod screen;
mod sitting;
mod table;
mod terminal;
mod theme;
mod words;

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use game::{AnyGame, Settings};
use i18n::{Lang, Message};
use paint::Alphabet;
use storage_files::DataFolder;

pub use theme::Colours;
pub use words::WORDS;

/// Opens a game with these options: one of the shelf, the design that a saved game carries, or
/// `design:<file>`. What a file holds is known to the program around this crate.
pub type Open = fn(&str, Option<&str>, &Settings) -> Result<Arc<dyn AnyGame>, Message>;

/// What the program knows of its surroundings.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// The language to begin with.
    pub lang: Lang,
    /// The letters that the terminal can show.
    pub alphabet: Alphabet,
    /// The colours that it can show.
    pub colours: Colours,
    /// Where games and scores are kept, if anywhere.
    pub data: Option<DataFolder>,
    /// Where files of games are looked for first.
    pub folder: PathBuf,
    /// Opens a game by its id.
    pub open: Open,
    /// Where the seeds of games come from.
    pub seed: u64,
    /// The date of today, for records.
    pub today: String,
    /// A match on a server that somebody wants to join at once.
    pub join: Option<Invite>,
}

/// What somebody was given to join a match on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invite {
    /// A code, or a link as the browser shows it.
    pub given: String,
    /// The address of the server; the last one when there is none.
    pub server: Option<String>,
    /// How they want to be called; as last time when there is none.
    pub name: Option<String>,
}

/// Runs in the terminal until somebody leaves. What is being played is saved then.
///
/// # Errors
/// When the terminal cannot be used.
pub fn run(mut surroundings: Surroundings) -> io::Result<()> {
    let join = surroundings.join.take();
    // Only tests of Marelle itself could see this: the words are part of the program.
    let mut desk = desk::Desk::new(surroundings).map_err(io::Error::other)?;
    desk.remember_names();
    let mut app = match &join {
        Some(invite) => app::App::joining(desk, invite),
        None => app::App::new(desk),
    };
    terminal::run(&mut app)
}

#[cfg(test)]
mod tests;
