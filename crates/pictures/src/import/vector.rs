//! Vector pictures: read by `usvg`, which keeps what is drawn and nothing that acts, and written
//! anew.
//!
//! Limits are looked at before the drawing is worked out: references (`weight`), markers, style
//! sheets and entities can ask for far more than they take in the file. Text is refused because it looks
//! different wherever a font is missing, and pictures inside drawings because nobody looked at
//! them.

mod sheet;
mod weight;

use usvg::roxmltree::{Document, Node, ParsingOptions};
use usvg::{ImageHrefResolver, Indent, Options, Tree, WriteOptions};

use super::{Format, Imported};
use crate::PictureError;

/// Drawings larger than this are refused.
const LARGEST: usize = 2 << 20;
/// Elements of a file.
const MOST_ELEMENTS: usize = 20_000;
/// Elements, and letters of outlines, counted as often as they are drawn.
const MOST_DRAWN: weight::Most = weight::Most { elements: 40_000, letters: 2 * LARGEST };
/// Drawings that come out larger than this are refused.
const LARGEST_WRITTEN: usize = 4 * LARGEST;
/// What entities may grow to, all together.
const MOST_ENTITY_TEXT: usize = 16 << 20;
/// Elements times letters of style sheets.
const MOST_STYLE_WORK: usize = 200_000_000;
/// Elements of markers times letters of the outlines that may carry them.
const MOST_MARKER_WORK: usize = 2_000_000;
/// Drawings wider or higher than this many units are refused.
const LARGEST_UNITS: f32 = 100_000.0;

/// A drawing without anything active.
pub(super) struct Drawing {
    width: f32,
    height: f32,
    /// What stands between the opening and the closing of the outermost element.
    inside: String,
}

/// Reads a drawing.
pub(super) fn read(bytes: &[u8]) -> Result<Drawing, PictureError> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|_| PictureError::NotAPicture)?;
    if !text.contains("<svg") && !text.contains(":svg") {
        return Err(PictureError::NotAPicture);
    }
    if text.len() > LARGEST {
        return Err(PictureError::FileTooLarge { mebibytes: LARGEST >> 20 });
    }
    check_text(text)?;
    let options = ParsingOptions {
        allow_dtd: true,
        nodes_limit: u32::try_from(4 * MOST_ELEMENTS).unwrap_or(u32::MAX),
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| match error {
        usvg::roxmltree::Error::NodesLimitReached
        | usvg::roxmltree::Error::EntityReferenceLoop(_) => PictureError::TooComplex,
        _ => PictureError::Damaged,
    })?;
    check_tree(&document)?;
    let tree =
        Tree::from_xmltree(&document, &options_without_files()).map_err(|error| match error {
            usvg::Error::ElementsLimitReached => PictureError::TooComplex,
            _ => PictureError::Damaged,
        })?;
    written(&tree)
}

/// Neither files nor addresses are followed.
fn options_without_files() -> Options<'static> {
    Options {
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}

/// What must be told before the text is taken apart: how far entities may grow.
fn check_text(text: &str) -> Result<(), PictureError> {
    let longest = longest_entity(text).ok_or(PictureError::TooComplex)?;
    if text.matches('&').count().saturating_mul(longest) > MOST_ENTITY_TEXT {
        return Err(PictureError::TooComplex);
    }
    Ok(())
}

/// The longest text that an entity stands for. Nothing but such texts may be declared, and none
/// may name another: no drawing needs it, and who counts on it wants it to grow.
fn longest_entity(text: &str) -> Option<usize> {
    let (mut rest, mut longest) = (declarations(text)?, 0);
    loop {
        rest = rest.trim_start();
        if rest.starts_with(']') {
            return Some(longest);
        }
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.split_once("-->")?.1;
            continue;
        }
        let (name, quote, after) = at_first(rest.strip_prefix("<!ENTITY")?, ['"', '\''])?;
        let (value, after) = after.split_once(quote)?;
        let is_letter = |letter: char| letter.is_alphanumeric() || "_-.:".contains(letter);
        if !name.trim().chars().all(is_letter) || value.contains('&') {
            return None;
        }
        longest = longest.max(value.len());
        rest = after.trim_start().strip_prefix('>')?;
    }
}

