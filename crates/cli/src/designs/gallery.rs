//! `marelle workshop pictures`: the library searched, shown and exported, and pictures of people
//! taken in. What a picture is and which bytes are safe is the business of `pictures`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use design::package::{self, Files};
use i18n::{Lang, Message};
use makers::PictureFinder;
use pictures::{Group, Imported, Picture, PictureError};
use review::Known;

use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files};

/// Pictures shown for some words, when nothing else is said.
const USUAL_LIMIT: usize = 20;

/// Finds pictures for words of lists.
pub(super) struct OfLibrary;

impl PictureFinder for OfLibrary {
    fn find(&self, word: &str, lang: Lang) -> Option<String> {
        let named = || pictures::library().named(word, lang);
        let of_id = word.contains(':').then(|| pictures::find(word)).flatten();
        of_id.or_else(named).map(|picture| picture.id())
    }
}

/// Whether the library has a picture, for the checker.
pub(super) fn known(id: &str) -> Known {
    if pictures::find(id).is_some() {
        return Known::Yes;
    }
    let words = id.rsplit(':').next().unwrap_or(id).replace('-', " ");
    let nearest = pictures::search(&words, Lang::En, 1).first().map(Picture::id);
    Known::No { nearest }
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let path = |name| matches.get_one::<PathBuf>(name);
    let text = |name| matches.get_one::<String>(name).map(String::as_str);
    if let Some(file) = path(args::IMPORT) {
        return take(file, path(args::OUTPUT).map(PathBuf::as_path), text(args::CUT), console);
    }
    if let Some(id) = text(args::SHOW) {
        let svg = find(id)?.svg(console.words.lang());
        return Ok(console.data(&svg)?);
    }
    let words: Vec<&str> =
        matches.get_many::<String>(args::WORDS).into_iter().flatten().map(String::as_str).collect();
    let group = text(args::GROUP).map(group).transpose()?;
    if let Some(folder) = path(args::EXPORT) {
        return export(folder, &words, group, console);
    }
    match (words.is_empty(), group) {
        (true, None) => groups(console),
        _ => list(&words.join(" "), group, matches.get_one::<usize>(args::LIMIT).copied(), console),
    }
}

/// Lays a file beside a design that says whose pictures are used, when there are any of others.
/// Gives what it says.
pub(super) fn thank(
    design: &design::Design,
    held: &mut Files,
    console: &Console<'_>,
) -> Option<Message> {
    let mut found = design.pictures().filter_map(pictures::find);
    found.any(|picture| picture.is_of_openmoji()).then(|| {
        let thanks = Message::new(pictures::ATTRIBUTION);
        let text = console.words(&thanks) + "\n";
        held.insert(package::ATTRIBUTION.to_owned(), text.into_bytes());
        thanks
    })
}

fn find(id: &str) -> Result<Picture<'static>, Halt> {
    pictures::find(id)
        .ok_or_else(|| Halt::Refused(Message::new("gallery.no-picture").with("id", id)))
}

fn group(id: &str) -> Result<Group, Halt> {
    Group::of(id).ok_or_else(|| {
        let known: Vec<&str> = Group::ALL.iter().map(|group| group.id()).collect();
        let known = i18n::Value::Text(known.join(", "));
        Halt::Usage(Message::new("gallery.no-group").with("group", id).with("known", known))
    })
}

/// All groups with the number of their pictures, and whom to thank.
fn groups(console: &mut Console<'_>) -> Result<(), Halt> {
    let mut counts: BTreeMap<Group, usize> = BTreeMap::new();
    for picture in pictures::library().all() {
        *counts.entry(picture.group()).or_default() += 1;
    }
    for (group, count) in &counts {
        let name = console.words(&Message::new(group.key()));
        console.line(&format!("{:<12}{count:>5}  {name}", group.id()))?;
    }
    let total: usize = counts.values().sum();
    console.say(&Message::new("gallery.total").with("count", total))?;
    for key in pictures::CREDITS {
        console.say_key(key)?;
    }
    Ok(())
}

