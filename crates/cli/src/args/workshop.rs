//! The commands of the workshop, which take files instead of games of the catalogue.

use std::ffi::OsString;
use std::path::PathBuf;

use catalogue::DESIGN;
use clap::{Arg, Command, value_parser};

use crate::files::is_file_name;

use super::{
    CHECK, DESIGN_COMMAND, FILE, JSON, LIBRARY, LOAD, MACHINE, MATCH, MEND, PACK, PERFT, PICTURE,
    PLAY, PLAYS, SCHEMA, SEED, STATS, SVG, TARGET, TEST, Tree, UNPACK, WORKSHOP,
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
        let svg = self.option(SVG, "FILE", "usage.stats-svg");
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
            .arg(self.option(SKILL, "SKILL", "usage.library-skill"))
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
    let file = |arg: &OsString| {
        let text = arg.to_str()?;
        let named = is_file_name(text).then_some(text);
        Some(OsString::from(text.strip_prefix(DESIGN).or(named)?))
    };
    let is_of_workshop = |at: usize| at.checked_sub(1).is_some_and(|at| args[at] == WORKSHOP);
    let found = args.windows(2).zip(0..).find_map(|(pair, at)| match pair {
        // `workshop play <file>` is what it says already.
        _ if is_of_workshop(at) => None,
        [command, game] if [PLAY, PERFT, MATCH, PICTURE].iter().any(|known| command == known) => {
            Some((at, file(game)?))
        }
        _ => None,
    });
    if let Some((at, file)) = found {
        let is = |name| args.get(at).is_some_and(|command| command == name);
        let command = match [PLAY, MATCH, PICTURE].map(is) {
            [true, ..] => [WORKSHOP, PLAY],
            [_, true, _] => [MATCH, DESIGN_COMMAND],
            [.., true] => [PICTURE, DESIGN_COMMAND],
            _ => [PERFT, DESIGN_COMMAND],
        };
        args.splice(at..at + 2, command.map(OsString::from).into_iter().chain([file]));
    }
    args
}
