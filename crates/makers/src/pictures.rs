//! Where pictures are found by a word. Which pictures there are is not the makers' business.

use i18n::Lang;

/// Finds pictures by their names.
pub trait PictureFinder {
    /// The id or path of the picture that a word names best, if there is one. An id names its
    /// own picture.
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

/// A picture that a game shows in pieces. Whoever has the picture cuts it and lays the pieces
/// where the design looks for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The name that the files of all pieces begin with.
    name: String,
    /// How they end: drawings stay drawings, everything else is points.
    ending: &'static str,
    /// Rows of pieces.
    pub rows: usize,
    /// Columns of pieces.
    pub columns: usize,
}

impl Cut {
    /// How a picture of this name is cut; `None` when nothing is left of the name.
    pub(crate) fn new(picture: &str, rows: usize, columns: usize) -> Option<Self> {
        let name = file_name(picture);
        let is_drawing = picture.to_ascii_lowercase().ends_with(".svg");
        let ending = if is_drawing { "svg" } else { "png" };
        (!name.is_empty()).then_some(Self { name, ending, rows, columns })
    }

    /// The file of one piece, counted from 0, row by row from the upper left.
    #[must_use]
    pub fn path(&self, piece: usize) -> String {
        let columns = self.columns.max(1);
        let (row, column) = (piece / columns + 1, piece % columns + 1);
        format!("pictures/{}-r{row}c{column}.{}", self.name, self.ending)
    }
}

/// A name that can be part of a file's name in a package.
fn file_name(text: &str) -> String {
    let last = text.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem);
    let kept = stem.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let kept: String = kept.take(40).collect();
    kept.trim_matches('-').to_owned()
}
