//! Commands and options about machines: who sits where, and matches between them.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};

use machine_host::Threads;

use super::{DESIGN_COMMAND, FILE, GAME, JSON, SEED, SVG, Tree};

pub(crate) const ANALYSE: &str = "analyse";
pub(crate) const MATCH: &str = "match";
pub(crate) const TOURNAMENT: &str = "tournament";

pub(crate) const ENTRANT: &str = "player";
pub(crate) const FIRST: &str = "a";
pub(crate) const LEVEL: &str = "level";
pub(crate) const MATCH_GAMES: &str = "games";
pub(crate) const MOVETIME: &str = "movetime";
pub(crate) const OPENING: &str = "opening";
pub(crate) const RECORDS: &str = "records";
pub(crate) const SEAT: &str = "seat";
pub(crate) const SECOND: &str = "b";
pub(crate) const SPRT: &str = "sprt";
pub(crate) const THREADS: &str = "threads";

impl Tree<'_> {
    /// The options that say which seats machines play.
    pub(super) fn with_machines(&self, command: Command) -> Command {
        let seat = self.option(SEAT, "2=level:5", "usage.play-seat").action(ArgAction::Append);
        let level = self.option(LEVEL, "1-10", "usage.play-level");
        let threads = self.option(THREADS, "N", "usage.play-threads");
        let most = i64::from(Threads::MOST);
        command
            .arg(level.value_parser(value_parser!(u8).range(1..=10)))
            .arg(seat)
            .arg(threads.value_parser(value_parser!(u32).range(1..=most)))
    }

    pub(super) fn analyse(&self) -> Command {
        let examples =
            ["marelle analyse game.marelle", "marelle analyse game.marelle --svg game.svg"];
        let file = self.positional(FILE, "usage.name-file", "usage.record-file");
        let level = self.option(LEVEL, "1-10", "usage.analyse-level");
        let svg = self.option(SVG, &self.say("usage.name-file"), "usage.analyse-svg");
        self.command(ANALYSE, "usage.analyse", &examples)
            .arg(file.value_parser(value_parser!(PathBuf)).required(true))
            .arg(self.settings())
            .arg(level.value_parser(value_parser!(u8).range(1..=10)))
            .arg(svg.value_parser(value_parser!(PathBuf)))
            .arg(self.option(GAME, "ID", "usage.record-game"))
            .arg(self.flag(JSON, "usage.json"))
    }

    pub(super) fn matches(&self) -> Command {
        let examples = [
            "marelle match othello --a level:5 --b level:4 --games 20",
            "marelle match quoridor --size 7 --a level:6 --b \"cmd:python3 bot.py\" --sprt 0,50",
        ];
        self.of_meetings(self.command(MATCH, "usage.match", &examples), || {
            let player = |name| self.option(name, "level:5", "usage.match-player").required(true);
            vec![
                player(FIRST),
                player(SECOND),
                self.option(SPRT, "0,50", "usage.match-sprt"),
                self.game_count("usage.match-games"),
                self.records("usage.match-records"),
            ]
        })
    }

    pub(super) fn tournament(&self) -> Command {
        let examples = [
            "marelle tournament othello --player level:3 --player level:5 --player level:7",
            "marelle tournament quoridor --size 7 --player level:6 --player \"cmd:python3 bot.py\"",
        ];
        self.of_meetings(self.command(TOURNAMENT, "usage.tournament", &examples), || {
            let player = self.option(ENTRANT, "level:5", "usage.tournament-player");
            vec![
                player.action(ArgAction::Append).required(true),
                self.game_count("usage.tournament-games"),
                self.records("usage.tournament-records"),
            ]
        })
    }

    /// A command for games between players of the machine kind, with what they all can choose.
    fn of_meetings(&self, parent: Command, own: impl Fn() -> Vec<Arg>) -> Command {
        let design = self
            .command(DESIGN_COMMAND, "usage.match-design", &[])
            .arg(self.design())
            .arg(self.settings())
            .arg(self.option(SEED, "N", "usage.seed"));
        self.of_games(parent, |command| command.args(own()).args(self.match_options()))
            .subcommand(design.args(own()).args(self.match_options()))
            .subcommand_required(true)
    }

    fn match_options(&self) -> [Arg; 3] {
        let opening = self.option(OPENING, "N", "usage.match-opening");
        [
            opening.value_parser(value_parser!(u32).range(0..=100)),
            self.option(MOVETIME, "MS", "usage.match-movetime")
                .value_parser(value_parser!(u64).range(1..=3_600_000)),
            self.flag(JSON, "usage.json"),
        ]
    }

    fn game_count(&self, help: &'static str) -> Arg {
        let games = self.option(MATCH_GAMES, "N", help);
        games.value_parser(value_parser!(u32).range(1..=100_000))
    }

    fn records(&self, help: &'static str) -> Arg {
        let records = self.option(RECORDS, &self.say("usage.name-folder"), help);
        records.value_parser(value_parser!(PathBuf))
    }
}
