//! `marelle workshop library`: the games that ship, with what an educator chooses by: age, skill,
//! number of players, and a line about what is done.

use clap::ArgMatches;
use i18n::Message;
use workshop::library::{Entry, entries};

use crate::args;
use crate::console::Console;
use crate::games::headline;
use crate::halt::Halt;

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let skill =
        matches.get_one::<String>(args::SKILL).map(|text| skill(text, console)).transpose()?;
    let number = |name| matches.get_one::<u8>(name).copied();
    let (age, players) = (number(args::AGE), number(args::PLAYERS));
    let is_wanted = |entry: &&Entry| {
        age.is_none_or(|age| entry.age <= age)
            && players.is_none_or(|players| entry.players.contains(&players))
            && skill.as_ref().is_none_or(|skill| entry.skills.contains(skill))
    };
    let found: Vec<&Entry> = entries().iter().filter(is_wanted).collect();
    if matches.get_flag(args::JSON) {
        return tell_json(&found, console);
    }
    if found.is_empty() {
        return Err(Halt::Refused(Message::new("shelved.none")));
    }
    let width = found.iter().map(|entry| entry.id.chars().count() + 2).max().unwrap_or_default();
    for entry in &found {
        let headline = headline(console.words, entry.card());
        console.line(&format!("{:<width$}{headline}", entry.id))?;
        console.line(&format!("{:<width$}{}", "", first_line(entry, console)))?;
    }
    console.say_key("shelved.play")?;
    Ok(console.say_key("shelved.copy")?)
}

/// The first line of what players are told.
fn first_line<'a>(entry: &'a Entry, console: &Console<'_>) -> &'a str {
    let told = entry.design.instructions.in_lang(console.words.lang());
    told.lines().next().unwrap_or_default()
}

/// The skill that a person names by its id or in the language of the command.
fn skill(text: &str, console: &Console<'_>) -> Result<String, Halt> {
    let mut known: Vec<&String> = entries().iter().flat_map(|entry| &entry.skills).collect();
    known.sort_unstable();
    known.dedup();
    let name = |skill: &str| console.words(&Message::new(format!("shelf.skill-{skill}")));
    let wanted = text.trim().to_lowercase();
    if let Some(skill) = known.iter().find(|skill| ***skill == wanted || name(skill) == wanted) {
        return Ok((*skill).clone());
    }
    let names: Vec<String> = known.iter().map(|skill| name(skill)).collect();
    let names = i18n::Value::Text(names.join(", "));
    Err(Halt::Usage(Message::new("shelved.no-skill").with("text", text).with("known", names)))
}

fn tell_json(found: &[&Entry], console: &mut Console<'_>) -> Result<(), Halt> {
    let lang = console.words.lang();
    let told: Vec<serde_json::Value> = found
        .iter()
        .map(|entry| {
            serde_json::json!({
                "id": entry.id,
                "name": entry.design.name.in_lang(lang),
                "age": entry.age,
                "players": entry.players,
                "skills": entry.skills,
                "instructions": entry.design.instructions.in_lang(lang),
            })
        })
        .collect();
    Ok(console.json(&told)?)
}
