//! The commands of the workshop, which take files instead of games of the catalogue.

use std::ffi::OsString;
use std::path::PathBuf;

use catalogue::DESIGN;
use clap::{Arg, Command, value_parser};

use crate::files::is_file_name;

use super::{
    ASCII, CHECK, DATA, DESIGN_COMMAND, FILE, JSON, LANG, LIBRARY, LOAD, MACHINE, MATCH, MEND,
    PACK, PERFT, PICTURE, PLAY, PLAYS, SCHEMA, SEED, STATS, SVG, TARGET, TEST, TOURNAMENT, Tree,
    UNPACK, WORKSHOP,
};

/// How well machines play whose plays are counted.
pub(crate) const STATS_LEVEL: &str = "level";
/// For whom a game of the library shall be, and what it shall train.
pub(crate) const AGE: &str = "age";
pub(crate) const PLAYERS: &str = "players";
pub(crate) const SKILL: &str = "skill";

const PACKING: [&str; 2] =
    ["marelle workshop pack my-game my-game.marelle", "marelle workshop pack memory mine.marelle"];
const UNPACKING: [&str; 1] = ["marelle workshop unpack mine.marelle mine"];

impl Tree<'_> {
    pub(super) fn workshop(&self) -> Command {
        let examples = [
            "marelle workshop new memory cat dog cow -o memory.json",
            "marelle workshop play memory.json",
            "marelle workshop check memory.json",
            "marelle workshop stats memory.json",
            "marelle workshop library",
            "marelle workshop pictures cat",
            "marelle workshop pack memory memory.marelle",
        ];
        self.command(WORKSHOP, "usage.workshop", &examples).subcommand_required(true).subcommands([
            self.workshop_new(),
            self.workshop_play(),
            self.workshop_check(),
            self.workshop_stats(),
            self.workshop_library(),
            self.workshop_pictures(),
            self.command(SCHEMA, "usage.workshop-schema", &[]),
            self.command(PACK, "usage.workshop-pack", &PACKING)
                .arg(self.path(FILE, "usage.name-source", "usage.pack-source"))
                .arg(self.path(TARGET, "usage.name-file", "usage.pack-target")),
            self.command(UNPACK, "usage.workshop-unpack", &UNPACKING)
                .arg(self.path(FILE, "usage.name-file", "usage.unpack-source"))
                .arg(self.path(TARGET, "usage.name-folder", "usage.unpack-target")),
        ])
    }

    fn workshop_check(&self) -> Command {
        let examples = [
            "marelle workshop check memory.json",
            "marelle workshop check memory.json --mend",
            "marelle workshop check memory.json --json",
        ];
        self.command(CHECK, "usage.workshop-check", &examples)
            .arg(self.design())
            .arg(self.flag(MEND, "usage.check-mend"))
            .arg(self.flag(JSON, "usage.json"))
    }

    fn workshop_stats(&self) -> Command {
        let examples = [
            "marelle workshop stats memory.json --plays 500 --svg memory.svg",
            "marelle workshop stats memory.json --machine players=2",
            "marelle workshop stats memory.json --level 4 --plays 50",
        ];
        let number = |name, help| self.option(name, "N", help).value_parser(value_parser!(u64));
        let svg = self.option(SVG, &self.say("usage.name-file"), "usage.stats-svg");
        let level = self.option(STATS_LEVEL, "1-10", "usage.stats-level");
        let level = level.value_parser(value_parser!(u8).range(1..=10)).conflicts_with(MACHINE);
        self.command(STATS, "usage.workshop-stats", &examples)
            .arg(self.design())
            .arg(self.settings())
            .arg(number(PLAYS, "usage.stats-plays"))
            .arg(number(SEED, "usage.seed"))
            .arg(self.flag(MACHINE, "usage.stats-machine"))
            .arg(level)
            .arg(svg.value_parser(value_parser!(PathBuf)))
            .arg(self.flag(JSON, "usage.json"))
    }

    fn workshop_library(&self) -> Command {
        let examples = [
            "marelle workshop library",
            "marelle workshop library --age 5 --players 2",
            "marelle workshop library --skill memory",
        ];
        let number = |name, value, help| {
            self.option(name, value, help).value_parser(value_parser!(u8).range(1..=99))
        };
        self.command(LIBRARY, "usage.workshop-library", &examples)
            .arg(number(AGE, "4-99", "usage.library-age"))
            .arg(number(PLAYERS, "1-6", "usage.library-players"))
            .arg(self.option(SKILL, &self.say("usage.name-skill"), "usage.library-skill"))
            .arg(self.flag(JSON, "usage.json"))
    }

    fn workshop_play(&self) -> Command {
        let examples = ["marelle workshop play memory.json", "marelle workshop play pigeon-vole"];
        let play = self.command(PLAY, "usage.workshop-play", &examples);
        self.with_machines(self.with_people(play))
            .arg(self.design())
            .arg(self.settings())
            .arg(self.option(SEED, "N", "usage.seed"))
            .arg(
                self.option(LOAD, &self.say("usage.name-file"), "usage.play-load")
                    .value_parser(value_parser!(PathBuf)),
            )
            .arg(self.flag(TEST, "usage.play-test"))
    }

    pub(super) fn design(&self) -> Arg {
        self.path(FILE, "usage.name-file", "usage.design-file")
    }

    fn path(&self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        self.positional(name, value, help).value_parser(value_parser!(PathBuf)).required(true)
    }
}

