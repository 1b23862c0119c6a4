//! Scripted plays as data: reading them, and changing a design for one of them.
//!
//! A file holds cases. `design <name>` before the first case is the file's design, inside a case
//! that case's own; `design {` begins a design that is written out, up to the line `}`. After a
//! line `---` the next design is again that of all cases that follow. A case begins with
//! `case <name>`, then:
//!
//! - `set <JSON pointer> <JSON>`: changes the design (a last part `-` appends to a list);
//! - `options <name=value …>`, `seed <number>`; `closed`: with these options it does not open;
//! - `play <move> [by <n> …] -> ok | wrong | refused [<word>]`: `by` chooses the n-th result of
//!   each chance; `wrong` is a legal move that counts an error;
//! - `touch <touch …> -> <move> | more | refused [<word>]`: the last touch after the others;
//! - `turn <seat>`, `over [<outcome>]`, `legal <moves>` (all of them), `can`, `cannot`;
//! - `at <cell> <tokens from the lowest, joined by +, or ->`;
//! - `sees <seat> <cell> <tokens, ? for a hidden one>`;
//! - `errors`, `moves`, `won` with a number a seat;
//! - `events <event; …>`: all that the last play told, chances included (`events` alone: nothing);
//! - `says en|fr <words>`: what people were told last, by the last play or its refusal;
//! - `told`: people were told something, in both languages; `untold`: they were not;
//! - `solvable`: one player can still win, whatever has to be tried;
//! - `line en|fr <words | words>`: the message line as it stands;
//! - `remark <key>`, `no-remark <key>`: what `marelle workshop check` says of the design, which only
//!   tests of the program can ask.

use design::Design;
use i18n::Lang;
use serde_json::Value;

use crate::{data, texts};

pub(crate) struct Case {
    pub(crate) name: String,
    design: String,
    changes: Vec<(String, Value)>,
    pub(crate) options: String,
    pub(crate) seed: u64,
    /// Whether the design opens with these options.
    pub(crate) opens: bool,
    pub(crate) steps: Vec<Step>,
}

/// A line of a case, kept as it was written for the reports.
pub(crate) struct Step {
    pub(crate) line: String,
    pub(crate) act: Act,
}

