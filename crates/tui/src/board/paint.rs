//! A planned scene painted into the cells of a terminal.
//!
//! It is a function of what it is given: the same scene, cursor and window give the same picture.

mod marks;
mod pieces;

use geometry::Shape;
use i18n::Message;
use paint::Alphabet;
use ratatui::buffer::Buffer;
use ratatui::style::Style;
use scene::{Board, Figure, Ground, Link, Mark, Scene, Spot, SpotKind, Touch};

use super::piece::sign;
use super::plan::{Placed, TIGHT, columns};
use super::window::Window;
use super::{Plan, Span, tile};
use crate::theme::{Role, Theme};

/// What besides the scene decides how it looks.
pub(crate) struct Look<'a> {
    pub(crate) theme: Theme,
    pub(crate) alphabet: Alphabet,
    /// The spot under the cursor.
    pub(crate) cursor: Option<&'a Touch>,
    /// The wall that would be put.
    pub(crate) ghost: Option<&'a Ghost>,
    /// Says the titles of boards.
    pub(crate) say: &'a dyn Fn(&Message) -> String,
}

/// A wall that is not there yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ghost {
    pub(crate) wall: Touch,
    /// Why it cannot stand, if it cannot.
    pub(crate) refused: Option<Message>,
}

/// Paints all boards of a plan.
pub(crate) fn paint(
    buffer: &mut Buffer,
    window: &Window,
    scene: &Scene,
    plan: &Plan,
    look: &Look<'_>,
) {
    for placed in &plan.boards {
        let Some(board) = scene.boards.get(placed.index) else { continue };
        Painter { window, board, placed, look, buffer }.paint();
    }
}

struct Painter<'a, 'b> {
    window: &'a Window,
    board: &'a Board,
    placed: &'a Placed,
    look: &'a Look<'b>,
    buffer: &'a mut Buffer,
}

impl Painter<'_, '_> {
    fn paint(&mut self) {
        self.paint_ground();
        if let Some(title) = &self.board.title {
            let text = (self.look.say)(title);
            let (col, row) = (self.placed.covers.left, self.placed.covers.top);
            self.window.write(self.buffer, col, row, &text, self.style(Role::Faint));
        }
        for link in &self.board.links {
            self.paint_link(link);
        }
        for label in &self.board.labels {
            let (col, row) = Plan::place(self.placed, self.board, label.at);
            let start = col - (columns(&label.text) - 1) / 2;
            let style = self.label_style(start, row);
            self.window.write(self.buffer, start, row, &label.text, style);
        }
        let board = self.board;
        for spot in &board.spots {
            self.paint_spot(spot);
        }
    }

    /// Labels beside the board have their own colours, labels on it those of its ground.
    fn label_style(&self, col: i32, row: i32) -> Style {
        let page = self.style(Role::Page).bg;
        match self.window.ground(self.buffer, col, row) {
            Some(ground) if page.is_some_and(|page| page != ground) => Style::new(),
            _ => self.style(Role::Label),
        }
    }

    fn style(&self, role: Role) -> Style {
        self.look.theme.style(role)
    }

    fn span(&self, spot: &Spot) -> Span {
        Plan::span(self.placed, self.board, spot)
    }

    /// The board itself, where it is more than its cells: grooves, and wood around round places.
    fn paint_ground(&mut self) {
        let is_place = |spot: &&Spot| spot.kind == SpotKind::Cell;
        let spans = self.board.spots.iter().filter(is_place).map(|spot| self.span(spot));
        let Some(all) = spans.reduce(Span::around) else { return };
        let role = match self.board.ground {
            _ if !self.board.frame.visible => return,
            Ground::Wood if self.has_grooves() => Role::Groove,
            Ground::Wood => Role::WoodOther,
            Ground::Felt => Role::Felt,
            Ground::Card => return,
        };
        let is_square = |spot: &Spot| matches!(spot.outline, Shape::Rect(_));
        let is_tiled = !self.has_grooves() && self.board.spots.iter().all(is_square);
        let margin = i32::from(!is_tiled);
        let around = Span { left: all.left - margin, right: all.right + margin, ..all };
        let style = self.style(role);
        self.window.fill(self.buffer, around, style);
    }

    fn has_grooves(&self) -> bool {
        self.board.spots.iter().any(|spot| spot.kind == SpotKind::Crossing)
    }

