//! `marelle workshop new <kind>`: a game from a list, a table or a drawing.
//!
//! Here the list and the picture are found and read, and the design is written; what becomes of
//! them is the makers' business. What could not be used is told line by line.

use std::io::Read;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use design::Design;
use design::package::{self, Files, Package};
use i18n::Message;
use makers::table::{LARGEST_TEXT, decode};
use makers::{Form, Kind, Made, Remark, Unused};
use workshop::compile;

use super::folders;
use super::gallery::{self, OfLibrary};
use super::photo::Photo;
use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files};

/// Remarks on left out lines that are told; the rest is counted.
const MOST_TOLD: usize = 20;
/// The name that stands for what is typed or piped in.
const INPUT: &str = "-";
/// The field of forms that names a picture file.
const PICTURE: &str = "picture";
/// How names of packages end.
const PACKAGE: &str = "marelle";

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let (name, matches) = args::below(matches)?;
    let kind: Kind = name.parse().map_err(|why: makers::Refusal| Halt::usage(&why))?;
    let (list, guessed) = list(matches, console)?;
    let photo = photo(kind, matches)?;
    let form = form(kind, &list, photo.as_ref(), matches, console)?;
    let made = match makers::make(&form, &OfLibrary) {
        Ok(made) => made,
        Err(not) => {
            tell_unused(&not.unused, console)?;
            return Err(Halt::because(&not.why));
        }
    };
    let mut held = match (&photo, &made.cut) {
        (Some(photo), Some(cut)) => photo.pieces(cut, &made.design)?,
        _ => Files::new(),
    };
    let ending = if held.is_empty() { "json" } else { PACKAGE };
    let target = matches.get_one::<PathBuf>(args::OUTPUT).cloned();
    let target = target.unwrap_or_else(|| PathBuf::from(format!("{kind}.{ending}")));
    let thanks = match target.extension() {
        Some(ending) if ending == PACKAGE => gallery::thank(&made.design, &mut held, console),
        _ => None,
    };
    save(&made.design, held, &target, matches.get_flag(args::FORCE))?;
    tell(&made, guessed, thanks, console)?;
    tell_next(&target, console)
}

/// The picture that is to be cut, if one is named.
fn photo(kind: Kind, matches: &ArgMatches) -> Result<Option<Photo>, Halt> {
    if !Form::fields(kind).iter().any(|field| field.name == PICTURE) {
        return Ok(None);
    }
    let named = matches.get_one::<String>(PICTURE).filter(|name| !name.is_empty());
    named.map(|name| Photo::read(Path::new(name))).transpose()
}

fn form(
    kind: Kind,
    list: &str,
    photo: Option<&Photo>,
    matches: &ArgMatches,
    console: &Console<'_>,
) -> Result<Form, Halt> {
    let common = [("list", list), ("lang", console.words.lang().code())];
    let mut given: Vec<(&str, String)> =
        common.map(|(name, value)| (name, value.to_owned())).into();
    for field in Form::fields(kind).iter().filter(|field| args::is_option(field)) {
        let typed = matches.get_one::<String>(field.name).cloned();
        let value = match (field.name, photo) {
            (PICTURE, Some(photo)) => Some(photo.name.clone()),
            // What a picture tells by itself need not be typed.
            ("width", Some(photo)) => typed.or_else(|| Some(photo.size.0.to_string())),
            ("height", Some(photo)) => typed.or_else(|| Some(photo.size.1.to_string())),
            ("face", Some(_)) => typed.or_else(|| Some(PICTURE.to_owned())),
            _ => typed,
        };
        given.extend(value.map(|value| (field.name, value)));
    }
    let given = given.iter().map(|(name, value)| (*name, value.as_str()));
    Form::from_fields(kind, given).map_err(|why| Halt::usage(&why))
}

/// The list from a file, from the input, or from the words of the command.
fn list(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(String, Option<Remark>), Halt> {
    let bytes = match matches.get_one::<PathBuf>(args::FROM) {
        Some(path) if path.as_os_str() == INPUT => {
            let mut bytes = Vec::new();
            let most = u64::try_from(LARGEST_TEXT).unwrap_or(u64::MAX) + 1;
            (&mut *console.input).take(most).read_to_end(&mut bytes)?;
            bytes
        }
        Some(path) => files::read(path)?,
        None => {
            let words = matches.get_many::<String>(args::WORDS).into_iter().flatten();
            let words: Vec<&str> = words.map(String::as_str).collect();
            return Ok((words.join("\n"), None));
        }
    };
    decode(&bytes).map_err(|why| Halt::because(&why))
}

/// Writes a design file or, where the name says so, a package; with pictures, a name without an
/// ending is a folder.
fn save(design: &Design, files: Files, target: &Path, force: bool) -> Result<(), Halt> {
    let ending = target.extension().unwrap_or_default();
    let bytes = if ending == PACKAGE {
        package::pack(design, &files).map_err(|error| Halt::because(&error))?
    } else if files.is_empty() {
        design::files::write(design).into_bytes()
    } else if ending.is_empty() {
        let package = Package { design: design.clone(), files };
        return folders::write(target, &package).map_err(Halt::Refused);
    } else {
        return Err(Halt::Usage(Message::new("designs.wants-package")));
    };
    files::save(target, bytes, force).map_err(Halt::Refused)
}

fn tell(
    made: &Made,
    guessed: Option<Remark>,
    thanks: Option<Message>,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let design = &made.design;
    let name = design.name.in_lang(console.words.lang()).to_owned();
    console.say(&Message::new("designs.made").with("name", name))?;
    let tokens: u32 = design.tokens.iter().map(|kind| u32::from(kind.count)).sum();
    let (min, max) = compile::player_range(design);
    let board = Message::new("designs.made-board")
        .with("rows", design.grid.rows)
        .with("columns", design.grid.columns)
        .with("tokens", tokens);
    console.say(&board)?;
    console.say(&if min == max {
        Message::new("designs.made-for").with("count", min)
    } else {
        Message::new("designs.made-for-some").with("min", min).with("max", max)
    })?;
    if let Some(cut) = &made.cut {
        let pieces = cut.rows * cut.columns;
        console.say(&Message::new("designs.made-cut").with("count", pieces))?;
    }
    for remark in guessed.iter().chain(&made.remarks) {
        console.say(&remark.message())?;
    }
    tell_unused(&made.unused, console)?;
    thanks.map_or(Ok(()), |thanks| Ok(console.say(&thanks)?))
}

/// Where the game is now, and what can be done with it next.
fn tell_next(target: &Path, console: &mut Console<'_>) -> Result<(), Halt> {
    console.say(&Message::new("designs.made-file").with("file", files::shown(target)))?;
    console.say(&Message::new("designs.made-play").with("file", files::as_game(target)))?;
    let file = files::as_word(target.display().to_string());
    Ok(console.say(&Message::new("designs.made-check").with("file", file))?)
}

fn tell_unused(unused: &[Unused], console: &mut Console<'_>) -> Result<(), Halt> {
    let spans = makers::spans(unused);
    if spans.is_empty() {
        return Ok(());
    }
    console.say(&Message::new("designs.not-used").with("count", unused.len()))?;
    for span in spans.iter().take(MOST_TOLD) {
        let text = console.words(&span.message());
        console.line(&format!("  {text}"))?;
    }
    let more = spans.len().saturating_sub(MOST_TOLD);
    if more > 0 {
        console.say(&Message::new("designs.not-used-more").with("count", more))?;
    }
    Ok(())
}
