//! Designs as files: opened with care, and handed out. The worker reads and writes them; pictures
//! come from it cleaned. What cannot be taken is refused as a whole, and nothing has changed then.

use design::Design;
use design::package::ATTRIBUTION;
use errands::{Errand, Opened};
use i18n::{Lang, Message};

use crate::album::{self, Paths};
use crate::browser;
use crate::designs::OwnDesign;
use crate::pictures::library;
use crate::source::Own;
use crate::worker::Worker;

/// What packages end in.
pub(crate) const ENDING: &str = "marelle";

/// Reads a package or a design file.
///
/// # Errors
/// When it is neither, or holds something that cannot be taken.
pub(crate) async fn read(bytes: &[u8]) -> Result<Own, Message> {
    let worker = Worker::default();
    let (opened, files) = worker.work_on::<Opened>(&Errand::OpenPackage, &[bytes]).await?;
    let files = opened.paths.into_iter().zip(&files);
    let files: Paths = files.map(|(path, bytes)| (path, album::take(bytes))).collect();
    Ok(Own { text: opened.text, files })
}

/// A package of a design, and a name for the file; `thanks` go along where others are to be
/// thanked for its pictures.
///
/// # Errors
/// When the design cannot be read, or something of it is missing.
pub(crate) async fn write(
    own: &OwnDesign,
    thanks: &str,
    lang: Lang,
) -> Result<(String, Vec<u8>), Message> {
    let (opened, held) = held(own, thanks);
    let parcels: Vec<&[u8]> = held.iter().map(Vec::as_slice).collect();
    let worker = Worker::default();
    let ((), packed) = worker.work_on(&Errand::WritePackage(opened), &parcels).await?;
    let packed = packed.into_iter().next().ok_or_else(browser::unread)?;
    Ok((file_name(&own.name(lang)), packed))
}

/// A design with the bytes of its files.
fn held(own: &OwnDesign, thanks: &str) -> (Opened, Vec<Vec<u8>>) {
    let files = own
        .files
        .iter()
        .filter_map(|(path, digest)| Some((path.clone(), album::find(digest)?.to_vec())));
    let (mut paths, mut parcels): (Vec<String>, Vec<Vec<u8>>) = files.unzip();
    if own.design().is_some_and(|design| uses_openmoji(&design)) {
        paths.push(ATTRIBUTION.to_owned());
        parcels.push(format!("{thanks}\n").into_bytes());
    }
    (Opened { text: own.text.clone(), paths }, parcels)
}

/// Whether others must be thanked for its pictures.
fn uses_openmoji(design: &Design) -> bool {
    let mut found = design.pictures().filter_map(|id| library().find(id));
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

    #[test]
    fn a_design_goes_with_its_files_and_with_thanks_where_they_are_due() {
        let entry = workshop::library::entry("jigsaw").unwrap();
        let files = entry.files.iter();
        let files = files.map(|(path, bytes)| ((*path).to_owned(), album::take(bytes)));
        let text = design::files::write(&entry.design);
        let own = OwnDesign::new(1, text.clone(), files.collect(), 0.0);
        let (opened, parcels) = held(&own, "Thanks.");
        assert_eq!((opened.text, opened.paths.len()), (text, entry.files.len()));
        assert_eq!(parcels.len(), entry.files.len());
        let memory = workshop::library::entry("memory").unwrap();
        let own = OwnDesign::new(2, design::files::write(&memory.design), Paths::new(), 0.0);
        let thanked = held(&own, "Thanks.").0.paths.contains(&ATTRIBUTION.to_owned());
        assert_eq!(thanked, uses_openmoji(&memory.design));
    }

    #[test]
    fn names_of_files_hold_nothing_strange() {
        assert_eq!(file_name("Été à la <mer>/.."), "été-à-la--mer.marelle");
        assert_eq!(file_name("***"), "marelle.marelle");
    }
}
