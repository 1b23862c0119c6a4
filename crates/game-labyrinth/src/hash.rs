//! Hashes of positions: words are mixed one after the other.
//!
//! Nearly every tile and pawn can change in one push, so the table is mixed anew each time, from
//! a dozen words; only the cards, which seldom change, are mixed once and kept.

use crate::board::{MOST_PLAYERS, Position};
use crate::stack::Stack;

/// The hash of a position whose cards have this hash.
pub(crate) fn of_position(position: &Position, cards_hash: u64) -> u64 {
    let Position { maze, movable, pawns, last, turn, round, over, .. } = position;
    let [p0, p1, p2, p3] = *pawns;
    let last = last.map_or(0, |slot| slot.index() as u8 + 1);
    let small = u64::from_le_bytes([p0, p1, p2, p3, last, *turn, *round, maze.hand()]);
    let [a, b, c, d, e, f, g, h, i, j, k, l] = *movable;
    let first = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
    let second = u64::from_le_bytes([i, j, k, l, u8::from(*over), 0, 0, 0]);
    let words = maze.planes().into_iter().chain([small, first, second, cards_hash]);
    words.fold(SEED, mixed)
}

/// The part of the hash that stands for the cards.
pub(crate) fn of_cards(stacks: &[Stack; MOST_PLAYERS]) -> u64 {
    let mut hash = SEED;
    for stack in stacks {
        hash = mixed(hash, u64::from(stack.found_count()) << 8 | u64::from(stack.left_count()));
        for card in stack.found().chain(stack.left()) {
            hash = mixed(hash, card.index() as u64);
        }
    }
    hash
}

const SEED: u64 = 0x6d61_7265_6c6c_6534;

/// One step of SplitMix64's finish: every bit of the word reaches every bit of the hash.
const fn mixed(hash: u64, word: u64) -> u64 {
    let mut mixed = (hash.rotate_left(5) ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 32).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 29
}
