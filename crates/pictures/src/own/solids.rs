//! Balls, dice and dominoes.

use super::colours::{Colour, INK, LIGHT, PAPER};

/// A ball with a shadow below and light from the upper left.
pub(super) fn ball(colour: &Colour) -> String {
    let Colour { fill, rim, .. } = colour;
    format!(
        "<circle cx=\"36\" cy=\"36\" r=\"34\" fill=\"{LIGHT}\"/>\
         <circle cx=\"36\" cy=\"36\" r=\"32\" fill=\"{rim}\"/>\
         <circle cx=\"36\" cy=\"36\" r=\"29.5\" fill=\"{fill}\"/>\
         <path fill=\"{rim}\" fill-opacity=\".35\" d=\"M63.7 25.9A29.5 29.5 0 0 1 15.1 56.9\
         A36 36 0 0 0 63.7 25.9Z\"/>\
         <ellipse cx=\"26\" cy=\"22\" rx=\"10\" ry=\"6.5\" fill=\"{LIGHT}\" \
         fill-opacity=\".75\" transform=\"rotate(-38 26 22)\"/>"
    )
}

/// Where the pips of a face lie: left to right, top to bottom, on a grid of three.
const PIPS: [&[(u8, u8)]; 7] = [
    &[],
    &[(1, 1)],
    &[(2, 0), (0, 2)],
    &[(2, 0), (1, 1), (0, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// One face of a die.
pub(super) fn die(pips: u8) -> String {
    let mut drawing = format!(
        "<rect x=\"2\" y=\"2\" width=\"68\" height=\"68\" rx=\"16\" fill=\"{LIGHT}\"/>\
         <rect x=\"5\" y=\"5\" width=\"62\" height=\"62\" rx=\"13.5\" fill=\"#d9d2c3\" \
         stroke=\"{INK}\" stroke-width=\"3\"/>\
         <rect x=\"6.5\" y=\"6.5\" width=\"59\" height=\"56\" rx=\"12\" fill=\"{PAPER}\"/>"
    );
    for (column, row) in PIPS.get(usize::from(pips)).copied().unwrap_or_default() {
        let (x, y) = (19 + 17 * u16::from(*column), 18 + 17 * u16::from(*row));
        drawing.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"6.5\" fill=\"{INK}\"/>"));
    }
    drawing
}

/// A domino that lies flat, as wide as its place and half as high.
pub(super) fn domino(left: u8, right: u8) -> String {
    let mut drawing = format!(
        "<rect x=\"0\" y=\"17\" width=\"72\" height=\"38\" rx=\"6\" fill=\"{LIGHT}\"/>\
         <rect x=\"1.5\" y=\"18.5\" width=\"69\" height=\"35\" rx=\"5\" fill=\"{PAPER}\" \
         stroke=\"{INK}\" stroke-width=\"2.5\"/>\
         <path d=\"M36 22V50\" stroke=\"{INK}\" stroke-width=\"2.5\"/>"
    );
    for (pips, start) in [(left, 8), (right, 44)] {
        // Turned by a quarter, so that six pips lie along the domino as people know them.
        for (row, column) in PIPS.get(usize::from(pips)).copied().unwrap_or_default() {
            let (x, y) = (start + 10 * u16::from(*column), 26 + 10 * u16::from(*row));
            drawing.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"{INK}\"/>"));
        }
    }
    drawing
}
