//! The dynamic façade: every game behind the same two traits, moves and positions as texts.
//!
//! For the catalogue, sessions, the protocol and front ends; searches use [`Game`] itself.

mod erased;

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use i18n::{Message, Translator};
use scene::{Scene, Touch};
use serde_json::Value as Json;

use crate::{
    Action, BySeat, Card, Outcome, RULES, Reason, Rng, Seat, Settings, SetupError, Sheet,
    SheetError, Told, Touched, Turn, Viewer,
};
#[cfg(doc)]
use crate::{Game, Living, Notation, Presentation, Rules};

pub use erased::erase;

/// Why a move or touch was refused, whatever the game: ready to be said and to be logged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    key: &'static str,
    message: Message,
    english: String,
}

impl Refused {
    /// The erased form of a typed reason.
    #[must_use]
    pub fn because(reason: &impl Reason) -> Self {
        Self { key: reason.key(), message: reason.message(), english: reason.to_string() }
    }

    /// The stable key of the reason; its words may stand in a longer message that also tells
    /// the place.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The key with its arguments.
    #[must_use]
    pub const fn message(&self) -> &Message {
        &self.message
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl std::error::Error for Refused {}

/// A view that is not of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a view of this game: {details}")]
pub struct ViewError {
    /// What is wrong with it, in English, for logs.
    pub details: String,
}

/// An action that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The action as the game writes it.
    pub action: Action,
    /// What chance gave after it, in order.
    pub chances: Vec<String>,
    /// Whether it showed somebody what was hidden.
    pub reveals: bool,
}

impl Played {
    /// The action as records write it.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        self.action.text()
    }
}

/// Where the results of chances come from when a move is played.
pub enum Luck<'a> {
    /// Drawn now.
    Draw(&'a mut Rng),
    /// Given by a record.
    Given(&'a [String]),
}

/// Any game with its options.
pub trait AnyGame: Send + Sync {
    /// The game itself, for those who know its type (machines are made of it).
    fn inner(&self) -> &dyn Any;
    /// See [`Rules::card`].
    fn card(&self) -> &Card;
    /// See [`Rules::settings`].
    fn settings(&self) -> Settings;
    /// The same as they are kept and sent, ready for [`Settings::restored`]: they say which rules
    /// are played, even the newest ones, which may have followers by the time they are read.
    fn kept_settings(&self) -> Settings {
        let mut settings = self.settings();
        settings.set(RULES, self.card().rules);
        settings.kept()
    }
    /// See [`Living::greeting`].
    fn greeting(&self) -> Option<Message>;
    /// See [`Living::source`].
    fn source(&self) -> Option<String>;
    /// See [`Rules::seats`].
    fn seats(&self) -> u8;
    /// See [`Rules::max_plies`].
    fn max_plies(&self) -> u32;
    /// See [`Living::voice`].
    fn voice(&self, stock: &Translator) -> Translator;
    /// See [`Living::for_people`]; `None` where it is the game itself.
    fn for_people(&self) -> Option<Arc<dyn AnyGame>>;
    /// See [`Rules::start`].
    fn start(&self, seed: u64) -> Box<dyn AnyPosition>;
    /// See [`Notation::parse_position`].
    ///
    /// # Errors
    /// The field at fault.
    fn parse_position(&self, text: &str) -> Result<Box<dyn AnyPosition>, SetupError>;
    /// See [`Notation::seat_text`].
    fn seat_text(&self, seat: Seat) -> String;
    /// The picture of a view that came from elsewhere, after some touches, with the last move
    /// marked.
    ///
    /// # Errors
    /// When it is no view of this game.
    fn scene(
        &self,
        view: &Json,
        touches: &[Touch],
        last_move: Option<&str>,
    ) -> Result<Scene, ViewError>;
    /// Adds a touch on a view that came from elsewhere; a complete move comes as text.
    ///
    /// # Errors
    /// The reason when the touch leads nowhere.
    fn touch(
        &self,
        view: &Json,
        touches: &[Touch],
        next: &Touch,
    ) -> Result<Touched<String>, Refused>;
    /// See [`Notation::sheet_formats`].
    fn sheet_formats(&self) -> &'static [&'static str];
    /// See [`Notation::read_sheet`].
    ///
    /// # Errors
    /// The place where it cannot be read.
    fn read_sheet(&self, text: &str) -> Result<Sheet, SheetError>;
    /// See [`Notation::write_sheet`].
    fn write_sheet(&self, format: &str, sheet: &Sheet) -> Option<String>;
}

/// A position of any game, with the game it belongs to.
pub trait AnyPosition: Send + Sync {
    /// The game it is a position of.
    fn game(&self) -> Arc<dyn AnyGame>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyPosition>;
    /// See [`Rules::turn`].
    fn turn(&self) -> Turn;
    /// See [`Rules::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// An outcome in the protocol's words.
    fn outcome_text(&self, outcome: &Outcome) -> String;
    /// The legal moves as texts, in the game's order.
    fn legal_moves(&self) -> Vec<String>;
    /// Whether a move given as text may be played.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, text: &str) -> Result<(), Refused>;
    /// The text under which a move is listed that may be played; see [`Rules::listed`].
    ///
    /// # Errors
    /// The reason why it may not be played.
    fn listed(&self, text: &str) -> Result<String, Refused>;
    /// Does something and lets the chances after it happen; what is refused leaves the position
    /// unchanged. Other rules and other players make another game of it.
    ///
    /// # Errors
    /// The reason of the refusal.
    fn act(&mut self, action: &Action, luck: Luck<'_>) -> Result<Played, Refused>;
    /// Plays a move given as text, as [`AnyPosition::act`] does.
    ///
    /// # Errors
    /// The reason of the refusal.
    fn play(&mut self, text: &str, luck: Luck<'_>) -> Result<Played, Refused> {
        self.act(&Action::Move(text.to_owned()), luck)
    }
    /// See [`Living::time_left`].
    fn time_left(&self) -> Option<u32>;
    /// What was done here, its chances included, as a viewer may know it; see
    /// [`Presentation::told`]. Nothing is told of a move that does not fit here.
    fn told(&self, played: &Played, viewer: Viewer) -> Vec<Told>;
    /// See [`Rules::hash`].
    fn hash(&self) -> u64;
    /// See [`Notation::position_text`].
    fn text(&self) -> String;
    /// What a viewer may see, ready to be sent.
    fn view(&self, viewer: Viewer) -> Json;
    /// The picture for a viewer after some touches; the last move is marked when it is given.
    fn scene(&self, viewer: Viewer, touches: &[Touch], last_move: Option<&str>) -> Scene;
    /// The prompt of that picture; see [`Presentation::prompt`].
    fn prompt(&self, viewer: Viewer, touches: &[Touch]) -> Message;
    /// Adds a touch of a viewer; a complete move comes as text.
    ///
    /// # Errors
    /// The reason when the touch leads nowhere.
    fn touch(
        &self,
        viewer: Viewer,
        touches: &[Touch],
        next: &Touch,
    ) -> Result<Touched<String>, Refused>;
    /// The touches that make a move given as text, in order; none when it cannot be read.
    fn touch_path(&self, viewer: Viewer, text: &str) -> Vec<Touch>;
    /// See [`Rules::points`].
    fn points(&self, outcome: &Outcome) -> BySeat<i32>;
    /// See [`Rules::perft`].
    fn perft(&self, depth: u32) -> u64;
}
