//! `marelle games`: what is on the shelf, and what can be chosen in one game.

use std::path::Path;

use catalogue::DESIGN;
use clap::ArgMatches;
use game::{Card, OptionDefault, OptionKind, OptionSpec, Settings};
use i18n::{Message, Translator, Value};

use crate::args;
use crate::console::Console;
use crate::designs;
use crate::files::is_file_name;
use crate::halt::Halt;

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    match matches.get_one::<String>(args::GAME) {
        None => list(console),
        Some(id) if id.starts_with(DESIGN) || is_file_name(id) => {
            let id = &designs::id_of(Path::new(id.strip_prefix(DESIGN).unwrap_or(id)));
            let name = designs::name(id, console.words.lang())?;
            let game = designs::open(id, &Settings::none());
            describe(&name, game.map_err(|error| Halt::because(&error))?.card(), console)
        }
        Some(id) => {
            let family = catalogue::family(id).map_err(|error| Halt::usage(&error))?;
            describe(&headline(console.words, family.card()), family.card(), console)
        }
    }
}

fn list(console: &mut Console<'_>) -> Result<(), Halt> {
    console.say_key("cli.games-heading")?;
    let width = catalogue::ids().map(|id| id.chars().count() + 2).max().unwrap_or_default();
    let (designs, games): (Vec<_>, Vec<_>) =
        catalogue::families().iter().partition(|family| family.design().is_some());
    for (heading, families) in [(None, games), (Some("cli.library-heading"), designs)] {
        if let Some(heading) = heading {
            console.line("")?;
            console.say_key(heading)?;
        }
        for card in families.into_iter().map(catalogue::Family::card) {
            console.line(&format!("  {:<width$}{}", card.id, headline(console.words, card)))?;
        }
    }
    console.line("")?;
    console.say_key("cli.games-more")?;
    console.say_key("cli.games-designs")?;
    Ok(())
}

fn describe(headline: &str, card: &Card, console: &mut Console<'_>) -> Result<(), Halt> {
    console.line(headline)?;
    if !card.options.is_empty() {
        console.line("")?;
        console.say_key("cli.options-heading")?;
        for spec in card.options.iter() {
            let pair = format!("{}={}", spec.name, spec.kind);
            let words = option_words(console.words, card, spec);
            // A pair too long for its column stands on a line of its own.
            if pair.chars().count() < PAIR_WIDTH {
                console.line(&format!("  {pair:<PAIR_WIDTH$}{words}"))?;
            } else {
                console.line(&format!("  {pair}\n  {:<PAIR_WIDTH$}{words}", ""))?;
            }
        }
    }
    for (heading, part) in [("cli.moves-heading", "notation"), ("cli.rules-heading", "rules")] {
        if let Some(text) = part_of(console.words, card, part) {
            console.line("")?;
            console.say_key(heading)?;
            for line in text.lines() {
                console.line(&format!("  {line}"))?;
            }
        }
    }
    console.line("")?;
    console.say_key("cli.example-heading")?;
    Ok(console.line(&format!("  {}", example(card)))?)
}

/// The column of what an option takes.
const PAIR_WIDTH: usize = 24;

/// The title and, where the game has one, its summary.
pub(crate) fn headline(words: &Translator, card: &Card) -> String {
    let title = words.say(&Message::new(card.id.clone()));
    match part_of(words, card, "summary") {
        Some(summary) if title.ends_with(['?', '!']) => format!("{title} {summary}"),
        Some(summary) => format!("{title}. {summary}"),
        None => title,
    }
}

/// What an option is for, its range and its default, for the help of a flag.
pub(crate) fn option_help(words: &Translator, card: &Card, spec: &OptionSpec) -> String {
    format!("{} [{}]", option_words(words, card, spec), spec.kind)
}

fn option_words(words: &Translator, card: &Card, spec: &OptionSpec) -> String {
    let default = match spec.default {
        OptionDefault::Is(value) => value.to_owned(),
        OptionDefault::Follows(key) => words.say(&Message::new(key)),
    };
    let default = words.say(&Message::new("cli.default").with("value", Value::Text(default)));
    match part_of(words, card, &format!("option-{}", spec.name)) {
        Some(text) => format!("{}. {default}", text.trim_end_matches('.')),
        None => default,
    }
}

fn part_of(words: &Translator, card: &Card, part: &str) -> Option<String> {
    let key = key_of(&card.id, part);
    words.has(&key).then(|| words.say(&Message::new(key)))
}

/// The key of a part of a game's own words; designs share the workshop's.
pub(crate) fn key_of(id: &str, part: &str) -> String {
    if id.starts_with(DESIGN) { format!("workshop.{part}") } else { format!("{id}.{part}") }
}

/// A line to try, with another value for the game's first option where it has any.
fn example(card: &Card) -> String {
    // The options of a design are not known before its file is read, so they are no flags.
    let is_design = card.id.starts_with(DESIGN);
    let option = card.options.first().and_then(|spec| {
        let (name, value) = (spec.name, other_value(spec)?);
        Some(if is_design { format!(" {name}={value}") } else { format!(" --{name} {value}") })
    });
    format!("marelle play {}{}", card.id, option.unwrap_or_default())
}

/// The last value of an option that is not its default.
fn other_value(spec: &OptionSpec) -> Option<String> {
    let values: Vec<String> = match &spec.kind {
        OptionKind::Number { min, max } => vec![min.to_string(), max.to_string()],
        OptionKind::Numbers(list) => list.iter().map(u32::to_string).collect(),
        OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
        OptionKind::Words(words) => words.clone(),
    };
    values
        .into_iter()
        .rev()
        .find(|value| !matches!(spec.default, OptionDefault::Is(usual) if usual == value))
}
