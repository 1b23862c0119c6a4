//! What a player sees: everything, since nothing is hidden in Quoridor.
//!
//! Views also come from outside, so nothing in them is believed: a position is rebuilt and must
//! show the very same view.

use game::{Notation as _, Rng, Rules as _, Seat, SetupError, Turn, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::MAX_EARNED;
use crate::{Position, Quoridor};

/// The whole position and whose eyes look at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The game's id.
    pub game: String,
    /// The seat that looks; none for the public.
    pub seat: Option<Seat>,
    /// The seat that has the hand; none when the game is over.
    pub to_move: Option<Seat>,
    /// The outcome, once there is one.
    pub over: Option<String>,
    /// The position text.
    pub position: String,
    /// Moves played so far.
    pub ply: u16,
    /// Passes in a row so far.
    pub passes: u8,
    /// Points found on bonus cells, in seat order.
    pub points: Vec<u8>,
}

impl game::View<Quoridor> for View {
    fn of(game: &Quoridor, position: &Position, viewer: Viewer) -> Self {
        let to_move = match game.turn(position) {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        Self {
            game: game.card().id.to_string(),
            seat: viewer.seat(),
            to_move,
            over: game.outcome(position).map(|outcome| outcome.verdict.to_string()),
            position: game.position_text(position),
            ply: position.ply,
            passes: position.passes,
            points: position.earned[..game.players as usize].to_vec(),
        }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    fn sample(&self, game: &Quoridor, _rng: &mut Rng) -> Result<Position, SetupError> {
        if self.game != game.card().id {
            return Err(SetupError::unreadable("game", &self.game));
        }
        if self.seat.is_some_and(|seat| seat.number() > game.players) {
            return Err(SetupError::impossible("seat", "quoridor.setup-no-seat"));
        }
        let mut position = game.parse_position(&self.position)?;
        if u32::from(self.ply) > game.max_plies() || self.passes > game.players {
            return Err(SetupError::impossible("ply", "quoridor.setup-too-long"));
        }
        if self.points.len() != game.players as usize {
            return Err(SetupError::impossible("points", "quoridor.setup-count"));
        }
        if self.points.iter().any(|points| *points > MAX_EARNED) {
            return Err(SetupError::impossible("points", "quoridor.setup-bonus"));
        }
        (position.ply, position.passes) = (self.ply, self.passes);
        position.earned[..self.points.len()].copy_from_slice(&self.points);
        position.hash = game.rehash(&position);
        if Self::of(game, &position, self.viewer()) != *self {
            return Err(SetupError::impossible("position", "setup.other-view"));
        }
        Ok(position)
    }
}
