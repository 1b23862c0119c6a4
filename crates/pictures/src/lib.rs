//! Pictures for tokens, dice and boards: drawn by Marelle, from a library, or brought by people.
//!
//! A picture has an id that never changes and that designs write: `letter:A`, `digit:7`,
//! `card:queen-hearts`, `ball:red`, `die:5`, `shape:triangle-blue`, `picture:cat`. It has a name
//! in French and English, is found by words in either, and gives its drawing as SVG. The library
//! is [OpenMoji](https://openmoji.org), CC BY-SA 4.0; where its pictures are shown or handed on,
//! [`ATTRIBUTION`] is shown too. Files are not read here, and nothing is fetched.
//!
//! ```
//! use i18n::Lang;
//! let queen = pictures::find("card:queen-hearts").unwrap();
//! assert_eq!(queen.name(Lang::Fr), "dame de cœur");
//! assert!(queen.svg(Lang::Fr).starts_with("<svg "));
//! ```

mod error;
mod group;
#[cfg(feature = "import")]
mod import;
mod library;
mod own;
mod picture;
mod search;

use std::sync::LazyLock;

use i18n::Lang;

pub use error::{LibraryError, PictureError};
pub use group::Group;
#[cfg(feature = "import")]
pub use import::{
    Format, Imported, LARGEST_FILE, LARGEST_SIDE, MOST_PIECES, cut, import, is_large,
};
pub use library::Library;
pub use picture::Picture;

/// The words of this crate's own messages.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The key of the sentence that says whose pictures these are; exports and the page About show it.
pub const ATTRIBUTION: &str = "pictures.attribution";

/// The keys of all thanks: pictures, names, letters. The page About shows them.
pub const CREDITS: [&str; 3] =
    [ATTRIBUTION, "pictures.attribution-names", "pictures.attribution-letters"];

/// All pictures that this build holds: those drawn by Marelle and, with the feature `library`,
/// those of OpenMoji.
#[must_use]
pub fn library() -> &'static Library {
    &WHOLE
}

static WHOLE: LazyLock<Library> = LazyLock::new(|| {
    #[cfg(feature = "library")]
    {
        const NAMES: &str = include_str!("../data/library.tsv");
        const DRAWINGS: &[u8] = include_bytes!("../data/drawings.tsv.gz");
        // A test reads this data; should it ever be damaged, our own drawings still are there.
        Library::read(NAMES, DRAWINGS.into()).unwrap_or_default()
    }
    #[cfg(not(feature = "library"))]
    Library::default()
});

/// The picture of an id.
#[must_use]
pub fn find(id: &str) -> Option<Picture<'static>> {
    library().find(id)
}

/// The name of a picture.
#[must_use]
pub fn name(id: &str, lang: Lang) -> Option<String> {
    find(id).map(|picture| picture.name(lang))
}

/// What stands for a picture where nothing can be drawn: a letter, a sign or an emoji.
#[must_use]
pub fn letter(id: &str) -> Option<String> {
    find(id).map(|picture| picture.letter())
}

/// The pictures that fit some words, the best first.
#[must_use]
pub fn search(query: &str, lang: Lang, limit: usize) -> Vec<Picture<'static>> {
    library().search(query, lang, limit)
}
