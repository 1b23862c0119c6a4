//! The picture library, fetched when it is needed; what Marelle draws itself is always there.

use std::borrow::Cow;
use std::cell::Cell;

use i18n::Lang;
use pictures::Library;
use workshop::library::Entry;

use crate::{browser, http};

/// Where the page says which files hold words and drawings.
const SHELF: [&str; 2] = ["marelle-shelf-words", "marelle-shelf-drawings"];
const WHOLE: [&str; 2] = ["marelle-picture-words", "marelle-picture-drawings"];

/// How many pictures are at hand, besides those that Marelle draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    None,
    Shelf,
    Whole,
}

thread_local! {
    static LOADED: Cell<(Extent, Option<&'static Library>)> = const { Cell::new((Extent::None, None)) };
}

/// The pictures at hand now.
pub(crate) fn library() -> &'static Library {
    LOADED.get().1.unwrap_or_else(|| pictures::library())
}

/// The drawing of a picture: a game's own, or one of the library.
pub(crate) fn drawing(id: &str, own: Option<&Entry>, lang: Lang) -> Option<String> {
    let file = own.and_then(|entry| entry.files.iter().find(|(path, _)| *path == id));
    let file = file.and_then(|(_, bytes)| std::str::from_utf8(bytes).ok()).map(str::to_owned);
    file.or_else(|| library().find(id).map(|picture| picture.svg(lang)))
}

/// Fetches the few pictures that the games of the shelf show, once; `None` when they cannot be
/// fetched or read.
pub(crate) async fn load() -> Option<()> {
    load_to(Extent::Shelf, SHELF).await
}

/// Fetches the whole library, once, for those who make games or play games that others made;
/// `None` when it cannot be fetched or read.
pub(crate) async fn load_whole() -> Option<()> {
    load_to(Extent::Whole, WHOLE).await
}

async fn load_to(extent: Extent, [words, drawings]: [&str; 2]) -> Option<()> {
    if LOADED.get().0 >= extent {
        return Some(());
    }
    let words = fetch(words).await?;
    let drawings = fetch(drawings).await?;
    let read = Library::read(&String::from_utf8_lossy(&words), Cow::Owned(drawings)).ok()?;
    // Somebody else may have fetched more meanwhile.
    if LOADED.get().0 < extent {
        // It is read once and kept as long as the page lives.
        LOADED.set((extent, Some(Box::leak(Box::new(read)))));
    }
    Some(())
}

/// The bytes of a part of the application.
async fn fetch(part: &str) -> Option<Vec<u8>> {
    http::bytes(&browser::address_of(part).ok()?).await.ok()
}
