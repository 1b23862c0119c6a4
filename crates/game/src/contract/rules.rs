//! What may be done in a game and what comes of it.
//!
//! A *move* is a complete, recorded action; what only selects is a touch of the scene. A move
//! may be a mistake by the game's own rules (a wrong answer that counts an error and goes back):
//! that is a legal move with consequences, not a refusal. Words, pictures and strategy are none
//! of its business.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{BySeat, Card, Chance, Common, Outcome, Reason, Rng, Settings, Turn, Weighted};
#[cfg(doc)]
use crate::{Living, Notation};

/// The rules of a game with its options, without the state of any match.
///
/// A match is a function of game, seed and moves. Searches call the fast half (`legal_moves`,
/// `apply_unchecked`, `undo`, `hash`), which allocates nothing once the move buffer has grown.
pub trait Rules: Clone + Send + Sync + 'static {
    /// The state of a match, small and validated.
    type Position: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// A complete action; `Copy` where it can be.
    type Move: Clone + PartialEq + Eq + Hash + Debug + Send + Sync + 'static;
    /// What takes a move back.
    type Undo: Clone + Send + Sync + 'static;
    /// Why a move is refused.
    type Refusal: Reason + From<Common>;

    // What the game is.

    /// Its name card.
    fn card(&self) -> &Card;
    /// All options in force, defaults filled in.
    fn settings(&self) -> Settings;
    /// How many seats play, from 1 to [`crate::MAX_SEATS`].
    fn seats(&self) -> u8;
    /// No game is longer than this many moves.
    fn max_plies(&self) -> u32;

    // Play.

    /// The first position; what is drawn or dealt comes from the seed.
    fn start(&self, seed: u64) -> Self::Position;
    /// Who acts next.
    fn turn(&self, position: &Self::Position) -> Turn;
    /// The outcome, exactly when [`Rules::turn`] is [`Turn::Over`].
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;
    /// Replaces the buffer's content by the legal moves of the seat that has the hand, in an
    /// order that depends on nothing but the position.
    fn legal_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);
    /// How many legal moves there are.
    fn count_moves(&self, position: &Self::Position) -> u64 {
        let mut moves = Vec::new();
        self.legal_moves(position, &mut moves);
        moves.len() as u64
    }
    /// A legal move, each equally likely, for playouts; `None` when there is none. A game that
    /// can draw one without listing all should; the buffer is for those that cannot.
    fn random_move(
        &self,
        position: &Self::Position,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Option<Self::Move> {
        self.legal_moves(position, moves);
        rng.choose(moves).cloned()
    }
    /// The listed move that an accepted one is the same as: of equal tokens only one is listed.
    fn listed(&self, _: &Self::Position, action: &Self::Move) -> Self::Move {
        action.clone()
    }
    /// Whether a move may be played, and if not, why.
    ///
    /// # Errors
    /// The reason, in the order in which the rules are checked.
    fn check(&self, position: &Self::Position, action: &Self::Move) -> Result<(), Self::Refusal>;
    /// Plays a move that [`Rules::check`] accepts; trusts the caller.
    fn apply_unchecked(&self, position: &mut Self::Position, action: &Self::Move) -> Self::Undo;
    /// Plays a move that is never taken back, for playouts; trusts the caller.
    fn advance(&self, position: &mut Self::Position, action: &Self::Move) {
        self.apply_unchecked(position, action);
    }
    /// Checks and plays a move; a refused one leaves the position unchanged.
    ///
    /// # Errors
    /// The reason of the refusal.
    fn apply(
        &self,
        position: &mut Self::Position,
        action: &Self::Move,
    ) -> Result<Self::Undo, Self::Refusal> {
        self.check(position, action)?;
        Ok(self.apply_unchecked(position, action))
    }
    /// Takes back what returned this `undo`; the position must be the one right after it.
    fn undo(&self, position: &mut Self::Position, undo: Self::Undo);
    /// Whether this move, played here, shows somebody what was hidden. Undo never crosses it.
    fn reveals(&self, position: &Self::Position, action: &Self::Move) -> bool {
        let _ = (position, action);
        false
    }
    /// The points each seat takes home: 5 for a win, unless the game pays otherwise.
    fn points(&self, position: &Self::Position, outcome: &Outcome) -> BySeat<i32> {
        let _ = position;
        BySeat::from_fn(self.seats(), |seat| if outcome.is_won_by(seat) { 5 } else { 0 })
    }

    // Chance: only for games whose turn can be `Turn::Chance`.

    /// Replaces the buffer's content by what may happen; a large chance is a chain of small ones.
    fn chances(&self, position: &Self::Position, chances: &mut Vec<Weighted>) {
        let _ = position;
        chances.clear();
    }
    /// Lets a listed chance happen.
    fn resolve(&self, position: &mut Self::Position, chance: Chance) -> Option<Self::Undo> {
        let _ = (position, chance);
        None
    }
    /// Draws one of the chances with the generator given.
    fn draw(&self, position: &Self::Position, rng: &mut Rng) -> Option<Chance> {
        let mut chances = Vec::new();
        self.chances(position, &mut chances);
        Weighted::draw(&chances, rng)
    }

    // Identity.

    /// The hash; it covers what [`Notation::position_text`] writes. A game that keeps it up to date
    /// with each move is thought about much faster.
    fn hash(&self, position: &Self::Position) -> u64 {
        self.rehash(position)
    }
    /// The same hash, computed from nothing.
    fn rehash(&self, position: &Self::Position) -> u64;
    /// How many symmetries [`Rules::map_position`] knows, the identity (number 0) included.
    fn symmetries(&self) -> usize {
        1
    }
    /// The position as a symmetry shows it. Seats stay who they are.
    fn map_position(&self, symmetry: usize, position: &Self::Position) -> Self::Position {
        let _ = symmetry;
        position.clone()
    }
    /// The move as a symmetry shows it.
    fn map_move(&self, symmetry: usize, action: &Self::Move) -> Self::Move {
        let _ = symmetry;
        action.clone()
    }
    /// How many leaves lie this many moves below a position.
    fn perft(&self, position: &Self::Position, depth: u32) -> u64 {
        crate::perft(self, &mut position.clone(), depth)
    }
}
