//! What touches mean: a slot, then the turn button as often as the tile is turned, then a cell.

use scene::Touch;

use crate::board::Position;
use crate::slots::Slot;
use crate::tiles::distinct_turns;

/// The button that turns the tile.
pub(crate) const TURN: &str = "turn";

/// A push that touches have chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chosen {
    pub(crate) slot: Slot,
    pub(crate) turns: u8,
}

impl Chosen {
    /// The push that these touches stand for; none when they lead nowhere.
    pub(crate) fn of(position: &Position, touches: &[Touch]) -> Option<Self> {
        let (slot, turns) = touches.split_first()?;
        let slot =
            slot.as_str().parse().ok().filter(|slot| Some(*slot) != position.closed_slot())?;
        let all_turn = turns.iter().all(|touch| touch.as_str() == TURN);
        let turns = u8::try_from(turns.len()).ok().filter(|_| all_turn)?;
        (turns < distinct_turns(position.maze.hand())).then_some(Self { slot, turns })
    }
}
