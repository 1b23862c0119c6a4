//! The server as others meet it: real stores, real sockets, real requests.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod access;
mod designs;
mod house;
mod people;
mod pictures;
mod records;
mod words;
