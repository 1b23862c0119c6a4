//! The exact result of an endgame: every line to the last disc, as few of them as can be.
//!
//! Three stages, by the number of empty squares: `deep` orders moves with care, looking `ahead`
//! for it, and remembers positions; `middle` orders them quickly; `tail` fills the last squares
//! as fast as it can. Before all of it comes a `draft`, to guess the result. `stability` proves
//! without looking further that too many discs are safe.
//! Evaluations only order moves, they decide nothing. It knows no clock: the caller watches the
//! nodes and may stop. The middle game is not its affair.
//!
//! Rule (World Othello Federation, scores): the winner takes the squares that stay empty.

mod ahead;
mod deep;
mod draft;
#[cfg(target_arch = "x86_64")]
mod fast;
mod kernel;
mod last;
mod middle;
mod notes;
mod order;
mod region;
mod stability;
mod table;
mod tail;

#[cfg(test)]
mod tests;

use game::Solver;

use crate::board::Position;
use crate::eval::FINAL_DISC;
use crate::moves::Move;
use crate::{Othello, bits};
use kernel::Kernel as _;
use notes::Notes;
pub(crate) use stability::stable;
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

/// A solver with its memory, which it keeps from position to position. What it remembers is
/// proven, and found again by the whole board only: it makes results come sooner, never different.
#[derive(Debug)]
pub struct Endgame {
    table: Table,
    drafts: Table,
    notes: Notes,
}

impl Endgame {
    /// A solver that remembers about so many positions; each takes 36 bytes.
    #[must_use]
    pub fn remembering(positions: usize) -> Self {
        Self {
            table: Table::holding(positions),
            drafts: Table::holding(positions / 8),
            notes: Notes::holding(positions / 4),
        }
    }

    /// Makes room for the work, no more than is laid out before anybody who says no would notice.
    fn make_room(&mut self, position: &Position) {
        let nodes = solving_nodes(position).unwrap_or(u64::MAX);
        let wanted = usize::try_from(nodes / 64).unwrap_or(usize::MAX).clamp(LEAST, MOST);
        self.table.make_room(wanted);
        self.drafts.make_room(wanted / 8);
        self.notes.make_room(wanted / 4);
    }

    /// The exact result of a position. `go_on` is asked from time to time with the number of
    /// nodes so far; `None` when it said no, or when so many squares are empty that the end is
    /// out of reach.
    pub fn exact(
        &mut self,
        position: &Position,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Solved> {
        let is_near = position.is_over() || solving_nodes(position).is_some();
        if !is_near {
            return None;
        }
        #[cfg(target_arch = "x86_64")]
        if let Some(fast) = crate::fast::Fast::detect() {
            return deep::Search::new(fast, self, go_on).solve(position);
        }
        deep::Search::new(kernel::Plain, self, go_on).solve(position)
    }
}

/// It takes hardly any memory until there is something to solve.
impl Default for Endgame {
    fn default() -> Self {
        Self::remembering(0)
    }
}

impl Solver<Othello> for Endgame {
    fn nodes_needed(&self, _: &Othello, position: &Position) -> Option<u64> {
        solving_nodes(position)
    }

    fn solve(
        &mut self,
        _: &Othello,
        position: &Position,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<(Move, i32)> {
        self.make_room(position);
        let solved = self.exact(position, go_on)?;
        Some((solved.best?, FINAL_DISC * solved.margin))
    }
}

/// The room that a solver begins with at the first position, and what it never goes beyond.
const LEAST: usize = 1 << 10;
const MOST: usize = 1 << 18;

/// Positions with at most so many empty squares are solved before anybody would notice.
const AT_ONCE: u32 = 6;
/// With so many empty squares or more, solving is out of reach.
const TOO_MANY: u32 = 30;

/// The exact margin of a position with so few empty squares that it takes no time.
pub(crate) fn at_once(position: &Position) -> Option<i32> {
    let (mover, opponent) = (position.mover(), position.opponent());
    if position.empty().count_ones() > AT_ONCE {
        return None;
    }
    let odd = region::Odd::of(position.empty());
    let near = tail::Near { mover, opponent, odd, alpha: -ALL, beta: ALL };
    #[cfg(target_arch = "x86_64")]
    if let Some(fast) = crate::fast::Fast::detect() {
        return Some(fast.fill(&near, bits::mobility(mover, opponent), &mut 0));
    }
    Some(kernel::Plain.fill(&near, bits::mobility(mover, opponent), &mut 0))
}

/// About how many nodes it takes to solve a position: measured on 7 to 23 empty squares.
fn solving_nodes(position: &Position) -> Option<u64> {
    let empty = position.empty().count_ones();
    // A little more than twice as many for each square more, from 10,000 with 12 to 2.4 million
    // with 19. Where it is dear, this is the mean; nearer to the end it is too much rather than
    // too little.
    (empty < TOO_MANY).then(|| 4 << empty)
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
