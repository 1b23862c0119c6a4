//! Writing a record: the one way in which it is written.

use std::fmt;

use super::quoting::{quoted, word};
use super::{CARRYING, MAGIC, NAMING, Record, RecordedEnding, codes};
use crate::{Act, ClockRules, Controller, Entry, Player, Table};

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&codes::seal(&self.lines()))
    }
}

impl Record {
    /// All lines, without check codes.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = self.header();
        let mut standing = Standing::default();
        lines.extend(self.log.iter().map(|entry| entry_line(entry, &mut standing)));
        lines.extend(Self::thinking_line(self.thinking_ms));
        lines.extend(self.result.as_ref().map(result_line));
        lines.push(codes::END.to_owned());
        lines
    }

    /// The lines before the first move.
    pub(super) fn header(&self) -> Vec<String> {
        let version = if self.design.is_some() { CARRYING } else { NAMING };
        let mut lines = vec![format!("{MAGIC} {version}"), format!("game {}", word(&self.game))];
        lines.extend(self.design.as_deref().map(design_line));
        let options: Vec<String> =
            self.settings.iter().map(|(name, value)| word(&format!("{name}={value}"))).collect();
        if !options.is_empty() {
            lines.push(format!("options {}", options.join(" ")));
        }
        lines.push(format!("seed {}", self.seed));
        lines.extend(self.start.as_deref().map(|text| format!("start {}", quoted(text))));
        lines.extend(table_lines(&self.table));
        lines.extend(self.date.as_deref().map(|text| format!("date {}", quoted(text))));
        lines
    }
}

pub(super) fn design_line(design: &str) -> String {
    format!("design {}", quoted(design))
}

fn table_lines(table: &Table) -> Vec<String> {
    let mut lines: Vec<String> =
        (1..).zip(&table.players).map(|(number, player)| seat_line(number, player)).collect();
    lines.extend(table.clock.map(|rules| match rules {
        ClockRules::Counted => "clock counted".to_owned(),
        ClockRules::Limited { initial_ms, increment_ms } => {
            format!("clock {initial_ms}ms {increment_ms}ms")
        }
    }));
    if table.pass_device {
        lines.push("device passed".to_owned());
    }
    if table.test {
        lines.push("test on".to_owned());
    }
    lines
}

fn seat_line(number: usize, player: &Player) -> String {
    let name = quoted(&player.name);
    let who = match player.controller {
        Controller::Human => "human".to_owned(),
        Controller::Machine(level) => format!("machine {}", level.number()),
    };
    let token = player.token.map(|token| format!(" {}", word(&token.0.to_string())));
    format!("seat {number} {who} {name}{}", token.unwrap_or_default())
}

/// What stands of a log up to an entry.
#[derive(Clone, Copy, Default)]
pub(super) struct Standing {
    /// How many moves.
    pub(super) plies: usize,
    /// Whether an end does that no move made.
    pub(super) is_cut_short: bool,
}

impl Standing {
    /// What stands after this as well.
    pub(super) const fn add(&mut self, act: &Act) {
        match act {
            Act::Play { .. } => self.plies += 1,
            Act::Undo(_) if self.is_cut_short => self.is_cut_short = false,
            Act::Undo(_) => self.plies = self.plies.saturating_sub(1),
            Act::Resign(_) | Act::RunOut(_) => self.is_cut_short = true,
        }
    }
}

/// `standing` is what stands before this entry, and after it when it returns.
pub(super) fn entry_line(entry: &Entry, standing: &mut Standing) -> String {
    let ms = entry.ms;
    standing.add(&entry.act);
    let ply = standing.plies;
    match &entry.act {
        Act::Play { action, chances } => {
            let mut line = format!("{ply} {} {ms}ms", word(&action.text()));
            if !chances.is_empty() {
                line.push_str(" >");
            }
            for chance in chances {
                line.push(' ');
                line.push_str(&word(chance));
            }
            line
        }
        Act::Undo(seat) => format!("undo {seat} {ms}ms"),
        Act::Resign(seat) => format!("resign {seat} {ms}ms"),
        Act::RunOut(seat) => format!("timeout {seat} {ms}ms"),
    }
}

pub(super) fn result_line(result: &RecordedEnding) -> String {
    let points: Vec<String> = result.points.iter().map(i32::to_string).collect();
    format!("result {} points {}", word(&result.outcome), points.join(" "))
}
