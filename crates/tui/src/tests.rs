//! The program as a whole, without a terminal: keys in, pictures out.

pub(crate) mod kit;
mod online;
mod pictures;
mod playing;
