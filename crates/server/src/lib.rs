//! Live games for many people: matches that outlive the program.
//!
//! A [`room::Room`] is a match in memory: a session, and how far the store knows it. It does
//! nothing that the store has not taken first, so that a crash at any moment loses nothing that
//! was acknowledged. [`rooms::Rooms`] finds and makes them, [`http::app`] answers people and
//! their programs. Which address, which store and which files is for the caller to say.

pub mod clock;
pub mod config;
pub mod http;
mod limits;
mod live;
pub mod machines;
mod metrics;
pub mod pages;
pub mod password;
pub mod reading;
pub mod room;
pub mod rooms;
pub mod secrets;
pub mod serving;
mod shelf;

pub use config::Config;
