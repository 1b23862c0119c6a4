//! Which cells of a rectangle are neighbours: square, triangular and hexagonal boards.
//!
//! Every relation is symmetric, and each neighbour has a direction whose opposite leads back.
//! Boards of these relations are written with row 0 at the top: here, unlike in [`Grid::step`],
//! north is towards lower rows. How such a board is drawn is for scenes to say.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::{Cell, Direction, Grid};

/// A relation between neighbours, named by its ground and how many neighbours a cell has.
///
/// ```
/// use geometry::{Cell, Direction, Grid, Relation};
/// let (grid, cell) = (Grid::new(5, 4), Cell::new(1, 1));
/// let south = Relation::Honeycomb3.neighbour(grid, cell, Direction::South);
/// assert_eq!(south, Some(Cell::new(1, 2)));
/// assert_eq!(Relation::Honeycomb3.neighbour(grid, cell, Direction::North), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// Squares that share a side.
    Grid4,
    /// Squares that share a side or a corner.
    Grid8,
    /// The crossings of a triangular lattice: sides, north-west and south-east.
    Lattice6,
    /// The corners of a honeycomb, laid like a brick wall: east, west, and south where column
    /// and row add up to an even number, north elsewhere.
    Honeycomb3,
    /// Hexagons in rows of which every second one lies half a cell further east.
    HexOffset6,
}

