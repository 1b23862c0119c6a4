//! Moves and the steps they are made of. A move is whole: a man placed or moved, with the man that
//! its mill takes. The list of legal moves is in `rules`.

use crate::board::Position;
use crate::lines::{Point, Points};
use crate::options::Morris;
use crate::rules;

/// A man placed or moved, and the man that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the man comes from; nowhere when it is placed.
    pub from: Option<Point>,
    /// Where it goes.
    pub to: Point,
    /// The man of the other side that the mill takes.
    pub takes: Option<Point>,
}

impl Move {
    pub(crate) fn mapped(self, image: impl Fn(Point) -> Point) -> Self {
        let Self { from, to, takes } = self;
        Self { from: from.map(&image), to: image(to), takes: takes.map(&image) }
    }
}

/// Every way to place or move a man of the side to move, whatever it takes.
pub(crate) fn each_step(
    game: &Morris,
    position: &Position,
    mut step: impl FnMut(Option<Point>, Point),
) {
    let free = position.free(game.lines);
    let side = position.side();
    if position.in_hand(side) > 0 {
        free.iter().for_each(|to| step(None, to));
        return;
    }
    for from in position.men(side).iter() {
        for to in reach(game, position, from).and(free).iter() {
            step(Some(from), to);
        }
    }
}

/// The points to which a man of the side to move may go, if they are free.
pub(crate) fn reach(game: &Morris, position: &Position, from: Point) -> Points {
    if rules::flies(game, position, position.side()) {
        game.lines.points()
    } else {
        game.lines.neighbours(from)
    }
}
