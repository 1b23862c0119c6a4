//! What any game's machine can do, behind one trait: views in, moves as texts out.
//!
//! For the catalogue, sessions and front ends, which know no type of any game. A machine is
//! given a view as it is sent to clients, never a position, so it cannot know what its seat may
//! not see. It starts no thread: [`Thinker::worker`] gives another worker to whoever has one.

use game::{Level, ViewError};
use i18n::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::limits::{Limits, Watch};
use crate::puzzle::Solution;
use crate::report::Report;

/// Told of everything that is found on the way.
pub type Progress<'a> = &'a mut dyn FnMut(&Report<String>);

/// A machine for some game.
pub trait Thinker: Send {
    /// Thinks about what a seat that has the hand sees; nothing is found when it has it not.
    ///
    /// # Errors
    /// When it is no view of this game.
    fn think(
        &mut self,
        view: &Json,
        limits: &Limits,
        watch: Watch<'_>,
        progress: Progress<'_>,
    ) -> Result<Report<String>, ViewError>;

    /// What a level may look at here.
    ///
    /// # Errors
    /// When it is no view of this game.
    fn limits(&self, view: &Json, level: Level, seed: u64) -> Result<Limits, ViewError>;

    /// Thinks within these limits and chooses as a player of this level does: its move comes
    /// first. The limits are usually those of [`Thinker::limits`].
    ///
    /// # Errors
    /// When it is no view of this game.
    fn play(
        &mut self,
        view: &Json,
        level: Level,
        limits: &Limits,
        watch: Watch<'_>,
        progress: Progress<'_>,
    ) -> Result<Report<String>, ViewError>;

    /// The best move and why it is good, in words; `None` when there is no move. Whatever weak
    /// levels overlook, a hint does not.
    ///
    /// # Errors
    /// When it is no view of this game.
    fn hint(
        &mut self,
        view: &Json,
        limits: &Limits,
        watch: Watch<'_>,
    ) -> Result<Option<Hint>, ViewError>;

    /// What a move that this seat played is worth, beside the best one; `None` when it is no
    /// move here. Each of the two may cost what the level costs.
    ///
    /// # Errors
    /// When it is no view of this game.
    fn judge(
        &mut self,
        view: &Json,
        action: &str,
        level: Level,
        watch: Watch<'_>,
    ) -> Result<Option<Judgement>, ViewError>;

    /// Whether and how the seat that has the hand can reach its goal if all help: for puzzles.
    /// At most `room` positions are remembered. Where something is hidden, it is unknown.
    ///
    /// # Errors
    /// When it is no view of this game.
    fn solve(
        &mut self,
        view: &Json,
        limits: &Limits,
        room: usize,
        watch: Watch<'_>,
    ) -> Result<Solution<String>, ViewError>;

    /// Another worker for another thread, which shares what it learns about this view; `None`
    /// where nothing can be shared. It goes on until it is stopped: the first one keeps time.
    ///
    /// # Errors
    /// When it is no view of this game.
    fn worker(&self, view: &Json, number: u32) -> Result<Option<Box<dyn Thinker>>, ViewError>;
}

/// A move to show to somebody who asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The move.
    pub action: String,
    /// How good it is.
    pub score: i32,
    /// Why it is good, where the game can tell.
    pub reason: Option<Message>,
}

/// A move and the best one in its place. Scores are for the seat that moved.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The best move, its score and the play that is expected after it.
    pub best: Report<String>,
    /// The score of the move that was played; `None` where nothing is known about it.
    pub score: Option<i32>,
    /// An estimate of this much wins nearly three games of four.
    pub scale: i32,
    /// Why the best move is good, where the game can tell.
    pub reason: Option<Message>,
}

impl Judgement {
    /// The score of the best move.
    #[must_use]
    pub fn best_score(&self) -> i32 {
        self.best.score().unwrap_or_default()
    }

    /// What the played move gave away; nothing where it is the best or not known.
    #[must_use]
    pub fn loss(&self) -> i32 {
        self.score.map_or(0, |score| self.best_score().saturating_sub(score).max(0))
    }
}
