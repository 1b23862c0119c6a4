//! Tiles with corridors: solid squares with passages cut in. Where there is little room, tiles
//! share the lines of their walls, and half blocks tell which of the two is open.

use paint::Alphabet;
use ratatui::buffer::Buffer;
use ratatui::style::Style;

use super::Span;
use super::window::Window;
use crate::theme::{Role, Theme};

const NORTH: u8 = 1;
const EAST: u8 = 2;
const SOUTH: u8 = 4;
const WEST: u8 = 8;

/// Paints a tile: its openings, whether another lies above it, whether they share their walls.
pub(super) fn paint(
    buffer: &mut Buffer,
    window: &Window,
    span: Span,
    (openings, has_above, is_tight): (u8, bool, bool),
    theme: Theme,
    alphabet: Alphabet,
) {
    if is_tight {
        return paint_tight(buffer, window, span, (openings, has_above), theme, alphabet);
    }
    let (wide, high) = (span.width(), span.height());
    // Passages are about as wide as they are high.
    let passage = if high > 3 { 5 } else { 3 };
    let (side, top) = ((wide - passage) / 2, (high - 1) / 3);
    let solid = if alphabet == Alphabet::Ascii { "#" } else { "█" };
    for row in 0..high {
        for col in 0..wide {
            let across = third(col, side, wide);
            let down = third(row, top, high);
            let needed = match (down, across) {
                (0, 0) => 0,
                (-1, 0) => NORTH,
                (0, 1) => EAST,
                (1, 0) => SOUTH,
                (0, -1) => WEST,
                _ => u8::MAX,
            };
            let is_open = needed == 0 || (needed != u8::MAX && openings & needed != 0);
            let (symbol, role) = match (is_open, theme.has_colour()) {
                (true, _) => (" ", Role::Corridor),
                (false, true) => (" ", Role::Stone),
                (false, false) => (solid, Role::Stone),
            };
            window.put(buffer, span.left + col, span.top + row, symbol, theme.style(role));
        }
    }
}

/// Before, in or after the middle part.
const fn third(at: i32, margin: i32, size: i32) -> i32 {
    if at < margin {
        -1
    } else if at >= size - margin {
        1
    } else {
        0
    }
}

/// A line of walls that the tile above shares, then the line of the passages; the walls below
/// are painted again by the tile below.
fn paint_tight(
    buffer: &mut Buffer,
    window: &Window,
    span: Span,
    (openings, has_above): (u8, bool),
    theme: Theme,
    alphabet: Alphabet,
) {
    let is_open = |side: u8| openings & side != 0;
    for col in span.left..=span.right {
        let is_inside = col != span.left && col != span.right;
        let above = window.get(buffer, col, span.top).filter(|_| has_above);
        let from_above = above.is_some_and(|symbol| opens_upwards(&symbol));
        let walls = Walls { theme, alphabet };
        let upper = (from_above, is_inside && is_open(NORTH));
        let lower = (is_inside && is_open(SOUTH), false);
        let through = is_inside
            || (col == span.left && is_open(WEST))
            || (col == span.right && is_open(EAST));
        for (row, halves) in (span.top..).zip([upper, (through, through), lower]) {
            let (symbol, style) = walls.of(halves);
            window.put(buffer, col, row, symbol, style);
        }
    }
}

/// How walls look, by which half of a character is open.
struct Walls {
    theme: Theme,
    alphabet: Alphabet,
}

impl Walls {
    fn of(&self, halves: (bool, bool)) -> (&'static str, Style) {
        let signs = match self.alphabet {
            Alphabet::Unicode => ["█", "▄", "▀", " "],
            Alphabet::Ascii => ["#", ".", "'", " "],
        };
        let [closed, upper_open, lower_open, open] = signs;
        let symbol = match halves {
            (false, false) => closed,
            (true, false) => upper_open,
            (false, true) => lower_open,
            (true, true) => open,
        };
        let (stone, corridor) = (self.theme.style(Role::Stone), self.theme.style(Role::Corridor));
        let mut style = corridor;
        style.fg = stone.bg;
        (symbol, style)
    }
}

/// Whether the upper half of what [`Walls`] drew is open.
fn opens_upwards(symbol: &str) -> bool {
    matches!(symbol, "▄" | "." | " ")
}
