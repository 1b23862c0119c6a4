//! `go` and `hint`: the machine of the game on the table.
//!
//! It is given the view of the player to move, so that it knows no more than that player may.
//! The clock is here; the flag that ends a search is raised by whoever reads the lines.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use game::{Common, Level, Turn, Viewer, moves_until_end};
use i18n::Message;
use machine_host::{Host, Threads, together};
use search::{Limits, Report, Watch};
use serde_json::Value as Json;
use session::Match;

use super::Answer;
use super::command::Go;
use super::fault::{Fault, Trouble};

/// The machine of the game on the table, and the flag that stops it.
pub(super) struct Thinking {
    host: Host,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) threads: Threads,
}

/// A move to show, with its words.
pub(super) struct Advice {
    pub(super) action: String,
    pub(super) why: Message,
}

impl Default for Thinking {
    fn default() -> Self {
        Self { host: Host::default(), stop: Arc::default(), threads: Threads::ONE }
    }
}

impl Thinking {
    /// Thinks about the position on the table and tells what it finds on the way.
    pub(super) fn go(
        &mut self,
        table: &Match,
        go: &Go,
        tell: &mut dyn FnMut(String),
    ) -> Result<Answer, Trouble> {
        let view = view_of(table)?;
        let machine = self.host.machine_for(table.game()).ok_or(Fault::NoMachine)?;
        let began = Instant::now();
        let elapsed = || began.elapsed();
        let watch = Watch::new(&self.stop, &elapsed);
        let mut told = |report: &Report<String>| tell(info(report, began.elapsed()));
        let level = go.level.or_else(|| go.is_free().then_some(Level::QUICK));
        let ply = table.moves().len() as u64;
        let seed = go.seed.wrapping_add(ply);
        let limits = match level {
            Some(level) => machine.limits(&view, level, seed).map_err(|_| Fault::NoMachine)?,
            None => Limits { seed, ..Limits::NONE },
        };
        let limits = go.within(&limits);
        let report = together(machine, &view, &limits, self.threads, |machine| match level {
            Some(level) => machine.play(&view, level, &limits, watch, &mut told),
            None => machine.think(&view, &limits, watch, &mut told),
        });
        let report = report.map_err(|_| Fault::NoMachine)?;
        let best = report.best().ok_or(Fault::NoMachine)?;
        Ok(Answer::line(format!("bestmove {best}")).after([info(&report, began.elapsed())]))
    }

    /// A good move of the player to move, and why.
    pub(super) fn hint(&mut self, table: &Match) -> Result<Advice, Trouble> {
        let view = view_of(table)?;
        let machine = self.host.machine_for(table.game()).ok_or(Fault::NoMachine)?;
        let began = Instant::now();
        let elapsed = || began.elapsed();
        let watch = Watch::new(&self.stop, &elapsed);
        let hint = search::advice(machine, &view, watch).ok_or(Fault::NoMachine)?;
        let why = hint.reason.unwrap_or_else(|| Message::new("engine.looks-best"));
        Ok(Advice { action: hint.action, why })
    }
}

impl Go {
    /// Whether nothing bounds it.
    const fn is_free(&self) -> bool {
        self.movetime.is_none() && self.depth.is_none() && self.nodes.is_none()
    }

    /// These limits, with what was asked in place of theirs.
    fn within(&self, limits: &Limits) -> Limits {
        Limits {
            depth: self.depth.or(limits.depth),
            nodes: self.nodes.or(limits.nodes),
            time: self.movetime.map(Duration::from_millis).or(limits.time),
            ..*limits
        }
    }
}

/// What the player to move sees.
fn view_of(table: &Match) -> Result<Json, Trouble> {
    match table.position().turn() {
        Turn::Seat(seat) => Ok(table.position().view(Viewer::Seat(seat))),
        Turn::Chance | Turn::Over => Err(Common::GameOver.into()),
    }
}

fn info(report: &Report<String>, time: Duration) -> String {
    let Report { depth, nodes, line, .. } = report;
    let ms = time.as_millis().max(1);
    let speed = u128::from(*nodes) * 1000 / ms;
    let score = score_text(report.score().unwrap_or_default());
    format!("info depth {depth} score {score} nodes {nodes} nps {speed} pv {}", line.join(" "))
}

/// A score in the game's units, or how many moves away the end is.
fn score_text(score: i32) -> String {
    match moves_until_end(score) {
        None => score.to_string(),
        Some(moves) if score > 0 => format!("win:{moves}"),
        Some(moves) => format!("loss:{moves}"),
    }
}
