//! The picture of a jigsaw or a sliding puzzle: read, looked at, and cut into its pieces.
//!
//! How many pieces there are and what they are called is the makers' business; which bytes are
//! safe is that of `pictures`.

use std::path::Path;

use design::package::Files;
use makers::Cut;
use pictures::{Format, PictureError};

use crate::files;
use crate::halt::Halt;

/// A picture that somebody brings.
pub(super) struct Photo {
    bytes: Vec<u8>,
    /// Its name, with the ending that its pieces have.
    pub(super) name: String,
    /// Its width and height.
    pub(super) size: (u32, u32),
}

impl Photo {
    pub(super) fn read(file: &Path) -> Result<Self, Halt> {
        let largest = u64::try_from(pictures::LARGEST_FILE).unwrap_or(u64::MAX);
        let bytes = files::read_up_to(file, largest).map_err(Halt::Refused)?;
        let looked_at = pictures::import(&bytes).map_err(refused)?;
        let ending = if looked_at.format == Format::Svg { "svg" } else { "png" };
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        Ok(Self { bytes, name: format!("{stem}.{ending}"), size: looked_at.size })
    }

    /// The pieces that a design names, by their paths. Sliding puzzles leave one out.
    pub(super) fn pieces(&self, cut: &Cut, design: &design::Design) -> Result<Files, Halt> {
        let pieces = pictures::cut(&self.bytes, cut.rows, cut.columns).map_err(refused)?;
        let named = pieces.into_iter().enumerate().map(|(at, piece)| (cut.path(at), piece.bytes));
        let is_used = |path: &str| design.tokens.iter().any(|kind| kind.picture == path);
        Ok(named.filter(|(path, _)| is_used(path)).collect())
    }
}

fn refused(error: PictureError) -> Halt {
    Halt::Refused(error.message())
}
