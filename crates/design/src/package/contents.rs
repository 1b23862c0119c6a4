//! Whether the bytes of a picture or a sound are what the name says, and small enough to show.

use imagesize::ImageType;

use super::{LARGEST_FILE, LARGEST_SIDE, PackageError, drawing};

/// Vector pictures are texts; a larger one is no drawing of a token.
const LARGEST_SVG: usize = 1 << 20;
/// The longest text about whose pictures these are.
const LARGEST_TEXT: usize = 1 << 20;
/// Looks at one file of a package.
pub(super) fn check(path: &str, bytes: &[u8]) -> Result<(), PackageError> {
    if bytes.len() > LARGEST_FILE {
        return Err(too_large(path, LARGEST_FILE));
    }
    let ending = path.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    match ending.as_str() {
        "svg" => svg(path, bytes),
        "txt" => text(path, bytes),
        "ogg" => sound(path, bytes.starts_with(b"OggS")),
        "wav" => sound(path, bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WAVE")),
        "mp3" => sound(path, is_mp3(bytes)),
        ending => picture(path, ending, bytes),
    }
}

/// Plain lines that a person can read.
fn text(path: &str, bytes: &[u8]) -> Result<(), PackageError> {
    let text = std::str::from_utf8(bytes).map_err(|_| not_its_kind(path))?;
    let is_plain = |letter: char| !letter.is_control() || matches!(letter, '\n' | '\r' | '\t');
    if bytes.len() > LARGEST_TEXT {
        Err(too_large(path, LARGEST_TEXT))
    } else if text.chars().all(is_plain) {
        Ok(())
    } else {
        Err(not_its_kind(path))
    }
}

pub(super) fn too_large(path: &str, largest: usize) -> PackageError {
    PackageError::FileTooLarge { path: i18n::clip(path), mebibytes: largest >> 20 }
}

fn not_its_kind(path: &str) -> PackageError {
    PackageError::NotItsKind { path: i18n::clip(path) }
}

fn sound(path: &str, fits: bool) -> Result<(), PackageError> {
    if fits { Ok(()) } else { Err(not_its_kind(path)) }
}

fn is_mp3(bytes: &[u8]) -> bool {
    bytes.starts_with(b"ID3") || matches!(bytes, [0xff, second, ..] if second & 0xe0 == 0xe0)
}

fn picture(path: &str, ending: &str, bytes: &[u8]) -> Result<(), PackageError> {
    let kind = imagesize::image_type(bytes).map_err(|_| not_its_kind(path))?;
    let fits = match kind {
        ImageType::Png => ending == "png",
        ImageType::Jpeg => ending == "jpg" || ending == "jpeg",
        ImageType::Gif => ending == "gif",
        ImageType::Webp => ending == "webp",
        ImageType::Bmp => ending == "bmp",
        _ => false,
    };
    let size = imagesize::blob_size(bytes).map_err(|_| not_its_kind(path))?;
    if !fits || size.width == 0 || size.height == 0 {
        return Err(not_its_kind(path));
    }
    if size.width.max(size.height) > LARGEST_SIDE {
        let (width, height) = (size.width, size.height);
        return Err(PackageError::PictureTooLarge { path: i18n::clip(path), width, height });
    }
    Ok(())
}

fn svg(path: &str, bytes: &[u8]) -> Result<(), PackageError> {
    if bytes.len() > LARGEST_SVG {
        return Err(too_large(path, LARGEST_SVG));
    }
    let text = std::str::from_utf8(bytes).map_err(|_| not_its_kind(path))?;
    if !text.contains("<svg") && !text.contains(":svg") {
        return Err(not_its_kind(path));
    }
    if drawing::is_plain(text) {
        Ok(())
    } else {
        Err(PackageError::PictureNotPlain { path: i18n::clip(path) })
    }
}
