//! The moves of plain kinds by bits; all other cells are left to the general rules.

use game::Rng;

use super::moves::{Move, may_rest};
use super::position::Position;
use super::reach::Flow;
use crate::compile::{Compiled, Group, Lane, Lanes, Place, Ways, Word};

/// What was found in a cell.
#[derive(Clone, Copy)]
pub(crate) enum Found {
    /// A token for the general rules.
    Cell(Place),
    /// A move of a plain kind.
    Go { from: Place, to: Place },
}

/// Visits the cells of the grid in order. Nothing may lie beneath other tokens, and there are
/// neither side boards nor a phase of placing.
#[inline]
pub(crate) fn each_move(
    game: &Compiled,
    at: &Position,
    seat: u8,
    visit: &mut impl FnMut(Found) -> Flow,
) -> Flow {
    let (fast, bits) = (&game.fast, at.bits);
    for &from in &game.grid.cells {
        let token = at.top(from);
        if !token.is_some() {
            continue;
        }
        let ways = fast.of_kind[token.kind()].map(|index| &fast.ways[usize::from(index)]);
        let Some(ways) = ways else {
            visit(Found::Cell(from))?;
            continue;
        };
        if token.owners() != 0 && token.owners() >> seat & 1 == 0 {
            continue;
        }
        match ways {
            Ways::Steps(masks) => {
                let mut free = masks[usize::from(from)] & !bits.taken;
                while free != 0 {
                    // A grid with bits has at most 128 cells.
                    let to = free.trailing_zeros() as Place;
                    free &= free - 1;
                    visit(Found::Go { from, to })?;
                }
            }
            Ways::Hops(lists) => {
                for hop in &lists[usize::from(from)] {
                    if bits.occupied & hop.over != 0 && bits.taken & hop.to == 0 {
                        visit(Found::Go { from, to: hop.place })?;
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

/// The lanes that are all there is to do: all tokens move alike and are everybody's, and nothing
/// else is possible or under way.
#[inline]
pub(crate) fn lanes<'a>(game: &'a Compiled, at: &Position) -> Option<&'a Lanes> {
    game.plan.plain.as_ref().filter(|_| is_plain(at)).map(|plain| &plain.lanes)
}

/// Whether all tokens are everybody's, none lies beneath another and nothing is under way.
#[inline]
pub(crate) fn is_plain(at: &Position) -> bool {
    at.bits.owned == 0 && at.rest.under.is_empty() && may_rest(at)
}

/// Lists the moves of whole lanes.
pub(crate) fn list(lanes: &Lanes, at: &Position, moves: &mut Vec<Move>) {
    match lanes {
        Lanes::Small(lanes) => list_in(lanes, at, moves),
        Lanes::Large(lanes) => list_in(lanes, at, moves),
    }
}

#[inline]
fn list_in<W: Word>(groups: &[Group<W>], at: &Position, moves: &mut Vec<Move>) {
    let (occupied, free) = words(at);
    for lane in groups.as_flattened() {
        let mut open = lane.open(occupied, free);
        while open != W::NONE {
            moves.push(first(lane, open));
            open = open.without_first();
        }
    }
}

/// Whether some lane is open.
#[inline]
pub(crate) fn is_any_open(lanes: &Lanes, at: &Position) -> bool {
    match lanes {
        Lanes::Small(lanes) => is_any_open_in(lanes, at),
        Lanes::Large(lanes) => is_any_open_in(lanes, at),
    }
}

#[inline]
fn is_any_open_in<W: Word>(groups: &[Group<W>], at: &Position) -> bool {
    let (occupied, free) = words(at);
    groups.as_flattened().iter().any(|lane| lane.open(occupied, free) != W::NONE)
}

/// How many moves there are.
#[inline]
pub(crate) fn count(lanes: &Lanes, at: &Position) -> u32 {
    match lanes {
        Lanes::Small(lanes) => count_in(lanes, at),
        Lanes::Large(lanes) => count_in(lanes, at),
    }
}

#[inline]
fn count_in<W: Word>(groups: &[Group<W>], at: &Position) -> u32 {
    let (occupied, free) = words(at);
    groups.iter().map(|group| Opened::of(group, occupied, free).count()).sum()
}

/// One of the moves, each equally likely.
#[inline]
pub(crate) fn draw(lanes: &Lanes, at: &Position, rng: &mut Rng) -> Option<Move> {
    match lanes {
        Lanes::Small(lanes) => draw_in(lanes, at, rng),
        Lanes::Large(lanes) => draw_in(lanes, at, rng),
    }
}

#[inline]
fn draw_in<W: Word>(groups: &[Group<W>], at: &Position, rng: &mut Rng) -> Option<Move> {
    let (occupied, free) = words(at);
    let opened = |group| Opened::of(group, occupied, free);
    // Most designs have one group, which is looked at once.
    let (head, rest) = groups.split_first()?;
    let first = opened(head);
    let others: u32 = rest.iter().map(|group| opened(group).count()).sum();
    let mut number = rng.below(first.count() + others);
    if number < first.count() {
        return Some(first.nth(head, number));
    }
    number -= first.count();
    for group in rest {
        let opened = opened(group);
        if number < opened.count() {
            return Some(opened.nth(group, number));
        }
        number -= opened.count();
    }
    None
}

/// Where the lanes of a group are open, and how many moves they have up to each lane.
struct Opened<W> {
    open: [W; 4],
    sums: [u32; 4],
}

impl<W: Word> Opened<W> {
    #[inline]
    fn of(group: &Group<W>, occupied: W, free: W) -> Self {
        let open = group.each_ref().map(|lane| lane.open(occupied, free));
        let [a, b, c, d] = open.map(Word::count);
        Self { open, sums: [a, a + b, a + b + c, a + b + c + d] }
    }

    #[inline]
    fn count(&self) -> u32 {
        self.sums[3]
    }

    /// The move of a number less than the count. The lane comes from a sum of comparisons,
    /// because a processor cannot guess it.
    #[inline]
    fn nth(&self, group: &Group<W>, number: u32) -> Move {
        let [a, b, c, _] = self.sums.map(|sum| usize::from(sum <= number));
        let index = (a + b + c) & 3;
        let mut open = self.open[index];
        let before = self.sums[index] - open.count();
        (before..number).for_each(|_| open = open.without_first());
        first(&group[index], open)
    }
}

/// The cells with tokens and those that let one in.
#[inline]
fn words<W: Word>(at: &Position) -> (W, W) {
    (W::cut(at.bits.occupied), !W::cut(at.bits.taken))
}

/// The move of a lane from its first open cell.
#[inline]
fn first<W: Word>(lane: &Lane<W>, open: W) -> Move {
    let from = open.first();
    Move::Go { from, to: lane.end(from) }
}
