//! `marelle workshop new <kind>`: a game from a list, a table or a drawing.
//!
//! Here the list is found, read and the design written; what becomes of it is the makers'
//! business. What could not be used is told line by line.

use std::io::Read;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use i18n::Message;
use makers::table::{LARGEST_TEXT, decode};
use makers::{Form, Kind, Made, Remark, Unused};
use workshop::package::{self, Files};
use workshop::{Design, compile};

use super::gallery::OfLibrary;
use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files};

/// Remarks on left out lines that are told; the rest is counted.
const MOST_TOLD: usize = 20;
/// The name that stands for what is typed or piped in.
const INPUT: &str = "-";

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let Some((name, matches)) = matches.subcommand() else {
        return Err(Halt::Usage(Message::new("usage.more-wanted")));
    };
    let kind: Kind = name.parse().map_err(|why: makers::Refusal| Halt::usage(&why))?;
    let (list, guessed) = list(matches, console)?;
    let form = form(kind, &list, matches, console)?;
    let made = match makers::make(&form, &OfLibrary) {
        Ok(made) => made,
        Err(not) => {
            tell_unused(&not.unused, console)?;
            return Err(Halt::because(&not.why));
        }
    };
    let target = matches.get_one::<PathBuf>(args::OUTPUT).cloned();
    let target = target.unwrap_or_else(|| PathBuf::from(format!("{kind}.json")));
    save(&made.design, &target, matches.get_flag(args::FORCE))?;
    tell(&made, guessed, &target, console)
}

fn form(kind: Kind, list: &str, matches: &ArgMatches, console: &Console<'_>) -> Result<Form, Halt> {
    let fields = Form::fields(kind);
    let typed = fields
        .iter()
        .filter(|field| args::is_option(field))
        .filter_map(|field| Some((field.name, matches.get_one::<String>(field.name)?.as_str())));
    let common = [("list", list), ("lang", console.words.lang().code())];
    Form::from_fields(kind, common.into_iter().chain(typed)).map_err(|why| Halt::usage(&why))
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

/// Writes a design file or, where the name says so, a package.
fn save(design: &Design, target: &Path, force: bool) -> Result<(), Halt> {
    let is_package = target.extension().is_some_and(|ending| ending == "marelle");
    let bytes = if is_package {
        package::pack(design, &Files::new()).map_err(|error| Halt::because(&error))?
    } else {
        workshop::files::write(design).into_bytes()
    };
    files::save(target, bytes, force).map_err(Halt::Refused)
}

fn tell(
    made: &Made,
    guessed: Option<Remark>,
    target: &Path,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let (design, file) = (&made.design, files::shown(target));
    let name = design.name.in_lang(console.words.lang()).to_owned();
    console.say(&Message::new("designs.made").with("name", name).with("file", file.as_str()))?;
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
    for remark in guessed.iter().chain(&made.remarks) {
        console.say(&remark.message())?;
    }
    tell_unused(&made.unused, console)?;
    Ok(console.say(&Message::new("designs.made-play").with("file", i18n::Value::Text(file)))?)
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
