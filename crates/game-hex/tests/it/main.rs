//! What only the public contract can show: laws, counts, whole games.

mod laws;
mod perft;
mod playthrough;
