//! How many moves each sort needs to each starting place, if nothing stands in its way.
//!
//! Measured once for a world where all pieces have to arrive: on the honeycomb towers and
//! elephants take roundabout ways that no simple sum of rows and columns tells.

use game::Side;

use crate::pieces::{Piece, Sort};
use crate::places::{MAX_PLACES, Places};
use crate::relation::Relation;
use crate::world::{Reach, World};

/// What stands for a place that is never reached.
const NEVER: u8 = u8::MAX;

/// Moves by relation, sort and goal, one row of places after the other.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    moves: Vec<[u8; MAX_PLACES]>,
    cols: u8,
    rows: usize,
}

impl Ways {
    /// No ways, where none are asked for.
    pub(crate) const NONE: Self = Self { moves: Vec::new(), cols: 1, rows: 0 };

    /// Looks for the ways on an empty board.
    pub(crate) fn of(world: &World) -> Self {
        let mut moves = Vec::new();
        for relation in Relation::ALL {
            for sort in Sort::ALL {
                for side in Side::BOTH {
                    let goals = world.starts(side).iter();
                    moves.extend(goals.map(|goal| moves_to(world, relation, sort, goal)));
                }
            }
        }
        Self { moves, cols: world.grid.cols, rows: usize::from(world.grid.rows) }
    }

    /// How many moves a piece needs from a place to one of the other side's starting places.
    #[inline]
    pub(crate) fn between(
        &self,
        relation: Relation,
        piece: Piece,
        from: u8,
        goal: u8,
    ) -> Option<i32> {
        let kind = (relation as usize * Sort::ALL.len() + piece.sort as usize) * Side::BOTH.len();
        let home = kind + piece.side.other() as usize;
        let table = self.moves.get(home * self.rows + usize::from(goal / self.cols))?;
        let moves = table[usize::from(from)];
        (moves != NEVER).then_some(i32::from(moves))
    }
}

/// The moves from every place to one, found from there: all moves lead both ways.
fn moves_to(world: &World, relation: Relation, sort: Sort, goal: u8) -> [u8; MAX_PLACES] {
    let reaches = world.reaches(relation);
    let mut moves = [NEVER; MAX_PLACES];
    moves[usize::from(goal)] = 0;
    let mut last: Vec<u8> = vec![goal];
    // No way on a board of 256 places is that long.
    for count in 1..NEVER {
        if last.is_empty() {
            break;
        }
        let mut next = Vec::new();
        for from in last {
            reached(&reaches[usize::from(from)], sort, from).each(|to| {
                if moves[usize::from(to)] == NEVER {
                    moves[usize::from(to)] = count;
                    next.push(to);
                }
            });
        }
        last = next;
    }
    moves
}

/// Where a piece gets in one move on an empty board.
fn reached(reach: &Reach, sort: Sort, from: u8) -> Places {
    match sort {
        Sort::Pawn => reach.steps,
        Sort::Elephant => reach.leaps,
        Sort::Tower => {
            let lines = reach.lines.into_iter().flat_map(|line| {
                (1..=line.length).map(move |steps| from.wrapping_add(line.step.wrapping_mul(steps)))
            });
            lines.collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::Grid;

    #[test]
    fn ways_are_as_long_as_on_an_empty_board() {
        let world = World::new(Grid::square(10));
        let ways = Ways::of(&world);
        let moves = |relation, sort, from, goal| {
            ways.between(relation, Piece { side: Side::Black, sort }, from, goal)
        };
        assert_eq!(moves(Relation::Simple, Sort::Pawn, 0, 29), Some(11));
        assert_eq!(moves(Relation::Diagonal, Sort::Pawn, 0, 29), Some(9));
        assert_eq!(moves(Relation::Simple, Sort::Tower, 0, 29), Some(2));
        // An elephant never leaves the places of its colour.
        assert_eq!(moves(Relation::Simple, Sort::Elephant, 0, 9), None);
        assert_eq!(moves(Relation::Simple, Sort::Elephant, 0, 19), Some(5));
        // On the honeycomb a column is no line: one step down, then aside.
        assert_eq!(moves(Relation::Hexagonal, Sort::Tower, 0, 9), Some(1));
        assert!(moves(Relation::Hexagonal, Sort::Tower, 0, 49) > Some(4));
    }

    #[test]
    fn where_none_are_asked_for_nothing_is_told() {
        let piece = Piece { side: Side::White, sort: Sort::Tower };
        assert_eq!(Ways::NONE.between(Relation::Simple, piece, 3, 0), None);
    }
}
