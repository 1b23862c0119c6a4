//! One line of the protocol, read as a command.
//!
//! Only the shape is read here; whether a game, move or seat exists is for the engine to say.

use game::{Level, Settings};
use i18n::Lang;

use super::fault::{Fault, Trouble};
use machine_host::Threads;

/// A command of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    Games,
    Game {
        id: &'a str,
        settings: Settings,
        seed: u64,
    },
    SetLang(Lang),
    SetThreads(Threads),
    Quit,
    Change(Change<'a>),
    Query(Query<'a>),
    /// Ends the search under way; whoever reads the lines raised the flag already.
    Stop,
    Go(Go),
    Hint,
}

/// What bounds a machine's thinking; nothing given means the strongest of the quick levels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) level: Option<Level>,
    pub(super) movetime: Option<u64>,
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) seed: u64,
}

/// What changes the game on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change<'a> {
    Position { moves: Vec<&'a str> },
    Setup { text: &'a str },
    Play { text: &'a str },
    Undo,
}

/// What asks about the game on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Query<'a> {
    Options,
    Text,
    Legal,
    Turn,
    Perft { depth: u32 },
    View { seat: &'a str },
    Show,
}

impl<'a> Command<'a> {
    pub(super) fn parse(line: &'a str) -> Result<Self, Trouble> {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim_start()),
            None => (line, ""),
        };
        Ok(match word {
            "games" => alone(Self::Games, rest)?,
            "game" => parse_game(rest)?,
            "set" => parse_set(needed(rest, "lang=fr")?)?,
            "quit" => alone(Self::Quit, rest)?,
            "position" => Self::Change(Change::Position { moves: parse_moves(rest) }),
            "setup" => Self::Change(Change::Setup { text: needed(rest, "position")? }),
            "play" => Self::Change(Change::Play { text: needed(rest, "move")? }),
            "undo" => alone(Self::Change(Change::Undo), rest)?,
            "options" => alone(Self::Query(Query::Options), rest)?,
            "text" => alone(Self::Query(Query::Text), rest)?,
            "legal" => alone(Self::Query(Query::Legal), rest)?,
            "turn" => alone(Self::Query(Query::Turn), rest)?,
            "perft" => Self::Query(Query::Perft { depth: parse_number(needed(rest, "depth")?)? }),
            "view" => Self::Query(Query::View { seat: needed(rest, "seat")? }),
            "show" => alone(Self::Query(Query::Show), rest)?,
            "go" => Self::Go(parse_go(rest)?),
            "hint" => alone(Self::Hint, rest)?,
            "stop" => alone(Self::Stop, rest)?,
            _ => return Err(Fault::UnknownCommand { text: i18n::clip(word) }.into()),
        })
    }
}

fn alone<'a>(command: Command<'a>, rest: &str) -> Result<Command<'a>, Fault> {
    if rest.is_empty() { Ok(command) } else { Err(Fault::TooMuch { text: i18n::clip(rest) }) }
}

fn needed<'a>(rest: &'a str, what: &'static str) -> Result<&'a str, Fault> {
    if rest.is_empty() { Err(Fault::Missing { what }) } else { Ok(rest) }
}

fn parse_number<N: std::str::FromStr>(text: &str) -> Result<N, Fault> {
    text.parse().map_err(|_| Fault::NotANumber { text: i18n::clip(text) })
}

fn parse_game(rest: &str) -> Result<Command<'_>, Trouble> {
    let mut words = rest.split_whitespace();
    let id = words.next().ok_or(Fault::Missing { what: "game" })?;
    let mut settings = Settings::parse(words)?;
    let seed = settings.take("seed").map_or(Ok(0), |text| parse_number(&text))?;
    Ok(Command::Game { id, settings, seed })
}

fn parse_go(rest: &str) -> Result<Go, Trouble> {
    let mut given = Settings::parse(rest.split_whitespace())?;
    let level = given.take("level").map(|text| parse_level(&text)).transpose()?;
    let movetime = above_zero(&mut given, "movetime")?;
    let depth = above_zero(&mut given, "depth")?.map(|depth| depth.min(u64::from(u32::MAX)));
    let nodes = above_zero(&mut given, "nodes")?;
    let seed = given.take("seed").map_or(Ok(0), |text| parse_number(&text))?;
    let unknown = given.to_string();
    if !unknown.is_empty() {
        return Err(Fault::TooMuch { text: i18n::clip(&unknown) }.into());
    }
    let depth = depth.and_then(|depth| u32::try_from(depth).ok());
    Ok(Go { level, movetime, depth, nodes, seed })
}

fn parse_level(text: &str) -> Result<Level, Fault> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| Fault::NoSuchLevel { text: i18n::clip(text) })
}

/// A number for a limit: 0 would leave nothing to think with.
fn above_zero(given: &mut Settings, name: &str) -> Result<Option<u64>, Fault> {
    let Some(text) = given.take(name) else { return Ok(None) };
    match parse_number(&text)? {
        0 => Err(Fault::NotANumber { text: i18n::clip(&text) }),
        number => Ok(Some(number)),
    }
}

/// The word `moves` in front, as other protocols have it, is welcome.
fn parse_moves(rest: &str) -> Vec<&str> {
    let mut words: Vec<&str> = rest.split_whitespace().collect();
    if words.first() == Some(&"moves") {
        words.remove(0);
    }
    words
}

fn parse_set(text: &str) -> Result<Command<'_>, Fault> {
    let command = match text.split_once('=') {
        Some(("lang", code)) => code.parse().ok().map(Command::SetLang),
        Some(("threads", number)) => {
            number.parse().ok().and_then(Threads::new).map(Command::SetThreads)
        }
        _ => None,
    };
    command.ok_or_else(|| Fault::UnknownSetting { text: i18n::clip(text) })
}
