//! `marelle workshop check`: what an educator would stumble on, and the mends that are ready.
//!
//! It ends with 0 when nothing stops play, and with 1 when something does.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::ArgMatches;
use design::Design;
use design::edit::edited;
use design::files::Fault;
use design::package::{self, Files, Package};
use game::Reason;
use i18n::Message;
use review::{Effort, Remark, Severity, Shelf};

use super::{gallery, open};
use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files};

/// A design that mends bring back and forth is left alone after so many.
const MOST_MENDS: usize = 200;

/// A design as it lies in its file.
struct Opened {
    design: Design,
    /// What does not fit, with lines where the file has them.
    faults: Vec<Fault>,
    /// The other files of a package.
    held: Option<Files>,
    /// The name of a game of the library, which nobody changes.
    library: Option<&'static str>,
    /// The pictures and sounds that are there.
    known: BTreeSet<String>,
}

pub(super) fn run(
    file: &Path,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let mut opened = read(file)?;
    let mut remarks = look(&opened);
    let is_json = matches.get_flag(args::JSON);
    if let (Some(id), true) = (opened.library, matches.get_flag(args::MEND)) {
        return Err(Halt::Usage(Message::new("checked.of-library").with("id", id)));
    }
    if matches.get_flag(args::MEND) {
        let mended = mend(&mut opened, &mut remarks, |label| {
            if is_json {
                Ok(())
            } else {
                console.say(&Message::new("checked.mended").with("edit", label))
            }
        })?;
        if mended > 0 {
            write(file, &opened)?;
            if !is_json {
                let written = Message::new("checked.written").with("file", files::shown(file));
                console.say(&written)?;
            }
        }
    }
    if is_json {
        tell_json(&remarks, console)?;
    } else {
        tell(&opened, &remarks, console)?;
    }
    let stops = remarks.iter().filter(|remark| remark.severity == Severity::StopsPlay).count();
    match (stops, is_json) {
        (0, _) => Ok(()),
        (_, true) => Err(Halt::Told),
        (stops, false) => Err(Halt::Refused(Message::new("designs.faults").with("count", stops))),
    }
}

fn read(file: &Path) -> Result<Opened, Halt> {
    if let Some(entry) = open::of_library(file) {
        let known = entry.files.iter().map(|(path, _)| (*path).to_owned()).collect();
        let (design, library) = (entry.design.clone(), Some(entry.id));
        return Ok(Opened { design, faults: Vec::new(), held: None, library, known });
    }
    let open::Held { design, faults, files: held } =
        open::read(file).map_err(|error| Halt::because(&error))?;
    let known = match &held {
        Some(files) => files.keys().cloned().collect(),
        None => beside(&open::file_of(file), &design),
    };
    Ok(Opened { design, faults, held, library: None, known })
}

/// The pictures that lie beside a design: those it names, and the others of the first folder.
fn beside(file: &Path, design: &Design) -> BTreeSet<String> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let alone = Package { design: design.clone(), files: Files::new() };
    let named = alone.missing().into_iter().filter(|name| folder.join(name).is_file());
    let listed = fs::read_dir(folder.join("pictures")).into_iter().flatten().flatten();
    let listed = listed.map(|entry| format!("pictures/{}", entry.file_name().to_string_lossy()));
    named.chain(listed.filter(|name| package::is_file_path(name))).collect()
}

fn look(opened: &Opened) -> Vec<Remark> {
    let shelf = Shelf { files: Some(opened.known.clone()), pictures: Some(&gallery::known) };
    review::check(&opened.design, &shelf, Effort::default())
}

/// Does every mend that is ready, one after the other, and looks again after each; says how many.
fn mend(
    opened: &mut Opened,
    remarks: &mut Vec<Remark>,
    mut tell: impl FnMut(Message) -> std::io::Result<()>,
) -> Result<usize, Halt> {
    let (mut tried, mut mended) = (Vec::new(), 0);
    while tried.len() < MOST_MENDS {
        let mut ready = remarks.iter().filter_map(|remark| remark.mend.clone());
        // The same mend twice would not help the second time either.
        let Some(edit) = ready.find(|edit| !tried.contains(edit)) else { break };
        if let Ok(design) = edited(&opened.design, &edit) {
            opened.design = design;
            opened.faults.clear();
            tell(edit.label())?;
            *remarks = look(opened);
            mended += 1;
        }
        tried.push(edit);
    }
    Ok(mended)
}

fn write(file: &Path, opened: &Opened) -> Result<(), Halt> {
    let bytes = match &opened.held {
        Some(held) => package::pack(&opened.design, held).map_err(|error| Halt::because(&error))?,
        None => design::files::write(&opened.design).into_bytes(),
    };
    files::save(&open::file_of(file), bytes, true).map_err(Halt::Refused)
}

fn tell(opened: &Opened, remarks: &[Remark], console: &mut Console<'_>) -> Result<(), Halt> {
    if remarks.is_empty() {
        return Ok(console.say_key("designs.fits")?);
    }
    for remark in remarks {
        let severity = console.words(&severity(remark.severity));
        let place = console.words(&placed(opened, remark));
        let advice = console.words(&remark.suggestion);
        console.line(&format!("{severity}. {place}\n    {advice}"))?;
    }
    let ready = remarks.iter().filter(|remark| remark.mend.is_some()).count();
    if ready > 0 {
        console.say(&Message::new("checked.ready").with("count", ready))?;
    }
    Ok(())
}

/// What is the matter behind its place: the line where the file tells it, the variant if it is
/// only one's.
fn placed(opened: &Opened, remark: &Remark) -> Message {
    let fault = opened
        .faults
        .iter()
        .find(|fault| fault.path == remark.place.path && fault.what() == remark.what);
    if let Some(fault) = fault {
        return fault.message();
    }
    let path = i18n::Value::Text(remark.place.path.clone());
    let (key, what) = ("design.in-path", remark.what.clone());
    let message = Message::new(key).with("path", path).with("what", what);
    match &remark.place.variant {
        Some(variant) => Message::new("checked.of-variant")
            .with("variant", variant.as_str())
            .with("what", message),
        None => message,
    }
}

fn severity(severity: Severity) -> Message {
    Message::new(match severity {
        Severity::StopsPlay => "checked.stops-play",
        Severity::Surprises => "checked.surprises",
        Severity::Advice => "checked.advice",
    })
}

fn tell_json(remarks: &[Remark], console: &mut Console<'_>) -> Result<(), Halt> {
    let told: Vec<serde_json::Value> = remarks
        .iter()
        .map(|remark| {
            serde_json::json!({
                "key": remark.key(),
                "severity": remark.severity,
                "place": remark.place,
                "what": console.words(&remark.what),
                "suggestion": console.words(&remark.suggestion),
                "mend": remark.mend,
            })
        })
        .collect();
    Ok(console.json(&told)?)
}
