//! Othello against the laws, the perft table, recorded games and its own pictures.

mod games;
mod laws;
mod naive;
mod perft;
mod playthrough;
