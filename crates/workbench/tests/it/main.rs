//! The workbench from outside: only what front ends can reach.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod actions;
mod drawn;
mod making;
mod random;
mod rebuilt;
mod remarks;
mod schema;
mod trial;
mod walkthroughs;
mod words;
