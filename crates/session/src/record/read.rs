//! Reading a record: strict, line by line, with the place of the fault.
//!
//! Whether the moves can be played is for the replay to say.

use std::str::FromStr;

use game::{Action, MAX_SEATS, Settings};
use scene::Token;

use super::quoting::words;
use super::{MAGIC, Record, RecordError, RecordedEnding, codes};
use crate::{Act, ClockRules, Entry, Level, Player, Table};

impl Record {
    /// Reads a record from the bytes of a file.
    ///
    /// # Errors
    /// The line at fault and what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, RecordError> {
        read_checked(&codes::unseal(bytes)?)
    }

    /// Whether the bytes of a file begin as every record does, whole or damaged.
    #[must_use]
    pub fn begins(bytes: &[u8]) -> bool {
        bytes.strip_prefix(MAGIC.as_bytes()).is_some_and(|rest| rest.starts_with(b" "))
    }

    /// There is one way to write a record: no leading zeros, no needless quotes.
    fn check_spelling(&self, lines: &[&str]) -> Result<(), RecordError> {
        let proper = self.lines();
        let mut pairs = (1..).zip(lines.iter().zip(&proper));
        match pairs.find(|(_, (given, proper))| *given != proper) {
            None => Ok(()),
            Some((line, (given, proper))) => Err(RecordError::Differs {
                line,
                text: i18n::clip(given),
                wanted: i18n::clip(proper),
            }),
        }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Self::read(text.as_bytes())
    }
}

/// Reads lines that have no check codes and no end.
pub(super) fn without_codes(mut lines: Vec<&str>) -> Result<Record, RecordError> {
    lines.push(codes::END);
    read_checked(&lines)
}

/// Whether the first line is ours is made sure of with the spelling.
fn read_checked(lines: &[&str]) -> Result<Record, RecordError> {
    let mut cursor = Cursor { lines, at: 1 };
    let record = read_lines(&mut cursor)?;
    if cursor.at < lines.len() {
        return Err(RecordError::AfterEnd { line: cursor.at + 1 });
    }
    record.check_spelling(lines)?;
    Ok(record)
}

/// The lines with the next one to read.
struct Cursor<'a> {
    lines: &'a [&'a str],
    at: usize,
}

impl Cursor<'_> {
    /// Reads the next line, which must be of this kind.
    fn must<T>(
        &mut self,
        wanted: &'static str,
        read: impl Fn(&[&str]) -> Option<T>,
    ) -> Result<T, RecordError> {
        let text = self.lines.get(self.at).copied().unwrap_or_default();
        let fault =
            || RecordError::Unexpected { line: self.at + 1, text: i18n::clip(text), wanted };
        let parts = words(text).ok_or_else(fault)?;
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let value = read(&parts).ok_or_else(fault)?;
        self.at += 1;
        Ok(value)
    }

    /// Reads the next line if it begins with this word; it must be of this kind then.
    fn may<T>(
        &mut self,
        first: &str,
        wanted: &'static str,
        read: impl Fn(&[&str]) -> Option<T>,
    ) -> Result<Option<T>, RecordError> {
        let begins = self.begins(|word| word == first);
        if begins { self.must(wanted, read).map(Some) } else { Ok(None) }
    }

    fn begins(&self, test: impl Fn(&str) -> bool) -> bool {
        self.lines.get(self.at).and_then(|line| line.split(' ').next()).is_some_and(test)
    }
}

fn read_lines(lines: &mut Cursor<'_>) -> Result<Record, RecordError> {
    let game = lines.must("game <id>", |line| one("game", line))?;
    let design = lines.may("design", "design \"<design>\"", |line| one("design", line))?;
    let settings = lines.may("options", "options <name>=<value> …", read_options)?;
    let seed = lines.must("seed <number>", |line| one("seed", line)?.parse().ok())?;
    let start = lines.may("start", "start \"<position>\"", |line| one("start", line))?;
    let table = read_table(lines)?;
    let date = lines.may("date", "date \"<text>\"", |line| one("date", line))?;
    let log = read_log(lines)?;
    let thinking =
        lines.may("thinking", "thinking <time>ms", |line| ms(&one("thinking", line)?))?;
    let result = lines.may("result", "result <outcome> points <number> …", read_result)?;
    lines.must(codes::END, |line| (line == [codes::END]).then_some(()))?;
    Ok(Record {
        game,
        design,
        settings: settings.unwrap_or_default(),
        seed,
        start,
        table,
        date,
        log,
        thinking_ms: thinking.unwrap_or_default(),
        result,
    })
}

