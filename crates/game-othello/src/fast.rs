//! Bitboards on processors with AVX2: four directions at once, and leaves counted in batches.
//!
//! The plain twins are `bits` and the portable half of `perft`; a test compares them. Nothing
//! here is needed for play: only perft and endgames (`endgame::fast`) ask often enough.
//!
//! Two ideas make it quick. The runs that [`Lines`] finds for the moves of a position are just
//! the discs that those moves may turn, so each move only has to follow its rays through them.
//! And the leaves of many parents are counted together, one position a lane, without branches.
#![allow(unsafe_code, reason = "code for detected processor features can only be entered so")]

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_extracti128_si256,
    _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_sllv_epi64, _mm256_srlv_epi64,
};

use crate::bits::{INNER, RAYS};
use crate::board::Square;
use crate::perft::Batch;

/// How many bits one step takes, in the order of the lanes and of [`RAYS`].
const STEPS: [u64; 4] = [1, 8, 9, 7];

/// The proof that this processor has what this module needs; only [`Fast::detect`] makes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fast(());

impl Fast {
    /// Looks at the processor.
    pub(crate) fn detect() -> Option<Self> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        has_all.then_some(Self(()))
    }

    /// Counts the leaves this many plies below, two at least.
    pub(crate) fn count(self, mover: u64, opponent: u64, depth: u32) -> u64 {
        let mut batch = Batch::new();
        // SAFETY: a `Fast` exists only where every feature named on `count` was detected.
        unsafe { count(mover, opponent, depth, &mut batch) }
    }

    /// The moves and what each of them turns over, for the comparison with the plain twin.
    #[cfg(test)]
    pub(crate) fn moves(self, mover: u64, opponent: u64) -> Vec<(Square, u64)> {
        // SAFETY: a `Fast` exists only where every feature named on `moves` was detected.
        unsafe { moves(mover, opponent) }
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn count(mover: u64, opponent: u64, depth: u32, batch: &mut Batch) -> u64 {
    expand(mover, opponent, depth, batch);
    batch.total()
}

#[cfg(test)]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn moves(mover: u64, opponent: u64) -> Vec<(Square, u64)> {
    let lines = Lines::of(mover, opponent);
    let targets = lines.targets(mover, opponent);
    let mut moves = Vec::new();
    for square in crate::bits::squares(targets) {
        moves.push((square, lines.flips(square)));
    }
    moves
}

/// Walks down to the parents of the last positions, whose moves are then counted in bulk.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn expand(mover: u64, opponent: u64, depth: u32, batch: &mut Batch) {
    if depth <= 2 {
        return expand_last(mover, opponent, batch);
    }
    let lines = Lines::of(mover, opponent);
    let mut targets = lines.targets(mover, opponent);
    if targets == 0 {
        if Lines::of(opponent, mover).targets(opponent, mover) == 0 {
            batch.add_finished();
        } else {
            expand(opponent, mover, depth - 1, batch);
        }
        return;
    }
    while let Some(square) = Square::lowest_of(targets) {
        targets &= targets - 1;
        let flips = lines.flips(square);
        expand(opponent ^ flips, mover ^ flips ^ square.bit(), depth - 1, batch);
    }
}

/// Puts every child into the batch; after a forced pass the child is the same board.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn expand_last(mover: u64, opponent: u64, batch: &mut Batch) {
    batch.make_room();
    let lines = Lines::of(mover, opponent);
    let mut targets = lines.targets(mover, opponent);
    if targets == 0 {
        // A finished game is one leaf whichever side is asked, so it needs no test of its own.
        batch.push(opponent, mover);
        return;
    }
    while let Some(square) = Square::lowest_of(targets) {
        targets &= targets - 1;
        let flips = lines.flips(square);
        batch.push(opponent ^ flips, mover ^ flips ^ square.bit());
    }
}

/// The empty squares where the mover outflanks something.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub(crate) fn targets(mover: u64, opponent: u64) -> u64 {
    Lines::of(mover, opponent).targets(mover, opponent)
}

/// The runs of opposing discs that begin beside a mover's disc, a lane a direction.
struct Lines {
    /// Runs that go on from the mover towards higher bits.
    up: __m256i,
    /// Runs that go on from the mover towards lower bits.
    down: __m256i,
}

