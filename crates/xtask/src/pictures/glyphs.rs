//! Letters, digits and signs as outlines, so that tiles look the same where no font is at hand.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result};
use ttf_parser::{Face, OutlineBuilder};

/// The bold face of Atkinson Hyperlegible.
const FONT: &str =
    "@expo-google-fonts/atkinson-hyperlegible/700Bold/AtkinsonHyperlegible_700Bold.ttf";
/// The first line of the file.
const HEADING: &str = "# letter\tadvance\toutline; a thousand units are the height of the font\n";
/// Besides the letters of ASCII and Latin-1.
const MORE: &str = "ŒœŸ’–…€×÷−=≠<>≤≥";

/// The outlines of all letters that French and English need.
pub(super) fn outlines(packages: &Path) -> Result<String> {
    let bytes = std::fs::read(packages.join(FONT)).context("the font cannot be read")?;
    let face = Face::parse(&bytes, 0).context("the font is damaged")?;
    let latin = (' '..='~').chain('\u{a1}'..='\u{ff}').chain(MORE.chars());
    let mut letters: Vec<char> = latin.collect();
    letters.sort_unstable();
    letters.dedup();
    let scale = 1000.0 / f32::from(face.units_per_em());
    let mut text = HEADING.to_owned();
    for letter in letters {
        let Some(glyph) = face.glyph_index(letter) else { continue };
        let mut pen = Pen { scale, path: String::new() };
        // A space has an advance and no outline.
        let _ = face.outline_glyph(glyph, &mut pen);
        let advance = f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
        writeln!(text, "{letter}\t{advance:.0}\t{}", pen.path)?;
    }
    Ok(text)
}

/// Writes an outline as the path of an SVG, with the height growing downwards.
struct Pen {
    scale: f32,
    path: String,
}

impl Pen {
    fn draw(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (number, (x, y)) in points.iter().enumerate() {
            let gap = if number == 0 { "" } else { " " };
            // A minus above all zeros is no number that people write.
            let (x, y) = ((x * self.scale).round() + 0.0, (-y * self.scale).round() + 0.0);
            let _ = write!(self.path, "{gap}{x} {y}");
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.draw('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.draw('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.draw('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.draw('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
