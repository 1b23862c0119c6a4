//! What only games need whose rules and players may change while they are played: designs.
//!
//! Fixed games say nothing of this; [`Game::living`](crate::Game::living) is `None` for them.

use i18n::{Message, Translator};
use scene::Touch;

#[cfg(doc)]
use crate::NEVER;
use crate::{NewRules, Refused, Rules, Seat};

/// A changed game, the play carried over to it, and the change as records write it.
pub type Changed<G> = Result<(G, <G as Rules>::Position, String), Refused>;

/// The game with another number of players, and the play carried over to it.
pub type Reseated<G> = Result<(G, <G as Rules>::Position), Refused>;

/// A game that its maker may change while it is played.
pub trait Living<G: Rules> {
    /// The same game for people: it never stops because it became long.
    fn for_people(&self) -> G;

    /// All of the game as one line, from which it can be opened again under its id; `None` where
    /// the id alone says which game it is.
    fn source(&self) -> Option<String>;

    /// The words in which it speaks: the stock ones, but for what its maker says otherwise.
    fn voice(&self, stock: &Translator) -> Translator;

    /// What is said before the first move: how this game is played.
    fn greeting(&self) -> Option<Message>;

    /// Touches that do as if others were made, each with those it stands for: another cell of a
    /// piece for the first one, which names it, or a button for the only thing it can be about and
    /// that button.
    fn stand_ins(&self, position: &G::Position) -> Vec<(Touch, Vec<Touch>)>;

    /// Moves that do the same as listed ones with tokens that are equal to theirs, for a person who
    /// touches one of these; see [`Rules::listed`]. Those that begin alike stand together.
    fn twins(&self, position: &G::Position, listed: &[G::Move]) -> Vec<G::Move>;

    /// The game under other rules, and the play carried over.
    ///
    /// # Errors
    /// When the rules cannot be read, would take away what is in use, or make no game.
    fn changed(&self, position: &G::Position, rules: &NewRules) -> Changed<G>;

    /// The game with one player more, who sits down last and has done nothing yet.
    ///
    /// # Errors
    /// When the game fixes how many play.
    fn joined(&self, position: &G::Position) -> Reseated<G>;

    /// The game without one of its players; those who sat behind move up by one seat.
    ///
    /// # Errors
    /// When the game fixes how many play, or the player is in the middle of something.
    fn left(&self, position: &G::Position, seat: Seat) -> Reseated<G>;

    /// After how many tenths of a second something comes of the time that a rule counts: the game
    /// ends, the hand passes, or a player hears of it. [`NEVER`] where nothing ever does; `None`
    /// where no rule counts time now.
    fn time_left(&self, position: &G::Position) -> Option<u32>;

    /// The move that lets this many tenths of a second pass. It is on no list of moves.
    fn time_move(&self, tenths: u32) -> G::Move;
}
