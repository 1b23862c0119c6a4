//! What a pointer over a board means besides the place under it: a wall along a gap, or the nearest
//! place where something may go. No browser is needed to know it.

use geometry::{Point, Rect, Shape};
use scene::{SpotKind, Touch};

use super::layout::{Area, Grid, Layer, Sheet};

/// How far from the middle of a gap a mouse and a finger still mean it, in units of the board.
const MOUSE_REACH: i32 = 19;
const FINGER_REACH: i32 = 27;
/// How far beyond the last corner a wall may still be meant.
const BEYOND: i32 = 90;

/// A wall that is meant: its corner, itself, and where it would lie on the sheet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Aim {
    pub(crate) crossing: Touch,
    pub(crate) wall: Touch,
    pub(crate) area: Area,
}

/// Whose pointer it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    Mouse,
    Finger,
}

/// The gaps of a board where walls can be built.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Gaps {
    corners: Vec<(Touch, Point)>,
    /// Half the width of a gap.
    half: i32,
    /// From a corner to the next.
    step: Point,
    /// Where the origin of the board lies in the drawing, and what that covers.
    origin: Point,
    view: Rect,
}

impl Gaps {
    /// Those of a sheet; none where nothing can be built between cells now.
    pub(crate) fn of(sheet: &Sheet) -> Option<Self> {
        let grid = sheet.grids.iter().find(|grid| grid.layer == Layer::Crossings)?;
        let places = || grid.rows.iter().flatten();
        if !places().any(super::layout::Place::is_open) {
            return None;
        }
        let first = places().find(|place| place.spot.kind == SpotKind::Crossing)?;
        let Shape::Circle { radius, .. } = first.spot.outline else { return None };
        let corners: Vec<(Touch, Point)> =
            places().map(|place| (place.touch.clone(), place.center)).collect();
        let step = Point::new(nearest(&corners, |at| at.x)?, nearest(&corners, |at| at.y)?);
        let origin = sheet.drawing.places.first().copied()?;
        Some(Self { corners, half: radius, step, origin, view: sheet.drawing.view })
    }

    /// The place on the board of a share of the sheet.
    fn on_board(&self, (across, down): (f64, f64)) -> Point {
        #[expect(clippy::cast_possible_truncation, reason = "a sheet has no such size")]
        let scaled = |share: f64, length: i32| (share * f64::from(length)).round() as i32;
        Point::new(
            scaled(across, self.view.width) + self.view.corner.x - self.origin.x,
            scaled(down, self.view.height) + self.view.corner.y - self.origin.y,
        )
    }

    /// The wall that a pointer means there. The corner itself means no wall: two cross in it.
    pub(crate) fn aimed(&self, share: (f64, f64), hand: Hand) -> Option<Aim> {
        let at = self.on_board(share);
        let (touch, corner) = self.corner_near(at)?;
        let (right, down) = (at.x - corner.x, at.y - corner.y);
        let (across, along) = (right.abs(), down.abs());
        if across <= self.half && along <= self.half {
            return None;
        }
        let lies_flat = across >= along;
        let reach = if hand == Hand::Mouse { MOUSE_REACH } else { FINGER_REACH };
        let (off, far) = if lies_flat { (along, across) } else { (across, along) };
        (off <= reach && far <= BEYOND).then(|| self.wall(touch, corner, lies_flat))
    }

    /// The wall along which a finger was drawn.
    pub(crate) fn drawn(&self, from: (f64, f64), to: (f64, f64)) -> Option<Aim> {
        let (from, to) = (self.on_board(from), self.on_board(to));
        let lies_flat = (to.x - from.x).abs() >= (to.y - from.y).abs();
        let middle = Point::new(i32::midpoint(from.x, to.x), i32::midpoint(from.y, to.y));
        let (touch, corner) = self.corner_near(middle)?;
        let off = if lies_flat { middle.y - corner.y } else { middle.x - corner.x };
        (off.abs() <= 2 * FINGER_REACH).then(|| self.wall(touch, corner, lies_flat))
    }

    fn corner_near(&self, at: Point) -> Option<(&Touch, Point)> {
        let far = |corner: Point| (corner.x - at.x).pow(2) + (corner.y - at.y).pow(2);
        let near = self.corners.iter().min_by_key(|(_, corner)| far(*corner));
        near.map(|(touch, corner)| (touch, *corner))
    }

    fn wall(&self, crossing: &Touch, at: Point, lies_flat: bool) -> Aim {
        let (long_x, long_y) = (self.step.x - self.half, self.step.y - self.half);
        let (x, y) = if lies_flat { (long_x, self.half) } else { (self.half, long_y) };
        let corner = Point::new(at.x - x + self.origin.x, at.y - y + self.origin.y);
        let cell = crossing.as_str().trim_end_matches('+');
        Aim {
            crossing: crossing.clone(),
            wall: Touch(format!("{cell}{}", if lies_flat { 'h' } else { 'v' })),
            area: Area::of(Rect { corner, width: 2 * x, height: 2 * y }, self.view),
        }
    }
}

/// The shortest way between two different corners in one direction.
fn nearest(corners: &[(Touch, Point)], side: impl Fn(Point) -> i32) -> Option<i32> {
    let mut all: Vec<i32> = corners.iter().map(|(_, at)| side(*at)).collect();
    all.sort_unstable();
    all.dedup();
    let step = all.windows(2).filter_map(|pair| Some(pair.get(1)? - pair.first()?)).min();
    // A board of two by two has one corner only.
    step.or(Some(geometry::UNIT))
}

/// The open places of some grids around a point, in points of the screen: the nearest first.
pub(crate) fn around(grids: &[Grid], sheet: (f64, f64), share: (f64, f64)) -> Vec<(f64, &Touch)> {
    let (width, height) = sheet;
    let at = (share.0 * width, share.1 * height);
    let open = grids.iter().filter(|grid| grid.layer == Layer::Cells).flat_map(|grid| {
        let places = grid.rows.iter().flatten().filter(|place| place.is_open());
        places.map(move |place| {
            let (left, top) = (
                grid.area.left + place.area.left * grid.area.width / 100.0,
                grid.area.top + place.area.top * grid.area.height / 100.0,
            );
            let middle = (
                left + place.area.width * grid.area.width / 200.0,
                top + place.area.height * grid.area.height / 200.0,
            );
            let (x, y) = (middle.0 * width / 100.0 - at.0, middle.1 * height / 100.0 - at.1);
            (x.hypot(y), &place.touch)
        })
    });
    let mut open: Vec<(f64, &Touch)> = open.collect();
    open.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    open
}
