//! Counts of the game tree against the tables.

use game::Game;
use game_hex::Hex;

#[test]
fn every_count_of_the_table() {
    conformance::check_perft_table::<Hex>(include_str!("../../data/perft.txt"));
}

#[test]
fn every_count_from_the_middle_of_a_game() {
    let table = include_str!("../../data/perft-middle.txt");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (start, counts) = line.split_once(": ").expect("a position and counts");
        let (options, text) = start.split_once("; ").expect("options and a position");
        let game: Hex = conformance::configured(options);
        let position = game.parse_position(text).expect("a position");
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(game.perft(&position, depth).to_string(), count, "{start}, depth {depth}");
        }
    }
}
