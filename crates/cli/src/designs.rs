//! `marelle workshop`: designs made, played, checked, packed and unpacked.
//!
//! Here files are found, read and written; what a design is and how it is played is the
//! workshop's business. `design:<file>` names a design wherever a game is named.

mod check;
mod folders;
mod gallery;
mod library;
mod new;
mod open;
mod photo;
mod stats;

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use design::package::{self, Package, PackageError};
use i18n::Message;

use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files, play};

pub(crate) use open::{OpenError, id_of, is_design, name, open, open_on_shelf, open_saved, replay};

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let (command, matches) = args::below(matches)?;
    let path = |name| matches.get_one::<PathBuf>(name).cloned().unwrap_or_default();
    match command {
        args::SCHEMA => Ok(write!(console.output, "{}", design::files::schema())?),
        args::NEW => new::run(matches, console),
        args::PICTURES => gallery::run(matches, console),
        args::LIBRARY => library::run(matches, console),
        args::PLAY => play::run_design(&path(args::FILE), matches, console),
        args::PACK => pack(&path(args::FILE), &path(args::TARGET), console),
        args::UNPACK => unpack(&path(args::FILE), &path(args::TARGET), console),
        args::STATS => stats::run(&path(args::FILE), matches, console),
        _ => check::run(&path(args::FILE), matches, console),
    }
}

/// The pictures and sounds beside a design or in its package, by their paths.
pub(crate) fn pictures_of(file: &Path) -> Result<package::Files, Halt> {
    Ok(folders::read(file)?.1)
}

fn pack(source: &Path, target: &Path, console: &mut Console<'_>) -> Result<(), Halt> {
    let (design, mut held) = folders::read(source)?;
    let thanks = gallery::thank(&design, &mut held, console);
    let bytes = package::pack(&design, &held).map_err(|error| Halt::because(&error))?;
    files::save(target, bytes, false).map_err(Halt::Refused)?;
    let message = Message::new("designs.packed").with("file", files::shown(target));
    console.say(&message.with("count", held.len() + 1))?;
    thanks.map_or(Ok(()), |thanks| Ok(console.say(&thanks)?))
}

fn unpack(file: &Path, target: &Path, console: &mut Console<'_>) -> Result<(), Halt> {
    let held = open::read(file).map_err(|error| Halt::because(&error))?;
    let files = held.files.ok_or_else(|| Halt::because(&PackageError::NotAPackage))?;
    let package = Package { design: held.design, files };
    folders::write(target, &package).map_err(Halt::Refused)?;
    let message = Message::new("designs.unpacked").with("file", files::shown(target));
    Ok(console.say(&message.with("count", package.files.len() + 1))?)
}
