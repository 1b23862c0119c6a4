//! The tree of commands and options, in the reader's language.
//!
//! The options of a game come from its name card, so that `marelle play quoridor --help` shows
//! them; their values are checked by the game, not here.

mod chosen;
mod games;
mod hosting;
mod machines;
mod makers;
mod pictures;
mod workshop;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use i18n::{Lang, Message, Translator};

use crate::halt::Halt;

pub(crate) use self::makers::is_option;
pub(crate) use chosen::Chosen;
pub(crate) use hosting::*;
pub(crate) use machines::*;
pub(crate) use workshop::{AGE, PLAYERS, SKILL, STATS_LEVEL, with_designs};

pub(crate) const GAMES: &str = "games";
pub(crate) const PLAY: &str = "play";
pub(crate) const JOIN: &str = "join";
pub(crate) const PERFT: &str = "perft";
pub(crate) const RECORD: &str = "record";
pub(crate) const SCORES: &str = "scores";
pub(crate) const ENGINE: &str = "engine";
pub(crate) const PICTURE: &str = "picture";
pub(crate) const WORKSHOP: &str = "workshop";

pub(crate) const SHOW: &str = "show";
pub(crate) const REPLAY: &str = "replay";
pub(crate) const CHECK: &str = "check";
pub(crate) const CONVERT: &str = "convert";
pub(crate) const SCHEMA: &str = "schema";
pub(crate) const LIBRARY: &str = "library";
pub(crate) const NEW: &str = "new";
pub(crate) const PACK: &str = "pack";
pub(crate) const PICTURES: &str = "pictures";
pub(crate) const STATS: &str = "stats";
pub(crate) const UNPACK: &str = "unpack";

pub(crate) const ASCII: &str = "ascii";
pub(crate) const CUT: &str = "cut";
pub(crate) const DEPTH: &str = "depth";
pub(crate) const DESIGN_COMMAND: &str = "design";
pub(crate) const DIVIDE: &str = "divide";
pub(crate) const EXPORT: &str = "export";
pub(crate) const DATA: &str = "data";
pub(crate) const FILE: &str = "file";
pub(crate) const FORCE: &str = "force";
pub(crate) const FORMAT: &str = "to";
pub(crate) const FROM: &str = "list-from";
pub(crate) const GAME: &str = "game";
pub(crate) const GIVEN: &str = "given";
pub(crate) const GROUP: &str = "group";
pub(crate) const IMPORT: &str = "import";
pub(crate) const JSON: &str = "json";
pub(crate) const LANG: &str = "lang";
pub(crate) const LIMIT: &str = "limit";
pub(crate) const LOAD: &str = "load";
pub(crate) const MACHINE: &str = "machine";
pub(crate) const MEND: &str = "mend";
pub(crate) const MOVES: &str = "moves";
pub(crate) const TEST: &str = "test";
pub(crate) const NAME: &str = "name";
pub(crate) const NAMES: &str = "names";
pub(crate) const OUTPUT: &str = "output";
pub(crate) const PLAYS: &str = "plays";
pub(crate) const RANDOM: &str = "random";
pub(crate) const SEED: &str = "seed";
pub(crate) const SERVER: &str = "server";
pub(crate) const SETTINGS: &str = "settings";
pub(crate) const SVG: &str = "svg";
pub(crate) const TARGET: &str = "target";
pub(crate) const TOKENS: &str = "tokens";
pub(crate) const WORDS: &str = "list-words";

/// The language asked for, read before all else: the help itself speaks it.
pub(crate) fn lang_wanted(args: &[OsString]) -> Option<Lang> {
    let texts: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let after = texts.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = || texts.iter().find_map(|text| text.strip_prefix("--lang="));
    after.or_else(joined)?.parse().ok()
}

/// Whether plain letters are asked for, read before all else too: the help itself keeps to them.
pub(crate) fn wants_ascii(args: &[OsString]) -> bool {
    args.iter().any(|arg| arg == "--ascii")
}

/// The command below this one that was called, with what it was given.
pub(crate) fn below(matches: &ArgMatches) -> Result<(&str, &ArgMatches), Halt> {
    matches.subcommand().ok_or_else(|| Halt::Usage(Message::new("usage.more-wanted")))
}

/// The whole tree.
pub(crate) fn command(words: &Translator) -> Command {
    let tree = Tree { words };
    let lang = tree.option(LANG, "fr|en", "usage.lang");
    let lang = lang.value_parser(["fr", "en"]).hide_possible_values(true);
    let ascii = tree.flag(ASCII, "usage.ascii");
    let data = tree.option(DATA, &tree.say("usage.name-folder"), "usage.data");
    let data = data.value_parser(value_parser!(PathBuf));
    let help = tree.flag("help", "usage.help").short('h').action(ArgAction::Help);
    let version = tree.flag("version", "usage.version").short('V').action(ArgAction::Version);
    tree.command("marelle", "usage.marelle", &EXAMPLES)
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .args([lang, ascii, data, help].map(|arg| arg.global(true)))
        .arg(version)
        .subcommands([tree.games(), tree.play(), tree.join(), tree.perft(), tree.record()])
        .subcommands([
            tree.picture(),
            tree.workshop(),
            tree.matches(),
            tree.tournament(),
            tree.analyse(),
            tree.scores(),
            tree.engine(),
            tree.serve(),
            tree.admin(),
        ])
}

