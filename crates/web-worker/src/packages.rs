//! Packages of designs, opened with care and written.
//!
//! A file may come from anywhere. Pictures are read and written anew before anything shows them;
//! what cannot be taken is refused as a whole.

use std::collections::BTreeMap;

use design::package::{self, Files};
use design::{Design, files};
use errands::Opened;
use game::Reason as _;
use i18n::Message;
use pictures::Format;

use crate::Parcels;

/// What every zip begins with, and no design.
const ZIP: &[u8] = b"PK";
/// Where points tell more than they show: places, names, programs.
const NOTES: [&[u8]; 6] = [b"Exif", b"http://ns.adobe", b"eXIf", b"tEXt", b"iTXt", b"zTXt"];

/// Reads a package or a design file.
pub(crate) fn open(bytes: &[u8]) -> Result<(Opened, Parcels), Message> {
    if !bytes.starts_with(ZIP) {
        let (design, _) = files::read_checked(bytes).map_err(|error| error.message())?;
        let text = files::write(&design);
        return Ok((Opened { text, paths: Vec::new() }, Parcels::new()));
    }
    let (package, _) = package::unpack_checked(bytes).map_err(|error| error.message())?;
    let (text, cleaned) = clean(&package.design, package.files)?;
    let (paths, parcels) = cleaned.into_iter().unzip();
    Ok((Opened { text, paths }, parcels))
}

/// Writes a package of a design and its files.
pub(crate) fn write(opened: Opened, parcels: Parcels) -> Result<((), Parcels), Message> {
    let (design, _) = files::read_checked(&opened.text).map_err(|error| error.message())?;
    let held: Files = opened.paths.into_iter().zip(parcels).collect();
    let packed = package::pack(&design, &held).map_err(|error| error.message())?;
    Ok(((), vec![packed]))
}

/// The design and its files with pictures that only show themselves.
fn clean(design: &Design, held: Files) -> Result<(String, Files), Message> {
    let (mut cleaned, mut moved) = (Files::new(), BTreeMap::new());
    for (path, bytes) in held {
        if !path.starts_with("pictures/") {
            cleaned.insert(path, bytes);
            continue;
        }
        let picture = pictures::import(&bytes).map_err(|why| {
            Message::new("make.picture-refused")
                .with("path", path.as_str())
                .with("why", why.message())
        })?;
        let kept = with_ending(&path, picture.format);
        let bytes = if is_plain(&bytes, &picture) { bytes } else { picture.bytes };
        if kept != path {
            moved.insert(path, kept.clone());
        }
        cleaned.insert(kept, bytes);
    }
    Ok((package::with_paths(&files::write(design), &moved), cleaned))
}

/// Whether points were small enough and told nothing else: then they stay as they are, so that
/// they do not fade a little each time they go through a file.
fn is_plain(bytes: &[u8], picture: &pictures::Imported) -> bool {
    let Ok(size) = imagesize::blob_size(bytes) else { return false };
    let size = (u32::try_from(size.width).ok(), u32::try_from(size.height).ok());
    let is_same = match imagesize::image_type(bytes) {
        Ok(imagesize::ImageType::Png) => picture.format == Format::Png,
        Ok(imagesize::ImageType::Jpeg) => picture.format == Format::Jpeg,
        _ => false,
    };
    let holds = |note: &[u8]| bytes.windows(note.len()).any(|part| part == note);
    is_same
        && size == (Some(picture.size.0), Some(picture.size.1))
        && !NOTES.iter().any(|note| holds(note))
}

/// A path that ends as its picture does.
fn with_ending(path: &str, format: Format) -> String {
    let (stem, ending) = path.rsplit_once('.').unwrap_or((path, ""));
    let fits = match format {
        Format::Jpeg => ["jpg", "jpeg"].contains(&ending.to_ascii_lowercase().as_str()),
        format => ending.eq_ignore_ascii_case(format.ending()),
    };
    // The old ending stays in the name, so that no two become one.
    if fits { path.to_owned() } else { format!("{stem}-{ending}.{}", format.ending()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9z\"/></svg>";

    fn jigsaw() -> (Opened, Parcels) {
        let entry = workshop::library::entry("jigsaw").unwrap();
        let files = entry.files.iter();
        let files = files.map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec()));
        let (paths, parcels) = files.unzip();
        (Opened { text: files::write(&entry.design), paths }, parcels)
    }

    fn written((opened, parcels): (Opened, Parcels)) -> Vec<u8> {
        write(opened, parcels).unwrap().1.remove(0)
    }

    #[test]
    fn what_was_handed_out_comes_back_the_same() {
        let first = jigsaw();
        let once = open(&written(first.clone())).unwrap();
        assert_eq!(once.0, first.0);
        let twice = open(&written(once.clone())).unwrap();
        assert_eq!(twice, once, "pictures that were written anew stay as they are");
    }

    #[test]
    fn a_design_file_is_opened_without_pictures() {
        let text = jigsaw().0.text;
        let opened = open(text.as_bytes()).unwrap();
        assert_eq!(opened, (Opened { text, paths: Vec::new() }, Parcels::new()));
    }

    #[test]
    fn what_does_harm_is_refused_with_its_reason() {
        let (mut own, mut parcels) = jigsaw();
        let good = written((own.clone(), parcels.clone()));
        let refused = |bytes: &[u8]| open(bytes).unwrap_err().key().to_owned();
        assert_eq!(refused(b"PK\x03\x04"), "package.not-a-package");
        assert_eq!(refused(&good[..good.len() / 2]), "package.not-a-package");
        assert!(refused(b"<html>").starts_with("design"), "{}", refused(b"<html>"));
        assert!(refused(&[0xff; 40]).starts_with("design"), "{}", refused(&[0xff; 40]));
        let index = own.paths.iter().position(|path| path == "pictures/a.svg").unwrap();
        parcels[index] = SVG.replace("<path", "<text>x</text><path").into_bytes();
        assert_eq!(refused(&written((own.clone(), parcels))), "make.picture-refused");
        own.text = "{".to_owned();
        assert!(write(own, Parcels::new()).unwrap_err().key().starts_with("design"));
    }

    #[test]
    fn a_picture_of_another_kind_gets_another_ending() {
        assert_eq!(with_ending("pictures/a.webp", Format::Jpeg), "pictures/a-webp.jpg");
        assert_eq!(with_ending("pictures/a.JPEG", Format::Jpeg), "pictures/a.JPEG");
        assert_eq!(with_ending("pictures/a.svg", Format::Svg), "pictures/a.svg");
    }
}
