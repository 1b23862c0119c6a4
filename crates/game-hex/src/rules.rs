//! The rules: what may be played, what it does, how the game ends.
//!
//! Numbers in brackets are the rules of the `README.md`.

use game::{Common, Outcome, Reason, Side, Verdict};
use geometry::Cell;
use i18n::{Message, Value};

use crate::moves::{may_swap, mirrored};
use crate::{Move, Position};

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Refusal {
    #[error(transparent)]
    Common(#[from] Common),
    #[error("the board ends before {cell}")]
    OffBoard { cell: Cell },
    #[error("a stone lies on {cell}")]
    Taken { cell: Cell },
    #[error("this game is played without swapping")]
    SwapOff,
    #[error("only the second move of a game may swap")]
    SwapLate,
    #[error("it is an edge of {side:?}")]
    Edge { side: Side },
}

impl Reason for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::Common(common) => common.key(),
            Self::OffBoard { .. } => "hex.off-board",
            Self::Taken { .. } => "hex.taken",
            Self::SwapOff => "hex.swap-off",
            Self::SwapLate => "hex.swap-late",
            Self::Edge { .. } => "hex.edge",
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Common(common) => common.message(),
            Self::OffBoard { cell } | Self::Taken { cell } => {
                Message::new(self.key()).with("cell", Value::Text(cell.to_string()))
            }
            Self::SwapOff | Self::SwapLate => Message::new(self.key()),
            Self::Edge { side } => Message::new(self.key()).with("player", side.seat()),
        }
    }
}

/// What takes a move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// The stone on this cell goes away.
    Lift(Cell),
    /// The stone that was swapped goes back to this cell and to Black.
    SwapBack(Cell),
}

pub(crate) fn check(swap: bool, position: &Position, action: Move) -> Result<(), Refusal> {
    if position.winner().is_some() {
        return Err(Common::GameOver.into());
    }
    match action {
        Move::Place(cell) if !position.grid().contains(cell) => Err(Refusal::OffBoard { cell }),
        Move::Place(cell) if position.stone(cell).is_some() => Err(Refusal::Taken { cell }),
        Move::Place(_) => Ok(()),
        Move::Swap if !swap => Err(Refusal::SwapOff),
        Move::Swap if !may_swap(swap, position) => Err(Refusal::SwapLate),
        Move::Swap => Ok(()),
    }
}

/// Lays the stone (2), or takes the first one over (4).
pub(crate) fn apply(position: &mut Position, action: Move) -> Undo {
    match action {
        Move::Place(cell) => {
            let mover = position.mover();
            position.lay(cell, mover);
            position.turn_over(position.joins_at(cell).then_some(mover));
            Undo::Lift(cell)
        }
        Move::Swap => {
            let first = lone_stone(position);
            position.lift(first);
            position.lay(mirrored(first), Side::White);
            position.turn_over(None);
            Undo::SwapBack(first)
        }
    }
}

pub(crate) fn undo(position: &mut Position, undo: Undo) {
    match undo {
        Undo::Lift(cell) => position.lift(cell),
        Undo::SwapBack(cell) => {
            position.lift(mirrored(cell));
            position.lay(cell, Side::Black);
        }
    }
    position.turn_over(None);
}

/// Who joined both edges has won (3). There are no draws: a full board joins those of one side.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    position.winner().map(|side| Outcome::plain(Verdict::Winner(side.seat())))
}

/// The only stone on the board, where a swap is legal.
fn lone_stone(position: &Position) -> Cell {
    let stone = position.grid().cells().find(|&cell| position.stone(cell).is_some());
    stone.unwrap_or(Cell::new(0, 0))
}
