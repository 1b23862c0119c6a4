//! What a table says, as a whole.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod sentences;
