//! `marelle workshop stats`: many plays of a design, counted; as a table, as JSON, as a picture.
//!
//! Ctrl-C ends the count early and tells what was found so far.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use game::{Level, Settings};
use i18n::Message;
use review::stats::{ByChance, Careful, Policy, Stats, Thinking, plot, table};

use super::open;
use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files, waiting};

pub(super) fn run(
    file: &Path,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let game = opened(file, matches)?;
    let mut policy: Box<dyn Policy> = match matches.get_one::<u8>(args::STATS_LEVEL) {
        Some(level) => {
            // The tree of commands lets only levels through.
            let level = Level::new(*level).unwrap_or(Level::USUAL);
            Box::new(Thinking::new(game.clone(), level))
        }
        None if matches.get_flag(args::MACHINE) => Box::new(Careful),
        None => Box::new(ByChance),
    };
    let mut stats = Stats::new(game);
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    let (plays, seed) = (number(args::PLAYS).unwrap_or(1000), number(args::SEED).unwrap_or(0));
    let bar = waiting::bar(plays);
    for _ in 0..plays {
        if waiting::is_stopped() {
            break;
        }
        stats.play(seed, policy.as_mut());
        bar.inc(1);
    }
    bar.finish_and_clear();
    tell(&stats, matches, console)
}

fn opened(file: &Path, matches: &ArgMatches) -> Result<workshop::DesignedGame, Halt> {
    let (design, faults) = open::load(file).map_err(|error| Halt::because(&error))?;
    if !faults.is_empty() {
        return Err(Halt::because(&workshop::OpenError::Faults(faults)));
    }
    let pairs = matches.get_many::<String>(args::SETTINGS).unwrap_or_default();
    let settings = Settings::parse(pairs.map(String::as_str));
    let settings = settings.map_err(|error| Halt::usage(&error))?;
    workshop::open("design", &design, &settings).map_err(|error| match error {
        workshop::OpenError::Option(_) => Halt::usage(&error),
        _ => Halt::because(&error),
    })
}

fn tell(stats: &Stats, matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let Some(summary) = stats.summary() else {
        return Err(Halt::Refused(Message::new("counted.nothing")));
    };
    let (lang, words) = (console.words.lang(), console.words);
    let say = |message: &Message| words.say(message);
    if matches.get_flag(args::JSON) {
        console.json(&summary)?;
    } else {
        let rows = table(&summary, lang, &say);
        let labels: Vec<String> = rows.iter().map(|row| say(&row.label)).collect();
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        for (label, row) in labels.iter().zip(&rows) {
            console.line(&format!("{label:<width$}  {}", row.value))?;
        }
    }
    let picture = matches.get_one::<PathBuf>(args::SVG);
    if let (Some(path), Some(svg)) = (picture, plot(stats, lang, &say)) {
        files::save(path, svg, false).map_err(Halt::Refused)?;
        if !matches.get_flag(args::JSON) {
            let drawn = Message::new("counted.drawn").with("file", files::shown(path));
            console.say(&drawn)?;
        }
    }
    Ok(())
}