fn list(
    words: &str,
    group: Option<Group>,
    limit: Option<usize>,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let lang = console.words.lang();
    let library = pictures::library();
    let mut found: Vec<Picture<'_>> = if words.is_empty() {
        library.all().collect()
    } else {
        library.search(words, lang, usize::MAX)
    };
    found.retain(|picture| group.is_none_or(|group| picture.group() == group));
    if found.is_empty() {
        return Err(Halt::Refused(Message::new("gallery.none").with("words", words)));
    }
    let limit = limit.unwrap_or(if words.is_empty() { usize::MAX } else { USUAL_LIMIT });
    for picture in found.iter().take(limit) {
        let (id, letter, name) = (picture.id(), picture.letter(), picture.name(lang));
        console.line(&format!("{id:<32} {letter}\t{name}"))?;
    }
    let more = found.len().saturating_sub(limit);
    if more > 0 {
        console.say(&Message::new("gallery.more").with("count", more))?;
    }
    Ok(())
}

/// Writes drawings into a folder, with a line about whose they are.
fn export(
    folder: &Path,
    words: &[&str],
    group: Option<Group>,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let lang = console.words.lang();
    let of_group = pictures::library().all().filter(|picture| group == Some(picture.group()));
    let mut chosen: Vec<Picture<'_>> = of_group.collect();
    for word in words {
        // An id first; a word in the language of the person counts when it names one picture.
        chosen.push(find(word).or_else(|halt| pictures::library().named(word, lang).ok_or(halt))?);
    }
    if chosen.is_empty() {
        return Err(Halt::Usage(Message::new("gallery.nothing-chosen")));
    }
    let mut written: BTreeMap<String, String> = BTreeMap::new();
    for picture in &chosen {
        let name = picture.id().replace(':', "-").replace(['/', '\\'], "_");
        written.insert(format!("{name}.svg"), picture.svg(lang));
    }
    let count = written.len();
    if chosen.iter().any(Picture::is_of_openmoji) {
        let thanks = console.words(&Message::new(pictures::ATTRIBUTION)) + "\n";
        written.insert(package::ATTRIBUTION.to_owned(), thanks);
    }
    let refused =
        |key, file: &Path| Halt::Refused(Message::new(key).with("file", files::shown(file)));
    // Looked at before anything is written, so that a refusal changes nothing.
    if let Some(name) = written.keys().find(|name| folder.join(name).exists()) {
        return Err(refused("file.exists", &folder.join(name)));
    }
    fs::create_dir_all(folder).map_err(|_| refused("file.cannot-write", folder))?;
    for (name, text) in &written {
        files::save(&folder.join(name), text, false).map_err(Halt::Refused)?;
    }
    let message = Message::new("gallery.exported").with("count", count);
    Ok(console.say(&message.with("folder", files::shown(folder)))?)
}

/// Takes a picture of somebody, whole or in pieces.
fn take(
    file: &Path,
    target: Option<&Path>,
    pieces: Option<&str>,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let largest = u64::try_from(pictures::LARGEST_FILE).unwrap_or(u64::MAX);
    let bytes = files::read_up_to(file, largest).map_err(Halt::Refused)?;
    let target = target.unwrap_or_else(|| Path::new(file.file_name().unwrap_or_default()));
    let refused = |error: PictureError| Halt::Refused(error.message());
    let Some(pieces) = pieces else {
        let imported = pictures::import(&bytes).map_err(refused)?;
        return keep(&target.with_extension(imported.format.ending()), &imported, console);
    };
    let (rows, columns) = counts(pieces)?;
    let cut = pictures::cut(&bytes, rows, columns).map_err(refused)?;
    let stem = target.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    for (number, piece) in cut.iter().enumerate() {
        // There are as many pieces as rows times columns, so neither count is nothing.
        let (row, column) = (number / columns + 1, number % columns + 1);
        let name = format!("{stem}-r{row}c{column}.{}", piece.format.ending());
        keep(&target.with_file_name(name), piece, console)?;
    }
    Ok(())
}

/// Keeps a picture under this name; nothing is overwritten.
fn keep(target: &Path, imported: &Imported, console: &mut Console<'_>) -> Result<(), Halt> {
    files::save(target, &imported.bytes, false).map_err(Halt::Refused)?;
    let message = Message::new("gallery.kept").with("file", files::shown(target));
    let (width, height) = imported.size;
    Ok(console.say(&message.with("width", width).with("height", height))?)
}

/// `3x4` as rows and columns.
fn counts(text: &str) -> Result<(usize, usize), Halt> {
    let read = |(rows, columns): (&str, &str)| Some((rows.parse().ok()?, columns.parse().ok()?));
    let counts = text.split_once(['x', '×', 'X']).and_then(read);
    counts.ok_or_else(|| Halt::Usage(Message::new("gallery.no-counts").with("text", text)))
}
