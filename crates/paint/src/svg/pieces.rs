//! Pieces: pictures of the library, discs, pawns, walls, written tiles, backs, and bodies of
//! several cells.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use geometry::{Point, Rect};
use scene::{Board, Figure, Piece, Spot, SpotKind};

use super::Canvas;
use super::ink::{self, GRID, INK, text};

/// How much of its cell a token fills, in hundredths.
const FILLS: i32 = 86;

impl Canvas<'_> {
    /// All pieces of a board, those of several cells once.
    pub(super) fn pieces(&mut self, board: &Board) {
        for body in bodies(board) {
            self.body_of(board, &body);
        }
        for spot in &board.spots {
            let whole: Vec<&Piece> = spot.pieces.iter().filter(|piece| piece.joins == 0).collect();
            let before = self.body.len();
            for (level, piece) in (0..).zip(&whole) {
                let center = spot.outline.center();
                // Those that lie on others are a little smaller and lower.
                let center = Point::new(center.x + 6 * level, center.y + 6 * level);
                if self.is_live {
                    // Each may move by itself.
                    self.body.push_str("<g class=\"piece\">");
                    self.piece(board, spot, piece, center);
                    self.body.push_str("</g>");
                } else {
                    self.piece(board, spot, piece, center);
                }
            }
            let pieces = self.body.split_off(before);
            self.named("pieces", spot, &pieces);
        }
    }

    fn piece(&mut self, board: &Board, spot: &Spot, piece: &Piece, center: Point) {
        let room = spot.outline.around();
        if piece.figure == Figure::Wall {
            return self.wall(room);
        }
        let token = board.frame.token;
        let (width, height) = (token.x.min(room.width), token.y.min(room.height));
        let size = Point::new(width * FILLS / 100, height * FILLS / 100);
        let badge = match &piece.figure {
            Figure::Picture { id, letter } => {
                // What lies end to end touches its neighbours.
                let size = if id.starts_with("domino:") { Point::new(width, height) } else { size };
                if !self.picture(id, center, size, piece.turned) {
                    let name = (self.studio.say)(&piece.name);
                    self.body.push_str(&named_paper(center, size, &name, letter));
                }
                true
            }
            Figure::FaceDown { back } => {
                let drawn = back.as_ref().is_some_and(|id| self.picture(id, center, size, 0));
                if !drawn {
                    self.body.push_str(&plain_back(center, size));
                }
                true
            }
            Figure::Text(letters) => {
                self.body.push_str(&paper(center, size, letters));
                true
            }
            Figure::Pawn(letter) => {
                self.pawn(center, size, piece.owner, &letter.0.to_string());
                false
            }
            Figure::Disc => {
                self.disc(center, size, piece.owner);
                false
            }
            Figure::Wall => false,
        };
        if badge && spot.kind != SpotKind::Pile {
            self.badges(piece, center, size);
        }
    }

    /// The numbers of the owners in their colours, in the lower right corner.
    fn badges(&mut self, piece: &Piece, center: Point, size: Point) {
        let owners = piece.owner.into_iter().chain(piece.shared_with.iter().copied());
        for (number, owner) in (0..).zip(owners) {
            let x = center.x + size.x / 2 - 10 - 22 * number;
            let y = center.y + size.y / 2 - 8;
            let _ = write!(
                self.body,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"{}\" stroke=\"#ffffff\" \
                 stroke-width=\"2.5\"/>",
                ink::seat(owner)
            );
            let at = Point::new(x, y + 6);
            self.body.push_str(&text(at, &owner.to_string(), 17, "#ffffff", "middle"));
        }
    }

    fn pawn(&mut self, center: Point, size: Point, owner: Option<u8>, letter: &str) {
        let colour = owner.map_or(INK, ink::seat);
        let radius = size.x.min(size.y) * 42 / 100;
        let _ = write!(
            self.body,
            "<circle cx=\"{0}\" cy=\"{1}\" r=\"{2}\" fill=\"#ffffff\"/>\
             <circle cx=\"{0}\" cy=\"{1}\" r=\"{radius}\" fill=\"{colour}\" stroke=\"{INK}\" \
             stroke-width=\"2\"/>",
            center.x,
            center.y,
            radius + 3
        );
        let at = Point::new(center.x, center.y + radius / 3 + 2);
        self.body.push_str(&text(at, letter, radius, "#ffffff", "middle"));
    }

    fn disc(&mut self, center: Point, size: Point, owner: Option<u8>) {
        let (fill, rim) = if owner == Some(1) { (INK, "#ffffff") } else { ("#ffffff", INK) };
        let radius = size.x.min(size.y) / 2;
        let _ = write!(
            self.body,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{rim}\" \
             stroke-width=\"3\"/>",
            center.x, center.y
        );
    }

    fn wall(&mut self, room: Rect) {
        let Rect { corner, width, height } = room;
        let _ = write!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"6\" \
             fill=\"#7a4a1e\" stroke=\"#ffffff\" stroke-width=\"2\"/>",
            corner.x, corner.y
        );
    }

    /// A piece of several cells: its picture over all of it when that is a rectangle; else a body
    /// of paper, with the picture on its first cell.
    fn body_of(&mut self, board: &Board, body: &[(&Spot, &Piece)]) {
        let Some(((first, piece), room)) = body.first().zip(covered(body)) else { return };
        let Figure::Picture { id, letter } = &piece.figure else { return };
        let step = board.frame.step;
        let cell = first.outline.around();
        let columns = (room.width - cell.width) / step.x.max(1) + 1;
        let rows = (room.height - cell.height) / step.y.max(1) + 1;
        let is_rectangle = i32::try_from(body.len()).is_ok_and(|cells| cells == columns * rows);
        let Rect { corner, width, height } = room;
        let inside = Rect::new(corner.x + 4, corner.y + 4, width - 8, height - 8);
        if is_rectangle && self.stretched(id, inside) {
            return;
        }
        for (spot, piece) in body {
            self.body.push_str(&limb(spot.outline.around(), piece.joins));
        }
        let center = first.outline.center();
        let size = Point::new(step.x * 6 / 10, step.y * 6 / 10);
        if !self.picture(id, center, size, piece.turned) {
            self.body.push_str(&paper(center, size, letter));
        }
    }
}

