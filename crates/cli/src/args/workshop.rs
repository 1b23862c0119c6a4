//! The commands of the workshop, which take files instead of games of the catalogue.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Arg, Command, value_parser};
use makers::{Field, FieldKind, Form, Kind};

use super::{
    CHECK, DESIGN_COMMAND, FILE, FORCE, FROM, JSON, LOAD, MACHINE, MATCH, MEND, NAMES, NEW, OUTPUT,
    PACK, PERFT, PLAY, PLAYS, SCHEMA, SEED, STATS, SVG, TARGET, Tree, UNPACK, WORDS, WORKSHOP,
};
use crate::designs::DESIGN;

impl Tree<'_> {
    pub(super) fn workshop(&self) -> Command {
        let examples = [
            "marelle workshop new memory cat dog cow -o memory.json",
            "marelle workshop play memory.json",
            "marelle workshop check memory.json",
            "marelle workshop stats memory.json",
            "marelle workshop pictures cat",
            "marelle workshop pack memory memory.marelle",
        ];
        self.command(WORKSHOP, "usage.workshop", &examples).subcommand_required(true).subcommands([
            self.workshop_new(),
            self.workshop_play(),
            self.workshop_check(),
            self.workshop_stats(),
            self.workshop_pictures(),
            self.command(SCHEMA, "usage.workshop-schema", &[]),
            self.command(PACK, "usage.workshop-pack", &[])
                .arg(self.path(FILE, "usage.name-source", "usage.pack-source"))
                .arg(self.path(TARGET, "usage.name-file", "usage.pack-target")),
            self.command(UNPACK, "usage.workshop-unpack", &[]).arg(self.design()).arg(self.path(
                TARGET,
                "usage.name-folder",
                "usage.unpack-target",
            )),
        ])
    }

    fn workshop_new(&self) -> Command {
        let examples: Vec<&str> = Kind::ALL.into_iter().map(example).collect();
        self.command(NEW, "usage.workshop-new", &examples)
            .subcommand_required(true)
            .subcommands(Kind::ALL.map(|kind| self.maker(kind)))
    }

    /// A maker with its fields as options; the list comes from a file, the input or the words.
    fn maker(&self, kind: Kind) -> Command {
        let from = self.option(FROM, "FILE|-", "usage.new-from").long("from");
        let output = self.option(OUTPUT, "FILE", "usage.new-output").short('o');
        let fields = Form::fields(kind);
        let own = fields.iter().filter(|field| is_option(field)).map(|field| {
            let value = match field.kind {
                FieldKind::Text => field.name.to_uppercase(),
                _ => field.wanted(),
            };
            self.option(field.name, &value, "usage.new-output").help(self.words.say(&field.label()))
        });
        self.command(kind.name(), "usage.workshop-new", &[example(kind)])
            .about(self.words.say(&kind.summary()))
            .arg(self.positional(WORDS, "usage.name-word", "usage.new-words").num_args(0..))
            .arg(from.value_parser(value_parser!(PathBuf)).conflicts_with(WORDS))
            .arg(output.value_parser(value_parser!(PathBuf)))
            .arg(self.flag(FORCE, "usage.new-force"))
            .args(own.collect::<Vec<_>>())
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
        ];
        let number = |name, help| self.option(name, "N", help).value_parser(value_parser!(u64));
        let svg = self.option(SVG, "FILE", "usage.stats-svg");
        self.command(STATS, "usage.workshop-stats", &examples)
            .arg(self.design())
            .arg(self.settings())
            .arg(number(PLAYS, "usage.stats-plays"))
            .arg(number(SEED, "usage.seed"))
            .arg(self.flag(MACHINE, "usage.stats-machine"))
            .arg(svg.value_parser(value_parser!(PathBuf)))
            .arg(self.flag(JSON, "usage.json"))
    }

    fn workshop_play(&self) -> Command {
        let play = self.command(PLAY, "usage.workshop-play", &[]);
        self.with_machines(play)
            .arg(self.design())
            .arg(self.settings())
            .arg(self.option(NAMES, "A,B", "usage.play-names").value_delimiter(','))
            .arg(self.option(SEED, "N", "usage.seed"))
            .arg(
                self.option(LOAD, &self.say("usage.name-file"), "usage.play-load")
                    .value_parser(value_parser!(PathBuf)),
            )
    }

    pub(super) fn design(&self) -> Arg {
        self.path(FILE, "usage.name-file", "usage.design-file")
    }

    fn path(&self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        self.positional(name, value, help).value_parser(value_parser!(PathBuf)).required(true)
    }
}

/// Whether a field of a form is an option of its own: the list has three ways in, and the
/// language is that of the whole command.
pub(crate) const fn is_option(field: &Field) -> bool {
    !matches!(field.kind, FieldKind::Lines) && !matches!(field.name.as_bytes(), b"lang")
}

/// One way to call each maker.
const fn example(kind: Kind) -> &'static str {
    match kind {
        Kind::Memory => "marelle workshop new memory --from words.txt -o memory.json",
        Kind::Families => "marelle workshop new families --from table.csv",
        Kind::PigeonVole => "marelle workshop new pigeon-vole \"bee;flies\" \"cow;walks\"",
        Kind::Spelling => "marelle workshop new spelling cat dog --letters capitals",
        Kind::Arithmetic => "marelle workshop new arithmetic --operation plus --largest 20",
        Kind::OneAmong => "marelle workshop new one-among \"Who flies?\" \"*bee\" cow dog",
        Kind::SomeAmong => "marelle workshop new some-among \"Who flies?\" \"*bee\" \"*owl\" cow",
        Kind::Dominoes => "marelle workshop new dominoes \"cat;chat\" \"dog;chien\" \"cow;vache\"",
        Kind::SlidingPuzzle => "marelle workshop new sliding-puzzle --rows 4 --columns 4",
        Kind::Jigsaw => "marelle workshop new jigsaw --picture photo.jpg --pieces 12",
        Kind::Goose => "marelle workshop new goose \"6: bridge 12\" \"19: inn\" --cells 40",
        Kind::PegSolitaire => "marelle workshop new peg-solitaire --from drawing.txt",
        Kind::BlockPuzzle => "marelle workshop new block-puzzle --from drawing.txt --goal b4",
    }
}

/// Reads `play design:<file>` as `workshop play <file>`, which has the options of designs, and
/// `perft design:<file>` as `perft design <file>`, and `match` likewise.
pub(crate) fn with_designs(mut args: Vec<OsString>) -> Vec<OsString> {
    let file = |arg: &OsString| Some(OsString::from(arg.to_str()?.strip_prefix(DESIGN)?));
    let found = args.windows(2).zip(0..).find_map(|(pair, at)| match pair {
        [command, game] if command == PLAY || command == PERFT || command == MATCH => {
            Some((at, file(game)?))
        }
        _ => None,
    });
    if let Some((at, file)) = found {
        let is = |name| args.get(at).is_some_and(|command| command == name);
        let command = match (is(PLAY), is(MATCH)) {
            (true, _) => [WORKSHOP, PLAY],
            (_, true) => [MATCH, DESIGN_COMMAND],
            _ => [PERFT, DESIGN_COMMAND],
        };
        args.splice(at..at + 2, command.map(OsString::from).into_iter().chain([file]));
    }
    args
}
