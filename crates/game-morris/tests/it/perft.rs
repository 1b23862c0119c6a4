//! Counts of the game tree against the table.

#[test]
fn every_count_of_the_table() {
    conformance::check_perft_table::<game_morris::Morris>(include_str!("../../data/perft.txt"));
}
