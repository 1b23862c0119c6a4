//! The painters: a scene as a vector picture ([`svg`]) or with characters, and the [`pen`] of plots.
//!
//! Nothing here knows a game, holds words or opens a file: callers lend words and pictures, and
//! take a text. What may be touched stands in the scene.

pub mod palette;
pub mod pen;
pub mod svg;
#[cfg(test)]
mod tests;
mod text;

pub use text::{
    Alphabet, Symbols, is_symbol, letters_of, render, render_board, render_board_with, zone_sign,
};
