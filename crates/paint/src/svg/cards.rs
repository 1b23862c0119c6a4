//! Cards and tiles: one face, one back for each theme, one size of letters in a whole game.

use std::fmt::Write as _;

use geometry::Point;
use i18n::Message;
use scene::{Board, Card, Figure, Piece, Scene, Theme};

use super::Canvas;
use super::ink::text;
use super::letters::{Lettering, Written};
use crate::palette::Palette;

/// The picture of a card that every theme draws in its own way.
const STOCK_BACK: &str = "card:back";
/// Cells that are no wider hold no caption that anybody could read.
const LEAST_CAPTION: i32 = 40;
/// Parts of a card, in hundredths: its picture alone, above a word, and that word's strip.
const PICTURE: i32 = 78;
const ABOVE: i32 = 66;
const STRIP: i32 = 24;
const FILLED: i32 = 94;

impl Canvas<'_> {
    /// A picture as it stands on the table: on a card, on a tile where it is one sign, or alone.
    pub(super) fn pictured(&mut self, piece: &Piece, center: Point, size: Point) {
        let Figure::Picture { id, letter } = &piece.figure else { return };
        if let Some(sign) = sign_of(id, letter) {
            return self.tile(center, size, &sign);
        }
        let is_known = self.symbol(id).is_some();
        if !is_known {
            let name = (self.studio.say)(&piece.name);
            let written = if name.trim().is_empty() { letter } else { &name };
            return self.tile(center, size, written);
        }
        let part = |share: i32| Point::new(size.x * share / 100, size.y * share / 100);
        match piece.card {
            None => {
                // Balls throw a shadow of their own form; other pictures have none.
                if id.starts_with("ball:") {
                    self.round_shadow(center, size.x.min(size.y) * 44 / 100);
                }
                self.picture(id, center, size, piece.turned);
            }
            Some(Card::Filled) => {
                self.face(center, size);
                self.picture(id, center, part(FILLED), piece.turned);
            }
            Some(Card::Picture) => {
                self.face(center, size);
                self.picture(id, center, part(PICTURE), piece.turned);
            }
            Some(Card::Named) => self.named_card(piece, id, center, size),
        }
    }

    /// The picture above, its word below.
    fn named_card(&mut self, piece: &Piece, id: &str, center: Point, size: Point) {
        self.face(center, size);
        let words = (self.studio.say)(&piece.name);
        if words.trim().is_empty() || size.y < LEAST_CAPTION {
            let part = Point::new(size.x * PICTURE / 100, size.y * PICTURE / 100);
            self.picture(id, center, part, piece.turned);
            return;
        }
        let part = Point::new(size.x * ABOVE / 100, size.y * ABOVE / 100);
        let above = Point::new(center.x, center.y - size.y * 12 / 100);
        self.picture(id, above, part, piece.turned);
        let strip = Point::new(size.x, size.y * STRIP / 100);
        let height = self.letters.caption(&words, strip);
        let at = Point::new(center.x, center.y + size.y * 36 / 100 + height / 3);
        self.body.push_str(&text(at, &words, height, self.palette.ink, "middle"));
    }

    /// A card or tile without anything on it.
    pub(super) fn face(&mut self, center: Point, size: Point) {
        let (x, y) = (center.x - size.x / 2, center.y - size.y / 2);
        let radius = size.x.min(size.y) / 9;
        self.shadow(x, y, size, radius);
        let Palette { card, card_rim, .. } = self.palette;
        let width = self.thick(25);
        let _ = write!(
            self.body,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" rx=\"{radius}\" fill=\"{card}\" \
             stroke=\"{card_rim}\" stroke-width=\"{width}\"/>",
            size.x, size.y
        );
    }

    /// A tile with writing in the letters of the game.
    pub(super) fn tile(&mut self, center: Point, size: Point, words: &str) {
        self.face(center, size);
        let Written { height, lines } = self.letters.on_tile(words, size);
        let step = height * 11 / 10;
        let count = i32::try_from(lines.len()).unwrap_or(1);
        let top = center.y - (count - 1) * step / 2 + height / 3;
        for (number, line) in (0..).zip(&lines) {
            let at = Point::new(center.x, top + number * step);
            self.body.push_str(&text(at, line, height, self.palette.ink, "middle"));
        }
    }

    /// The back of a card: one of the design's own, or that of the theme.
    pub(super) fn back(&mut self, back: Option<&str>, center: Point, size: Point) {
        let own = back.filter(|id| *id != STOCK_BACK);
        if let Some(id) = own.filter(|id| self.symbol(id).is_some()) {
            self.face(center, size);
            let inside = Point::new(size.x * FILLED / 100, size.y * FILLED / 100);
            self.picture(id, center, inside, 0);
            return;
        }
        let (x, y) = (center.x - size.x / 2, center.y - size.y / 2);
        let radius = size.x.min(size.y) / 9;
        self.shadow(x, y, size, radius);
        let Palette { back, back_sign, card, .. } = self.palette;
        let (width, height) = (size.x, size.y);
        let inset = width.min(height) * 8 / 100;
        let _ = write!(
            self.body,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" \
             fill=\"{back}\" stroke=\"{card}\" stroke-width=\"2.5\"/>\
             <rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"none\" \
             stroke=\"{back_sign}\" stroke-opacity=\".7\" stroke-width=\"2\"/>",
            x + inset,
            y + inset,
            width - 2 * inset,
            height - 2 * inset,
            radius / 2
        );
        let side = width.min(height);
        let _ = write!(
            self.body,
            "<g transform=\"translate({} {}) scale({}.{:02})\" fill=\"{back_sign}\">{}</g>",
            center.x,
            center.y,
            side / 100,
            side % 100,
            sign_of_back(self.theme)
        );
    }

    /// The soft shadow of something that can be moved; the light comes from the top left.
    pub(super) fn shadow(&mut self, x: i32, y: i32, size: Point, radius: i32) {
        if self.is_flat() {
            return;
        }
        let _ = write!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{radius}\" fill=\"#000000\" \
             fill-opacity=\".2\"/>",
            x + 2,
            y + 4,
            size.x,
            size.y
        );
    }

    /// The same of something round.
    pub(super) fn round_shadow(&mut self, center: Point, radius: i32) {
        if self.is_flat() {
            return;
        }
        let _ = write!(
            self.body,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"#000000\" fill-opacity=\".22\"/>",
            center.x + 2,
            center.y + 5
        );
    }
}

