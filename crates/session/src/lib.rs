//! Matches, sessions and records: what happens at the table, whatever the game.
//!
//! A [`Match`] is a game, a seed and the moves played. A [`Session`] adds the table around it:
//! who sits where, whose turn it is to act, undo, clocks, results. A [`Record`] is a session as
//! a text that a person can read and that replays exactly.
//!
//! It is a pure machine: time, seeds and dates are arguments. Nothing here reads a clock or a
//! file, starts a thread or draws from a global generator, and nothing knows which games exist.

mod match_;

pub use match_::Match;
