//! The application in a real browser, before a real server.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod first_visit;
mod screens;
