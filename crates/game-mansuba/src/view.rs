//! What is seen: everything, by everybody.
//!
//! Views also come from outside, so nothing in them is believed: a position is rebuilt and must
//! show the very same view.

use game::{Notation as _, Rng, Rules as _, SetupError, Side, Turn, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Position;
use crate::relation::Relation;
use crate::{ID, Mansuba, setup};

/// What a viewer sees; it is sent as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The game's id.
    pub game: String,
    /// Who looks; nothing for somebody without a seat.
    pub seat: Option<Side>,
    /// Who has the hand; nothing when the game is over.
    pub to_move: Option<Side>,
    /// The outcome in the protocol's words, when there is one.
    pub over: Option<String>,
    /// The rows from the top, joined by `/`.
    pub board: String,
    /// The relation in force.
    pub relation: Relation,
    /// The prisoners as in position texts.
    pub prisoners: String,
    /// Turns played.
    pub turn: u16,
}

impl game::View<Mansuba> for View {
    fn of(game: &Mansuba, position: &Position, viewer: Viewer) -> Self {
        Self {
            game: ID.to_owned(),
            seat: viewer.seat().and_then(Side::of),
            to_move: match game.turn(position) {
                Turn::Seat(seat) => Side::of(seat),
                Turn::Chance | Turn::Over => None,
            },
            over: game.outcome(position).map(|outcome| Side::outcome_text(&outcome)),
            board: setup::board_text(game, position),
            relation: position.relation,
            prisoners: setup::prisoners_text(game, position),
            turn: position.turn,
        }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, |side| Viewer::Seat(side.seat()))
    }

    fn sample(&self, game: &Mansuba, _rng: &mut Rng) -> Result<Position, SetupError> {
        if self.game != ID {
            return Err(SetupError::unreadable("game", &self.game));
        }
        let Self { board, relation, prisoners, turn, .. } = self;
        let side = self.to_move.map_or("-", Side::word);
        let text = format!("{board} {} {prisoners} {turn} {side}", relation.name());
        let position = game.parse_position(&text)?;
        if Self::of(game, &position, self.viewer()) != *self {
            return Err(SetupError::impossible("over", "mansuba.setup-other-end"));
        }
        Ok(position)
    }
}
