//! What a machine should know: how well each side's edges are joined, where it matters to play,
//! and when a chain of bridges has won already.

use game::{Evaluation, Knowledge, NoSolver, Rules as _, Seat, Side, lost_in, won_in};
use i18n::Message;

use crate::board::{Place, Table};
use crate::bridges::certain_chain;
use crate::circuit::{flow, shares};
use crate::reasons::reason_to_place;
use crate::{Hex, Move, Position};

/// The value of an open way when the other has none.
const WHOLE: f64 = 750.0;
const LEAST: f64 = 1e-3;
/// What having the hand is worth.
const TEMPO: i32 = 60;
/// So many hundredths of order for a cell through which all flows.
const SHARE: f64 = 600.0;
/// Taking the first stone over is looked at before most stones.
const SWAP_ORDER: i32 = 400;
/// How many moves are looked at, and one more for so many free cells.
const WIDTH: usize = 12;
const CELLS_A_MOVE: usize = 12;

impl Knowledge for Hex {
    type Solver = NoSolver;

    /// Two circuits are solved for every position.
    fn evaluation(&self) -> Evaluation {
        Evaluation { cost: 8, ..Evaluation::USUAL }
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let [black, white] = of_both(position, flow);
        let for_black = WHOLE * (black - white) / (black + white).max(LEAST);
        let tempo = if position.mover() == Side::Black { TEMPO } else { -TEMPO };
        let for_black = for_black as i32 + tempo;
        if seat == Side::Black.seat() { for_black } else { -for_black }
    }

    /// A chain of bridges wins: whoever takes a cell of a bridge is answered on its other cell.
    fn known_score(&self, position: &Position, seat: Seat) -> Option<i32> {
        let winner = |side| certain_chain(position, side).map(|bridges| (side, bridges));
        let (side, bridges) = Side::BOTH.into_iter().find_map(winner)?;
        // One stone a bridge; between them, the other side lays one as well.
        let moves = 2 * bridges - u32::from(position.mover() == side && bridges > 0);
        Some(if side.seat() == seat { won_in(moves) } else { lost_in(moves) })
    }

    fn most_moves_left(&self, position: &Position) -> Option<u32> {
        u32::try_from(self.count_moves(position)).ok()
    }

    fn candidates(&self, position: &Position, moves: &mut Vec<Move>) -> bool {
        self.ordered_candidates(position, moves, &mut Vec::new())
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        let mut found = Vec::new();
        self.orders(position, &[*action], &mut found);
        found.first().copied().unwrap_or(0)
    }

    /// Much flows through cells that matter, for one side or for both.
    fn orders(&self, position: &Position, moves: &[Move], found: &mut Vec<i32>) {
        let [black, white] = of_both(position, shares);
        let share = |place: Place| black[place.0] + white[place.0];
        found.clear();
        found.extend(moves.iter().map(|action| match action {
            Move::Place(cell) => (SHARE * share(Place::of(*cell))) as i32,
            Move::Swap => SWAP_ORDER,
        }));
    }

    /// The moves through whose cells most flows.
    fn ordered_candidates(
        &self,
        position: &Position,
        moves: &mut Vec<Move>,
        orders: &mut Vec<i32>,
    ) -> bool {
        self.legal_moves(position, moves);
        self.orders(position, moves, orders);
        let width = WIDTH + moves.len() / CELLS_A_MOVE;
        // Before a swap, a good first stone is one that is not too good.
        if moves.len() <= width || (self.swap && position.stones() == 0) {
            return true;
        }
        let mut sorted = orders.clone();
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        let least = sorted[width - 1];
        let mut each = orders.iter();
        moves.retain(|_| each.next().is_some_and(|order| *order >= least));
        orders.retain(|order| *order >= least);
        false
    }

    fn reason(&self, position: &Position, action: &Move, seat: Seat) -> Option<Message> {
        let side = Side::of(seat)?;
        let key = match *action {
            Move::Swap => "hex.reason-swap",
            Move::Place(cell) => reason_to_place(*self, position, cell, side)?,
        };
        Some(Message::new(key))
    }
}

/// What is measured for Black and for White.
fn of_both<T>(position: &Position, measure: fn(&Table, u8, Side) -> T) -> [T; 2] {
    Side::BOTH.map(|side| measure(position.table(), position.grid().cols, side))
}
