//! Machines that think about any game of the contract.
//!
//! Everything here is generic over `game::Game`, statically dispatched, and uses only what the
//! contract tells: the rules, and the knowledge that a game may add (evaluation, candidates,
//! first sight, known ends, bounds for puzzles). No game is named here.
//!
//! | Searcher | For |
//! |---|---|
//! | [`AlphaBeta`] | two sides, with or without chance; proofs; exact margins |
//! | [`Mcts`] | one to six seats, chance; where no evaluation can be trusted |
//! | `hidden` | hidden things: it is given a view, never a position, and imagines the rest |
//! | [`puzzle`] | one player and a goal: shortest, any, or none; all positions counted |
//!
//! [`machine`] puts them behind [`Thinker`], which speaks in views and texts and plays at ten
//! levels ([`Strength`]).
//!
//! There is no clock, thread or global generator: time, stop flag and seed are arguments
//! ([`Limits`], [`Watch`]). One worker with the same limits, seed and a fresh memory finds the
//! same again. Several workers may share a [`Table`]; the program starts their threads.
//!
//! ```
//! use std::sync::Arc;
//! use game::{BuiltIn, Rules, Settings};
//! use search::{AlphaBeta, Limits, Table, Watch};
//!
//! let game = game_othello::Othello::configure(&Settings::none())?;
//! let mut machine = AlphaBeta::new(game, Arc::new(Table::new(1)));
//! let report = machine.think(&game.start(0), &Limits::depth(3), Watch::NOBODY, &mut |_| {});
//! assert_eq!(report.depth, 3);
//! # Ok::<(), game::OptionError>(())
//! ```

mod alphabeta;
mod asked;
mod hidden;
mod levels;
mod limits;
mod machine;
mod mcts;
pub mod puzzle;
mod report;
mod share;
mod table;
mod thinker;

pub use alphabeta::AlphaBeta;
pub use asked::{advice, choice};
pub use levels::Strength;
pub use limits::{LOOK_EVERY, Limits, MOST_DEPTH, Notice, Watch};
pub use machine::{Make, Method, machine};
pub use mcts::{Mcts, Rule, Style};
pub use report::{Report, Scored};
pub use table::{Bound, Entry, Table};
pub use thinker::{Hint, Judgement, Progress, Thinker};
