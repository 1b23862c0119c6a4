//! The eight directions of a square board, with row numbers growing northwards.

use serde::{Deserialize, Serialize};

/// A direction; north is towards higher rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The four straight ones, clockwise from north.
    pub const CARDINAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The change of (column, row) of one step.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise(4)
    }

    /// With north and south swapped: the same way on a board whose row 0 lies at the top.
    #[must_use]
    pub const fn upside_down(self) -> Self {
        // North and south are numbers 0 and 4, and the others lie evenly between them.
        Self::ALL[(12 - self as usize) % 8]
    }

    /// Turned clockwise by this many eighths of a full turn.
    #[must_use]
    pub const fn clockwise(self, eighths: u8) -> Self {
        Self::ALL[(self as usize + eighths as usize) % 8]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn upside_down_turns_rows_around_and_keeps_columns() {
        for direction in Direction::ALL {
            let ((dx, dy), (mirror_dx, mirror_dy)) =
                (direction.delta(), direction.upside_down().delta());
            assert_eq!((dx, -dy), (mirror_dx, mirror_dy), "{direction:?}");
        }
    }
}
