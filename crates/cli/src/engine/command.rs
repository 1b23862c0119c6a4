//! One line of the protocol, read as a command.
//!
//! Only the shape is read here; whether a game, move or seat exists is for the engine to say.

use game::Settings;
use i18n::Lang;

use super::fault::{Fault, Trouble};

/// A command of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    Game { id: &'a str, settings: Settings, seed: u64 },
    Games,
    Options,
    Position { moves: Vec<&'a str> },
    Setup { text: &'a str },
    Text,
    Legal,
    Turn,
    Play { text: &'a str },
    Undo,
    Perft { depth: u32 },
    Go,
    Hint,
    Show,
    View { seat: &'a str },
    SetLang(Lang),
    Quit,
}

impl<'a> Command<'a> {
    pub(super) fn parse(line: &'a str) -> Result<Self, Trouble> {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim_start()),
            None => (line, ""),
        };
        Ok(match word {
            "game" => return parse_game(rest),
            "games" => alone(Self::Games, rest)?,
            "options" => alone(Self::Options, rest)?,
            "position" => Self::Position { moves: parse_moves(rest) },
            "setup" => Self::Setup { text: needed(rest, "position")? },
            "text" => alone(Self::Text, rest)?,
            "legal" => alone(Self::Legal, rest)?,
            "turn" => alone(Self::Turn, rest)?,
            "play" => Self::Play { text: needed(rest, "move")? },
            "undo" => alone(Self::Undo, rest)?,
            "perft" => Self::Perft { depth: parse_number(needed(rest, "depth")?)? },
            "go" => Self::Go,
            "hint" => alone(Self::Hint, rest)?,
            "show" => alone(Self::Show, rest)?,
            "view" => Self::View { seat: needed(rest, "seat")? },
            "set" => parse_set(needed(rest, "lang=fr")?)?,
            "quit" => alone(Self::Quit, rest)?,
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

/// The word `moves` in front, as other protocols have it, is welcome.
fn parse_moves(rest: &str) -> Vec<&str> {
    let mut words: Vec<&str> = rest.split_whitespace().collect();
    if words.first() == Some(&"moves") {
        words.remove(0);
    }
    words
}

fn parse_set(text: &str) -> Result<Command<'_>, Fault> {
    let lang = text.strip_prefix("lang=").and_then(|code| code.parse().ok());
    lang.map(Command::SetLang).ok_or_else(|| Fault::UnknownSetting { text: i18n::clip(text) })
}
