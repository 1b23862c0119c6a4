//! Where pictures are found by a word. Which pictures there are is not the makers' business.

use i18n::Lang;

/// Finds pictures by their names.
pub trait PictureFinder {
    /// The id or path of the picture that a word names best, if there is one.
    fn find(&self, word: &str, lang: Lang) -> Option<String>;
}

/// Knows no picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoPictures;

impl PictureFinder for NoPictures {
    fn find(&self, _: &str, _: Lang) -> Option<String> {
        None
    }
}

/// The file of one piece of a picture that is cut, rows and columns from 1.
#[must_use]
pub fn tile_path(name: &str, row: usize, column: usize) -> String {
    format!("pictures/{name}-r{row}c{column}.png")
}

/// A name that can be part of a file's name in a package.
#[must_use]
pub fn file_name(text: &str) -> String {
    let last = text.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem);
    let kept = stem.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let kept: String = kept.take(40).collect();
    kept.trim_matches('-').to_owned()
}
