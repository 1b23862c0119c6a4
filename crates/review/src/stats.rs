//! How plays of a design go: played many times by chance or by a careful machine, and counted.
//!
//! [`Stats`] grows by one play at a time, so that whoever shows it can stop at any moment. Every
//! play is a function of the seed and its number. Nothing is timed and nothing shown here.

mod play;
mod plot;
mod policy;
mod summary;
mod table;
mod thinking;
mod uses;

use std::collections::BTreeMap;

use game::{Rng, Rules};
use i18n::Message;
use serde::Serialize;
use workshop::DesignedGame;

use play::Counts;

pub use plot::plot;
pub use policy::{ByChance, Careful, Policy};
pub use summary::{Advantage, Share, Spread, Summary};
pub use table::{Row, table};
pub use thinking::Thinking;

/// Plays longer than this many actions are given up.
pub const LONGEST: u32 = 2000;

/// How a play ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// This seat, from 1, alone came first.
    Won(u8),
    /// Some, but not all, came first together.
    Shared,
    /// All are equal.
    Draw,
    /// Nobody won.
    Nobody,
    /// It went on for too long.
    TooLong,
}

impl Ending {
    /// What it is called.
    #[must_use]
    pub fn message(self, seats: u8) -> Message {
        match self {
            Self::Won(_) if seats == 1 => Message::new("stats.solved"),
            Self::Won(seat) => Message::new("stats.won-by").with("number", seat),
            Self::Shared => Message::new("stats.shared"),
            Self::Draw => Message::new("stats.draw"),
            Self::Nobody => Message::new("stats.nobody"),
            Self::TooLong => Message::new("stats.too-long"),
        }
    }
}

/// What was seen in all plays so far.
#[derive(Clone, Debug)]
pub struct Stats {
    game: DesignedGame,
    /// The length of each play, in actions.
    lengths: Vec<u32>,
    endings: BTreeMap<Ending, u32>,
    counts: Counts,
}

impl Stats {
    /// Nothing is played yet.
    #[must_use]
    pub fn new(game: DesignedGame) -> Self {
        Self { game, lengths: Vec::new(), endings: BTreeMap::new(), counts: Counts::default() }
    }

    /// How many plays there were.
    #[must_use]
    pub fn plays(&self) -> usize {
        self.lengths.len()
    }

    /// The game that is played.
    #[must_use]
    pub const fn game(&self) -> &DesignedGame {
        &self.game
    }

    /// Plays once more; the play is a function of the seed and of how many there were.
    pub fn play(&mut self, seed: u64, policy: &mut dyn Policy) {
        let number = u64::try_from(self.plays()).unwrap_or(u64::MAX);
        let mut rng = Rng::for_ply(seed, number);
        let (length, ending) = play::play(&self.game, policy, &mut rng, &mut self.counts);
        self.lengths.push(length);
        *self.endings.entry(ending).or_insert(0) += 1;
    }

    /// What can be said of the plays so far; `None` before the first.
    #[must_use]
    pub fn summary(&self) -> Option<Summary> {
        Summary::of(self, self.game.seats())
    }
}
