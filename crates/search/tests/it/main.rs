//! Searches against brute force, on random little games and on real ones.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod alphabeta;
mod games;
mod judge;
mod levels;
mod machine;
mod mcts;
mod puzzle;
mod toy;
