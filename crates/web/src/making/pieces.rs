//! The pieces of a picture, cut by the worker.

use std::cell::RefCell;

use design::Design;
use i18n::Message;
use makers::Cut;

use crate::album::{self, Paths};
use crate::worker::Worker;
use crate::{brought, browser};

/// A picture, its rows and columns, and the digests of its pieces.
type Pieces = (String, (usize, usize), Vec<String>);

thread_local! {
    /// The last picture that was cut: forms change more often than their pictures.
    static LAST: RefCell<Option<Pieces>> = const { RefCell::new(None) };
}

/// The pieces that a design names, by their paths: what becomes of a picture of this digest.
///
/// # Errors
/// When the picture cannot be cut so.
pub(super) async fn named(cut: &Cut, design: &Design, digest: &str) -> Result<Paths, Message> {
    Ok(those_named(cut, design, all(digest, (cut.rows, cut.columns)).await?))
}

/// Those of all pieces that a design names. Sliding puzzles leave one out.
pub(super) fn those_named(cut: &Cut, design: &Design, pieces: Vec<String>) -> Paths {
    let named = pieces.into_iter().enumerate().map(|(at, piece)| (cut.path(at), piece));
    let is_used = |path: &str| design.tokens.iter().any(|kind| kind.picture == path);
    named.filter(|(path, _)| is_used(path)).collect()
}

/// All pieces, row by row, by their digests.
async fn all(digest: &str, into: (usize, usize)) -> Result<Vec<String>, Message> {
    let known = LAST.with_borrow(|last| {
        let known = last.as_ref().filter(|(of, cut, _)| of == digest && *cut == into);
        known.map(|(_, _, pieces)| pieces.clone())
    });
    if let Some(known) = known {
        return Ok(known);
    }
    let bytes = album::find(digest).ok_or_else(browser::unread)?;
    let cut = brought::cut(&Worker::default(), &bytes, into).await?;
    let pieces: Vec<String> = cut.iter().map(|piece| album::take(piece)).collect();
    LAST.replace(Some((digest.to_owned(), into, pieces.clone())));
    Ok(pieces)
}