impl Lines {
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn of(mover: u64, opponent: u64) -> Self {
        let (step, two_steps) = (steps(1), steps(2));
        let mover = _mm256_set1_epi64x(mover.cast_signed());
        // Columns have no edge to respect: what leaves the board is shifted out.
        let inner = lanes([INNER, u64::MAX, INNER, INNER]);
        let opponent = _mm256_and_si256(_mm256_set1_epi64x(opponent.cast_signed()), inner);
        let pairs_up = _mm256_and_si256(opponent, _mm256_sllv_epi64(opponent, step));
        let pairs_down = _mm256_srlv_epi64(pairs_up, step);
        let mut up = _mm256_and_si256(opponent, _mm256_sllv_epi64(mover, step));
        let mut down = _mm256_and_si256(opponent, _mm256_srlv_epi64(mover, step));
        up = grow(up, _mm256_sllv_epi64(up, step), opponent);
        down = grow(down, _mm256_srlv_epi64(down, step), opponent);
        up = grow(up, _mm256_sllv_epi64(up, two_steps), pairs_up);
        down = grow(down, _mm256_srlv_epi64(down, two_steps), pairs_down);
        up = grow(up, _mm256_sllv_epi64(up, two_steps), pairs_up);
        down = grow(down, _mm256_srlv_epi64(down, two_steps), pairs_down);
        Self { up, down }
    }

    /// The empty squares where these runs end.
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn targets(&self, mover: u64, opponent: u64) -> u64 {
        let step = steps(1);
        let (above, below) = (_mm256_sllv_epi64(self.up, step), _mm256_srlv_epi64(self.down, step));
        union(_mm256_or_si256(above, below)) & !(mover | opponent)
    }

    /// The discs that a legal move turns: on each ray, the run that begins beside the square.
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn flips(&self, square: Square) -> u64 {
        let rays = &RAYS[square.index()];
        let (ray_up, ray_down) = (lanes(rays.up), lanes(rays.down));
        // Looking up the ray, the runs are those that came down from the mover. They stop at
        // the lowest other square, and all that lies below that square is turned.
        let stops = _mm256_andnot_si256(self.down, ray_up);
        let below = _mm256_andnot_si256(stops, _mm256_add_epi64(stops, lanes([u64::MAX; 4])));
        let turned_up = _mm256_and_si256(below, ray_up);
        // Looking down, the highest stop and all beyond it are filled, and the rest is turned.
        let mut stops = _mm256_andnot_si256(self.up, ray_down);
        stops = _mm256_or_si256(stops, _mm256_srlv_epi64(stops, steps(1)));
        stops = _mm256_or_si256(stops, _mm256_srlv_epi64(stops, steps(2)));
        stops = _mm256_or_si256(stops, _mm256_srlv_epi64(stops, steps(4)));
        union(_mm256_or_si256(turned_up, _mm256_andnot_si256(stops, ray_down)))
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn grow(run: __m256i, shifted: __m256i, within: __m256i) -> __m256i {
    _mm256_or_si256(run, _mm256_and_si256(shifted, within))
}

/// What this many steps shift, a lane a direction.
#[inline]
#[target_feature(enable = "avx2")]
pub(crate) fn steps(count: u64) -> __m256i {
    lanes(STEPS.map(|step| count * step))
}

/// Four boards, the first in the lowest lane.
#[inline]
#[target_feature(enable = "avx2")]
pub(crate) fn lanes([first, second, third, fourth]: [u64; 4]) -> __m256i {
    let (first, second) = (first.cast_signed(), second.cast_signed());
    _mm256_set_epi64x(fourth.cast_signed(), third.cast_signed(), second, first)
}

/// What lies on any of four boards.
#[inline]
#[target_feature(enable = "avx2")]
pub(crate) fn union(lanes: __m256i) -> u64 {
    let halves = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves))).cast_unsigned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits;
    use game::Rng;

    /// Boards of any density, not only those that games lead to.
    fn random_boards() -> impl Iterator<Item = (u64, u64)> {
        let mut rng = Rng::from_seed(8);
        (0..20_000).map(move |round| {
            let sparse = if round % 2 == 0 { u64::MAX } else { rng.bits() };
            let (taken, mine) = (rng.bits() | (rng.bits() & sparse), rng.bits());
            (taken & mine, taken & !mine)
        })
    }

    #[test]
    fn moves_and_flips_are_those_of_the_plain_twin() {
        let Some(fast) = Fast::detect() else { return };
        for (mover, opponent) in random_boards() {
            let moves = fast.moves(mover, opponent);
            let targets: u64 = moves.iter().map(|(square, _)| square.bit()).sum();
            assert_eq!(targets, bits::mobility(mover, opponent), "{mover:x} {opponent:x}");
            for (square, flips) in moves {
                let wanted = bits::flips(mover, opponent, square);
                assert_eq!(flips, wanted, "{mover:x} {opponent:x} {square:?}");
            }
        }
    }

    #[test]
    fn counts_are_those_of_the_plain_twin() {
        let Some(fast) = Fast::detect() else { return };
        for (mover, opponent) in random_boards().step_by(97) {
            for depth in 2..=3 {
                let plain = crate::perft::count_plainly(mover, opponent, depth);
                assert_eq!(fast.count(mover, opponent, depth), plain, "{mover:x} {opponent:x}");
            }
        }
    }
}