pub(crate) enum Act {
    Play {
        text: String,
        chances: Vec<usize>,
        verdict: Verdict,
    },
    Touch {
        touches: Vec<String>,
        result: Touching,
    },
    Turn(String),
    Over(Option<String>),
    Legal(Vec<String>),
    Can(Vec<String>),
    Cannot(Vec<String>),
    At {
        cell: String,
        tokens: String,
    },
    Sees {
        seat: u8,
        cell: String,
        tokens: String,
    },
    Count {
        what: Counted,
        wanted: Vec<i64>,
    },
    Events(String),
    Says {
        lang: Lang,
        words: String,
    },
    Line {
        lang: Lang,
        words: String,
    },
    Told(bool),
    Solvable,
    #[allow(dead_code, reason = "asked by tests of the program only")]
    Remark {
        key: String,
        is_made: bool,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Verdict {
    Ok,
    Wrong,
    Refused(Option<String>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Touching {
    Move(String),
    More,
    Refused(Option<String>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Counted {
    Errors,
    Moves,
    Won,
}

/// The cases of all files.
pub(crate) fn all() -> Vec<Case> {
    texts("cases").iter().flat_map(|(file, text)| read(file, text)).collect()
}

/// The cases of a text; faults name the file.
pub(crate) fn read(file: &str, text: &str) -> Vec<Case> {
    let mut common = String::new();
    let mut cases: Vec<Case> = Vec::new();
    let (mut lines, mut is_common) = ((1..).zip(text.lines()), true);
    while let Some((number, line)) = lines.next() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let written_out = (line == "design {").then(|| {
            let more = lines.by_ref().map(|(_, line)| line);
            let more: Vec<&str> = more.take_while(|line| *line != "}").collect();
            format!("{{{}}}", more.join("\n"))
        });
        let rest = written_out.as_deref().unwrap_or(rest);
        match (word, cases.last_mut()) {
            ("---", _) => is_common = true,
            ("design", _) if is_common => rest.clone_into(&mut common),
            ("case", _) => {
                is_common = false;
                cases.push(Case::new(rest, &common));
            }
            (_, Some(case)) => case
                .line(word, rest, line)
                .unwrap_or_else(|| panic!("{file}.txt:{number}: cannot be read: {line}")),
            (_, None) => panic!("{file}.txt:{number}: no case yet: {line}"),
        }
    }
    cases
}

impl Case {
    fn new(name: &str, design: &str) -> Self {
        Self {
            name: name.to_owned(),
            design: design.to_owned(),
            changes: Vec::new(),
            options: String::new(),
            seed: 0,
            opens: true,
            steps: Vec::new(),
        }
    }

    fn line(&mut self, word: &str, rest: &str, line: &str) -> Option<()> {
        match word {
            "design" => rest.clone_into(&mut self.design),
            "options" => rest.clone_into(&mut self.options),
            "seed" => self.seed = rest.parse().ok()?,
            "closed" => self.opens = false,
            "set" => {
                let (pointer, value) = rest.split_once(' ')?;
                self.changes.push((pointer.to_owned(), serde_json::from_str(value).ok()?));
            }
            _ => self.steps.push(Step { line: line.to_owned(), act: act(word, rest)? }),
        }
        // A change after a play would not do what it seems to do.
        (word != "set" || self.steps.is_empty()).then_some(())
    }

    /// The design of this case, as changed for it.
    pub(crate) fn design(&self) -> Result<Design, String> {
        serde_json::from_value(self.json()?).map_err(|fault| fault.to_string())
    }

    /// The same as its file says it.
    pub(crate) fn json(&self) -> Result<Value, String> {
        let path = data("designs").join(format!("{}.json", self.design));
        let text = match self.design.starts_with('{') {
            true => self.design.clone(),
            false => std::fs::read_to_string(path).map_err(|_| format!("no {}", self.design))?,
        };
        let mut json: Value = serde_json::from_str(&text).map_err(|fault| fault.to_string())?;
        for (pointer, value) in &self.changes {
            *place(&mut json, pointer).ok_or_else(|| format!("no {pointer}"))? = value.clone();
        }
        Ok(json)
    }
}

/// The place a pointer names; objects on the way and the last field are made when missing.
fn place<'a>(json: &'a mut Value, pointer: &str) -> Option<&'a mut Value> {
    let mut here = json;
    for part in pointer.strip_prefix('/')?.split('/') {
        if here.is_null() {
            *here = Value::Object(serde_json::Map::new());
        }
        here = match here {
            Value::Object(fields) => fields.entry(part).or_insert(Value::Null),
            Value::Array(items) => {
                if part == "-" {
                    items.push(Value::Null);
                }
                let last = items.len().checked_sub(1)?;
                let at = if part == "-" { last } else { part.parse().ok()? };
                items.get_mut(at)?
            }
            _ => return None,
        };
    }
    Some(here)
}

fn act(word: &str, rest: &str) -> Option<Act> {
    let words = || rest.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let count = |what| {
        let wanted: Result<Vec<i64>, _> = rest.split_whitespace().map(str::parse).collect();
        Some(Act::Count { what, wanted: wanted.ok()? })
    };
    match word {
        "play" => play(rest),
        "touch" => {
            let (touches, result) = rest.split_once(" -> ")?;
            let touches = touches.split_whitespace().map(str::to_owned).collect();
            Some(Act::Touch { touches, result: touching(result) })
        }
        "turn" => Some(Act::Turn(rest.to_owned())),
        "over" => Some(Act::Over((!rest.is_empty()).then(|| rest.to_owned()))),
        "legal" => Some(Act::Legal(words())),
        "can" => Some(Act::Can(words())),
        "cannot" => Some(Act::Cannot(words())),
        "at" => {
            let (cell, tokens) = rest.split_once(' ')?;
            Some(Act::At { cell: cell.to_owned(), tokens: tokens.to_owned() })
        }
        "sees" => {
            let words = words();
            let [seat, cell, tokens] = words.as_slice() else { return None };
            let (cell, tokens) = (cell.clone(), tokens.clone());
            Some(Act::Sees { seat: seat.parse().ok()?, cell, tokens })
        }
        "errors" => count(Counted::Errors),
        "moves" => count(Counted::Moves),
        "won" => count(Counted::Won),
        "events" => Some(Act::Events(rest.to_owned())),
        "says" => spoken(rest).map(|(lang, words)| Act::Says { lang, words }),
        "line" => spoken(rest).map(|(lang, words)| Act::Line { lang, words }),
        "told" | "untold" => Some(Act::Told(word == "told")),
        "solvable" => Some(Act::Solvable),
        "remark" => Some(Act::Remark { key: rest.to_owned(), is_made: true }),
        "no-remark" => Some(Act::Remark { key: rest.to_owned(), is_made: false }),
        _ => None,
    }
}

fn play(rest: &str) -> Option<Act> {
    let (action, verdict) = rest.split_once(" -> ")?;
    let (text, chances) = action.split_once(" by ").unwrap_or((action, ""));
    let chances: Result<Vec<usize>, _> = chances.split_whitespace().map(str::parse).collect();
    let verdict = match verdict.split_once(' ').unwrap_or((verdict, "")) {
        ("ok", "") => Verdict::Ok,
        ("wrong", "") => Verdict::Wrong,
        ("refused", why) => Verdict::Refused(refusal(why)),
        _ => return None,
    };
    Some(Act::Play { text: text.to_owned(), chances: chances.ok()?, verdict })
}

fn spoken(rest: &str) -> Option<(Lang, String)> {
    let (lang, words) = rest.split_once(' ').unwrap_or((rest, ""));
    Some((lang.parse().ok()?, words.to_owned()))
}

fn touching(result: &str) -> Touching {
    match result.split_once(' ').unwrap_or((result, "")) {
        ("more", "") => Touching::More,
        ("refused", why) => Touching::Refused(refusal(why)),
        _ => Touching::Move(result.to_owned()),
    }
}

fn refusal(why: &str) -> Option<String> {
    (!why.is_empty()).then(|| why.to_owned())
}