/// The letters of a game: what it says may be written, and what is written now.
pub(super) fn lettering(scene: &Scene, say: &dyn Fn(&Message) -> String) -> Lettering {
    let pieces = |board: &'_ Board| {
        let pieces = board.spots.iter().flat_map(|spot| &spot.pieces);
        let texts = pieces.filter_map(|piece| match &piece.figure {
            Figure::Text(letters) => Some(letters.clone()),
            Figure::Picture { id, letter } => sign_of(id, letter),
            _ => None,
        });
        texts.collect::<Vec<_>>()
    };
    let now = scene.boards.iter().flat_map(pieces);
    Lettering::of(scene.writings.iter().map(say).chain(now))
}

/// What a picture writes that is nothing but a sign: a letter, a number, a word, a sum's sign.
fn sign_of(id: &str, letter: &str) -> Option<String> {
    let (set, rest) = id.split_once(':')?;
    match set {
        // With a colour behind it, the library draws it.
        "letter" | "digit" if rest.chars().count() == 1 => Some(rest.to_owned()),
        "number" if rest.chars().all(|sign| sign.is_ascii_digit()) => Some(rest.to_owned()),
        "word" if !rest.contains('-') => Some(rest.replace('_', " ")),
        "operator" => {
            let is_sign = |sign: char| !sign.is_alphanumeric() && sign != '*';
            let mut signs = letter.chars();
            let first = signs.next().filter(|sign| is_sign(*sign))?;
            signs.next().is_none().then(|| first.to_string())
        }
        _ => None,
    }
}

/// What the back of a card shows, around the origin, in a square of a hundred.
const fn sign_of_back(theme: Theme) -> &'static str {
    match theme {
        Theme::Table => {
            "<path d=\"M0-30L24 0L0 30L-24 0ZM0-15L-12 0L0 15L12 0Z\" fill-rule=\"evenodd\"/>"
        }
        Theme::Paper => "<path d=\"M0 0V-30H26ZM0 0H30V26ZM0 0V30H-26ZM0 0H-30V-26Z\"/>",
        Theme::Garden => {
            "<circle cy=\"-18\" r=\"11\"/><circle cx=\"17\" cy=\"-5\" r=\"11\"/><circle cx=\"11\" \
             cy=\"15\" r=\"11\"/><circle cx=\"-11\" cy=\"15\" r=\"11\"/><circle cx=\"-17\" cy=\"-5\" \
             r=\"11\"/><circle r=\"8\" fill=\"#ffcf4d\" stroke=\"#2f7a3d\" stroke-width=\"3\"/>"
        }
        Theme::Sea => {
            "<path d=\"M-32-14q8-11 16 0t16 0t16 0t16 0M-32 4q8-11 16 0t16 0t16 0t16 0M-32 22q8-11 16 \
             0t16 0t16 0t16 0\" fill=\"none\" stroke=\"#d3f2fb\" stroke-width=\"6\" \
             stroke-linecap=\"round\"/>"
        }
        Theme::Night => {
            "<path d=\"M4-30A30 30 0 1 0 28 18A25 25 0 1 1 4-30Z\"/><path d=\"M19-22L22-14L30-13L24-7L26 \
             1L19-3L12 1L14-7L8-13L16-14Z\"/>"
        }
    }
}
