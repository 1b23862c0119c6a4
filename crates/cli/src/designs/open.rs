//! Games by their ids: those of the shelf, and designs from files.
//!
//! Where a command takes a design, it takes a design file, a package, a folder with a design, or
//! the name of a game of the library. What lies on the disk goes before the library.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalogue::DESIGN;
use design::Design;
use design::files::{Fault, FileError};
use design::package::{self, Files, LARGEST_PACKAGE, PackageError};
use game::{AnyGame, Reason, Settings};
use i18n::{Lang, Message};
use session::{Record, RecordError, Session};
use workshop::library::{self, Entry};

use crate::files;
use crate::halt::Halt;

/// The largest file that can hold a design: a package.
pub(super) const LARGEST: u64 = LARGEST_PACKAGE as u64;
/// What a zip file begins with, and no JSON does.
const ZIP: &[u8] = b"PK";

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum OpenError {
    #[error(transparent)]
    Shelf(#[from] catalogue::OpenError),
    #[error("the file cannot be read: {}", .0.key())]
    File(Message),
    #[error(transparent)]
    Unreadable(#[from] FileError),
    #[error(transparent)]
    Package(#[from] PackageError),
    #[error(transparent)]
    Design(#[from] workshop::OpenError),
}

impl OpenError {
    /// Whether a file is at fault, not the words of the command.
    pub(crate) const fn is_of_file(&self) -> bool {
        !matches!(self, Self::Shelf(_) | Self::Design(workshop::OpenError::Option(_)))
    }
}

impl Reason for OpenError {
    fn key(&self) -> &'static str {
        match self {
            Self::Shelf(error) => error.key(),
            Self::File(message) => match message.key() {
                "file.not-found" => "file.not-found",
                "file.near-game" => "file.near-game",
                "file.too-large" => "file.too-large",
                "file.is-saved-game" => "file.is-saved-game",
                "file.design-gone" => "file.design-gone",
                _ => "file.cannot-read",
            },
            Self::Unreadable(error) => error.key(),
            Self::Package(error) => error.key(),
            Self::Design(error) => error.key(),
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Shelf(error) => error.message(),
            Self::File(message) => message.clone(),
            Self::Unreadable(error) => error.message(),
            Self::Package(error) => error.message(),
            Self::Design(error) => error.message(),
        }
    }
}

/// A game of the shelf only: no file is read.
pub(crate) fn open_on_shelf(id: &str, settings: &Settings) -> Result<Arc<dyn AnyGame>, OpenError> {
    Ok(catalogue::open(id, settings)?)
}

/// A game of the shelf, or `design:<file>`.
pub(crate) fn open(id: &str, settings: &Settings) -> Result<Arc<dyn AnyGame>, OpenError> {
    let Some(path) = id.strip_prefix(DESIGN).map(Path::new) else {
        return open_on_shelf(id, settings);
    };
    if let Some(entry) = of_library(path) {
        return open_on_shelf(entry.id, settings);
    }
    let (design, faults) = load(path)?;
    if !faults.is_empty() {
        return Err(workshop::OpenError::Faults(faults).into());
    }
    Ok(game::erase(workshop::open(id, &design, settings)?))
}

/// The session of a record: with the design that it carries, whatever became of the file, or with
/// the file that it names.
pub(crate) fn replay(record: &Record) -> Result<Session, RecordError> {
    record.open(|id, settings| open_saved(id, record.design(), settings))
}

/// The game of a record, from its id and the design that it carries.
pub(crate) fn open_saved(
    id: &str,
    design: Option<&str>,
    settings: &Settings,
) -> Result<Arc<dyn AnyGame>, OpenError> {
    if design.is_some() {
        return Ok(catalogue::open_with(id, design, settings)?);
    }
    match id.strip_prefix(DESIGN).map(Path::new) {
        Some(path) if of_library(path).is_none() && !file_of(path).exists() => {
            Err(OpenError::File(files::design_gone(path)))
        }
        _ => open(id, settings),
    }
}

/// The name of a design for people, or its id where it has none.
pub(crate) fn name(id: &str, lang: Lang) -> Result<String, Halt> {
    let path = id.strip_prefix(DESIGN).unwrap_or(id);
    let (design, _) = load(Path::new(path)).map_err(|error| Halt::because(&error))?;
    let name = design.name.in_lang(lang);
    Ok(if name.is_empty() { id } else { name }.to_owned())
}

/// The id of the game that a command names by its design.
pub(crate) fn id_of(path: &Path) -> String {
    of_library(path)
        .map_or_else(|| format!("{DESIGN}{}", path.display()), |entry| entry.id.to_owned())
}

/// The game of the library that a path names, unless a design of that name lies on the disk.
pub(super) fn of_library(path: &Path) -> Option<&'static Entry> {
    let entry = library::entry(path.to_str()?)?;
    (!file_of(path).is_file()).then_some(entry)
}

/// The file that holds the design: the path itself, or the one in the folder.
pub(super) fn file_of(path: &Path) -> PathBuf {
    if path.is_dir() { path.join(package::DESIGN) } else { path.to_owned() }
}

/// The design that a path names, and all that does not fit in it.
pub(super) fn load(path: &Path) -> Result<(Design, Vec<Fault>), OpenError> {
    if let Some(entry) = of_library(path) {
        return Ok((entry.design.clone(), Vec::new()));
    }
    let held = read(path)?;
    Ok((held.design, held.faults))
}

/// A design as a file holds it.
pub(super) struct Held {
    pub(super) design: Design,
    /// What does not fit in it.
    pub(super) faults: Vec<Fault>,
    /// The pictures and sounds, where it is a package.
    pub(super) files: Option<Files>,
}

/// Reads the design file, the package or the folder that a path names.
pub(super) fn read(path: &Path) -> Result<Held, OpenError> {
    let bytes = files::read_up_to(&file_of(path), LARGEST);
    let bytes = bytes.map_err(|message| OpenError::File(near_game(path).unwrap_or(message)))?;
    if Record::begins(&bytes) {
        return Err(OpenError::File(files::is_saved_game(path)));
    }
    if bytes.starts_with(ZIP) {
        let (package, faults) = package::unpack_checked(&bytes)?;
        return Ok(Held { design: package.design, faults, files: Some(package.files) });
    }
    let (design, faults) = design::files::read_checked(&bytes)?;
    Ok(Held { design, faults, files: None })
}

/// Whether bytes are a design or a package, though it may not fit together.
pub(crate) fn is_design(bytes: &[u8]) -> bool {
    bytes.starts_with(ZIP) || design::files::read_checked(bytes).is_ok()
}

/// Who names no file that is there may have meant a game of the library.
fn near_game(path: &Path) -> Option<Message> {
    let name = path.to_str().filter(|_| !path.exists())?;
    let nearest = design::files::nearest(name, library::entries().iter().map(|entry| entry.id))?;
    let message = Message::new("file.near-game").with("file", files::shown(path));
    Some(message.with("nearest", nearest))
}