/// The one word after the keyword.
fn one(keyword: &str, line: &[&str]) -> Option<String> {
    match line {
        [first, word] if *first == keyword => Some((*word).to_owned()),
        _ => None,
    }
}

fn ms(word: &str) -> Option<u64> {
    word.strip_suffix("ms")?.parse().ok()
}

fn read_options(line: &[&str]) -> Option<Settings> {
    let (_, pairs) = line.split_first()?;
    Settings::parse(pairs.iter().copied()).ok().map(Settings::kept)
}

fn read_table(lines: &mut Cursor<'_>) -> Result<Table, RecordError> {
    let mut players = vec![lines.must(SEAT, read_seat)?];
    while players.len() < usize::from(MAX_SEATS) {
        let Some(player) = lines.may("seat", SEAT, read_seat)? else { break };
        players.push(player);
    }
    let clock = lines.may("clock", "clock counted | clock <time>ms <increment>ms", read_clock)?;
    let device = lines
        .may("device", "device passed", |line| (line == ["device", "passed"]).then_some(()))?;
    let test = lines.may("test", "test on", |line| (line == ["test", "on"]).then_some(()))?;
    Ok(Table { players, clock, pass_device: device.is_some(), test: test.is_some() })
}

const SEAT: &str = "seat <number> human|machine … \"<name>\" <token>?";

/// The number is made sure of with the spelling: seats are written in order.
fn read_seat(line: &[&str]) -> Option<Player> {
    let (player, rest) = match line {
        ["seat", _, "human", name, rest @ ..] => (Player::human(*name), rest),
        ["seat", _, "machine", level, name, rest @ ..] => {
            (Player::machine(*name, Level::new(level.parse().ok()?)?), rest)
        }
        _ => return None,
    };
    let token = match rest {
        [] => None,
        [token] => Some(Token::chosen(token.parse().ok()?)?),
        _ => return None,
    };
    Some(Player { token, ..player })
}

fn read_clock(line: &[&str]) -> Option<ClockRules> {
    match line {
        ["clock", "counted"] => Some(ClockRules::Counted),
        ["clock", initial, increment] => {
            Some(ClockRules::Limited { initial_ms: ms(initial)?, increment_ms: ms(increment)? })
        }
        _ => None,
    }
}

fn read_log(lines: &mut Cursor<'_>) -> Result<Vec<Entry>, RecordError> {
    let mut log = Vec::new();
    let goes_on = |word: &str| !matches!(word, "thinking" | "result" | codes::END);
    while lines.begins(goes_on) {
        log.push(lines.must("<number> <move> <time>ms", read_entry)?);
    }
    Ok(log)
}

/// The number of a move is made sure of with the spelling.
fn read_entry(line: &[&str]) -> Option<Entry> {
    let (act, time) = match line {
        ["undo", seat, time] => (Act::Undo(seat.parse().ok()?), time),
        ["resign", seat, time] => (Act::Resign(seat.parse().ok()?), time),
        ["timeout", seat, time] => (Act::RunOut(seat.parse().ok()?), time),
        [_, text, time, rest @ ..] => {
            let chances = rest.split_first().map_or(&[][..], |(_, chances)| chances);
            let chances = chances.iter().map(|chance| (*chance).to_owned()).collect();
            (Act::Play { action: Action::read(text), chances }, time)
        }
        _ => return None,
    };
    Some(Entry { act, ms: ms(time)? })
}

fn read_result(line: &[&str]) -> Option<RecordedEnding> {
    let ["result", outcome, "points", points @ ..] = line else { return None };
    let points = points.iter().map(|number| number.parse().ok()).collect::<Option<Vec<i32>>>()?;
    Some(RecordedEnding { outcome: (*outcome).to_owned(), points })
}
