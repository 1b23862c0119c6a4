//! Commands that take a game: one below them for each game of the catalogue, with its options.

use std::path::PathBuf;

use clap::{Arg, Command, value_parser};
use game::{Card, OptionKind, OptionSpec};

use super::{
    DEPTH, DESIGN_COMMAND, DIVIDE, FORCE, LOAD, MOVES, NAMES, OUTPUT, PERFT, PICTURE, PLAY, RANDOM,
    SEED, TOKENS, Tree, lasting,
};

impl Tree<'_> {
    pub(super) fn play(&self) -> Command {
        let examples = [
            "marelle play othello --names Anna,Ben",
            "marelle play othello --level 4",
            "marelle play quoridor --size 7 --seat 1=level:5",
        ];
        let load = self.option(LOAD, &self.say("usage.name-file"), "usage.play-load");
        let load = load.value_parser(value_parser!(PathBuf));
        self.of_games(self.command(PLAY, "usage.play", &examples), |command| {
            self.with_machines(self.with_people(command))
        })
        .arg(load.global(true))
    }

    /// How players are called and what stands for them on the board.
    pub(super) fn with_people(&self, command: Command) -> Command {
        command
            .arg(self.option(NAMES, "A,B", "usage.play-names").value_delimiter(','))
            .arg(self.option(TOKENS, "@,#", "usage.play-tokens").value_delimiter(','))
    }

    pub(super) fn perft(&self) -> Command {
        let examples = ["marelle perft othello 8", "marelle perft quoridor 3 --size 5 --divide"];
        self.of_games(self.command(PERFT, "usage.perft", &examples), |command| {
            command
                .arg(self.positional(DEPTH, "usage.name-depth", "usage.perft-depth").required(true))
                .arg(self.flag(DIVIDE, "usage.perft-divide"))
        })
        .subcommand(self.perft_of_design())
        .subcommand_required(true)
    }

    /// `perft design:<file>`, read as `perft design <file>`.
    fn perft_of_design(&self) -> Command {
        self.command(DESIGN_COMMAND, "usage.perft-design", &["marelle perft design:peg.json 4"])
            .arg(self.design())
            .arg(self.positional(DEPTH, "usage.name-depth", "usage.perft-depth").required(true))
            .arg(self.flag(DIVIDE, "usage.perft-divide"))
            .arg(self.settings())
            .arg(self.option(SEED, "N", "usage.seed"))
    }

    pub(super) fn picture(&self) -> Command {
        let examples = [
            "marelle picture memory -o memory.svg",
            "marelle picture goose players=3 --random 20 -o goose.svg",
            "marelle picture design:memory.json -o memory.svg",
        ];
        let of_design = self
            .command(DESIGN_COMMAND, "usage.picture-design", &[])
            .arg(self.design())
            .arg(self.settings())
            .arg(self.option(SEED, "N", "usage.seed"));
        self.of_games(self.command(PICTURE, "usage.picture", &examples), |command| {
            self.with_moment(command)
        })
        .subcommand(self.with_moment(of_design))
        .subcommand_required(true)
    }

    /// Which moment of a game is drawn, and where to.
    fn with_moment(&self, command: Command) -> Command {
        let moves = self.option(MOVES, "M,M", "usage.picture-moves").value_delimiter(',');
        let random = self.option(RANDOM, "N", "usage.picture-random");
        let output =
            self.option(OUTPUT, &self.say("usage.name-file"), "usage.picture-output").short('o');
        command
            .arg(moves)
            .arg(random.value_parser(value_parser!(u32)))
            .arg(output.value_parser(value_parser!(PathBuf)))
            .arg(self.flag(FORCE, "usage.new-force"))
    }

    /// Adds a command for each game; unknown ids are left to the catalogue to refuse.
    pub(super) fn of_games(&self, parent: Command, finish: impl Fn(Command) -> Command) -> Command {
        let cards = catalogue::families().iter().map(catalogue::Family::card);
        let games = cards.map(|card| {
            let (id, headline) = (card.id.to_string(), crate::games::headline(self.words, card));
            let command = self.command_about(lasting(id), headline, &[]);
            let options = card.options.iter().map(|spec| self.declared_option(card, spec));
            let seed = self.option(SEED, "N", "usage.seed");
            finish(command.args(options)).arg(self.settings()).arg(seed)
        });
        parent
            .subcommands(games)
            .allow_external_subcommands(true)
            .subcommand_help_heading(self.heading("usage.heading-games"))
            .subcommand_value_name(lasting(self.say("usage.name-game")))
    }

    /// An option that a game declares on its card.
    fn declared_option(&self, card: &Card, spec: &OptionSpec) -> Arg {
        let value = match spec.kind {
            OptionKind::Number { .. } | OptionKind::Numbers(_) => "N",
            OptionKind::Choice(_) | OptionKind::Words(_) => "X",
        };
        self.game_option(spec.name, value, crate::games::option_help(self.words, card, spec))
    }
}