/// Reads `play <file>` and `play design:<file>` as `workshop play <file>`, which has the options
/// of designs, and `perft <file>` as `perft design <file>`, and the others likewise.
pub(crate) fn with_designs(mut args: Vec<OsString>) -> Vec<OsString> {
    let at = after_common_options(&args, 1);
    let command = args.get(at).and_then(|arg| OF_GAMES.into_iter().find(|name| arg == name));
    let named = after_common_options(&args, at + 1);
    let file = args.get(named).and_then(design_file);
    let (Some(command), Some(file)) = (command, file) else { return args };
    let (at, word) = if command == PLAY { (at, WORKSHOP) } else { (at + 1, DESIGN_COMMAND) };
    // The file stands at its place, and the word goes before it.
    args[named] = file;
    args.insert(at, OsString::from(word));
    args
}

/// The commands that take a game of the shelf or a design.
const OF_GAMES: [&str; 5] = [PLAY, PERFT, MATCH, TOURNAMENT, PICTURE];

/// The first place from here on without an option that every command has.
fn after_common_options(args: &[OsString], mut at: usize) -> usize {
    while let Some(option) = args.get(at).and_then(|arg| arg.to_str()?.strip_prefix("--")) {
        at += match option.split_once('=').map_or(option, |(name, _)| name) {
            LANG | DATA if !option.contains('=') => 2,
            ASCII | LANG | DATA => 1,
            _ => break,
        };
    }
    at
}

/// The file that stands where a game could be named.
fn design_file(arg: &OsString) -> Option<OsString> {
    let text = arg.to_str()?;
    let named = is_file_name(text).then_some(text);
    Some(OsString::from(text.strip_prefix(DESIGN).or(named)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_in_the_place_of_a_game_is_a_design() {
        let cases = [
            ("play memory.json --seed 1", "workshop play memory.json --seed 1"),
            ("play design:my-game", "workshop play my-game"),
            ("--lang fr play my.marelle", "--lang fr workshop play my.marelle"),
            ("play --lang fr --ascii my.json", "workshop play --lang fr --ascii my.json"),
            ("play --lang=fr my.json", "workshop play --lang=fr my.json"),
            ("perft design:peg.json 4", "perft design peg.json 4"),
            ("match my.json --a level:1", "match design my.json --a level:1"),
            ("tournament my.json --player level:1", "tournament design my.json --player level:1"),
            ("picture --data d my.json", "picture design --data d my.json"),
            ("--data match play my.json", "--data match workshop play my.json"),
        ];
        let words = |line: &str| -> Vec<OsString> {
            std::iter::once("marelle").chain(line.split(' ')).map(OsString::from).collect()
        };
        for (line, wanted) in cases {
            assert_eq!(with_designs(words(line)), words(wanted), "{line}");
        }
        for same in [
            "play",
            "play othello",
            "play --load my.marelle",
            "play othello --load my.marelle",
            "workshop play my.json",
            "workshop --lang fr play my.json",
            "workshop new memory play my.json",
            "games my.json",
            "play --data",
        ] {
            assert_eq!(with_designs(words(same)), words(same), "{same}");
        }
    }
}
