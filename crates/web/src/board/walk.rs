//! Walking over a board with arrows: from a place to the nearest one that lies that way.

use geometry::Point;
use scene::Touch;

use super::layout::{Grid, Place};

/// A way to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Up,
    Down,
    Left,
    Right,
    /// To the first or last place of the row.
    RowStart,
    RowEnd,
    /// To the first or last place of all.
    Start,
    End,
}

impl Way {
    /// The way of a key, with or without Ctrl.
    pub(super) fn of_key(key: &str, ctrl: bool) -> Option<Self> {
        Some(match (key, ctrl) {
            ("ArrowUp", _) => Self::Up,
            ("ArrowDown", _) => Self::Down,
            ("ArrowLeft", _) => Self::Left,
            ("ArrowRight", _) => Self::Right,
            ("Home", false) => Self::RowStart,
            ("End", false) => Self::RowEnd,
            ("Home", true) => Self::Start,
            ("End", true) => Self::End,
            _ => return None,
        })
    }
}

/// The place that lies this way from another; none at the edge.
pub(super) fn step<'a>(grid: &'a Grid, from: &Touch, way: Way) -> Option<&'a Place> {
    let row = grid.rows.iter().find(|row| row.iter().any(|place| place.touch == *from))?;
    let at = row.iter().find(|place| place.touch == *from)?.center;
    let places = || grid.rows.iter().flatten();
    match way {
        Way::RowStart => row.first(),
        Way::RowEnd => row.last(),
        Way::Start => places().next(),
        Way::End => places().last(),
        Way::Up | Way::Down | Way::Left | Way::Right => {
            let far = |place: &&Place| distance(at, place.center, way);
            let nearest = places().filter(|place| far(place).is_some()).min_by_key(far);
            // Two walls at one corner lie upon each other: any arrow goes to the other one.
            nearest.or_else(|| places().find(|it| it.center == at && it.touch != *from))
        }
    }
}

/// How far a place lies that way; what lies aside counts half as much again. So the next row of
/// hexagons is nearer than the one behind it. None when it lies elsewhere.
fn distance(from: Point, to: Point, way: Way) -> Option<i32> {
    let (right, down) = (to.x - from.x, to.y - from.y);
    let (along, aside) = match way {
        Way::Up => (-down, right),
        Way::Down => (down, right),
        Way::Left => (-right, down),
        Way::Right => (right, down),
        _ => return None,
    };
    (along > 0 && along >= aside.abs()).then_some(2 * along + 3 * aside.abs())
}
