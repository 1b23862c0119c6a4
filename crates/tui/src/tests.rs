//! The program as a whole, without a terminal: keys in, pictures out.

mod kit;
mod pictures;
mod playing;
