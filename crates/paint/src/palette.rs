//! The colours of every theme, by light, by night and with the strongest contrast: one table.
//!
//! A theme is a row of colours and nothing else; what is drawn with them stands in `svg`. Tests
//! measure every row: writing has 4.5:1 against its ground, marks, pieces and lines have 3:1.

mod table;
#[cfg(test)]
mod tests;

use scene::Theme;

/// How bright a page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, with thick lines.
    Contrast,
}

impl Mode {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// Its name in style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }
}

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// What boards lie on, and the writing and the pattern there.
    pub table: &'static str,
    /// See [`Palette::table`].
    pub writing: &'static str,
    /// See [`Palette::table`].
    pub pattern: &'static str,
    /// A tray beside the board: a hand, a shoe, what was won.
    pub tray: &'static str,
    /// A board around its cells, its edge, the letters on it.
    pub board: &'static str,
    /// See [`Palette::board`].
    pub rim: &'static str,
    /// See [`Palette::board`].
    pub letter: &'static str,
    /// A cell, and the lines around cells and between points.
    pub cell: &'static str,
    /// See [`Palette::cell`].
    pub line: &'static str,
    /// Where something can go; what was chosen and where the last move was; what is advised.
    pub mark: &'static str,
    /// See [`Palette::mark`].
    pub chosen: &'static str,
    /// See [`Palette::mark`].
    pub hint: &'static str,
    /// What parts a mark or a piece from what it lies on.
    pub halo: &'static str,
    /// The face of a card or a tile, its edge, what is written on it.
    pub card: &'static str,
    /// See [`Palette::card`].
    pub card_rim: &'static str,
    /// See [`Palette::card`].
    pub ink: &'static str,
    /// The back of a card, and the signs on it.
    pub back: &'static str,
    /// See [`Palette::back`].
    pub back_sign: &'static str,
    /// A wall between cells.
    pub wall: &'static str,
    /// Tiles with ways: the stone, and the way through it.
    pub stone: &'static str,
    /// See [`Palette::stone`].
    pub way: &'static str,
    /// The colours of seats, which also differ by the number on them, and that number.
    pub seats: [&'static str; 6],
    /// See [`Palette::seats`].
    pub on_seat: &'static str,
    /// The edge of pieces.
    pub outline: &'static str,
    /// The two colours of discs.
    pub discs: [&'static str; 2],
    /// The edges of discs.
    pub disc_rims: [&'static str; 2],
    /// Whether cells are so dark that drawings with dark outlines need something light behind them.
    pub is_dark: bool,
    /// How thick lines are, in hundredths of what a board asks for.
    pub thickness: u16,
    /// How strong the tints of zones are, in hundredths.
    pub tint: u8,
}

/// The colours of a theme in a mode.
#[must_use]
pub const fn palette(theme: Theme, mode: Mode) -> &'static Palette {
    table::row(theme, mode)
}

/// The green cloth of Othello, whatever the theme.
#[must_use]
pub(crate) const fn felt(mode: Mode) -> &'static Palette {
    match mode {
        Mode::Light => &table::FELT,
        Mode::Dark => &table::FELT_DARK,
        Mode::Contrast => &table::CONTRAST,
    }
}
