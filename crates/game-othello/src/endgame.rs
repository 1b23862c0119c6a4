//! The exact result of an endgame: every line to the last disc, as few of them as can be.
//!
//! Three stages, by the number of empty squares: `deep` orders moves with care and remembers
//! positions, `tail` fills the last squares as fast as it can, `stability` proves without
//! looking further that too many discs are safe. It evaluates nothing and knows no clock: the
//! caller watches the nodes and may stop. The middle game is not its affair.
//!
//! Rule (World Othello Federation, scores): the winner takes the squares that stay empty.

mod deep;
#[cfg(target_arch = "x86_64")]
mod fast;
mod order;
mod region;
mod stability;
mod table;
mod tail;

#[cfg(test)]
mod tests;

use crate::board::Position;
use crate::moves::Move;
use table::Table;

/// More than any margin.
const BEYOND: i32 = 127;
/// The largest margin.
const ALL: i32 = 64;

/// An exact result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// How many discs the side to move wins or loses by, the empty squares given to the winner.
    pub margin: i32,
    /// A best move; none when the game is over.
    pub best: Option<Move>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A solver with its memory, which it keeps between positions of one game.
#[derive(Debug)]
pub struct Endgame {
    table: Table,
}

impl Endgame {
    /// A solver that remembers about so many positions; each takes 24 bytes.
    #[must_use]
    pub fn remembering(positions: usize) -> Self {
        Self { table: Table::holding(positions) }
    }

    /// The exact result of a position. `go_on` is asked from time to time with the number of
    /// nodes so far; `None` when it said no.
    pub fn solve(
        &mut self,
        position: &Position,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Solved> {
        deep::Search::new(&mut self.table, go_on).solve(position)
    }
}

/// The margin of a finished game for the one whose discs come first.
#[inline(always)]
const fn final_margin(own: u64, other: u64) -> i32 {
    // At most 64 bits are set.
    let (own, other) = (own.count_ones() as i32, other.count_ones() as i32);
    let empty = ALL - own - other;
    let margin = own - other;
    match margin {
        0 => 0,
        1.. => margin + empty,
        _ => margin - empty,
    }
}
