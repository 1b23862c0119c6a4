//! Designs as files: opened with care, and handed out.
//!
//! A file may come from anywhere. Pictures are read and written anew before anything shows them;
//! what cannot be taken is refused as a whole, and nothing has changed then.

use std::collections::BTreeMap;

use game::Reason as _;
use i18n::{Lang, Message};
use pictures::Format;
use workshop::package::{self, Files};
use workshop::{Design, files};

use crate::album::{self, Paths};
use crate::pictures::library;
use crate::source::Own;

/// What packages end in.
pub(crate) const ENDING: &str = "marelle";

/// What every zip begins with, and no design.
const ZIP: &[u8] = b"PK";
/// Where points tell more than they show: places, names, programs.
const NOTES: [&[u8]; 6] = [b"Exif", b"http://ns.adobe", b"eXIf", b"tEXt", b"iTXt", b"zTXt"];

/// Reads a package or a design file.
///
/// # Errors
/// When it is neither, or holds something that cannot be taken.
pub(crate) fn read(bytes: &[u8]) -> Result<Own, Message> {
    if !bytes.starts_with(ZIP) {
        let (design, _) = files::read_checked(bytes).map_err(|error| error.message())?;
        return Ok(Own { text: files::write(&design), files: Paths::new() });
    }
    let (package, _) = package::unpack_checked(bytes).map_err(|error| error.message())?;
    let (text, cleaned) = clean(&package.design, package.files)?;
    let files = cleaned.iter().map(|(path, bytes)| (path.clone(), album::take(bytes)));
    Ok(Own { text, files: files.collect() })
}

/// The design and its files with pictures that only show themselves.
fn clean(design: &Design, held: Files) -> Result<(String, Files), Message> {
    let (mut cleaned, mut renamed) = (Files::new(), BTreeMap::new());
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
            renamed.insert(path, kept.clone());
        }
        cleaned.insert(kept, bytes);
    }
    Ok((with_names(files::write(design), &renamed), cleaned))
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

/// A design's text with other names for its files.
pub(crate) fn with_names(text: String, renamed: &BTreeMap<String, String>) -> String {
    let quoted = |name: &str| serde_json::Value::from(name).to_string();
    renamed.iter().fold(text, |text, (from, to)| text.replace(&quoted(from), &quoted(to)))
}

/// A package of a design, and a name for the file.
///
/// # Errors
/// When the design cannot be read, or something of it is missing.
pub(crate) fn write(own: &Own, thanks: &str, lang: Lang) -> Result<(String, Vec<u8>), Message> {
    let (design, _) = files::read_checked(&own.text).map_err(|error| error.message())?;
    let held = own
        .files
        .iter()
        .filter_map(|(path, digest)| Some((path.clone(), album::find(digest)?.to_vec())));
    let mut held: Files = held.collect();
    if uses_openmoji(&design) {
        held.insert(package::ATTRIBUTION.to_owned(), format!("{thanks}\n").into_bytes());
    }
    let packed = package::pack(&design, &held).map_err(|error| error.message())?;
    Ok((file_name(design.name.in_lang(lang)), packed))
}

/// Whether others must be thanked for its pictures.
fn uses_openmoji(design: &Design) -> bool {
    let kinds = design.tokens.iter().flat_map(|kind| [&kind.picture, &kind.back]);
    let faces = design.dice.iter().flat_map(|die| die.faces.iter().map(|face| &face.picture));
    let mut found = kinds.chain(faces).filter_map(|id| library().find(id));
    found.any(|picture| picture.is_of_openmoji())
}

/// A name that any system takes.
fn file_name(name: &str) -> String {
    let plain = name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let plain: String = plain.take(40).collect();
    let plain = plain.trim_matches('-').to_lowercase();
    let stem = if plain.is_empty() { "marelle" } else { &plain };
    format!("{stem}.{ENDING}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9z\"/></svg>";

    fn jigsaw() -> Own {
        let entry = workshop::library::entry("jigsaw").unwrap();
        let files = entry.files.iter();
        let files = files.map(|(path, bytes)| ((*path).to_owned(), album::take(bytes)));
        Own { text: files::write(&entry.design), files: files.collect() }
    }

    #[test]
    fn what_was_handed_out_comes_back_the_same() {
        let first = jigsaw();
        let (name, bytes) = write(&first, "Thanks.", Lang::En).unwrap();
        assert!(name.ends_with(".marelle"), "{name}");
        let once = read(&bytes).unwrap();
        assert_eq!(once.text, first.text);
        assert_eq!(once.files.keys().collect::<Vec<_>>(), first.files.keys().collect::<Vec<_>>());
        let (_, again) = write(&once, "Thanks.", Lang::En).unwrap();
        let twice = read(&again).unwrap();
        assert_eq!(twice, once, "pictures that were written anew stay as they are");
    }

    #[test]
    fn a_design_file_is_opened_without_pictures() {
        let text = jigsaw().text;
        assert_eq!(read(text.as_bytes()).unwrap(), Own { text, files: Paths::new() });
    }

    #[test]
    fn what_does_harm_is_refused_with_its_reason() {
        let own = jigsaw();
        let (_, good) = write(&own, "", Lang::En).unwrap();
        let refused = |bytes: &[u8]| read(bytes).unwrap_err().key().to_owned();
        assert_eq!(refused(b"PK\x03\x04"), "package.not-a-package");
        assert_eq!(refused(&good[..good.len() / 2]), "package.not-a-package");
        assert!(refused(b"<html>").starts_with("design"), "{}", refused(b"<html>"));
        assert!(refused(&[0xff; 40]).starts_with("design"), "{}", refused(&[0xff; 40]));
        let (design, _) = files::read_checked(&own.text).unwrap();
        let mut held: Files = own
            .files
            .iter()
            .map(|(path, digest)| (path.clone(), album::find(digest).unwrap().to_vec()))
            .collect();
        let text = SVG.replace("<path", "<text>x</text><path");
        held.insert("pictures/a.svg".to_owned(), text.into_bytes());
        let packed = package::pack(&design, &held).unwrap();
        assert_eq!(refused(&packed), "make.picture-refused");
    }

    #[test]
    fn a_picture_of_another_kind_gets_another_ending() {
        assert_eq!(with_ending("pictures/a.webp", Format::Jpeg), "pictures/a-webp.jpg");
        assert_eq!(with_ending("pictures/a.JPEG", Format::Jpeg), "pictures/a.JPEG");
        assert_eq!(with_ending("pictures/a.svg", Format::Svg), "pictures/a.svg");
        let renamed = BTreeMap::from([("pictures/a.webp".to_owned(), "pictures/b.png".to_owned())]);
        let text = with_names("{\"picture\": \"pictures/a.webp\"}".to_owned(), &renamed);
        assert_eq!(text, "{\"picture\": \"pictures/b.png\"}");
    }

    #[test]
    fn names_of_files_hold_nothing_strange() {
        assert_eq!(file_name("Été à la <mer>/.."), "été-à-la--mer.marelle");
        assert_eq!(file_name("***"), "marelle.marelle");
    }
}
