//! What only the public contract can show: laws, perft tables, one full game.

mod laws;
mod perft;
mod playthrough;
