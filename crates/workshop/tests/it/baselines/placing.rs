//! Lines and reversi by hand, on boards of at most 64 cells: what designs are measured against.

use game::Rng;

/// A board with two sides, in bits from the top left.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    columns: u32,
    cells: u64,
    count: u32,
    falls: bool,
    sides: [u64; 2],
}

impl Lines {
    pub(crate) const TIC_TAC_TOE: Self =
        Self { columns: 3, cells: (1 << 9) - 1, count: 3, falls: false, sides: [0; 2] };
    pub(crate) const FOUR_IN_A_ROW: Self =
        Self { columns: 7, cells: (1 << 42) - 1, count: 4, falls: true, sides: [0; 2] };

    /// Plays at random to the end; how many moves it took.
    pub(crate) fn playout(mut self, rng: &mut Rng) -> u32 {
        for ply in 0.. {
            let free = self.cells & !(self.sides[0] | self.sides[1]);
            let open = if self.falls { free & !(free >> self.columns) } else { free };
            if open == 0 {
                return ply;
            }
            let side = (ply % 2) as usize;
            self.sides[side] |= drawn(open, rng);
            if self.has_line(self.sides[side]) {
                return ply + 1;
            }
        }
        0
    }

    fn has_line(self, own: u64) -> bool {
        let edge = |column: u32| {
            (0..64 / self.columns).fold(0, |all, row| all | 1_u64 << (row * self.columns + column))
        };
        let (not_first, not_last) = (!edge(0), !edge(self.columns - 1));
        let ways = [
            (1, not_last),
            (self.columns, u64::MAX),
            (self.columns + 1, not_last),
            (self.columns - 1, not_first),
        ];
        ways.into_iter()
            .any(|(by, from)| (1..self.count).fold(own, |line, _| (line & from) << by & own) != 0)
    }
}

/// Reversi with the discs of the side to move first.
#[derive(Clone, Copy)]
pub(crate) struct Reversi {
    own: u64,
    other: u64,
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

impl Reversi {
    pub(crate) const START: Self = Self { own: 0x10_0800_0000, other: 0x08_1000_0000 };

    /// Plays at random to the end; how many moves it took, passes included.
    pub(crate) fn playout(mut self, rng: &mut Rng) -> u32 {
        let (mut plies, mut passed) = (0, false);
        loop {
            let open = self.open();
            if open == 0 && passed {
                return plies;
            }
            passed = open == 0;
            if !passed {
                let cell = drawn(open, rng);
                let turned = self.turned(cell);
                self.own |= cell | turned;
                self.other &= !turned;
            }
            (self.own, self.other) = (self.other, self.own);
            plies += 1;
        }
    }

    const fn step(cells: u64, way: usize) -> u64 {
        match way {
            0 => cells >> 8,
            1 => (cells & NOT_H) >> 7,
            2 => (cells & NOT_H) << 1,
            3 => (cells & NOT_H) << 9,
            4 => cells << 8,
            5 => (cells & NOT_A) << 7,
            6 => (cells & NOT_A) >> 1,
            _ => (cells & NOT_A) >> 9,
        }
    }

    fn open(self) -> u64 {
        let free = !(self.own | self.other);
        let way = |way: usize| {
            let mut line = Self::step(self.own, way) & self.other;
            for _ in 0..5 {
                line |= Self::step(line, way) & self.other;
            }
            Self::step(line, way) & free
        };
        (0..8).fold(0, |open, direction| open | way(direction))
    }

    fn turned(self, cell: u64) -> u64 {
        let way = |way: usize| {
            let (mut line, mut next) = (0, Self::step(cell, way));
            while next & self.other != 0 {
                line |= next;
                next = Self::step(next, way);
            }
            if next & self.own == 0 { 0 } else { line }
        };
        (0..8).fold(0, |turned, direction| turned | way(direction))
    }
}

fn drawn(mut open: u64, rng: &mut Rng) -> u64 {
    for _ in 0..rng.below(open.count_ones()) {
        open &= open - 1;
    }
    open & open.wrapping_neg()
}
