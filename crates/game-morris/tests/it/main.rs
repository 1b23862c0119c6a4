//! What only the public contract can show: laws, counts and games of another program, a full game
//! of each variant.
#![expect(clippy::unwrap_used, reason = "tests fail by panic")]

mod laws;
mod oracle;
mod perft;
mod playthrough;
