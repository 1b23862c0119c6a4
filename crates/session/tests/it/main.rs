//! Sessions, matches and records, tested with a tiny game of their own.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail wherever it stands")]

mod damage;
mod designs;
mod heap;
mod matches;
mod records;
mod sessions;
mod table;
mod telling;
mod words;
