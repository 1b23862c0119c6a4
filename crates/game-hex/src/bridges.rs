//! Stones that cannot be cut off: the bridges between them, and chains of bridges.
//!
//! Two stones with two free cells between them, both neighbours of both stones, are joined for
//! certain: when the other side takes one cell, the second is answered. The border counts as
//! stones, so that a stone on the second row stands on a bridge to its edge.

use std::collections::VecDeque;

use game::Side;

use crate::Position;
use crate::board::{AREA, Content, Place, Table};

/// The stones to which a stone of this side has a bridge, with the free cells between.
pub(crate) fn bridges_of(
    table: &Table,
    place: Place,
    side: Side,
) -> impl Iterator<Item = (Place, [Place; 2])> {
    place.bridges().filter(move |(end, [one, other])| {
        table[one.0] == Content::Empty
            && table[other.0] == Content::Empty
            && table[end.0] == Content::Stone(side)
    })
}

/// How many bridges join the edges of a side for certain: a chain of stones and bridges of which
/// no two need the same cell. `None` where no such chain is found.
pub(crate) fn certain_chain(position: &Position, side: Side) -> Option<u32> {
    let table = position.table();
    // How each stone is reached over the fewest bridges; nearer ones come first.
    let mut reached = [Reached::NOT; AREA];
    let mut open: VecDeque<Place> = VecDeque::new();
    for start in position.first_edge(side) {
        reached[start.0] = Reached { bridges: 0, before: start, between: None };
        open.push_back(start);
    }
    while let Some(place) = open.pop_front() {
        if place.line(side) == position.far_line() {
            return is_disjoint(&reached, place).then_some(reached[place.0].bridges);
        }
        let bridges = reached[place.0].bridges;
        for next in place.neighbours() {
            if table[next.0] == Content::Stone(side) && bridges < reached[next.0].bridges {
                reached[next.0] = Reached { bridges, before: place, between: None };
                open.push_front(next);
            }
        }
        let bridges = bridges + 1;
        for (next, between) in bridges_of(table, place, side) {
            if bridges < reached[next.0].bridges {
                reached[next.0] = Reached { bridges, before: place, between: Some(between) };
                open.push_back(next);
            }
        }
    }
    None
}

/// How a stone is reached: over so many bridges, from the stone before it.
#[derive(Clone, Copy)]
struct Reached {
    bridges: u32,
    before: Place,
    between: Option<[Place; 2]>,
}

impl Reached {
    const NOT: Self = Self { bridges: u32::MAX, before: Place(0), between: None };
}

/// Whether no bridge of the chain that ends here needs the cell of another.
fn is_disjoint(reached: &[Reached; AREA], end: Place) -> bool {
    let mut used = [false; AREA];
    let mut place = end;
    while reached[place.0].before != place {
        for cell in reached[place.0].between.into_iter().flatten() {
            if std::mem::replace(&mut used[cell.0], true) {
                return false;
            }
        }
        place = reached[place.0].before;
    }
    true
}