const EXAMPLES: [&str; 4] = [
    "marelle games",
    "marelle play othello",
    "marelle play quoridor --players 4 --names Anna,Ben,Cleo,Dan",
    "marelle record check game.marelle",
];

/// What `marelle` says when it is called without any word.
pub(crate) fn welcome(words: &Translator) -> String {
    let say = |key: &'static str| words.say(&Message::new(key));
    let mut text = format!("{}\n", say("usage.marelle"));
    for (example, key) in [
        ("marelle games", "usage.games"),
        ("marelle play othello", "usage.play"),
        ("marelle --help", "usage.help"),
    ] {
        text.push_str(&format!("\n  {example:<22}{}", say(key)));
    }
    text
}

/// Makes commands and options in one language.
struct Tree<'a> {
    words: &'a Translator,
}

impl Tree<'_> {
    fn say(&self, key: &'static str) -> String {
        self.words.say(&Message::new(key))
    }

    /// A heading; the parser puts a colon after it, before which French wants a space.
    fn heading(&self, key: &'static str) -> &'static str {
        let space = if self.words.lang() == Lang::Fr { "\u{a0}" } else { "" };
        lasting(self.say(key) + space)
    }

    fn command(&self, name: &'static str, about: &'static str, examples: &[&str]) -> Command {
        self.command_about(name, self.say(about), examples)
    }

    /// The same, with words that were said already.
    fn command_about(&self, name: &'static str, about: String, examples: &[&str]) -> Command {
        let template = format!(
            "{{about-with-newline}}\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}",
            self.say("usage.heading-usage")
        );
        let mut command = Command::new(name)
            .about(about)
            .help_template(template)
            .subcommand_help_heading(self.heading("usage.heading-commands"))
            .subcommand_value_name(lasting(self.say("usage.name-command")))
            .disable_help_flag(true)
            .disable_help_subcommand(true);
        if !examples.is_empty() {
            let list: String = examples.iter().map(|line| format!("\n  {line}")).collect();
            command = command.after_help(format!("{}{list}", self.say("usage.heading-examples")));
        }
        command
    }

    fn option(&self, name: &'static str, value: &str, help: &'static str) -> Arg {
        let heading = self.heading("usage.heading-options");
        Self::option_below(heading, name, value, self.say(help))
    }

    /// An option of the game, with words that were said already.
    fn game_option(&self, name: &'static str, value: &str, help: String) -> Arg {
        Self::option_below(self.heading("usage.heading-game-options"), name, value, help)
    }

    fn option_below(heading: &'static str, name: &'static str, value: &str, help: String) -> Arg {
        let value = lasting(value.to_owned());
        Arg::new(name).long(name).value_name(value).help(help).help_heading(heading)
    }

    fn flag(&self, name: &'static str, help: &'static str) -> Arg {
        self.option(name, "", help).action(ArgAction::SetTrue)
    }

    fn positional(&self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        Arg::new(name)
            .value_name(lasting(self.say(value)))
            .help(self.say(help))
            .help_heading(self.heading("usage.heading-arguments"))
    }

    fn games(&self) -> Command {
        self.command(
            GAMES,
            "usage.games",
            &["marelle games", "marelle games quoridor", "marelle games design:memory.json"],
        )
        .arg(self.positional(GAME, "usage.name-game", "usage.games-game"))
    }

    fn join(&self) -> Command {
        let examples = [
            "marelle join KLMNPQ --name Anna",
            "marelle join KLMNPQ --server http://192.168.1.7:7878",
            "marelle join 'https://games.example/#/match/0123456789abcdef0123456789abcdef'",
        ];
        let name = self.say("usage.name-player");
        self.command(JOIN, "usage.join", &examples)
            .arg(self.positional(GIVEN, "usage.name-invitation", "usage.join-given").required(true))
            .arg(self.option(SERVER, "URL", "usage.join-server"))
            .arg(self.option(NAME, &name, "usage.join-name"))
    }

    fn scores(&self) -> Command {
        self.command(SCORES, "usage.scores", &["marelle scores", "marelle scores Anna"])
            .arg(self.positional(NAME, "usage.name-player", "usage.scores-name"))
            .arg(self.flag(JSON, "usage.json"))
    }

    fn engine(&self) -> Command {
        self.command(ENGINE, "usage.engine", &[])
    }

    fn record(&self) -> Command {
        let examples = ["marelle record show game.marelle", "marelle record check game.marelle"];
        let format = self.option(FORMAT, "FORMAT", "usage.record-to").required(true);
        self.command(RECORD, "usage.record", &examples).subcommand_required(true).subcommands([
            self.record_command(SHOW, "usage.record-show"),
            self.record_command(REPLAY, "usage.record-replay"),
            self.record_command(CHECK, "usage.record-check"),
            self.record_command(CONVERT, "usage.record-convert").arg(format),
        ])
    }

    fn record_command(&self, name: &'static str, about: &'static str) -> Command {
        let file = self.positional(FILE, "usage.name-file", "usage.record-file");
        self.command(name, about, &[])
            .arg(file.value_parser(value_parser!(PathBuf)).required(true))
            .arg(self.settings())
            .arg(self.option(GAME, "ID", "usage.record-game"))
    }

    fn settings(&self) -> Arg {
        self.positional(SETTINGS, "usage.name-setting", "usage.settings").num_args(0..)
    }
}

/// The tree wants texts that live as long as the program; it is made once, so little is kept.
fn lasting(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}
