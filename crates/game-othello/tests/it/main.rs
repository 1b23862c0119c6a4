//! Othello against the laws, the perft table, recorded games and its own pictures.
#![allow(clippy::unwrap_used, reason = "tests fail by panic")]

mod endgames;
mod games;
mod laws;
mod naive;
mod perft;
mod playthrough;
