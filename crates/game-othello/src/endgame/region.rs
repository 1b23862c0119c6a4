//! Quadrants with an odd number of empty squares: who moves there first often moves last.

use crate::board::Square;

/// The bit of the quadrant that each square lies in.
const QUADRANT: [u8; 64] = {
    let mut of = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (col, row) = (square % 8, square / 8);
        of[square] = 1 << ((row / 4) * 2 + col / 4);
        square += 1;
    }
    of
};

/// The squares of every set of quadrants.
const SQUARES: [u64; 16] = {
    let mut squares = [0; 16];
    let mut set = 0;
    while set < 16 {
        let mut square = 0;
        while square < 64 {
            if QUADRANT[square] & set as u8 != 0 {
                squares[set] |= 1 << square;
            }
            square += 1;
        }
        set += 1;
    }
    squares
};

/// Three squares with the one first that lies alone in its quadrant, if there is one.
#[inline(always)]
pub(super) fn in_order([first, second, third]: [Square; 3]) -> [Square; 3] {
    let quadrant = |square: Square| QUADRANT[square.index()];
    if quadrant(first) == quadrant(second) {
        [third, first, second]
    } else if quadrant(first) == quadrant(third) {
        [second, first, third]
    } else {
        [first, second, third]
    }
}

/// The quadrants that hold an odd number of empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Odd(u8);

impl Odd {
    /// Counted from nothing.
    pub(super) fn of(empty: u64) -> Self {
        crate::bits::squares(empty).fold(Self(0), Self::after)
    }

    /// After a disc was placed.
    #[inline(always)]
    pub(super) const fn after(self, square: Square) -> Self {
        Self(self.0 ^ QUADRANT[square.index()])
    }

    /// All squares of these quadrants.
    #[inline(always)]
    pub(super) const fn squares(self) -> u64 {
        SQUARES[(self.0 & 15) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_square_alone_in_its_quadrant_comes_first() {
        let [a1, b1, h8] =
            [0, 1, 63].map(|bit| Square::lowest_of(1 << bit).unwrap_or(Square::FIRST));
        for squares in [[a1, b1, h8], [a1, h8, b1], [h8, a1, b1]] {
            assert_eq!(in_order(squares), [h8, a1, b1]);
        }
    }
}
