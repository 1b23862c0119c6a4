//! The workbench from outside: only what front ends can reach.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod words;