    fn paint_link(&mut self, link: &Link) {
        let [flat, upright, falling, rising] = match self.look.alphabet {
            Alphabet::Unicode => ["─", "│", "╲", "╱"],
            Alphabet::Ascii => ["-", "|", "\\", "/"],
        };
        let from = Plan::place(self.placed, self.board, link.from);
        let to = Plan::place(self.placed, self.board, link.to);
        let ((left, top), (right, bottom)) =
            if (from.1, from.0) <= (to.1, to.0) { (from, to) } else { (to, from) };
        if top == bottom {
            (left + 1..right).for_each(|col| self.window.put_symbol(self.buffer, col, top, flat));
        }
        let symbol = match (right - left).signum() {
            0 => upright,
            1 => falling,
            _ => rising,
        };
        for row in top + 1..bottom {
            let col = left + (right - left) * (row - top) / (bottom - top);
            self.window.put_symbol(self.buffer, col, row, symbol);
        }
    }

    fn paint_spot(&mut self, spot: &Spot) {
        let span = self.span(spot);
        match spot.kind {
            SpotKind::Wall => self.paint_wall(spot, span),
            SpotKind::Crossing => self.paint_crossing(spot, span),
            SpotKind::Slot => self.paint_slot(spot, span),
            SpotKind::Tile { openings } => self.paint_tile(spot, span, openings),
            SpotKind::Cell | SpotKind::Pile | SpotKind::Rim => self.paint_cell(spot, span),
        }
    }

    fn paint_wall(&mut self, spot: &Spot, span: Span) {
        let ghost = self.look.ghost.filter(|ghost| ghost.wall == spot.touch);
        let stands = spot.pieces.iter().any(|piece| piece.figure == Figure::Wall);
        let is_flat = span.width() > span.height();
        let ascii = self.look.alphabet == Alphabet::Ascii;
        let is_last = spot.marks.contains(&Mark::LastMove);
        let (role, symbol) = match ghost {
            Some(Ghost { refused: Some(_), .. }) => {
                (Role::GhostRefused, if ascii { "x" } else { "×" })
            }
            Some(_) if is_flat => (Role::GhostRight, if ascii { "~" } else { "═" }),
            Some(_) => (Role::GhostRight, if ascii { ":" } else { "║" }),
            None if !stands => return,
            None if self.look.theme.has_colour() && !is_last => (Role::Wall, " "),
            None if is_flat => (Role::Wall, if ascii { "=" } else { "━" }),
            None => (Role::Wall, if ascii { "#" } else { "┃" }),
        };
        let role = match ghost {
            None if is_last => Role::LastMove,
            _ => role,
        };
        let style = self.style(role);
        for row in span.top..=span.bottom {
            for col in span.left..=span.right {
                self.window.put(self.buffer, col, row, symbol, style);
            }
        }
    }

    fn paint_crossing(&mut self, spot: &Spot, span: Span) {
        if self.look.cursor == Some(&spot.touch) {
            let symbol = if self.look.alphabet == Alphabet::Ascii { "+" } else { "╋" };
            let style = self.style(Role::Cursor);
            self.window.put(self.buffer, span.left, span.top, symbol, style);
        }
    }

    fn paint_slot(&mut self, spot: &Spot, span: Span) {
        let is_closed = spot.marks.contains(&Mark::Forbidden);
        let text = if is_closed { "×" } else { spot.touch.as_str() };
        let text = if is_closed && self.look.alphabet == Alphabet::Ascii { "x" } else { text };
        let role = match spot {
            spot if self.look.cursor == Some(&spot.touch) => Role::Cursor,
            spot if spot.marks.contains(&Mark::Selected) => Role::Selected,
            spot if spot.marks.contains(&Mark::Hint) => Role::Advised,
            spot if spot.marks.contains(&Mark::LastMove) => Role::LastMove,
            _ if is_closed => Role::Refused,
            _ => Role::Action,
        };
        let (col, style) = (span.start_of(columns(text)), self.style(role));
        self.window.write(self.buffer, col, span.middle(), text, style);
    }

