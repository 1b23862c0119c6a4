//! Counts of leaves from the table that seed 0 sets, and the same by the rule book.

use game::{Luck, Rng, Rules, erase};
use game_labyrinth::Labyrinth;

use crate::labyrinth;
use crate::naive::Table;

#[test]
fn the_table_holds() {
    conformance::check_perft_table::<Labyrinth>(include_str!("../../data/perft.txt"));
}

/// Depth 1 and 2 by the rule book; with time, for every line of the table.
#[test]
fn the_rule_book_counts_the_same() {
    let lines = include_str!("../../data/perft.txt").lines().filter(|line| !line.starts_with('#'));
    let few = if conformance::is_slow() { usize::MAX } else { 1 };
    for line in lines.take(few) {
        let (options, counts) = line.split_once(':').unwrap();
        let counts: Vec<usize> =
            counts.split_whitespace().map(|count| count.parse().unwrap()).collect();
        let start = erase(labyrinth(options)).start(0);
        let moves = Table::read(&start.text()).moves();
        assert_eq!(moves.len(), counts[0], "{options}");
        let replies = moves.iter().map(|text| {
            let mut after = start.boxed_clone();
            after.play(text, Luck::Draw(&mut Rng::from_seed(0))).unwrap();
            Table::read(&after.text()).moves().len()
        });
        assert_eq!(replies.sum::<usize>(), counts[1], "{options}");
    }
}

#[test]
fn counting_is_listing() {
    let game = labyrinth("players=3");
    let mut moves = Vec::new();
    for seed in 0..300 {
        let start = game.start(seed);
        game.legal_moves(&start, &mut moves);
        assert_eq!(game.count_moves(&start), moves.len() as u64);
        assert!(moves.is_sorted(), "by slot, turns and cell");
    }
}
