//! `marelle games`: what is on the shelf, and what can be chosen in one game.

use clap::ArgMatches;
use game::{Card, OptionDefault, OptionKind, OptionSpec};
use i18n::{Message, Translator, Value};

use crate::args;
use crate::console::Console;
use crate::halt::Halt;

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    match matches.get_one::<String>(args::GAME) {
        None => list(console),
        Some(id) => {
            let family = catalogue::family(id).map_err(|error| Halt::usage(&error))?;
            describe(family.card(), console)
        }
    }
}

fn list(console: &mut Console<'_>) -> Result<(), Halt> {
    console.say_key("cli.games-heading")?;
    for card in catalogue::families().iter().map(catalogue::Family::card) {
        console.line(&format!("  {:<12}{}", card.id, headline(console.words, card)))?;
    }
    console.line("")?;
    console.say_key("cli.games-more")?;
    Ok(())
}

fn describe(card: &Card, console: &mut Console<'_>) -> Result<(), Halt> {
    console.line(&headline(console.words, card))?;
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
    let key = format!("{}.{part}", card.id);
    words.has(&key).then(|| words.say(&Message::new(key)))
}

/// A line to try, with another value for the game's first option where it has any.
fn example(card: &Card) -> String {
    let option = card.options.first().and_then(|spec| {
        let value = other_value(spec)?;
        Some(format!(" --{} {value}", spec.name))
    });
    format!("marelle play {}{}", card.id, option.unwrap_or_default())
}

/// The last value of an option that is not its default.
fn other_value(spec: &OptionSpec) -> Option<String> {
    let values: Vec<String> = match &spec.kind {
        OptionKind::Number { min, max } => vec![min.to_string(), max.to_string()],
        OptionKind::Numbers(list) => list.iter().map(u32::to_string).collect(),
        OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
    };
    values
        .into_iter()
        .rev()
        .find(|value| !matches!(spec.default, OptionDefault::Is(usual) if usual == value))
}
