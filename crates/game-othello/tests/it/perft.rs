//! The perft table; `SLOW_TESTS=1` counts its last depth too.

use game::{Notation, Rules};
use game_othello::{Othello, Side, count_plainly};

const TABLE: &str = include_str!("../../data/perft.txt");
/// Deep enough for passes and finished games, and still quick.
const DEEP: u32 = 11;
/// Deep enough for passes.
const PLAIN: u32 = 9;

fn counts() -> Vec<u64> {
    let line = TABLE.lines().find_map(|line| line.strip_prefix(':')).unwrap();
    line.split_whitespace().map(|count| count.parse().unwrap()).collect()
}

#[test]
fn the_table_holds() {
    conformance::check_perft_table::<Othello>(TABLE);
}

#[test]
fn deep_counts_hold() {
    let start = Othello.start(0);
    assert_eq!(Othello.perft(&start, 0), 1);
    assert_eq!(Othello.perft(&start, DEEP), counts()[DEEP as usize - 1]);
}

#[test]
fn portable_counts_hold() {
    let start = Othello.start(0);
    let (black, white) = (start.discs(Side::Black), start.discs(Side::White));
    for depth in 2..=PLAIN {
        assert_eq!(count_plainly(black, white, depth), counts()[depth as usize - 1]);
    }
}

#[test]
fn the_contract_counts_the_same_everywhere() {
    // Near the end passes and finished games lie at every depth.
    let end = "OOOOOOOOOOOOXOOOOOOXOOXOOOXOXXOOOXOOOOOOXXXXXXX------X--------X- X";
    for text in [end.to_owned(), Othello.position_text(&Othello.start(0))] {
        let position = Othello.parse_position(&text).unwrap();
        for depth in 0..=6 {
            let by_moves = game::perft(&Othello, &mut position.clone(), depth);
            assert_eq!(Othello.perft(&position, depth), by_moves, "{text}, depth {depth}");
        }
    }
}
