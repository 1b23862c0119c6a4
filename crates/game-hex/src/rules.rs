//! The rules: what may be played, what it does, how the game ends.
//!
//! Numbers in brackets are the rules of the `README.md`.

use game::{Card, Common, Outcome, Rules, Settings, Side, Turn, Verdict};
use geometry::{Cell, Symmetry};

use crate::{CARD, Hex, Move, Position, SEATS};

/// Both mirrors at once.
const HALF_TURN: Symmetry = Symmetry::ALL[0b011];

game::reasons! {
    /// Why a move is refused.
    pub enum Refusal from Common(Common) {
        OffBoard { cell: Cell } = "hex.off-board" (cell: cell.to_string()),
            "the board ends before {cell}";
        Taken { cell: Cell } = "hex.taken" (cell: cell.to_string()), "a stone lies on {cell}";
        SwapOff = "hex.swap-off", "this game is played without swapping";
        SwapLate = "hex.swap-late", "only the second move of a game may swap";
        Edge { side: Side } = "hex.edge" (player: side.seat()), "it is an edge of {side:?}";
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

impl Rules for Hex {
    type Position = Position;
    type Move = Move;
    type Undo = Undo;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("size", self.size);
        settings.set("swap", if self.swap { "yes" } else { "no" });
        settings
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    /// A stone a cell, and the swap, which lays none.
    fn max_plies(&self) -> u32 {
        u32::from(self.size) * u32::from(self.size) + u32::from(self.swap)
    }

    fn start(&self, _seed: u64) -> Position {
        Position::empty(self.size)
    }

    fn turn(&self, position: &Position) -> Turn {
        match position.winner() {
            Some(_) => Turn::Over,
            None => Turn::Seat(position.mover().seat()),
        }
    }

    /// Who joined both edges has won (3). There are no draws: a full board joins those of one side.
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.winner().map(|side| Outcome::plain(Verdict::Winner(side.seat())))
    }

    /// Free cells row by row, then the swap.
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        if position.winner().is_some() {
            return;
        }
        moves.extend(position.free_cells().map(Move::Place));
        moves.extend(self.may_swap(position).then_some(Move::Swap));
    }

    fn count_moves(&self, position: &Position) -> u64 {
        if position.winner().is_some() {
            return 0;
        }
        let free = position.grid().len() as u64 - u64::from(position.stones());
        free + u64::from(self.may_swap(position))
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        if position.winner().is_some() {
            return Err(Common::GameOver.into());
        }
        match *action {
            Move::Place(cell) if !position.grid().contains(cell) => Err(Refusal::OffBoard { cell }),
            Move::Place(cell) if position.stone(cell).is_some() => Err(Refusal::Taken { cell }),
            Move::Place(_) => Ok(()),
            Move::Swap if !self.swap => Err(Refusal::SwapOff),
            Move::Swap if !self.may_swap(position) => Err(Refusal::SwapLate),
            Move::Swap => Ok(()),
        }
    }

    /// Lays the stone (2), or takes the first one over (4).
    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Undo {
        match *action {
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

    fn undo(&self, position: &mut Position, undo: Undo) {
        match undo {
            Undo::Lift(cell) => position.lift(cell),
            Undo::SwapBack(cell) => {
                position.lift(mirrored(cell));
                position.lay(cell, Side::Black);
            }
        }
        position.turn_over(None);
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn rehash(&self, position: &Position) -> u64 {
        position.rehash()
    }

    /// As it is, and turned half around: then every edge is where its twin was.
    fn symmetries(&self) -> usize {
        2
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        position.mapped(|cell| self.mapped(symmetry, cell))
    }

    fn map_move(&self, symmetry: usize, action: &Move) -> Move {
        match action {
            Move::Place(cell) => Move::Place(self.mapped(symmetry, *cell)),
            Move::Swap => Move::Swap,
        }
    }
}

impl Hex {
    /// The second move alone may swap: one stone lies there, and it is not the mover's.
    pub(crate) fn may_swap(&self, position: &Position) -> bool {
        self.swap && position.stones() == 1 && position.mover() == Side::White
    }

    fn mapped(&self, symmetry: usize, cell: Cell) -> Cell {
        if symmetry == 0 { cell } else { HALF_TURN.map(cell, self.size) }
    }
}

/// The only stone on the board, where a swap is legal.
fn lone_stone(position: &Position) -> Cell {
    let stone = position.grid().cells().find(|&cell| position.stone(cell).is_some());
    stone.unwrap_or(Cell::new(0, 0))
}

/// Where the first stone goes when it changes its colour: what it was worth to Black between the
/// top and the bottom it is worth to White between the left and the right.
const fn mirrored(cell: Cell) -> Cell {
    Cell::new(cell.row, cell.col)
}
