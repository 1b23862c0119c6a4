//! English peg solitaire by hand: one bit a hole, moves found by shifting the whole board.

use game::Rng;

/// Pegs on a board of seven rows of nine bits; the two bits between rows are never holes, so
/// that nothing jumps around an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pegs(pub(crate) u64);

const ROW: u32 = 9;
const SHIFTS: [u32; 2] = [1, ROW];

/// A jump: from, over, to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Jump(u64);

const fn holes() -> u64 {
    let mut holes = 0;
    let mut row = 0;
    while row < 7 {
        let mut col = 0;
        while col < 7 {
            if (row >= 2 && row <= 4) || (col >= 2 && col <= 4) {
                holes |= 1 << (row * ROW + col);
            }
            col += 1;
        }
        row += 1;
    }
    holes
}

const HOLES: u64 = holes();

impl Pegs {
    /// All holes filled but the middle.
    pub(crate) const START: Self = Self(HOLES & !(1 << (3 * ROW + 3)));

    /// Which pegs can jump forward and backward by each shift.
    fn movers(self) -> [u64; 4] {
        let (pegs, free) = (self.0, HOLES & !self.0);
        let [row, col] = SHIFTS;
        [
            pegs & (pegs >> row) & (free >> (2 * row)),
            pegs & (pegs << row) & (free << (2 * row)),
            pegs & (pegs >> col) & (free >> (2 * col)),
            pegs & (pegs << col) & (free << (2 * col)),
        ]
    }

    fn jump(way: usize, from: u64) -> Jump {
        let shift = SHIFTS[way / 2];
        Jump(if way.is_multiple_of(2) {
            from | from << shift | from << (2 * shift)
        } else {
            from | from >> shift | from >> (2 * shift)
        })
    }

    /// Lists all jumps.
    pub(crate) fn jumps(self, jumps: &mut Vec<Jump>) {
        jumps.clear();
        for (way, mut movers) in self.movers().into_iter().enumerate() {
            while movers != 0 {
                let from = movers & movers.wrapping_neg();
                jumps.push(Self::jump(way, from));
                movers ^= from;
            }
        }
    }

    /// All three holes of a jump change.
    pub(crate) const fn after(self, jump: Jump) -> Self {
        Self(self.0 ^ jump.0)
    }

    /// One random game, each jump equally likely; how many pegs are left.
    pub(crate) fn playout(mut self, rng: &mut Rng, jumps: &mut Vec<Jump>) -> u32 {
        loop {
            self.jumps(jumps);
            match rng.choose(jumps) {
                Some(&jump) => self = self.after(jump),
                None => return self.0.count_ones(),
            }
        }
    }

    /// How many games of this length there are; a finished game counts nothing below its end.
    pub(crate) fn perft(self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut jumps = Vec::new();
        self.jumps(&mut jumps);
        jumps.into_iter().map(|jump| self.after(jump).perft(depth - 1)).sum()
    }
}
