//! A scene drawn with characters: for the line mode, the protocol's `show`, and snapshots.
//!
//! Colours and cursors are the terminal application's business, not this drawing's.

use geometry::{Point, Rect, Shape, UNIT};

use crate::{Board, Figure, Mark, Scene, Spot, SpotKind};

/// Which characters may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alphabet {
    /// Box drawing and discs.
    #[default]
    Unicode,
    /// Nothing beyond ASCII.
    Ascii,
}

/// Draws every board, one below the other; lines have no trailing blanks.
#[must_use]
pub fn render(scene: &Scene, alphabet: Alphabet) -> String {
    let drawings: Vec<String> =
        scene.boards.iter().map(|board| Canvas::of(board, alphabet).into_text()).collect();
    drawings.join("\n")
}

struct Canvas<'a> {
    board: &'a Board,
    alphabet: Alphabet,
    rows: Vec<Vec<char>>,
}

impl<'a> Canvas<'a> {
    fn of(board: &'a Board, alphabet: Alphabet) -> Self {
        let mut canvas = Self { board, alphabet, rows: Vec::new() };
        for label in &board.labels {
            canvas.write_centered(label.at, &label.text);
        }
        for spot in &board.spots {
            canvas.draw(spot);
        }
        canvas
    }

    fn draw(&mut self, spot: &Spot) {
        let center = spot.outline.center();
        if let SpotKind::Tile { openings } = spot.kind {
            self.draw_tile(center, openings);
        }
        if spot.kind == SpotKind::Wall {
            if spot.pieces.iter().any(|piece| piece.figure == Figure::Wall) {
                self.draw_wall(&spot.outline);
            }
            return;
        }
        let Some(letter) = self.letter(spot) else { return };
        self.write_centered(center, &letter);
        if spot.marks.contains(&Mark::LastMove) {
            self.put(center, -1, '[');
            self.put(center, 1, ']');
        } else if spot.marks.contains(&Mark::Selected) {
            self.put(center, -1, '(');
            self.put(center, 1, ')');
        }
    }

    /// What is written in the middle of a spot: its topmost piece, else its most telling mark.
    fn letter(&self, spot: &Spot) -> Option<String> {
        let ascii = self.alphabet == Alphabet::Ascii;
        if let Some(piece) = spot.pieces.last() {
            return Some(match &piece.figure {
                Figure::Disc if ascii => if piece.owner == Some(1) { "X" } else { "O" }.to_owned(),
                Figure::Disc => if piece.owner == Some(1) { "●" } else { "○" }.to_owned(),
                Figure::Pawn(token) | Figure::Picture { letter: token, .. } => token.0.to_string(),
                Figure::Text(text) => text.clone(),
                Figure::FaceDown => if ascii { "?" } else { "▒" }.to_owned(),
                Figure::Wall => "#".to_owned(),
            });
        }
        let bonus = spot.marks.iter().find_map(|mark| match mark {
            Mark::Bonus(points) => Some(format!("+{points}")),
            _ => None,
        });
        let is_target = spot.marks.contains(&Mark::Target);
        match spot.kind {
            _ if bonus.is_some() => bonus,
            SpotKind::Cell if is_target => Some(if ascii { "*" } else { "∗" }.to_owned()),
            SpotKind::Cell => Some(if ascii { "." } else { "·" }.to_owned()),
            SpotKind::Slot if spot.marks.contains(&Mark::Forbidden) => Some("x".to_owned()),
            SpotKind::Slot => Some("+".to_owned()),
            SpotKind::Crossing | SpotKind::Wall | SpotKind::Tile { .. } | SpotKind::Pile => None,
        }
    }

    fn draw_wall(&mut self, outline: &Shape) {
        let Shape::Rect(rect) = outline else { return };
        let is_flat = rect.width > rect.height;
        let ink = match (self.alphabet, is_flat) {
            (Alphabet::Unicode, true) => '━',
            (Alphabet::Unicode, false) => '┃',
            (Alphabet::Ascii, true) => '=',
            (Alphabet::Ascii, false) => '#',
        };
        let (left, top, right, bottom) = self.span(*rect);
        for row in top..=bottom {
            for col in left..=right {
                self.put_at(row, col, ink);
            }
        }
    }

    fn draw_tile(&mut self, center: Point, openings: u8) {
        let (row, col) = self.place(center);
        let solid = if self.alphabet == Alphabet::Ascii { '#' } else { '█' };
        for (dr, dc, bit) in [(-1, 0, 1), (0, 1, 2), (1, 0, 4), (0, -1, 8)] {
            let ink = if openings & bit == 0 { solid } else { ' ' };
            for side in -1..=1 {
                let (r, c) = if dr == 0 { (row, col + 2 * dc) } else { (row + dr, col + side) };
                self.put_at(r, c, ink);
            }
        }
        for (dr, dc) in [(-1, -2), (-1, 2), (1, -2), (1, 2)] {
            self.put_at(row + dr, col + dc, solid);
        }
    }

    /// The characters a rectangle covers: at least one in each direction.
    fn span(&self, rect: Rect) -> (i32, i32, i32, i32) {
        let end = Point::new(rect.corner.x + rect.width, rect.corner.y + rect.height);
        let ((top, left), (bottom, right)) = (self.place(rect.corner), self.place(end));
        let (middle_row, middle_col) = self.place(rect.center());
        if rect.width > rect.height {
            (left, middle_row, right, middle_row)
        } else {
            (middle_col, top, middle_col, bottom)
        }
    }

    /// (row, column) of the character at a point; a margin is kept for the labels.
    fn place(&self, point: Point) -> (i32, i32) {
        let corner = self.board.bounds.corner;
        let (cols, rows) = (i32::from(self.board.pitch.cols), i32::from(self.board.pitch.rows));
        ((point.y - corner.y) * rows / UNIT, (point.x - corner.x) * cols / UNIT)
    }

    fn write_centered(&mut self, point: Point, text: &str) {
        let half = i32::try_from(text.chars().count().saturating_sub(1) / 2).unwrap_or(0);
        for (offset, letter) in (-half..).zip(text.chars()) {
            self.put(point, offset, letter);
        }
    }

    fn put(&mut self, point: Point, offset: i32, letter: char) {
        let (row, col) = self.place(point);
        self.put_at(row, col + offset, letter);
    }

    fn put_at(&mut self, row: i32, col: i32, letter: char) {
        // What would lie left of or above the drawing is cut off.
        let (Ok(row), Ok(col)) = (usize::try_from(row), usize::try_from(col)) else { return };
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        let line = &mut self.rows[row];
        if line.len() <= col {
            line.resize(col + 1, ' ');
        }
        line[col] = letter;
    }

    fn into_text(self) -> String {
        let mut text = String::new();
        for line in self.rows.into_iter().skip_while(Vec::is_empty) {
            let line: String = line.into_iter().collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}