    fn paint_tile(&mut self, spot: &Spot, span: Span, openings: u8) {
        let is_tight = self.placed.rows == TIGHT;
        let above = self.board.spots.iter().any(|other| {
            let there = self.span(other);
            let is_above = there.left == span.left && there.top + TIGHT == span.top;
            matches!(other.kind, SpotKind::Tile { .. }) && is_above
        });
        let (theme, alphabet) = (self.look.theme, self.look.alphabet);
        let drawn = (openings, above, is_tight);
        tile::paint(self.buffer, self.window, span, drawn, theme, alphabet);
        let is_target = spot.marks.contains(&Mark::Target);
        let row = span.middle();
        let star = if alphabet == Alphabet::Ascii { "*" } else { "•" };
        let mut signs: Vec<(String, Option<u8>)> = Vec::new();
        signs.extend(is_target.then(|| (star.to_owned(), None)));
        signs.extend(spot.pieces.iter().rev().map(|piece| (sign(piece, alphabet), piece.owner)));
        let width: i32 = signs.iter().map(|(sign, _)| columns(sign)).sum();
        let ground = self.ground_of(spot).map(|role| self.style(role));
        let plain = ground.unwrap_or_else(|| self.style(Role::Corridor));
        let mut col = span.start_of(width.max(1));
        let (first, last) = (col, col + width.max(1) - 1);
        for (text, owner) in &signs {
            let style = owner.map_or(plain, |seat| theme.seat(seat));
            self.window.write(self.buffer, col, row, text, style);
            col += columns(text);
        }
        let around = self.brackets(spot);
        let noticed = around.map(|_| self.style(Role::Corridor));
        if let Some(style) = ground.or(noticed) {
            if signs.is_empty() {
                self.window.put(self.buffer, first, row, " ", style);
            }
            let (before, after) = around.unwrap_or((" ", " "));
            self.window.put(self.buffer, first - 1, row, before, style);
            self.window.put(self.buffer, last + 1, row, after, style);
        }
    }

    fn paint_cell(&mut self, spot: &Spot, span: Span) {
        let is_shown = self.board.frame.visible || !spot.pieces.is_empty();
        let marked = self.ground_of(spot);
        if !is_shown && marked.is_none() && !spot.marks.contains(&Mark::Target) {
            return;
        }
        let plain = self.style(self.cell_role(spot));
        let style = marked.map_or(plain, |role| self.style(role));
        let is_point = self.has_points();
        let span = if is_point && !self.is_large_disc(spot, span) { span.core() } else { span };
        let has_colour = self.look.theme.has_colour();
        let is_filled = has_colour && !is_point;
        if is_filled || self.is_cursor(spot) || marked.is_some() && has_colour {
            self.window.fill(self.buffer, span, style);
        }
        let text = match spot.pieces.last() {
            Some(piece) => {
                if marked.is_some() && span.width() < 3 {
                    // There is no room for marks beside the piece, so that it bears them.
                    let text = sign(piece, self.look.alphabet);
                    let col = span.start_of(columns(&text));
                    self.window.write(self.buffer, col, span.middle(), &text, style);
                } else {
                    self.paint_piece(piece, span, style);
                }
                sign(piece, self.look.alphabet)
            }
            None => {
                let text = self.sign_of_empty(spot).unwrap_or_default();
                let col = span.start_of(columns(&text));
                self.window.write(self.buffer, col, span.middle(), &text, style);
                text
            }
        };
        self.paint_brackets(spot, span, columns(&text), style);
    }

    /// Whether the places are points where lines meet: nothing may cover the lines.
    const fn has_points(&self) -> bool {
        self.board.frame.line == 0 && !self.board.links.is_empty()
    }

    fn is_cursor(&self, spot: &Spot) -> bool {
        self.look.cursor == Some(&spot.touch)
    }

    /// Whether a disc is drawn that takes more than one character.
    fn is_large_disc(&self, spot: &Spot, span: Span) -> bool {
        let is_disc = spot.pieces.last().is_some_and(|piece| piece.figure == Figure::Disc);
        let Look { theme, alphabet, .. } = self.look;
        is_disc && span.height() > 1 && theme.has_colour() && *alphabet == Alphabet::Unicode
    }

    /// Brackets at the edges of a cell, or around a text that is as wide as the cell.
    fn paint_brackets(&mut self, spot: &Spot, span: Span, width: i32, style: Style) {
        // Where cells are close to each other there is no room beside what stands on them.
        let has_room = span.width() >= 3 || self.placed.cols > 3;
        let Some((before, after)) = self.brackets(spot).filter(|_| has_room) else { return };
        let start = span.start_of(width);
        // In a narrow cell they stand close to the text, so that it is in their middle.
        let is_narrow = span.width() <= width + 3 && !self.is_large_disc(spot, span);
        let left = if is_narrow { start - 1 } else { span.left };
        let right = if is_narrow { start + width } else { span.right };
        self.window.put(self.buffer, left, span.middle(), before, style);
        self.window.put(self.buffer, right, span.middle(), after, style);
    }
}
