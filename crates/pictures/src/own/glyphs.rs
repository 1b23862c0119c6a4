//! Letters as outlines, set side by side; the outlines are those of Atkinson Hyperlegible Bold.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// The height of capital letters and the depth of a tail, in units of the font.
const CAPITAL: f32 = 668.0;
/// The thinnest that a long word is pressed to.
const LEAST_SIZE: f32 = 9.0;

/// An outline and how far the next one stands.
struct Glyph {
    advance: f32,
    outline: &'static str,
}

static GLYPHS: LazyLock<BTreeMap<char, Glyph>> = LazyLock::new(|| {
    let lines = include_str!("../../data/glyphs.tsv").lines();
    lines.filter_map(read).collect()
});

fn read(line: &'static str) -> Option<(char, Glyph)> {
    let mut fields = line.split('\t');
    let mut letter = fields.next()?.chars();
    let (letter, more) = (letter.next()?, letter.next());
    let advance = fields.next()?.parse().ok()?;
    let outline = fields.next()?;
    more.is_none().then_some((letter, Glyph { advance, outline }))
}

/// Whether all letters of a text can be drawn, and something of it is seen.
pub(crate) fn can_draw(text: &str) -> bool {
    let seen = |letter: char| GLYPHS.get(&letter).is_some_and(|glyph| !glyph.outline.is_empty());
    text.chars().all(|letter| GLYPHS.contains_key(&letter)) && text.chars().any(seen)
}

/// A box to write into: its middle, and how wide and how high letters may be.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    /// The height of capital letters, when the text is short enough.
    pub(crate) capital: f32,
}

/// A text in the middle of a room, as paths of this colour. What cannot be drawn leaves a gap.
pub(crate) fn write(text: &str, room: Room, ink: &str) -> String {
    let glyphs: Vec<&Glyph> = text.chars().filter_map(|letter| GLYPHS.get(&letter)).collect();
    let length: f32 = glyphs.iter().map(|glyph| glyph.advance).sum();
    let size = (room.capital / CAPITAL).min(room.width / length.max(1.0));
    let size = size.max(LEAST_SIZE / 1000.0);
    let mut x = room.x - length * size / 2.0;
    let y = room.y + CAPITAL * size / 2.0;
    let mut paths = String::new();
    for glyph in glyphs {
        if !glyph.outline.is_empty() {
            // Writing to a text cannot fail.
            let _ = write!(
                paths,
                "<path fill=\"{ink}\" transform=\"translate({x:.2} {y:.2}) scale({size:.4})\" \
                 d=\"{}\"/>",
                glyph.outline
            );
        }
        x += glyph.advance * size;
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_and_english_can_be_written() {
        let letters = "AZaz09éèêëàâçîïôùûüÿœŒÉÈÀÇÊ’'-+−×÷=≠<>?!.,€";
        for letter in letters.chars() {
            assert!(can_draw(&letter.to_string()), "{letter}");
        }
        assert!(!can_draw(" ") && !can_draw("") && !can_draw("字"));
    }

    #[test]
    fn long_words_stay_in_their_room() {
        let room = Room { x: 36.0, y: 36.0, width: 56.0, capital: 36.0 };
        assert!(write("A", room, "#000").contains("scale(0.0539)"));
        assert!(write("anniversaire", room, "#000").contains("scale(0.00"));
    }
}
