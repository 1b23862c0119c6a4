//! Pictures that people bring, read away from the page: a photo of a telephone would hold it up.

use errands::{Errand, Taken};
use i18n::Message;

use crate::browser;
use crate::worker::Worker;

/// A picture that was read and written anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) bytes: Vec<u8>,
    /// What its file ends in: `svg`, `png` or `jpg`.
    pub(crate) ending: String,
    /// Its width and height.
    pub(crate) size: (u32, u32),
}

/// Reads a picture.
///
/// # Errors
/// When it is no picture that can be taken.
pub(crate) async fn take(worker: &Worker, bytes: &[u8]) -> Result<Picture, Message> {
    let (taken, anew) = worker.work_on(&Errand::TakePicture, &[bytes]).await?;
    let Taken { ending, size } = taken;
    let bytes = anew.into_iter().next().ok_or_else(browser::unread)?;
    Ok(Picture { bytes, ending, size })
}

/// Cuts a picture into equal pieces, row by row.
///
/// # Errors
/// When it is no picture, or too small to be cut so.
pub(crate) async fn cut(
    worker: &Worker,
    bytes: &[u8],
    (rows, columns): (usize, usize),
) -> Result<Vec<Vec<u8>>, Message> {
    let ((), pieces) = worker.work_on(&Errand::CutPicture { rows, columns }, &[bytes]).await?;
    Ok(pieces)
}
