//! Machines at work: what they are asked, what they answer, and who keeps them between two
//! questions.
//!
//! A [`Question`] and its [`Answer`] are plain data, the same for every front end. A [`Host`]
//! keeps the machine of one game with all that it learned. Where it thinks is the executor's
//! affair: [`Thread`] is one for programs with threads; the server has one on its own pool, the
//! browser one in a worker. What is thought about is the view of a seat, never a position.
//!
//! ```
//! use game::{Level, Seat, Settings, Viewer};
//! use machine_host::{Answer, Ask, Host, Question};
//! let game = catalogue::open("othello", &Settings::default())?;
//! let view = game.start(0).view(Viewer::Seat(Seat::FIRST));
//! let question = Question { ask: Ask::Move(Level::FIRST), view, seed: 1 };
//! let stop = std::sync::atomic::AtomicBool::new(false);
//! let answer = Host::default().answer(&game, &question, search::Watch::flag(&stop));
//! assert!(matches!(answer, Answer::Move(Some(_))));
//! # Ok::<(), catalogue::OpenError>(())
//! ```

mod host;
mod question;
mod thread;
mod together;

pub use host::Host;
pub use question::{Answer, Ask, Question};
pub use thread::Thread;
pub use together::{Threads, together};
