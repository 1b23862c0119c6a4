//! A session as one device shows it: what the terminal and the browser share beyond the rules.
//!
//! It speaks with the game's voice, keeps faces in view for a moment, lets the time of a rule
//! pass, asks machines for moves and advice and takes their answers. Like the session below it is
//! pure: time is an argument, who thinks and where a game is kept is for the front end, and so is
//! everything that is drawn.
//!
//! ```
//! use game::Settings;
//! use session::{Match, Player, Session, Table};
//! let game = catalogue::open("othello", &Settings::default())?;
//! let players = vec![Player::human("Anna"), Player::human("Ben")];
//! let session = Session::new(Match::new(game, 1), Table::new(players))?;
//! let mut sitting = sitting::Sitting::new(session, &sitting::translator(i18n::Lang::En)?);
//! assert!(sitting.touch(&scene::Touch::new("d3")));
//! assert!(!sitting.touch(&scene::Touch::new("a1")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod form;
mod line;
mod local;
mod machines;
mod naming;
mod remote;
mod sitting;
mod table;
mod words;

pub use form::{Form, SeatForm, values};
pub use line::{Line, LineTone};
pub use local::won;
pub use machines::Task;
pub use naming::{left, name, say};
pub use remote::Remote;
pub use sitting::Sitting;
pub use table::{End, Request, SeatShown, Snapshot, Table};
pub use words::{WORDS, plain, translator, translator_with};

#[cfg(test)]
mod tests;
