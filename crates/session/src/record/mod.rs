//! A session as a text that a person can read and that replays exactly.
//!
//! ```text
//! marelle-record 1 ~076b1cff       2 where the game itself is part of the record
//! game quoridor ~…
//! design "{…}" ~…                   only where the id does not say all of the game
//! options players=2 size=5 … ~…    with `rules=2` where later rules than the first are played
//! seed 42 ~…
//! start "c1,c5 3,3 - 1" ~…          only when the position was set up
//! seat 1 human "Zoé" ~…
//! seat 2 machine 3 "Marelle" @ ~…   with the token that was chosen, if one was
//! clock 300000ms 5000ms ~…          time and increment, or `clock counted`; only when it is on
//! device passed ~…                  only when one device goes around
//! test on ~…                        only when the maker of the game tries it out
//! date "1 May 2026" ~…              only when the caller gave one
//! 1 c2 1200ms ~…                    number, move, thinking time
//! 2 free-c4 900ms > heads ~…        what chance gave stands after `>`
//! 3 "change:{…}" 0ms ~…             in a test the game itself may be changed
//! 4 join:Ada 0ms ~…                 somebody sat down, or left: `leave:2`
//! undo 1 300ms ~…                   seat 1 took it back; also `resign 1 …`, `timeout 1 …`
//! thinking 250ms ~…                 only when the game was interrupted while a seat thought
//! result 1 points 5 0 ~…            only when the game is over
//! end ~…
//! ```
//!
//! Every line ends with a check code that covers it and all lines before, so a line that was
//! changed, lost, swapped or cut is found. There is exactly one way to write a record, and the
//! reader takes no other. What the design says is for the opener to read. Positions are never written: they are rebuilt by replay. Where records
//! are kept is the caller's affair, and so is the date, which comes as text.

mod codes;
mod error;
mod pieces;
mod quoting;
mod read;
mod replay;
mod write;

pub use codes::{LONGEST_LINE, LONGEST_RECORD};
pub use error::RecordError;

use game::{AnyGame, Settings};

use crate::{Act, Entry, Session, Table};

/// The first word of every record.
const MAGIC: &str = "marelle-record";
/// The version of records that name their game.
const NAMING: &str = "1";
/// The version of records that carry their game.
const CARRYING: &str = "2";

/// A match with its table, its moves and their times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    game: String,
    design: Option<String>,
    /// As they are kept: what says nothing of rules follows the first ones.
    settings: Settings,
    seed: u64,
    start: Option<String>,
    table: Table,
    date: Option<String>,
    log: Vec<Entry>,
    thinking_ms: u64,
    result: Option<RecordedEnding>,
}

/// The end of a game as a record tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedEnding {
    /// The outcome in the protocol's words.
    pub outcome: String,
    /// The points of each seat.
    pub points: Vec<i32>,
}

impl Record {
    /// All that is needed to go on with a session, or to look at it again, wherever that is and
    /// whatever became of the file of its design.
    #[must_use]
    pub fn whole_of(session: &Session) -> Self {
        Self::of(session).carrying(&*session.played().first_game())
    }

    /// The same without the design, for stores that keep it themselves.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        Self {
            log: session.log().to_vec(),
            thinking_ms: session.thinking_ms(),
            result: RecordedEnding::of(session),
            ..Self::before_the_first_move(session)
        }
    }

    fn before_the_first_move(session: &Session) -> Self {
        let played = session.played();
        Self {
            game: played.game().card().id.to_string(),
            design: None,
            settings: played.first_game().kept_settings(),
            seed: played.seed(),
            start: played.start_text().map(str::to_owned),
            table: session.first_table(),
            date: None,
            log: Vec::new(),
            thinking_ms: 0,
            result: None,
        }
    }

    /// The same record with the design in it, where its game has one that stands on no shelf. One
    /// that would make a line that nobody reads stays outside.
    #[must_use]
    pub fn carrying(mut self, game: &dyn AnyGame) -> Self {
        self.design = game.source().filter(|text| write::design_line(text).len() < LONGEST_LINE);
        self
    }

    /// The same record with a date or any other note of when it was, cut to a short line.
    #[must_use]
    pub fn dated(mut self, date: &str) -> Self {
        self.date = Some(i18n::clip(date));
        self
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The design that it carries, as one line; its game is opened with it, under the game's id.
    #[must_use]
    pub fn design(&self) -> Option<&str> {
        self.design.as_deref()
    }

    /// The options in force, and the rules that it was played under.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.settings.clone().restored()
    }

    /// What the deal and all chances come from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The text of the first position, if it was set up.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// The seats and the house rules, as they were when the match began.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// When it was played, as the caller told it.
    #[must_use]
    pub fn date(&self) -> Option<&str> {
        self.date.as_deref()
    }

    /// All that was done, moves taken back included.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The moves that stand, with their thinking times.
    #[must_use]
    pub fn moves(&self) -> Vec<&Entry> {
        let mut standing = write::Standing::default();
        let mut moves = Vec::new();
        for entry in &self.log {
            standing.add(&entry.act);
            moves.truncate(standing.plies);
            if matches!(entry.act, Act::Play { .. }) {
                moves.push(entry);
            }
        }
        moves
    }

    /// How the game ended, if it did.
    #[must_use]
    pub const fn result(&self) -> Option<&RecordedEnding> {
        self.result.as_ref()
    }
}

impl RecordedEnding {
    fn of(session: &Session) -> Option<Self> {
        let ending = session.ending()?;
        let outcome = session.played().position().outcome_text(&ending.outcome);
        Some(Self { outcome, points: ending.points.values().to_vec() })
    }
}
