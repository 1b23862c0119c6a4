//! Counts of leaves, and the quick count against the plain one.

use game::Rules;
use game_quoridor::Quoridor;

use crate::quoridor;

#[test]
fn counts_are_those_of_independent_programs() {
    conformance::check_perft_table::<Quoridor>(include_str!("../../data/perft.txt"));
}

#[test]
fn the_quick_count_is_the_plain_count() {
    for (options, depth) in [
        ("size=3 walls=2 pass=yes", 5),
        ("size=4 walls=2", 3),
        ("size=4 players=4 walls=1", 3),
        ("size=10 walls=1", 2),
    ] {
        let game = quoridor(options);
        let mut start = game.start(0);
        let plain = game::perft(&game, &mut start, depth);
        assert_eq!(game.perft(&start, depth), plain, "{options}");
    }
}
