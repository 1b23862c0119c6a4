//! A world of places, and what each of them reaches in every relation: made once for a game.
//!
//! Rule book: sections 1 and 2, and of section 3 what does not depend on the pieces.

use geometry::{Cell, Direction, Grid};

use game::Side;

use crate::places::{MAX_PLACES, Places};
use crate::relation::Relation;

/// A rectangle of places, numbered row by row from the top.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) grid: Grid,
    /// The starting places of each side: its column.
    starts: [Places; 2],
    reaches: [Box<[Reach; MAX_PLACES]>; 4],
    /// By relation and side, how many steps each place is from the other side's column.
    distances: [[Box<[u16; MAX_PLACES]>; 2]; 4],
}

/// What a place reaches in one relation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// Its neighbours.
    pub(crate) steps: Places,
    /// Where two straight steps lead.
    pub(crate) leaps: Places,
    /// The straight lines that leave it.
    pub(crate) lines: [Line; 4],
    hops: [Hop; 8],
    hop_count: u8,
}

/// A straight line of places.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Line {
    /// What leads to the next place when it is added, modulo 256.
    pub(crate) step: u8,
    pub(crate) length: u8,
}

/// A jump: the place jumped over and the place behind it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hop {
    pub(crate) over: u8,
    pub(crate) landing: u8,
}

impl World {
    /// A world of up to 16×16 places.
    pub(crate) fn new(grid: Grid) -> Self {
        let column = |col| (0..grid.rows).map(|row| place(grid, Cell::new(col, row))).collect();
        let far = |relation: Relation, side: Side| {
            let col = home_column(grid, side.other());
            distances(grid, relation, (0..grid.rows).map(|row| Cell::new(col, row)))
        };
        Self {
            grid,
            starts: Side::BOTH.map(|side| column(home_column(grid, side))),
            reaches: Relation::ALL.map(|relation| reaches(grid, relation)),
            distances: Relation::ALL.map(|relation| Side::BOTH.map(|side| far(relation, side))),
        }
    }

    /// The starting places of a side.
    #[inline(always)]
    pub(crate) const fn starts(&self, side: Side) -> Places {
        self.starts[side as usize]
    }

    /// What every place reaches in a relation; numbers beyond the world reach nothing.
    #[inline(always)]
    pub(crate) const fn reaches(&self, relation: Relation) -> &[Reach; MAX_PLACES] {
        &self.reaches[relation as usize]
    }

    /// How many steps a side's piece on a place is from the other side's column.
    pub(crate) fn distance(&self, relation: Relation, side: Side, place: u8) -> u16 {
        self.distances[relation as usize][side as usize][usize::from(place)]
    }

    pub(crate) const fn place(&self, cell: Cell) -> u8 {
        place(self.grid, cell)
    }

    /// The cell of a place, which is on the grid if the place is.
    pub(crate) const fn cell(&self, place: u8) -> Cell {
        Cell::new(place % self.grid.cols, place / self.grid.cols)
    }
}

impl Reach {
    const NONE: Self = Self {
        steps: Places::NONE,
        leaps: Places::NONE,
        lines: [Line { step: 0, length: 0 }; 4],
        hops: [Hop { over: 0, landing: 0 }; 8],
        hop_count: 0,
    };

    /// The jumps that the board leaves room for.
    #[inline(always)]
    pub(crate) fn hops(&self) -> &[Hop] {
        self.hops.get(..usize::from(self.hop_count)).unwrap_or_default()
    }
}

const fn home_column(grid: Grid, side: Side) -> u8 {
    match side {
        Side::Black => 0,
        Side::White => grid.cols - 1,
    }
}

const fn place(grid: Grid, cell: Cell) -> u8 {
    // Cells of a world of at most 256 places have numbers that fit.
    grid.index(cell) as u8
}

fn distances(
    grid: Grid,
    relation: Relation,
    goals: impl Iterator<Item = Cell>,
) -> Box<[u16; MAX_PLACES]> {
    let mut table = Box::new([0; MAX_PLACES]);
    let steps = relation.neighbours().distances(grid, goals);
    for (slot, steps) in table.iter_mut().zip(steps) {
        *slot = steps.unwrap_or_default();
    }
    table
}

fn reaches(grid: Grid, relation: Relation) -> Box<[Reach; MAX_PLACES]> {
    let mut table = Box::new([Reach::NONE; MAX_PLACES]);
    for (slot, cell) in table.iter_mut().zip(grid.cells()) {
        *slot = reach(grid, relation, cell);
    }
    table
}

fn reach(grid: Grid, relation: Relation, from: Cell) -> Reach {
    let neighbour = |cell, towards| relation.neighbours().neighbour(grid, cell, towards);
    let mut reach = Reach::NONE;
    let mut slots = reach.hops.iter_mut();
    for (towards, over) in relation.neighbours().neighbours(grid, from) {
        reach.steps.insert(place(grid, over));
        if let Some(landing) = neighbour(over, towards)
            && let Some(slot) = slots.next()
        {
            *slot = Hop { over: place(grid, over), landing: place(grid, landing) };
            reach.hop_count += 1;
        }
    }
    for (line, towards) in reach.lines.iter_mut().zip(Direction::CARDINAL) {
        let mut cell = from;
        while let Some(next) = neighbour(cell, towards) {
            line.step = place(grid, next).wrapping_sub(place(grid, cell));
            line.length += 1;
            cell = next;
        }
    }
    let straight =
        |cell| Direction::CARDINAL.into_iter().filter_map(move |towards| neighbour(cell, towards));
    let leaps = straight(from).flat_map(straight).filter(|&landing| landing != from);
    reach.leaps = leaps.map(|landing| place(grid, landing)).collect();
    reach
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_lead_through_neighbours_to_the_edge() {
        for relation in Relation::ALL {
            let world = World::new(Grid::new(16, 16));
            for from in 0..=u8::MAX {
                for line in world.reaches(relation)[usize::from(from)].lines {
                    let mut at = from;
                    for _ in 0..line.length {
                        let next = at.wrapping_add(line.step);
                        assert!(world.reaches(relation)[usize::from(at)].steps.has(next));
                        at = next;
                    }
                }
            }
        }
    }

    #[test]
    fn elephants_reach_at_most_eight_places_and_six_on_the_honeycomb() {
        let world = World::new(Grid::square(10));
        for (relation, most) in Relation::ALL.into_iter().zip([8, 8, 8, 6]) {
            let counts = world.reaches(relation).iter().map(|reach| reach.leaps.count());
            assert_eq!(counts.max(), Some(most), "{relation:?}");
        }
    }
}
