//! Tiles with corridors. With three lines or more they are solid squares with passages cut in;
//! with two lines the passages are drawn as lines.

use ratatui::buffer::Buffer;
use scene::Alphabet;

use super::Span;
use super::paint::Window;
use crate::theme::{Role, Theme};

const NORTH: u8 = 1;
const EAST: u8 = 2;
const SOUTH: u8 = 4;
const WEST: u8 = 8;

/// Paints a tile; whether another lies above it decides whether a line leads there.
pub(super) fn paint(
    buffer: &mut Buffer,
    window: &Window,
    span: Span,
    (openings, has_above): (u8, bool),
    theme: Theme,
    alphabet: Alphabet,
) {
    if span.height() < 3 {
        return paint_lines(buffer, window, span, (openings, has_above), theme, alphabet);
    }
    let (wide, high) = (span.width(), span.height());
    // Passages take the middle third, at least three columns.
    let (side, top) = ((wide - 3) / 2, (high - 1).max(1) / 3 + i32::from(high > 4) / 2);
    let solid = if alphabet == Alphabet::Ascii { "#" } else { "█" };
    for row in 0..high {
        for col in 0..wide {
            let across = third(col, side, wide);
            let down = third(row, top.max(1), high);
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

/// The middle line with an arm to each open side; the line below joins this tile to the next.
fn paint_lines(
    buffer: &mut Buffer,
    window: &Window,
    span: Span,
    (openings, has_above): (u8, bool),
    theme: Theme,
    alphabet: Alphabet,
) {
    let style = theme.style(Role::Corridor);
    let [flat, both, down, up] = match alphabet {
        Alphabet::Unicode => ["━", "┃", "╻", "╹"],
        Alphabet::Ascii => ["-", "|", ".", "'"],
    };
    for row in span.top..=span.bottom {
        for col in span.left..=span.right {
            window.put(buffer, col, row, " ", style);
        }
    }
    let (middle, col) = (span.top, span.start_of(1));
    let arm = |buffer: &mut Buffer, is_open: bool, col: i32| {
        window.put(buffer, col, middle, if is_open { flat } else { " " }, style);
    };
    arm(buffer, openings & WEST != 0, span.left);
    arm(buffer, openings & EAST != 0, span.right);
    // The tile above was painted before this one and left half a line where it is open.
    let above = window.get(buffer, col, span.top - 1);
    let from_above = above.as_deref() == Some(up);
    if openings & NORTH != 0 && has_above {
        let line = if from_above { both } else { down };
        window.put_symbol(buffer, col, span.top - 1, line);
    }
    if openings & SOUTH != 0 {
        window.put(buffer, col, span.bottom, up, style);
    }
}
