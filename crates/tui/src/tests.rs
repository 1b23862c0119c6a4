//! The program as a whole, without a terminal: keys in, pictures out.

pub(crate) mod kit;
mod pictures;
mod playing;
