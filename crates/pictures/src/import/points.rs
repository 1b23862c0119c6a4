//! Pictures of points: PNG, JPEG, WebP and BMP.

use std::io::Cursor;

use image::codecs::bmp::BmpDecoder;
use image::codecs::jpeg::{JpegDecoder, JpegEncoder};
use image::codecs::png::{CompressionType, FilterType, PngDecoder, PngEncoder};
use image::codecs::webp::WebPDecoder;
use image::{
    DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, ImageResult, Limits, imageops,
};

use super::{Format, Imported};
use crate::PictureError;

/// More points than this are refused before any is read.
const MOST_POINTS: u64 = 64_000_000;
/// Wider or higher pictures are refused.
const LARGEST_SIDE: u32 = 16_384;
/// The most memory that a picture may take while it is read.
const MOST_MEMORY: u64 = 512 << 20;
/// How well JPEG keeps what it shows, of a hundred.
const QUALITY: u8 = 86;
/// Pictures so much larger are first made smaller in a quick way.
const QUICK_FROM: u32 = 4;

/// A picture of points.
pub(super) struct Points {
    image: DynamicImage,
    /// Whether it came in a format that does not keep every point.
    is_photo: bool,
}

/// The format that the first bytes tell.
pub(super) fn kind_of(bytes: &[u8]) -> Option<ImageFormat> {
    let kind = image::guess_format(bytes).ok()?;
    [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Bmp]
        .into_iter()
        .find(|known| *known == kind)
}

/// How many points a picture says that it has.
pub(super) fn points_of(bytes: &[u8], kind: ImageFormat) -> Option<u64> {
    let size = ImageReader::with_format(Cursor::new(bytes), kind).into_dimensions().ok()?;
    Some(u64::from(size.0) * u64::from(size.1))
}

/// Reads a picture, upright.
pub(super) fn read(bytes: &[u8], kind: ImageFormat) -> Result<Points, PictureError> {
    let cursor = Cursor::new(bytes);
    let image = match kind {
        ImageFormat::Png => {
            let decoder = taken(PngDecoder::with_limits(cursor, limits()))?;
            decode(decoder, |decoder| decoder.is_apng().unwrap_or_default())
        }
        ImageFormat::Jpeg => decode(taken(JpegDecoder::new(cursor))?, |_| false),
        ImageFormat::Bmp => decode(taken(BmpDecoder::new(cursor))?, |_| false),
        _ => decode(taken(WebPDecoder::new(cursor))?, WebPDecoder::has_animation),
    }?;
    let keeps_points = matches!(kind, ImageFormat::Png | ImageFormat::Bmp);
    Ok(Points { image, is_photo: !keeps_points })
}

fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    limits
}

/// A result of the decoder: whatever it does not like is damage.
fn taken<T>(result: ImageResult<T>) -> Result<T, PictureError> {
    result.map_err(|_| PictureError::Damaged)
}

fn decode<D: ImageDecoder>(
    mut decoder: D,
    moves: impl Fn(&D) -> bool,
) -> Result<DynamicImage, PictureError> {
    let (width, height) = decoder.dimensions();
    let points = u64::from(width) * u64::from(height);
    let is_large = width.max(height) > LARGEST_SIDE
        || points > MOST_POINTS
        || decoder.total_bytes() > MOST_MEMORY;
    if is_large {
        return Err(PictureError::TooManyPoints { width, height });
    }
    if points == 0 {
        return Err(PictureError::Empty);
    }
    if moves(&decoder) {
        return Err(PictureError::Animated);
    }
    taken(decoder.set_limits(limits()))?;
    // A camera that was held upright says so here; a picture without the remark is as it is.
    let orientation = decoder.orientation().ok();
    let mut image = DynamicImage::from_decoder(decoder).map_err(|error| match error {
        ImageError::Limits(_) => PictureError::TooManyPoints { width, height },
        _ => PictureError::Damaged,
    })?;
    if let Some(orientation) = orientation {
        image.apply_orientation(orientation);
    }
    Ok(image)
}

impl Points {
    pub(super) fn size(&self) -> (u32, u32) {
        (self.image.width(), self.image.height())
    }

    /// The same, no wider and no higher than this.
    pub(super) fn shrunk(self, side: u32) -> Self {
        let longest = self.image.width().max(self.image.height());
        if longest <= side {
            return self;
        }
        let quick = side.saturating_mul(2);
        let image = if longest / side >= QUICK_FROM {
            self.image.thumbnail(quick, quick)
        } else {
            self.image
        };
        let image = image.resize(side, side, imageops::FilterType::Lanczos3);
        Self { image, ..self }
    }

    /// A part of it.
    pub(super) fn part(&self, (x, y): (u32, u32), (width, height): (u32, u32)) -> Self {
        Self { image: self.image.crop_imm(x, y, width, height), is_photo: self.is_photo }
    }

    /// Exactly so wide and so high.
    pub(super) fn scaled(self, (width, height): (u32, u32)) -> Self {
        let image = self.image.resize_exact(width, height, imageops::FilterType::Lanczos3);
        Self { image, ..self }
    }

    /// The file: nothing but the points. Photos without gaps are written as photos.
    pub(super) fn write(&self) -> Result<Imported, PictureError> {
        if !self.is_photo || self.has_gaps() {
            return self.write_exactly();
        }
        let mut bytes = Vec::new();
        let encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
        taken(self.image.to_rgb8().write_with_encoder(encoder))?;
        Ok(Imported { bytes, format: Format::Jpeg, size: self.size() })
    }

    /// The file with every point as it is.
    pub(super) fn write_exactly(&self) -> Result<Imported, PictureError> {
        let mut bytes = Vec::new();
        let encoder =
            PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive);
        let written = if self.has_gaps() {
            self.image.to_rgba8().write_with_encoder(encoder)
        } else {
            self.image.to_rgb8().write_with_encoder(encoder)
        };
        taken(written)?;
        Ok(Imported { bytes, format: Format::Png, size: self.size() })
    }

    fn has_gaps(&self) -> bool {
        self.image.color().has_alpha()
            && self.image.to_rgba8().pixels().any(|point| point.0[3] < u8::MAX)
    }
}
