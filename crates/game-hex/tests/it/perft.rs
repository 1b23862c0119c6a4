//! Counts of the game tree and whole games of an independent program.

use game_hex::Hex;

#[test]
fn every_count_of_the_table() {
    conformance::check_perft_table::<Hex>(include_str!("../../data/perft.txt"));
}

#[test]
fn every_count_from_the_middle_of_a_game() {
    conformance::check_perft_table::<Hex>(include_str!("../../data/positions.txt"));
}

#[test]
fn whole_games_end_where_the_other_program_ended_them() {
    conformance::check_games::<Hex>(include_str!("../../data/games.txt"));
}
