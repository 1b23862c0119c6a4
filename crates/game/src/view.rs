//! What a viewer may see of a position: plain data, sent as it is.
//!
//! Views also come from outside, so nothing in them is believed: a position is rebuilt and must
//! show the very same view.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Notation, Rng, Rules, Seat, SetupError, Turn, Viewer};

/// What a viewer of a game may see, and nothing more.
pub trait View<G: Rules>:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What a viewer sees of a position.
    fn of(game: &G, position: &G::Position, viewer: Viewer) -> Self;

    /// Who looks.
    fn viewer(&self) -> Viewer;

    /// A position that shows this view; what is hidden is drawn.
    ///
    /// # Errors
    /// The field at fault, when no position of the game looks like this.
    fn sample(&self, game: &G, rng: &mut Rng) -> Result<G::Position, SetupError>;

    /// The same for those to whom it does not matter what is hidden: always the same position.
    ///
    /// # Errors
    /// The field at fault, when no position of the game looks like this.
    fn position(&self, game: &G) -> Result<G::Position, SetupError> {
        self.sample(game, &mut Rng::from_seed(0))
    }
}

/// The view of a game that hides nothing and whose position text tells everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenView {
    /// The game's id.
    pub game: String,
    /// The seat that looks; none for the public.
    pub seat: Option<Seat>,
    /// The seat that has the hand; none when the game is over.
    pub to_move: Option<Seat>,
    /// The outcome in the protocol's words, once there is one.
    pub over: Option<String>,
    /// The position text.
    pub position: String,
}

impl<G: Notation> View<G> for OpenView {
    fn of(game: &G, position: &G::Position, viewer: Viewer) -> Self {
        let outcome = game.outcome(position);
        Self {
            game: game.card().id.to_string(),
            seat: viewer.seat(),
            to_move: match game.turn(position) {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            over: outcome.map(|outcome| game.outcome_text(position, &outcome)),
            position: game.position_text(position),
        }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    fn sample(&self, game: &G, _rng: &mut Rng) -> Result<G::Position, SetupError> {
        if self.game != game.card().id {
            return Err(SetupError::unreadable("game", &self.game));
        }
        if self.seat.is_some_and(|seat| seat.number() > game.seats()) {
            return Err(SetupError::impossible("seat", "setup.no-seat"));
        }
        let position = game.parse_position(&self.position)?;
        if Self::of(game, &position, View::<G>::viewer(self)) != *self {
            return Err(SetupError::impossible("position", "setup.other-view"));
        }
        Ok(position)
    }
}
