//! A scene drawn with characters: for the line mode, the protocol's `show`, and snapshots.
//!
//! Colours and cursors are the terminal application's business, not this drawing's.

use geometry::{Point, Rect, Shape};
use scene::{Board, Figure, Link, Mark, Piece, Scene, Spot, SpotKind};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

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
        scene.boards.iter().map(|board| render_board(board, alphabet)).collect();
    drawings.join("\n")
}

/// Draws one board, without its title, whose words are not known here.
#[must_use]
pub fn render_board(board: &Board, alphabet: Alphabet) -> String {
    render_board_with(board, alphabet, &|_| None)
}

/// Draws one board with a symbol for every picture that has one, such as an emoji. A symbol
/// takes two columns; one that terminals do not agree about is not used.
#[must_use]
pub fn render_board_with(board: &Board, alphabet: Alphabet, symbols: Symbols<'_>) -> String {
    Canvas::of(board, alphabet, symbols).into_text()
}

/// Whether a text can stand for a picture: one character, of which all terminals agree that it
/// takes two columns.
#[must_use]
pub fn is_symbol(text: &str) -> bool {
    text.chars().count() == 1 && text.width() == 2 && !text.contains(is_too_new)
}

/// Whether a symbol came after Unicode 13: many terminals show nothing for it, or too little.
const fn is_too_new(symbol: char) -> bool {
    matches!(symbol,
        '\u{1f6d8}' | '\u{1f6dc}'..='\u{1f6df}' | '\u{1f7f0}' | '\u{1f979}' | '\u{1f9cc}'
        | '\u{1fa75}'..='\u{1fa77}' | '\u{1fa7b}'..='\u{1fa7f}' | '\u{1fa87}'..='\u{1fa8f}'
        | '\u{1faa9}'..='\u{1faaf}' | '\u{1fab7}'..='\u{1fabf}' | '\u{1fac3}'..='\u{1facf}'
        | '\u{1fad7}'..='\u{1faff}')
}

/// The symbol of a picture by its id.
pub type Symbols<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The signs of empty cells by the tint of their zone; cells of none have the first.
const SIGNS: [(char, char); 7] =
    [('·', '.'), ('◦', 'o'), ('▫', ':'), ('▵', '^'), ('⋄', '~'), ('▿', 'v'), ('⋆', '\'')];

/// The sign of empty cells in a zone of this tint, for legends.
#[must_use]
pub fn zone_sign(tint: Option<u8>, alphabet: Alphabet) -> char {
    let at = tint.map_or(0, |tint| usize::from(tint) % (SIGNS.len() - 1) + 1);
    let (unicode, ascii) = SIGNS.get(at).copied().unwrap_or(('·', '.'));
    if alphabet == Alphabet::Ascii { ascii } else { unicode }
}

/// What stands for a piece: a disc, its token, its letters or its symbol.
#[must_use]
pub fn letters_of(piece: &Piece, alphabet: Alphabet, symbols: Symbols<'_>) -> String {
    let ascii = alphabet == Alphabet::Ascii;
    match &piece.figure {
        Figure::Disc if ascii => if piece.owner == Some(1) { "X" } else { "O" }.to_owned(),
        Figure::Disc => if piece.owner == Some(1) { "●" } else { "○" }.to_owned(),
        Figure::Pawn(token) => token.0.to_string(),
        Figure::Picture { id, letter } => {
            // One character that stands for a picture, where characters of all sorts may be used.
            let symbol = symbols(id).filter(|symbol| !ascii && is_symbol(symbol));
            symbol.unwrap_or_else(|| letter.clone())
        }
        Figure::Text(text) => text.clone(),
        Figure::FaceDown { .. } => if ascii { "?" } else { "▒" }.to_owned(),
        Figure::Wall => "#".to_owned(),
    }
}

/// Fills the column beside a character that is two columns wide.
const BESIDE: char = '\0';

