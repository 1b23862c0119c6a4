//! Pictures cut into square pieces, for jigsaws and sliding puzzles.

use super::{Imported, Source, read};
use crate::PictureError;

/// More pieces than this are refused.
pub const MOST_PIECES: usize = 400;
/// The whole comes out at most this wide and high.
const WHOLE: u32 = 1024;
/// Pieces of fewer points show nothing.
const LEAST_SIDE: u32 = 8;
/// All pieces of a drawing together.
const MOST_BYTES: usize = 32 << 20;

/// Cuts a picture into pieces, row by row from the upper left. Pieces are square: what the
/// picture is too wide or too high for them is left out, equally on both sides. Points come out as
/// PNG, so that edges fit; drawings as SVG.
///
/// # Errors
/// When the picture cannot be taken, there are no pieces or too many, or they would be too small.
pub fn cut(bytes: &[u8], rows: usize, columns: usize) -> Result<Vec<Imported>, PictureError> {
    let counts = (u32::try_from(rows), u32::try_from(columns));
    let fits = rows > 0 && columns > 0 && rows.saturating_mul(columns) <= MOST_PIECES;
    let (Ok(down), Ok(across), true) = (counts.0, counts.1, fits) else {
        return Err(PictureError::Pieces { rows, columns });
    };
    match read(bytes)? {
        Source::Points(points) => {
            let (width, height) = points.size();
            let side = (width / across).min(height / down);
            if side < LEAST_SIDE {
                return Err(PictureError::TooSmall { rows, columns });
            }
            let (used_width, used_height) = (side * across, side * down);
            let corner = ((width - used_width) / 2, (height - used_height) / 2);
            let used = points.part(corner, (used_width, used_height));
            let side = side.min(WHOLE / across.max(down)).max(LEAST_SIDE);
            let used = used.scaled((side * across, side * down));
            let places = (0..down).flat_map(|row| (0..across).map(move |column| (column, row)));
            places
                .map(|(column, row)| {
                    used.part((column * side, row * side), (side, side)).write_exactly()
                })
                .collect()
        }
        Source::Drawing(drawing) => {
            if drawing.length().saturating_mul(rows * columns) > MOST_BYTES {
                return Err(PictureError::TooComplex);
            }
            let (width, height) = drawing.size();
            // There are at most 400 pieces, which fit a float exactly.
            #[expect(clippy::cast_precision_loss)]
            let (down, across) = (down as f32, across as f32);
            let side = (width / across).min(height / down);
            let (x, y) = ((width - side * across) / 2.0, (height - side * down) / 2.0);
            let mut pieces = Vec::new();
            for row in 0..rows {
                for column in 0..columns {
                    #[expect(clippy::cast_precision_loss)]
                    let corner = (x + side * column as f32, y + side * row as f32);
                    pieces.push(drawing.window(corner, (side, side)));
                }
            }
            Ok(pieces)
        }
    }
}
