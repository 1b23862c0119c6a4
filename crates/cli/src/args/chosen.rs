//! The game that the arguments ask for.

use std::path::PathBuf;
use std::sync::Arc;

use clap::ArgMatches;
use game::{AnyGame, Settings};
use i18n::Message;

use super::{DESIGN_COMMAND, FILE, SEED, SETTINGS};
use crate::designs;
use crate::halt::Halt;

/// A game with its options, and the seed if one was given.
pub(crate) struct Chosen {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) seed: Option<u64>,
}

impl Chosen {
    /// The game of this id with the options of its command, as flags or as `name=value`.
    pub(crate) fn from_flags(id: &str, matches: &ArgMatches) -> Result<Self, Halt> {
        let family = catalogue::family(id).map_err(|error| Halt::usage(&error))?;
        let names = family.card().options.iter().map(|spec| spec.name);
        let flags = names.chain([SEED]).filter_map(|name| {
            matches.get_one::<String>(name).map(|value| format!("{name}={value}"))
        });
        Self::open(id, flags.chain(pairs(matches)))
    }

    /// The game of this id, a design or not, with the options of its command.
    pub(crate) fn named(id: &str, matches: &ArgMatches) -> Result<Self, Halt> {
        if id == DESIGN_COMMAND {
            let file = matches.get_one::<PathBuf>(FILE).cloned().unwrap_or_default();
            return Self::from_design(&designs::id_of(&file), matches);
        }
        Self::from_flags(id, matches)
    }

    /// The game of this id with the options given as `name=value` only.
    pub(crate) fn from_pairs(id: &str, matches: &ArgMatches) -> Result<Self, Halt> {
        Self::open(id, pairs(matches))
    }

    /// The game of a design file, with the options given as `name=value` and the seed.
    pub(crate) fn from_design(id: &str, matches: &ArgMatches) -> Result<Self, Halt> {
        let seed = matches.get_one::<String>(SEED).map(|value| format!("{SEED}={value}"));
        Self::open(id, seed.into_iter().chain(pairs(matches)))
    }

    fn open(id: &str, pairs: impl Iterator<Item = String>) -> Result<Self, Halt> {
        let pairs: Vec<String> = pairs.collect();
        let settings = Settings::parse(pairs.iter().map(String::as_str));
        let mut settings = settings.map_err(|error| Halt::usage(&error))?;
        let seed = settings.take(SEED).map(|text| parse_seed(&text)).transpose()?;
        let game = designs::open(id, &settings).map_err(|error| match error.is_of_file() {
            true => Halt::because(&error),
            false => Halt::usage(&error),
        })?;
        Ok(Self { game, seed })
    }
}

fn pairs(matches: &ArgMatches) -> impl Iterator<Item = String> {
    matches.get_many::<String>(SETTINGS).unwrap_or_default().cloned()
}

fn parse_seed(text: &str) -> Result<u64, Halt> {
    let wrong = || Halt::Usage(Message::new("usage.not-a-number").with("text", text));
    text.parse().map_err(|_| wrong())
}
