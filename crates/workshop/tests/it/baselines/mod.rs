//! Games written by hand: what a designed game is measured against, and a second opinion on it.
//!
//! Plain programs for one game each, as one would write them without the workshop.

pub(crate) mod fifteen;
pub(crate) mod peg;
pub(crate) mod placing;
