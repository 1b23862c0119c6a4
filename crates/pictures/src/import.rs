//! Pictures that people bring: read within limits, made small, and written anew.
//!
//! Bytes in, bytes out. What comes out holds points or outlines and nothing else: no place where
//! a photo was taken, no program, no link. Nothing is read from a disk or a network.

mod cut;
mod points;
mod vector;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::PictureError;

pub use cut::{MOST_PIECES, cut};

/// Files larger than this are refused; photos of telephones are well below.
pub const LARGEST_FILE: usize = 24 << 20;
/// Pictures come out at most this wide and high: enough for a token on the largest screen.
pub const LARGEST_SIDE: u32 = 512;

/// Pictures of more points take more than a hundred mebibytes while they are read.
const LARGE_POINTS: u64 = 12_000_000;

/// Whether a picture takes a lot of memory while it is read. Only its first bytes are looked at.
#[must_use]
pub fn is_large(bytes: &[u8]) -> bool {
    let points = points::kind_of(bytes).and_then(|kind| points::points_of(bytes, kind));
    points.is_some_and(|points| points > LARGE_POINTS)
}

/// A picture, fit to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The file.
    pub bytes: Vec<u8>,
    /// Its format.
    pub format: Format,
    /// Its width and height: points, or units of the drawing rounded up.
    pub size: (u32, u32),
}

/// A format that comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Format {
    Png,
    Jpeg,
    Svg,
}

impl Imported {
    /// The picture as a drawing that needs no other file: points stand in it as they are.
    #[must_use]
    pub fn drawing(&self) -> String {
        let kind = match self.format {
            Format::Svg => return String::from_utf8_lossy(&self.bytes).into_owned(),
            Format::Png => "png",
            Format::Jpeg => "jpeg",
        };
        let (width, height) = self.size;
        let points = STANDARD.encode(&self.bytes);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\
             <image width=\"{width}\" height=\"{height}\" \
             href=\"data:image/{kind};base64,{points}\"/></svg>"
        )
    }
}

impl Format {
    /// How names of its files end.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpg",
            Self::Svg => "svg",
        }
    }
}

/// A picture, read: points, or a drawing.
enum Source {
    Points(points::Points),
    Drawing(vector::Drawing),
}

/// Takes a picture: PNG, JPEG, WebP, BMP or SVG, told by its bytes and not by its name. Photos and
/// pictures without gaps that came as JPEG or WebP come out as JPEG, other points as PNG,
/// drawings as SVG.
///
/// # Errors
/// When it is none of these, is damaged or moves, or is larger than the limits.
pub fn import(bytes: &[u8]) -> Result<Imported, PictureError> {
    match read(bytes)? {
        Source::Points(points) => points.shrunk(LARGEST_SIDE).write(),
        Source::Drawing(drawing) => Ok(drawing.write()),
    }
}

fn read(bytes: &[u8]) -> Result<Source, PictureError> {
    if bytes.len() > LARGEST_FILE {
        return Err(PictureError::FileTooLarge { mebibytes: LARGEST_FILE >> 20 });
    }
    match points::kind_of(bytes) {
        Some(kind) => points::read(bytes, kind).map(Source::Points),
        None => vector::read(bytes).map(Source::Drawing),
    }
}

#[cfg(test)]
mod tests;