impl Relation {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Grid4, Self::Grid8, Self::Lattice6, Self::Honeycomb3, Self::HexOffset6];

    /// The neighbour in a direction, if there is one on the grid.
    #[must_use]
    pub fn neighbour(self, grid: Grid, cell: Cell, towards: Direction) -> Option<Cell> {
        grid.step(cell, self.step(cell, towards)?.upside_down())
    }

    /// The neighbours with their directions, clockwise from north.
    pub fn neighbours(self, grid: Grid, cell: Cell) -> impl Iterator<Item = (Direction, Cell)> {
        Direction::ALL.into_iter().filter_map(move |towards| {
            self.neighbour(grid, cell, towards).map(|neighbour| (towards, neighbour))
        })
    }

    /// How many steps each cell is from the nearest goal, in the order of [`Grid::cells`]; none
    /// where no goal can be reached.
    pub fn distances(self, grid: Grid, goals: impl IntoIterator<Item = Cell>) -> Vec<Option<u16>> {
        let mut distances = vec![None; grid.len()];
        let mut waiting: VecDeque<(Cell, u16)> =
            goals.into_iter().filter(|&goal| grid.contains(goal)).map(|goal| (goal, 0)).collect();
        while let Some((cell, distance)) = waiting.pop_front() {
            // Cells of the grid have a slot each.
            let slot = &mut distances[grid.index(cell)];
            if slot.is_none() {
                *slot = Some(distance);
                waiting.extend(self.neighbours(grid, cell).map(|(_, next)| (next, distance + 1)));
            }
        }
        distances
    }

    /// The step of the square grid that leads to the neighbour in a direction.
    fn step(self, cell: Cell, towards: Direction) -> Option<Direction> {
        use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
        let is_even_row = cell.row.is_multiple_of(2);
        let is_even_sum = is_even_row == cell.col.is_multiple_of(2);
        let is_related = match (self, towards) {
            (_, East | West) | (Self::Grid8, _) => true,
            (Self::Grid4 | Self::Lattice6, North | South) => true,
            (Self::Lattice6, NorthWest | SouthEast) => true,
            (Self::Honeycomb3, South) => is_even_sum,
            (Self::Honeycomb3, North) => !is_even_sum,
            // Slanted steps lead into a row that lies half a cell aside.
            (Self::HexOffset6, NorthEast) if is_even_row => return Some(North),
            (Self::HexOffset6, SouthEast) if is_even_row => return Some(South),
            (Self::HexOffset6, NorthWest) if !is_even_row => return Some(North),
            (Self::HexOffset6, SouthWest) if !is_even_row => return Some(South),
            (Self::HexOffset6, North | South) => false,
            (Self::HexOffset6, _) => true,
            _ => false,
        };
        is_related.then_some(towards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, West};

    const WORLD: Grid = Grid::new(5, 4);
    const GRIDS: [Grid; 5] =
        [WORLD, Grid::square(3), Grid::new(3, 16), Grid::new(16, 5), Grid::square(10)];

    fn at(index: u8) -> Cell {
        Cell::new(index % WORLD.cols, index / WORLD.cols)
    }

    /// Checks the neighbours of a place of the 5×4 world, given by its number.
    #[track_caller]
    fn check(relation: Relation, place: u8, wanted: &[(u8, Direction)]) {
        let mut wanted: Vec<(Direction, Cell)> =
            wanted.iter().map(|&(index, towards)| (towards, at(index))).collect();
        wanted.sort_unstable();
        let found: Vec<_> = relation.neighbours(WORLD, at(place)).collect();
        assert_eq!(found, wanted, "{relation:?} around {place}");
    }

    #[test]
    fn examples_of_the_5x4_world_around_place_6() {
        let simple = [(7, East), (1, North), (5, West), (11, South)];
        check(Relation::Grid4, 6, &simple);
        let corners = [(2, NorthEast), (0, NorthWest), (10, Direction::SouthWest), (12, SouthEast)];
        check(Relation::Grid8, 6, &[&simple[..], &corners].concat());
        check(Relation::Lattice6, 6, &[&simple[..], &[(0, NorthWest), (12, SouthEast)]].concat());
        check(Relation::Honeycomb3, 6, &[(7, East), (5, West), (11, South)]);
    }

    #[test]
    fn examples_of_the_5x4_world_in_the_corner() {
        check(Relation::Grid4, 0, &[(1, East), (5, South)]);
        for relation in Relation::ALL {
            assert_eq!(relation.neighbour(WORLD, at(0), NorthEast), None, "{relation:?}");
        }
    }

    #[test]
    fn offset_hexagons_lean_with_their_row() {
        check(
            Relation::HexOffset6,
            6,
            &[
                (7, East),
                (5, West),
                (2, NorthEast),
                (1, NorthWest),
                (12, SouthEast),
                (11, Direction::SouthWest),
            ],
        );
        check(
            Relation::HexOffset6,
            11,
            &[
                (12, East),
                (10, West),
                (6, NorthEast),
                (5, NorthWest),
                (16, SouthEast),
                (15, Direction::SouthWest),
            ],
        );
    }

    #[test]
    fn every_relation_is_symmetric_and_the_opposite_direction_leads_back() {
        for grid in GRIDS {
            for relation in Relation::ALL {
                for cell in grid.cells() {
                    for (towards, next) in relation.neighbours(grid, cell) {
                        let back = relation.neighbour(grid, next, towards.opposite());
                        assert_eq!(back, Some(cell), "{relation:?} {grid:?} {cell} {towards:?}");
                        assert_ne!(next, cell);
                    }
                }
            }
        }
    }

    #[test]
    fn no_two_directions_lead_to_one_neighbour_and_none_has_too_many() {
        for (relation, most) in Relation::ALL.into_iter().zip([4, 8, 6, 3, 6]) {
            let counts = WORLD.cells().map(|cell| {
                let mut cells: Vec<Cell> =
                    relation.neighbours(WORLD, cell).map(|(_, next)| next).collect();
                let count = cells.len();
                cells.sort_unstable();
                cells.dedup();
                assert_eq!(cells.len(), count, "{relation:?} {cell}");
                count
            });
            assert_eq!(counts.max(), Some(most), "{relation:?}");
        }
    }

    #[test]
    fn a_jump_follows_a_line_that_leads_back_the_same_way() {
        for grid in GRIDS {
            for relation in Relation::ALL {
                for cell in grid.cells() {
                    for (towards, over) in relation.neighbours(grid, cell) {
                        let Some(landing) = relation.neighbour(grid, over, towards) else {
                            continue;
                        };
                        let middle = relation.neighbour(grid, landing, towards.opposite());
                        assert_eq!(middle, Some(over), "{relation:?} {grid:?} {cell} {towards:?}");
                        assert_ne!(landing, cell);
                    }
                }
            }
        }
    }

    #[test]
    fn distances_grow_by_one_from_neighbour_to_neighbour() {
        let goals = || (0..4).map(|row| Cell::new(4, row));
        let simple = Relation::Grid4.distances(WORLD, goals());
        assert_eq!(simple[..5], [Some(4), Some(3), Some(2), Some(1), Some(0)]);
        for relation in Relation::ALL {
            let distances = relation.distances(WORLD, goals());
            for cell in WORLD.cells() {
                let here = distances[WORLD.index(cell)].unwrap();
                let nearest = relation
                    .neighbours(WORLD, cell)
                    .map(|(_, next)| distances[WORLD.index(next)].unwrap())
                    .min();
                let is_goal = cell.col == 4;
                assert!(is_goal && here == 0 || nearest.map(|near| near + 1) == Some(here));
            }
            assert!(relation.distances(WORLD, []).iter().all(Option::is_none));
        }
    }
}
