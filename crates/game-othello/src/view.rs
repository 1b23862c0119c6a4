//! What is seen: the whole board, by everybody.
//!
//! Views also come from outside, so nothing in them is believed: a position is rebuilt and must
//! show the very same view.

use game::{Notation, Rng, Rules, SetupError, Side, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Position;
use crate::{ID, Othello, notation};

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
    /// The 64 letters of the board from a1, b1 … h8.
    pub board: String,
}

impl game::View<Othello> for View {
    fn of(game: &Othello, position: &Position, viewer: Viewer) -> Self {
        let outcome = game.outcome(position);
        Self {
            game: ID.to_owned(),
            seat: viewer.seat().and_then(Side::of),
            to_move: outcome.is_none().then_some(position.side()),
            over: outcome.map(|outcome| game.outcome_text(position, &outcome)),
            board: notation::board_text(position),
        }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, |side| Viewer::Seat(side.seat()))
    }

    /// The position seen. When the game is over nobody is next, and black is put down for it.
    fn sample(&self, game: &Othello, _rng: &mut Rng) -> Result<Position, SetupError> {
        if self.game != ID {
            return Err(SetupError::unreadable("game", &self.game));
        }
        let board = notation::parse_board(&self.board);
        let (black, white) = board.ok_or_else(|| SetupError::unreadable("board", &self.board))?;
        let position = Position::new(black, white, self.to_move.unwrap_or(Side::Black))?;
        let seen = Self::of(game, &position, self.viewer());
        if seen.to_move != self.to_move {
            return Err(SetupError::impossible("to_move", "othello.other-turn"));
        }
        if seen.over != self.over {
            return Err(SetupError::impossible("over", "othello.other-end"));
        }
        if seen != *self {
            return Err(SetupError::impossible("board", "setup.other-view"));
        }
        Ok(position)
    }
}
