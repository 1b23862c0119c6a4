//! A window on the table: what of it is on the screen, and writing there.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use unicode_width::UnicodeWidthChar;

use super::Span;

/// A part of the screen that shows a part of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) area: Rect,
    /// The column and line of the table in its corner.
    pub(crate) scroll: (i32, i32),
}

impl Window {
    /// The place on the screen of a character of the table, when it is in view.
    fn on_screen(&self, col: i32, row: i32) -> Option<(u16, u16)> {
        let x = u16::try_from(col - self.scroll.0).ok().filter(|x| *x < self.area.width)?;
        let y = u16::try_from(row - self.scroll.1).ok().filter(|y| *y < self.area.height)?;
        Some((self.area.x + x, self.area.y + y))
    }

    pub(super) fn put(&self, buffer: &mut Buffer, col: i32, row: i32, symbol: &str, style: Style) {
        let Some((x, y)) = self.on_screen(col, row) else { return };
        if let Some(cell) = buffer.cell_mut((x, y)) {
            cell.set_symbol(symbol).set_style(style);
        }
    }

    /// The same in the colours that are there.
    pub(super) fn put_symbol(&self, buffer: &mut Buffer, col: i32, row: i32, symbol: &str) {
        self.put(buffer, col, row, symbol, Style::new());
    }

    /// The ground at a character of the table.
    pub(super) fn ground(&self, buffer: &Buffer, col: i32, row: i32) -> Option<Color> {
        let at = self.on_screen(col, row)?;
        buffer.cell(at).map(|cell| cell.bg)
    }

    pub(super) fn get(&self, buffer: &Buffer, col: i32, row: i32) -> Option<String> {
        let at = self.on_screen(col, row)?;
        buffer.cell(at).map(|cell| cell.symbol().to_owned())
    }

    /// Writes a text. Signs without a width are left out: a terminal would obey some of them.
    pub(super) fn write(&self, buffer: &mut Buffer, col: i32, row: i32, text: &str, style: Style) {
        let mut at = col;
        for letter in text.chars() {
            let width = i32::try_from(letter.width().unwrap_or(0)).unwrap_or(0);
            // A wide sign that would be cut by the edge is left out.
            if width > 0 && self.on_screen(at + width - 1, row).is_some() {
                self.put(buffer, at, row, &letter.to_string(), style);
                (1..width).for_each(|beside| self.put(buffer, at + beside, row, "", style));
            }
            at += width;
        }
    }

    pub(super) fn fill(&self, buffer: &mut Buffer, span: Span, style: Style) {
        for row in span.top..=span.bottom {
            for col in span.left..=span.right {
                self.put(buffer, col, row, " ", style);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_of_a_design_reaches_the_terminal_as_an_order() {
        let area = Rect::new(0, 0, 10, 1);
        let mut buffer = Buffer::empty(area);
        let window = Window { area, scroll: (0, 0) };
        window.write(&mut buffer, 0, 0, "\u{1b}[2J\u{7}\u{9b}x🐕", Style::new());
        let shown: String = (0..10).map(|col| buffer[(col, 0)].symbol()).collect();
        assert_eq!(shown.trim_end(), "[2Jx🐕");
    }
}
