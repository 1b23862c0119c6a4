//! Score sheets: which format a text is in, and the game that both formats tell.
//!
//! Sheets leave passes out or write them; a game told here always has them. The formats
//! themselves are read and written by `transcript` and `ggf`.

use game::{Notation, Rules, Sheet, SheetError};

use crate::board::Position;
use crate::moves::Move;
use crate::{Othello, ggf, transcript};

/// The names of the formats, the usual one first.
pub(crate) const FORMATS: [&str; 2] = ["transcript", "ggf"];

/// Reads a sheet in either format.
pub(crate) fn read(text: &str) -> Result<Sheet, SheetError> {
    if ggf::is_likely(text) { ggf::read(text) } else { transcript::read(text) }
}

/// Writes a sheet; nothing when the format is unknown or the moves make no game.
pub(crate) fn write(format: &str, sheet: &Sheet) -> Option<String> {
    let told = Told::of(sheet)?;
    match format {
        "transcript" => Some(transcript::write(&told)),
        "ggf" => Some(ggf::write(sheet, &told)),
        _ => None,
    }
}

/// A game as it is told, move by move, always at a real position.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    start: Position,
    position: Position,
    plies: Vec<Ply>,
}

/// A move with the position it is played in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ply {
    pub(crate) before: Position,
    pub(crate) action: Move,
    /// Thinking time in milliseconds.
    pub(crate) time: Option<u64>,
}

impl Told {
    pub(crate) const fn from(start: Position) -> Self {
        Self { start, position: start, plies: Vec::new() }
    }

    /// The game of a sheet, when its moves make one.
    fn of(sheet: &Sheet) -> Option<Self> {
        let start = match &sheet.start {
            None => Position::start(),
            Some(text) => Othello.parse_position(text).ok()?,
        };
        let mut told = Self::from(start);
        for (at, text) in sheet.moves.iter().enumerate() {
            let time = sheet.times.get(at).copied().flatten();
            told.play_on(text.parse().ok()?, time)?;
        }
        Some(told)
    }

    pub(crate) const fn start(&self) -> &Position {
        &self.start
    }

    /// Where the game stands.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Tells the next move; nothing when it does not fit.
    pub(crate) fn play(&mut self, action: Move, time: Option<u64>) -> Option<()> {
        Othello.check(&self.position, &action).ok()?;
        self.push(action, time);
        Some(())
    }

    /// The same, a pass that was left out before it being supplied.
    pub(crate) fn play_on(&mut self, action: Move, time: Option<u64>) -> Option<()> {
        if action != Move::Pass {
            self.pass_if_forced();
        }
        self.play(action, time)
    }

    /// Supplies a pass where nothing else can be played.
    pub(crate) fn pass_if_forced(&mut self) {
        if self.position.must_pass() {
            self.push(Move::Pass, None);
        }
    }

    /// The sheet of what was told, without players and result.
    pub(crate) fn into_sheet(self) -> Sheet {
        let is_usual = self.start == Position::start();
        let is_timed = self.plies.iter().any(|ply| ply.time.is_some());
        Sheet {
            start: (!is_usual).then(|| Othello.position_text(&self.start)),
            moves: self.plies.iter().map(|ply| ply.action.to_string()).collect(),
            times: self.plies.iter().filter(|_| is_timed).map(|ply| ply.time).collect(),
            ..Sheet::default()
        }
    }

    fn push(&mut self, action: Move, time: Option<u64>) {
        self.plies.push(Ply { before: self.position, action, time });
        Othello.advance(&mut self.position, &action);
    }
}