/// The cells of every piece that covers several, each from its first cell on.
fn bodies(board: &Board) -> Vec<Vec<(&Spot, &Piece)>> {
    let part = |spot: &'_ Spot| spot.pieces.iter().position(|piece| piece.joins != 0);
    let parts: BTreeMap<Point, &Spot> = board
        .spots
        .iter()
        .filter(|spot| part(spot).is_some())
        .map(|spot| (spot.outline.center(), spot))
        .collect();
    let mut seen: Vec<Point> = Vec::new();
    let mut bodies = Vec::new();
    for spot in &board.spots {
        let mut open = vec![spot.outline.center()];
        let mut body = Vec::new();
        while let Some(at) = open.pop() {
            let Some(spot) = parts.get(&at).filter(|_| !seen.contains(&at)) else { continue };
            let Some(piece) = spot.pieces.iter().find(|piece| piece.joins != 0) else { continue };
            seen.push(at);
            body.push((*spot, piece));
            let step = board.frame.step;
            let ways = [(1, (0, -1)), (2, (1, 0)), (4, (0, 1)), (8, (-1, 0))];
            let joined = ways.into_iter().filter(|(side, _)| piece.joins & side != 0);
            open.extend(joined.map(|(_, (x, y))| Point::new(at.x + x * step.x, at.y + y * step.y)));
        }
        bodies.extend((!body.is_empty()).then_some(body));
    }
    bodies
}

fn covered(body: &[(&Spot, &Piece)]) -> Option<Rect> {
    body.iter().map(|(spot, _)| spot.outline.around()).reduce(Rect::joined)
}

/// One cell of a body: open to the sides where it goes on.
fn limb(room: Rect, joins: u16) -> String {
    let inset = |side: u16| if joins & side == 0 { 5 } else { 0 };
    let (left, top) = (room.corner.x + inset(8), room.corner.y + inset(1));
    let (width, height) = (room.width - inset(8) - inset(2), room.height - inset(1) - inset(4));
    format!(
        "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"#fdf6e3\" \
         stroke=\"{GRID}\" stroke-width=\"1\"/>"
    )
}

/// A tile of paper with writing that fits.
pub(super) fn paper(center: Point, size: Point, letters: &str) -> String {
    let (x, y) = (center.x - size.x / 2, center.y - size.y / 2);
    let count = i32::try_from(letters.chars().count().max(1)).unwrap_or(1);
    let height = (size.x * 3 / 2 / count).min(size.y * 6 / 10);
    let tile = format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"#fdf6e3\" \
         stroke=\"{INK}\" stroke-width=\"2.5\"/>",
        size.x, size.y
    );
    let at = Point::new(center.x, center.y + height / 3);
    tile + &text(at, letters, height, INK, "middle")
}

