//! Games that everybody knows, made without code: how many lines of play there are, as published.

use game::{Rules as _, Settings};
use workshop::library;

/// The counts of a design of the shelf from depth 1 on.
#[track_caller]
fn check(id: &str, published: &[u64]) {
    let game = library::entry(id).unwrap().open(&Settings::none()).unwrap();
    let start = game.start(0);
    for (depth, count) in (1..).zip(published) {
        assert_eq!(game.perft(&start, depth), *count, "{id}, depth {depth}");
    }
}

#[test]
fn tic_tac_toe_has_the_published_counts() {
    check("tic-tac-toe", &[9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
}

#[test]
fn four_in_a_row_has_the_published_counts() {
    check("connect-four", &[7, 49, 343, 2401, 16807, 117_649]);
}

#[test]
fn draughts_have_the_published_counts() {
    check("draughts", &[7, 49, 302, 1469, 7361, 36768]);
}

#[test]
fn reversi_has_the_counts_of_othello() {
    check("reversi", &[4, 12, 56, 244, 1396, 8200]);
}

/// Longer counts, which take a while.
#[test]
#[ignore = "slow: run with SLOW_TESTS=1"]
fn all_published_counts_are_met() {
    check("connect-four", &[7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234]);
    check("draughts", &[7, 49, 302, 1469, 7361, 36768, 179_740, 845_931]);
    check("reversi", &[4, 12, 56, 244, 1396, 8200, 55092, 390_216]);
}
