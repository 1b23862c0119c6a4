//! The application in a real browser, before a real server.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "tests fail by panic and tell what they measured"
)]

mod company;
mod editing;
mod first_visit;
mod games;
mod joy;
mod maker;
mod making;
mod measures;
mod online;
mod player;
mod screens;
mod sheets;
