//! Pieces as they stand on their cells: discs, blocks with letters, pictures, backs of cards.

use paint::Alphabet;
use ratatui::style::Style;
use scene::{Figure, Piece};

use super::Painter;
use crate::board::Span;
use crate::board::piece::{round, sign};
use crate::board::plan::columns;
use crate::theme::Role;

impl Painter<'_, '_> {
    pub(super) fn paint_piece(&mut self, piece: &Piece, span: Span, ground: Style) {
        let (theme, alphabet) = (self.look.theme, self.look.alphabet);
        let text = sign(piece, alphabet);
        let fill = match (&piece.figure, piece.owner) {
            _ if !theme.has_colour() => None,
            (Figure::Disc, owner) => Some(Style::new().bg(theme.disc(owner.unwrap_or(2)))),
            (Figure::Pawn(_) | Figure::Text(_), Some(seat)) => Some(theme.seat(seat)),
            (Figure::FaceDown { .. }, _) => Some(theme.style(Role::Back)),
            _ => None,
        };
        let Some(fill) = fill else {
            let style = piece.owner.map_or(ground, |seat| match theme.has_colour() {
                true => ground,
                false => theme.seat(seat),
            });
            if let (Some(seat), true) = (piece.owner, theme.has_colour()) {
                self.paint_edges(span, theme.seat(seat));
            }
            self.window.write(
                self.buffer,
                span.start_of(columns(&text)),
                span.middle(),
                &text,
                style,
            );
            return;
        };
        let is_round = span.height() > 1 && alphabet == Alphabet::Unicode;
        match &piece.figure {
            Figure::Disc if !is_round => {
                let mut style = ground;
                style.fg = fill.bg;
                let dot = if alphabet == Alphabet::Ascii { text.as_str() } else { "●" };
                self.window.write(self.buffer, span.start_of(1), span.middle(), dot, style);
                return;
            }
            Figure::FaceDown { .. } => {
                let inner = Span { left: span.left + 1, right: span.right - 1, ..span };
                self.window.fill(self.buffer, inner, fill);
            }
            Figure::Disc => self.paint_round(span, fill, ground),
            _ => self.paint_block(span, fill, ground),
        }
        if piece.figure != Figure::Disc {
            self.window.write(
                self.buffer,
                span.start_of(columns(&text)),
                span.middle(),
                &text,
                fill,
            );
        }
    }

    /// The block of a pawn, a little smaller than its cell.
    fn paint_block(&mut self, span: Span, fill: Style, ground: Style) {
        let inset = i32::from(span.width() > 3);
        let inner = Span { left: span.left + inset, right: span.right - inset, ..span };
        self.window.fill(self.buffer, inner, fill);
        if span.height() < 3 || self.look.alphabet == Alphabet::Ascii {
            return;
        }
        let mut edge = ground;
        edge.fg = fill.bg;
        for col in inner.left..=inner.right {
            self.window.put(self.buffer, col, span.top, "▄", edge);
            self.window.put(self.buffer, col, span.bottom, "▀", edge);
        }
    }

    fn paint_round(&mut self, span: Span, fill: Style, ground: Style) {
        for row in 0..span.height() {
            for col in 0..span.width() {
                let Some(symbol) = round(span.width(), span.height(), col, row) else { continue };
                let mut style = ground;
                style.fg = fill.bg;
                self.window.put(self.buffer, span.left + col, span.top + row, symbol, style);
            }
        }
    }

    /// The colour of the owner beside a picture.
    fn paint_edges(&mut self, span: Span, style: Style) {
        if span.width() < 4 {
            return;
        }
        for row in span.top..=span.bottom {
            self.window.put(self.buffer, span.left, row, " ", style);
        }
    }
}
