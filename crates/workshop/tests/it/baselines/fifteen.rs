//! The 15-puzzle by hand: sixteen bytes and the place of the gap.

use game::Rng;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fifteen {
    tiles: [u8; 16],
    gap: usize,
    /// How many tiles are not in their place; the puzzle is solved at 0.
    misplaced: u8,
}

impl Fifteen {
    /// Tile 1 at the top left, the gap at the bottom right.
    pub(crate) fn solved() -> Self {
        Self { tiles: std::array::from_fn(|place| place as u8), gap: 15, misplaced: 0 }
    }

    /// The places beside the gap.
    pub(crate) fn moves(&self, moves: &mut Vec<usize>) {
        moves.clear();
        let (row, col) = (self.gap / 4, self.gap % 4);
        if row > 0 {
            moves.push(self.gap - 4);
        }
        if row < 3 {
            moves.push(self.gap + 4);
        }
        if col > 0 {
            moves.push(self.gap - 1);
        }
        if col < 3 {
            moves.push(self.gap + 1);
        }
    }

    /// Slides the tile of a place into the gap.
    pub(crate) fn slide(&mut self, from: usize) {
        let tile = self.tiles[from];
        self.misplaced += u8::from(usize::from(tile) == from);
        self.misplaced -= u8::from(usize::from(tile) == self.gap);
        self.tiles[self.gap] = tile;
        self.tiles[from] = 15;
        self.gap = from;
    }

    pub(crate) fn is_solved(&self) -> bool {
        self.misplaced == 0
    }

    /// Some random slides, each equally likely; ends early when the puzzle is solved.
    pub(crate) fn walk(&mut self, count: u32, rng: &mut Rng, moves: &mut Vec<usize>) -> u32 {
        for done in 1..=count {
            self.moves(moves);
            if let Some(&from) = rng.choose(moves) {
                self.slide(from);
            }
            if self.is_solved() {
                return done;
            }
        }
        count
    }
}
