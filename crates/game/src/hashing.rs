//! Numbers for hashing positions: one for every thing that can be somewhere.
//!
//! They look random, differ from each other, and are the same in every build and on every
//! platform. How a position joins the numbers of its things (mostly by `^`) is for the game.

/// The number of a thing; games that want numbers of their own have a seed of their own.
///
/// ```
/// use game::hash_number;
/// assert_ne!(hash_number(7, 0), hash_number(7, 1));
/// assert_eq!(game::hash_numbers::<2>(7, 5), [hash_number(7, 5), hash_number(7, 6)]);
/// ```
#[inline]
#[must_use]
pub const fn hash_number(seed: u64, thing: u64) -> u64 {
    // SplitMix64: every bit of the input stirs every bit of the number.
    let mut mixed = thing.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(seed);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// The numbers of several things in a row, for a table that is made when the game is built.
#[must_use]
pub const fn hash_numbers<const N: usize>(seed: u64, first: u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut index = 0;
    while index < N {
        numbers[index] = hash_number(seed, first + index as u64);
        index += 1;
    }
    numbers
}