struct Canvas<'a> {
    board: &'a Board,
    alphabet: Alphabet,
    symbols: Symbols<'a>,
    rows: Vec<Vec<char>>,
}

impl<'a> Canvas<'a> {
    fn of(board: &'a Board, alphabet: Alphabet, symbols: Symbols<'a>) -> Self {
        let mut canvas = Self { board, alphabet, symbols, rows: Vec::new() };
        for link in &board.links {
            canvas.draw_link(link);
        }
        for label in &board.labels {
            canvas.write_centered(label.at, &label.text);
        }
        for spot in &board.spots {
            canvas.draw(spot);
        }
        canvas
    }

    /// Fills what lies between the two ends; they belong to the spots.
    fn draw_link(&mut self, link: &Link) {
        let (mut start, mut end) = (self.place(link.from), self.place(link.to));
        if end < start {
            std::mem::swap(&mut start, &mut end);
        }
        let ((top, left), (bottom, right)) = (start, end);
        if top == bottom {
            let flat = if self.alphabet == Alphabet::Ascii { '-' } else { '─' };
            (left + 1..right).for_each(|col| self.put_at(top, col, flat));
        }
        for row in top + 1..bottom {
            let col = left + (right - left) * (row - top) / (bottom - top);
            self.put_slant(row, col, (right - left).signum());
        }
    }

    /// A piece of a link that leans to a side on its way down; two that cross make a cross.
    fn put_slant(&mut self, row: i32, col: i32, lean: i32) {
        let [upright, falling, rising, cross] = match self.alphabet {
            Alphabet::Unicode => ['│', '╲', '╱', '╳'],
            Alphabet::Ascii => ['|', '\\', '/', 'X'],
        };
        let (ink, other) = match lean {
            0 => (upright, upright),
            1.. => (falling, rising),
            _ => (rising, falling),
        };
        let crosses = lean != 0 && self.at(row, col) == Some(other);
        self.put_at(row, col, if crosses { cross } else { ink });
    }

    fn draw(&mut self, spot: &Spot) {
        let center = spot.outline.center();
        if let SpotKind::Tile { openings } = spot.kind {
            self.draw_tile(&spot.outline, openings);
        }
        if spot.kind == SpotKind::Wall {
            if spot.pieces.iter().any(|piece| piece.figure == Figure::Wall) {
                self.draw_wall(&spot.outline);
            }
            return;
        }
        let Some(letters) = self.letters(spot) else { return };
        self.write_centered(center, &letters);
        if let Some((before, after)) = self.brackets(spot) {
            let count = i32::try_from(letters.width()).unwrap_or(0);
            let half = (count - 1) / 2;
            self.put(center, -half - 1, before);
            self.put(center, count - half, after);
        }
    }

    /// What stands around the letters of a spot to make them noticed.
    fn brackets(&self, spot: &Spot) -> Option<(char, char)> {
        let is_tile = matches!(spot.kind, SpotKind::Tile { .. });
        let has_goal = || spot.marks.iter().any(|mark| matches!(mark, Mark::Goal(_)));
        if spot.marks.contains(&Mark::LastMove) {
            Some(('[', ']'))
        } else if spot.marks.contains(&Mark::Selected) {
            Some(('(', ')'))
        } else if is_tile && has_goal() {
            Some(if self.alphabet == Alphabet::Ascii { ('<', '>') } else { ('‹', '›') })
        } else {
            None
        }
    }

