//! What a machine should know: a multiple of four is lost for the player to move.

use game::{Knowledge, NoSolver, Seat};

use crate::rules::MOST;
use crate::{Heaps, Position};

impl Knowledge for Heaps {
    type Solver = NoSolver;

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let for_mover = if position.stones.is_multiple_of(MOST + 1) { -100 } else { 100 };
        if seat == position.mover { for_mover } else { -for_mover }
    }
}
