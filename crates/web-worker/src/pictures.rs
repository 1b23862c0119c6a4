//! Pictures that people bring, read and written anew.

use errands::Taken;
use i18n::Message;

use crate::Parcels;

/// Takes a picture: what it is, and its bytes written anew.
pub(crate) fn take(bytes: &[u8]) -> Result<(Taken, Parcels), Message> {
    let picture = pictures::import(bytes).map_err(|why| why.message())?;
    let ending = picture.format.ending().to_owned();
    Ok((Taken { ending, size: picture.size }, vec![picture.bytes]))
}

/// Cuts a picture into pieces, row by row.
pub(crate) fn cut(bytes: &[u8], rows: usize, columns: usize) -> Result<((), Parcels), Message> {
    let pieces = pictures::cut(bytes, rows, columns).map_err(|why| why.message())?;
    Ok(((), pieces.into_iter().map(|piece| piece.bytes).collect()))
}
