//! The contract that every game and every front end stand on.
//!
//! A game is a value that implements [`Game`]: it holds what does not change during a match
//! (board size, a compiled design); positions are small and cloned freely. Searches use the
//! trait itself, statically dispatched; the catalogue, the protocol and the front ends use the
//! façade of [`AnyGame`] and [`AnyPosition`], where moves are texts.
//!
//! Nothing here reads a clock, draws from a global generator, starts a thread or touches a file:
//! seeds, generators and stop signals are arguments.

mod any;
mod card;
mod change;
mod contract;
mod knowledge;
mod level;
mod options;
mod outcome;
mod perft;
mod refusal;
mod rng;
mod seat;
mod setup;
mod sheet;
mod side;
mod telling;
mod touching;
mod turn;
mod view;

pub use any::{AnyGame, AnyPosition, Luck, Played, Refused, ViewError, erase};
pub use card::{BuiltIn, Card, UndoPolicy, Words};
pub use change::Change;
pub use contract::{Changed, Game, Reseated};
pub use knowledge::{DECIDED, NEVER, WIN, lost_in, moves_until_end, won_in};
pub use level::Level;
pub use options::{OptionDefault, OptionError, OptionKind, OptionSpec, Settings, Values};
pub use outcome::{Outcome, Verdict};
pub use perft::perft;
pub use refusal::{Common, Reason};
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use setup::{Fields, SetupError};
pub use sheet::{Sheet, SheetError};
pub use side::Side;
pub use telling::{Face, Saying, Told, Tone, Until, lay_faces, turn_dice};
pub use touching::{TouchError, Touched, touch};
pub use turn::{Chance, Turn, Viewer, Weighted};
pub use view::{OpenView, View};

/// The words of this crate's own messages.
pub const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The French words of this crate that differ where the player is told *vous*.
pub const FR_VOUS: &str = include_str!("../i18n/fr-vous.ftl");