    /// What is written in the middle of a spot: its topmost piece, else its most telling mark. A
    /// tile has room for all its pieces and for the mark of a target.
    fn letters(&self, spot: &Spot) -> Option<String> {
        let ascii = self.alphabet == Alphabet::Ascii;
        let is_target = spot.marks.contains(&Mark::Target);
        let star = if ascii { "*" } else { "∗" };
        if let SpotKind::Tile { .. } = spot.kind {
            let pieces = spot.pieces.iter().rev().map(|piece| self.letter(piece));
            let letters: Vec<String> =
                is_target.then(|| star.to_owned()).into_iter().chain(pieces).collect();
            return match self.brackets(spot) {
                _ if !letters.is_empty() => Some(letters.concat()),
                Some(_) => Some(" ".to_owned()),
                None => None,
            };
        }
        if let Some(piece) = spot.pieces.last() {
            return Some(self.letter(piece));
        }
        let bonus = spot.marks.iter().find_map(|mark| match mark {
            Mark::Bonus(points) => Some(format!("+{points}")),
            _ => None,
        });
        let number = spot.marks.iter().find_map(|mark| match mark {
            Mark::Number(number) => Some(number.to_string()),
            _ => None,
        });
        match spot.kind {
            _ if bonus.is_some() => bonus,
            SpotKind::Cell if number.is_some() => number,
            SpotKind::Cell if is_target => Some(star.to_owned()),
            SpotKind::Cell if !self.board.frame.visible => None,
            SpotKind::Cell => {
                let tint = self.board.zone_of(spot).and_then(|zone| zone.tint);
                Some(zone_sign(tint, self.alphabet).to_string())
            }
            SpotKind::Slot if spot.marks.contains(&Mark::Forbidden) => Some("x".to_owned()),
            // Who types needs the name of the slot.
            SpotKind::Slot => Some(spot.touch.as_str().to_owned()),
            SpotKind::Crossing
            | SpotKind::Wall
            | SpotKind::Tile { .. }
            | SpotKind::Pile
            | SpotKind::Rim => None,
        }
    }

    /// What stands for a piece.
    fn letter(&self, piece: &Piece) -> String {
        letters_of(piece, self.alphabet, self.symbols)
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

    /// A solid square with corridors from its middle to the sides that are open; corridors are
    /// three characters wide and one line high.
    fn draw_tile(&mut self, outline: &Shape, openings: u8) {
        let Shape::Rect(rect) = outline else { return };
        let end = Point::new(rect.corner.x + rect.width, rect.corner.y + rect.height);
        let ((top, left), (bottom, right)) = (self.place(rect.corner), self.place(end));
        let (middle_row, middle_col) = self.place(rect.center());
        let solid = if self.alphabet == Alphabet::Ascii { '#' } else { '█' };
        for row in top..bottom {
            for col in left..right {
                let across = (col - middle_col + 1).div_euclid(3).signum();
                let side = match ((row - middle_row).signum(), across) {
                    (0, 0) => 0b1111,
                    (-1, 0) => 0b0001,
                    (0, 1) => 0b0010,
                    (1, 0) => 0b0100,
                    (0, -1) => 0b1000,
                    _ => 0,
                };
                self.put_at(row, col, if openings & side == 0 { solid } else { ' ' });
            }
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
        let step = self.board.frame.step;
        let (right, down) = (step.x.max(1), step.y.max(1));
        ((point.y - corner.y) * rows / down, (point.x - corner.x) * cols / right)
    }

    fn write_centered(&mut self, point: Point, text: &str) {
        let mut offset = -i32::try_from(text.width().saturating_sub(1) / 2).unwrap_or(0);
        for letter in text.chars() {
            // What has no width of its own, such as an accent apart from its letter, is left out.
            let width = i32::try_from(letter.width().unwrap_or(0)).unwrap_or(0);
            for column in 0..width {
                self.put(point, offset + column, if column == 0 { letter } else { BESIDE });
            }
            offset += width;
        }
    }

    fn put(&mut self, point: Point, offset: i32, letter: char) {
        let (row, col) = self.place(point);
        self.put_at(row, col + offset, letter);
    }

    fn at(&self, row: i32, col: i32) -> Option<char> {
        let (row, col) = (usize::try_from(row).ok()?, usize::try_from(col).ok()?);
        self.rows.get(row)?.get(col).copied()
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
            let line: String = line.into_iter().filter(|letter| *letter != BESIDE).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}
