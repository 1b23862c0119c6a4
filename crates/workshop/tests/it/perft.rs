//! Games that everybody knows, made without code: how many lines of play there are, as published.

use game::{Rng, Rules as _, Settings};
use workshop::library;

use crate::baselines::placing::{Lines, Reversi};

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
    check("connect-four", &[7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234]);
}

#[test]
fn draughts_have_the_published_counts() {
    check("draughts", &[7, 49, 302, 1469, 7361, 36768, 179_740, 845_931]);
}

#[test]
fn reversi_has_the_counts_of_othello() {
    check("reversi", &[4, 12, 56, 244, 1396, 8200, 55092, 390_216]);
}

/// The mean length of random games, which tells of ends and passes that no count of lines reaches.
#[track_caller]
fn check_length(id: &str, by_hand: impl Fn(&mut Rng) -> u32) {
    const GAMES: u32 = 4000;
    let game = library::entry(id).unwrap().open(&Settings::none()).unwrap();
    let (mut rng, mut moves) = (Rng::from_seed(5), Vec::new());
    let mut plies = 0;
    for _ in 0..GAMES {
        let mut position = game.start(0);
        while let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
            game.advance(&mut position, &action);
            plies += 1;
        }
    }
    let wanted: u32 = (0..GAMES).map(|_| by_hand(&mut rng)).sum();
    let (found, wanted) = (f64::from(plies), f64::from(wanted));
    assert!((found - wanted).abs() < 0.03 * wanted, "{id}: {found} moves, not {wanted}");
}

#[test]
fn random_games_are_as_long_as_by_hand() {
    check_length("tic-tac-toe", |rng| Lines::TIC_TAC_TOE.playout(rng));
    check_length("connect-four", |rng| Lines::FOUR_IN_A_ROW.playout(rng));
    check_length("reversi", |rng| Reversi::START.playout(rng));
}
