//! Points and shapes in whole numbers, so that a scene is the same on every platform.
//!
//! One cell side is [`UNIT`] long; x grows to the right and y grows downwards, as on a screen.

use serde::{Deserialize, Serialize};

/// The side of an ordinary cell.
pub const UNIT: i32 = 100;

/// A point of a board's drawing plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Point {
    /// The point at these coordinates.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }
}

/// A rectangle by its top left corner and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rect {
    /// The corner with the smallest coordinates.
    pub corner: Point,
    /// Extent to the right.
    pub width: i32,
    /// Extent downwards.
    pub height: i32,
}

impl Rect {
    /// A rectangle from its corner and size.
    #[must_use]
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { corner: Point::new(x, y), width, height }
    }

    /// Its middle.
    #[must_use]
    pub const fn center(self) -> Point {
        Point::new(self.corner.x + self.width / 2, self.corner.y + self.height / 2)
    }

    /// The smallest rectangle that covers both.
    #[must_use]
    pub fn joined(self, other: Self) -> Self {
        let (x, y) = (self.corner.x.min(other.corner.x), self.corner.y.min(other.corner.y));
        let right = (self.corner.x + self.width).max(other.corner.x + other.width);
        let bottom = (self.corner.y + self.height).max(other.corner.y + other.height);
        Self::new(x, y, right - x, bottom - y)
    }
}

/// The outline of a spot.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Cells of most boards, walls, slots.
    Rect(Rect),
    /// Crossings, dots.
    #[expect(missing_docs, reason = "the names say it")]
    Circle { center: Point, radius: i32 },
    /// Hexagons, triangles; at least three corners in order.
    Polygon(Vec<Point>),
}

impl Shape {
    /// The smallest rectangle around it.
    #[must_use]
    pub fn around(&self) -> Rect {
        match self {
            Self::Rect(rect) => *rect,
            Self::Circle { center, radius } => {
                Rect::new(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
            }
            Self::Polygon(corners) => {
                let points =
                    corners.iter().map(|corner| Rect { corner: *corner, width: 0, height: 0 });
                points.reduce(Rect::joined).unwrap_or(Rect::new(0, 0, 0, 0))
            }
        }
    }

    /// A point inside, where a piece stands and a touch lands.
    #[must_use]
    pub fn center(&self) -> Point {
        match self {
            Self::Rect(rect) => rect.center(),
            Self::Circle { center, .. } => *center,
            Self::Polygon(corners) => {
                let count = i32::try_from(corners.len().max(1)).unwrap_or(i32::MAX);
                let sum_x: i32 = corners.iter().map(|corner| corner.x).sum();
                let sum_y: i32 = corners.iter().map(|corner| corner.y).sum();
                Point::new(sum_x / count, sum_y / count)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_lie_closely_around() {
        let triangle = vec![Point::new(-10, 5), Point::new(60, 0), Point::new(0, 90)];
        assert_eq!(Shape::Polygon(triangle).around(), Rect::new(-10, 0, 70, 90));
        let circle = Shape::Circle { center: Point::new(50, 50), radius: 10 };
        assert_eq!(circle.around(), Rect::new(40, 40, 20, 20));
        assert_eq!(Shape::Polygon(Vec::new()).around(), Rect::new(0, 0, 0, 0));
    }

    #[test]
    fn centers_lie_in_the_middle() {
        assert_eq!(Shape::Rect(Rect::new(0, 100, 100, 50)).center(), Point::new(50, 125));
        let triangle = vec![Point::new(0, 0), Point::new(60, 0), Point::new(0, 90)];
        assert_eq!(Shape::Polygon(triangle).center(), Point::new(20, 30));
    }
}