/// What follows the opening bracket of a document's type, or a closing one where it has none;
/// nothing where that is broken.
fn declarations(text: &str) -> Option<&str> {
    const NONE: &str = "]";
    let mut rest = text.trim_start();
    loop {
        let (inside, end) = match (rest.strip_prefix("<?"), rest.strip_prefix("<!--")) {
            (Some(inside), _) => (inside, "?>"),
            (None, Some(inside)) => (inside, "-->"),
            (None, None) => break,
        };
        rest = inside.split_once(end)?.1.trim_start();
    }
    let Some(mut rest) = rest.strip_prefix("<!DOCTYPE") else { return Some(NONE) };
    loop {
        let (_, sign, after) = at_first(rest, ['[', '>', '"', '\''])?;
        rest = match sign {
            '[' => return Some(after),
            '>' => return Some(NONE),
            quote => after.split_once(quote)?.1,
        };
    }
}

/// What stands before the first of some signs, the sign, and what follows it.
fn at_first<const COUNT: usize>(text: &str, signs: [char; COUNT]) -> Option<(&str, char, &str)> {
    let (before, rest) = text.split_at_checked(text.find(signs)?)?;
    let sign = rest.chars().next()?;
    Some((before, sign, rest.strip_prefix(sign)?))
}

/// What the tree may hold, and what it may ask for.
fn check_tree(document: &Document<'_>) -> Result<(), PictureError> {
    let (mut elements, mut styles, mut outlines, mut in_markers) = (0usize, 0usize, 0usize, 0usize);
    for node in document.descendants().filter(Node::is_element) {
        elements += 1;
        match node.tag_name().name() {
            "text" | "tspan" | "textPath" => return Err(PictureError::HoldsText),
            "image" | "feImage" => return Err(PictureError::HoldsPicture),
            "style" => styles += node.text().map_or(0, str::len),
            "marker" => in_markers += node.descendants().count(),
            _ => {}
        }
        outlines += ["d", "points"]
            .iter()
            .filter_map(|name| node.attribute(*name))
            .map(str::len)
            .sum::<usize>();
    }
    let is_much = elements > MOST_ELEMENTS
        || styles.saturating_mul(elements) > MOST_STYLE_WORK
        || in_markers.saturating_mul(outlines) > MOST_MARKER_WORK;
    if is_much || !weight::fits(document, MOST_DRAWN) {
        return Err(PictureError::TooComplex);
    }
    Ok(())
}

/// The drawing as `usvg` writes it.
fn written(tree: &Tree) -> Result<Drawing, PictureError> {
    let (width, height) = (tree.size().width(), tree.size().height());
    if width.max(height) > LARGEST_UNITS {
        return Err(PictureError::TooComplex);
    }
    if !tree.root().has_children() {
        return Err(PictureError::Empty);
    }
    let options = WriteOptions {
        coordinates_precision: 3,
        transforms_precision: 5,
        indent: Indent::None,
        attributes_indent: Indent::None,
        ..WriteOptions::default()
    };
    let text = tree.to_string(&options);
    let inside = text.split_once('>').map_or("", |(_, inside)| inside);
    let inside = inside.trim_end().strip_suffix("</svg>").ok_or(PictureError::Empty)?;
    if inside.len() > LARGEST_WRITTEN {
        return Err(PictureError::TooComplex);
    }
    Ok(Drawing { width, height, inside: inside.to_owned() })
}

impl Drawing {
    pub(super) const fn size(&self) -> (f32, f32) {
        (self.width, self.height)
    }

    /// How many bytes each part of it takes.
    pub(super) const fn length(&self) -> usize {
        self.inside.len()
    }

    /// The file.
    pub(super) fn write(&self) -> Imported {
        self.window((0.0, 0.0), (self.width, self.height))
    }

    /// The file of a part of it: the same drawing, seen through a window.
    pub(super) fn window(&self, (x, y): (f32, f32), (width, height): (f32, f32)) -> Imported {
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\">{}</svg>",
            self.inside
        );
        // Sizes are positive and below the limit, so this cannot overflow.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let rounded = |length: f32| length.ceil() as u32;
        let size = (rounded(width), rounded(height));
        Imported { bytes: text.into_bytes(), format: Format::Svg, size }
    }
}