/// A tile with a name on it, in a few lines; its letter where there is no name.
fn named_paper(center: Point, size: Point, name: &str, letter: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    if words.is_empty() || name.chars().count() <= letter.chars().count() {
        return paper(center, size, letter);
    }
    let fitted =
        (1..=3).map(|most| lines(&words, most)).map(|lines| (letter_size(&lines, size), lines));
    // The first of the best: fewer lines where more bring nothing.
    let best = fitted.reduce(|best, next| if next.0 > best.0 { next } else { best });
    let (height, lines) = best.unwrap_or_default();
    let step = height * 11 / 10;
    let count = i32::try_from(lines.len()).unwrap_or(1);
    let top = center.y - (count - 1) * step / 2 + height / 3;
    let written = (0..).zip(&lines).map(|(number, line)| {
        text(Point::new(center.x, top + number * step), line, height, INK, "middle")
    });
    paper(center, size, "") + &written.collect::<String>()
}

/// Words in at most so many lines of about the same length.
fn lines(words: &[&str], most: usize) -> Vec<String> {
    let letters: usize = words.iter().map(|word| word.chars().count() + 1).sum();
    let longest = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    let room = letters.div_ceil(most).max(longest);
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push((*word).to_owned()),
        }
    }
    lines
}

/// How high letters may be so that all lines fit on a tile, with a little room at its sides.
fn letter_size(lines: &[String], size: Point) -> i32 {
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or_default().max(WIDE);
    let count = i32::try_from(lines.len()).unwrap_or(1);
    (size.x * 88 / widest).min(size.y * 80 / 100 * 10 / (11 * count)).min(size.y * 55 / 100)
}

/// About how long a line is in letters of this height.
pub(super) fn length(line: &str, height: i32) -> i32 {
    width(line) * height / 100
}

/// The width of the widest letters, in hundredths of their height.
const WIDE: i32 = 86;

/// About how wide a line is, in hundredths of the height of its letters. Nobody but the browser
/// knows the font; so the letters are taken a little too wide rather than cut off.
fn width(line: &str) -> i32 {
    let of_letter = |letter: char| match letter {
        'm' | 'w' | 'M' | 'W' | '@' | 'œ' | 'Œ' | 'æ' | 'Æ' => WIDE,
        'i' | 'j' | 'l' | 'í' | 'ì' | '.' | ',' | ':' | ';' | '!' | '|' | '\'' | '’' => 32,
        'f' | 'r' | 't' | 'I' | ' ' | '-' | '(' | ')' | '/' => 42,
        letter if letter.is_uppercase() => 68,
        _ => 60,
    };
    line.chars().map(of_letter).sum()
}

fn plain_back(center: Point, size: Point) -> String {
    let (x, y) = (center.x - size.x / 2, center.y - size.y / 2);
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{0}\" height=\"{1}\" rx=\"10\" fill=\"#5b6b8c\" \
         stroke=\"#ffffff\" stroke-width=\"3\"/><path d=\"M{x} {y}l{0} {1}m0 -{1}l-{0} {1}\" \
         stroke=\"#ffffff\" stroke-opacity=\".5\" stroke-width=\"3\"/>",
        size.x, size.y
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_in_lines_as_large_as_they_fit() {
        let words = ["does", "not", "fly"];
        assert_eq!(lines(&words, 1), ["does not fly"]);
        assert_eq!(lines(&words, 2), ["does", "not fly"]);
        let tile = Point::new(100, 100);
        let sizes: Vec<i32> = (1..=3).map(|most| letter_size(&lines(&words, most), tile)).collect();
        assert!(sizes[1] > sizes[0], "{sizes:?}: two lines are larger");
        let drawn = named_paper(Point::new(50, 50), tile, "does not fly", "d");
        assert!(drawn.contains(">does<"), "{drawn}");
        let hostile = named_paper(Point::new(50, 50), tile, "<script> x", "s");
        assert!(!hostile.contains("<script"), "{hostile}");
    }

    #[test]
    fn wide_letters_take_more_room() {
        let size = |word: &str| letter_size(&[word.to_owned()], Point::new(100, 60));
        assert!(size("pomme") < size("chien"), "m is wider than i");
        assert!(size("pomme") * width("pomme") <= 100 * 88, "it keeps off the edges");
    }

    #[test]
    fn a_letter_stays_a_letter() {
        let (at, tile) = (Point::new(50, 50), Point::new(100, 100));
        assert_eq!(named_paper(at, tile, "", "d"), paper(at, tile, "d"));
        assert_eq!(named_paper(at, tile, "7", "7"), paper(at, tile, "7"));
    }
}
