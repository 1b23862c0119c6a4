//! The commands of the workshop, which take files instead of games of the catalogue.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Arg, Command, value_parser};

use super::{CHECK, FILE, NAMES, PACK, PLAY, SCHEMA, SEED, TARGET, Tree, UNPACK, WORKSHOP};
use crate::designs::DESIGN;

impl Tree<'_> {
    pub(super) fn workshop(&self) -> Command {
        let examples = [
            "marelle workshop play memory.json",
            "marelle workshop check memory.json",
            "marelle workshop pack memory memory.marelle",
        ];
        self.command(WORKSHOP, "usage.workshop", &examples).subcommand_required(true).subcommands([
            self.workshop_play(),
            self.command(CHECK, "usage.workshop-check", &[]).arg(self.design()),
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

    fn workshop_play(&self) -> Command {
        self.command(PLAY, "usage.workshop-play", &[])
            .arg(self.design())
            .arg(self.settings())
            .arg(self.option(NAMES, "A,B", "usage.play-names").value_delimiter(','))
            .arg(self.option(SEED, "N", "usage.seed"))
    }

    fn design(&self) -> Arg {
        self.path(FILE, "usage.name-file", "usage.design-file")
    }

    fn path(&self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        self.positional(name, value, help).value_parser(value_parser!(PathBuf)).required(true)
    }
}

/// Reads `play design:<file>` as `workshop play <file>`, which has the options of designs.
pub(crate) fn with_designs(mut args: Vec<OsString>) -> Vec<OsString> {
    let is_play = |pair: &[OsString]| {
        pair[0] == PLAY && pair[1].to_str().is_some_and(|text| text.starts_with(DESIGN))
    };
    if let Some(at) = args.windows(2).position(is_play) {
        let file = args[at + 1].to_string_lossy()[DESIGN.len()..].into();
        args.splice(at..at + 2, [WORKSHOP.into(), PLAY.into(), file]);
    }
    args
}
