//! The contract that every game and every front end stand on.
//!
//! A game is a value that implements [`Game`]: it holds what does not change during a match
//! (board size, a compiled design); positions are small and cloned freely. The contract is split
//! by who reads it ([`Rules`], [`Notation`], [`Presentation`], [`Knowledge`]). Searches use these
//! traits themselves, statically dispatched; the catalogue, the protocol and the front ends use
//! the façade of [`AnyGame`] and [`AnyPosition`], where moves are texts.
//!
//! The smallest game: one heap, one or two stones a move; who takes the last one wins. It hides
//! nothing, so that it says nothing of views.
//!
//! ```
//! use std::borrow::Cow;
//! use game::{
//!     Card, Common, Game, Knowledge, NoSolver, Notation, OpenView, Outcome, Presentation, Rules,
//!     Seat, Settings, SetupError, Turn, Verdict, Viewer,
//! };
//! use scene::{Button, Scene, Touch};
//!
//! static CARD: Card = Card { id: Cow::Borrowed("stones"), ..Card::USUAL };
//!
//! #[derive(Clone)]
//! struct Stones;
//!
//! impl Rules for Stones {
//!     /// Stones left, and who has the hand.
//!     type Position = (u8, Seat);
//!     /// Stones taken.
//!     type Move = u8;
//!     type Undo = (u8, Seat);
//!     type Refusal = Common;
//!
//!     fn card(&self) -> &Card {
//!         &CARD
//!     }
//!     fn settings(&self) -> Settings {
//!         Settings::none()
//!     }
//!     fn seats(&self) -> u8 {
//!         2
//!     }
//!     fn max_plies(&self) -> u32 {
//!         7
//!     }
//!     fn start(&self, _seed: u64) -> (u8, Seat) {
//!         (7, Seat::FIRST)
//!     }
//!     fn turn(&self, &(left, mover): &(u8, Seat)) -> Turn {
//!         if left == 0 { Turn::Over } else { Turn::Seat(mover) }
//!     }
//!     fn outcome(&self, &(left, mover): &(u8, Seat)) -> Option<Outcome> {
//!         (left == 0).then(|| Outcome::plain(Verdict::Winner(mover.next(2))))
//!     }
//!     fn legal_moves(&self, &(left, _): &(u8, Seat), moves: &mut Vec<u8>) {
//!         moves.clear();
//!         moves.extend(1..=left.min(2));
//!     }
//!     fn check(&self, &(left, _): &(u8, Seat), count: &u8) -> Result<(), Common> {
//!         let may = (1..=left.min(2)).contains(count);
//!         if may { Ok(()) } else { Err(Common::not_a_move(&count.to_string())) }
//!     }
//!     fn apply_unchecked(&self, position: &mut (u8, Seat), count: &u8) -> (u8, Seat) {
//!         let before = *position;
//!         *position = (before.0 - count, before.1.next(2));
//!         before
//!     }
//!     fn undo(&self, position: &mut (u8, Seat), before: (u8, Seat)) {
//!         *position = before;
//!     }
//!     fn rehash(&self, &(left, mover): &(u8, Seat)) -> u64 {
//!         u64::from(left) << 8 | u64::from(mover.number())
//!     }
//! }
//!
//! impl Notation for Stones {
//!     fn position_text(&self, (left, mover): &(u8, Seat)) -> String {
//!         format!("{left} {mover}")
//!     }
//!     fn parse_position(&self, text: &str) -> Result<(u8, Seat), SetupError> {
//!         let read = text.split_once(' ').and_then(|(left, mover)| {
//!             Some((left.parse().ok()?, mover.parse().ok()?))
//!         });
//!         read.ok_or_else(|| SetupError::unreadable("position", text))
//!     }
//!     fn move_text(&self, _: &(u8, Seat), count: &u8) -> String {
//!         count.to_string()
//!     }
//!     fn parse_move(&self, _: &(u8, Seat), text: &str) -> Result<u8, Common> {
//!         text.parse().map_err(|_| Common::not_a_move(text))
//!     }
//! }
//!
//! impl Presentation for Stones {
//!     type View = OpenView;
//!
//!     fn touch_path(&self, _: &(u8, Seat), count: &u8) -> Vec<Touch> {
//!         vec![Touch::new(count)]
//!     }
//!     fn picture(&self, _: &(u8, Seat), _: Viewer, _: &[Touch]) -> Scene {
//!         let button = |count| Button::new(Touch::new(count), i18n::Message::new("stones.take"));
//!         Scene { buttons: [1, 2].map(button).into(), ..Scene::empty() }
//!     }
//! }
//!
//! impl Knowledge for Stones {
//!     type Solver = NoSolver;
//! }
//!
//! impl Game for Stones {}
//!
//! // Front ends see it behind the façade, where moves are texts and everything can be touched.
//! let mut position = game::erase(Stones).start(0);
//! assert_eq!(position.legal_moves(), ["1", "2"]);
//! let first = Viewer::Seat(Seat::FIRST);
//! assert_eq!(position.scene(first, &[], None).touchables().count(), 2);
//! let mut rng = game::Rng::from_seed(0);
//! for text in ["1", "2", "1", "2", "1"] {
//!     position.play(text, game::Luck::Draw(&mut rng))?;
//! }
//! assert!(position.outcome().is_some_and(|outcome| outcome.is_won_by(Seat::FIRST)));
//! assert_eq!(position.prompt(first, &[]).key(), "scene.won");
//! # Ok::<(), game::Refused>(())
//! ```
//!
//! Nothing here reads a clock, draws from a global generator, starts a thread or touches a file:
//! seeds, generators and stop signals are arguments.

mod action;
mod any;
mod card;
mod contract;
mod hashing;
mod knowledge;
mod level;
mod options;
mod outcome;
mod perft;
mod reasons;
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

pub use action::{Action, NewRules};
pub use any::{AnyGame, AnyPosition, Luck, Played, Refused, ViewError, erase};
pub use card::{BuiltIn, Card, Demo, Order, UndoPolicy};
pub use contract::{
    Changed, Evaluation, Game, Knowledge, Living, NoSolver, Notation, Presentation, Reseated,
    Rules, Solver,
};
pub use hashing::{hash_number, hash_numbers};
pub use knowledge::{DECIDED, NEVER, WIN, lost_in, moves_until_end, won_in};
pub use level::Level;
pub use options::{
    FIRST_RULES, OptionDefault, OptionError, OptionKind, OptionSpec, RULES, Settings, Values,
};
pub use outcome::{Outcome, Verdict};
pub use perft::perft;
pub use refusal::{Common, Reason};
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use setup::{Fields, SetupError, parse_exactly};
pub use sheet::{Sheet, SheetError};
pub use side::Side;
pub use telling::{Face, Saying, Told, Tone, Until, last_said, lay_faces, turn_dice};
pub use touching::{TouchError, Touched, touch, usual_prompt};
pub use turn::{Chance, Turn, Viewer, Weighted};
pub use view::{OpenView, View};

#[doc(hidden)]
pub use i18n;

/// The words of this crate's own messages.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The French words of this crate that differ where the player is told *vous*.
pub const FR_VOUS: &str = include_str!("../i18n/fr-vous.ftl");
