//! The server as others meet it: real stores, real sockets, real requests.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "tests fail by panic and campaigns tell what they did"
)]

mod access;
mod crowds;
mod designs;
mod documents;
mod elsewhere;
mod hidden;
mod house;
mod keeping;
mod live;
mod machines;
mod people;
mod pictures;
mod records;
mod seats;
mod simulated;
mod slow_disk;
mod table;
mod taking_back;
mod words;
