//! Positions and games of an independent program, written from the rules: where perft from the
//! start does not get, men move, fly and are taken.

use game_morris::Morris;

#[test]
fn moves_are_counted_alike_from_positions_of_all_phases() {
    let table = include_str!("../../data/positions.txt");
    let checked = conformance::check_perft_table::<Morris>(table);
    assert!(checked > 100, "only {checked} counts");
}

#[test]
fn whole_games_are_played_and_end_alike() {
    let checked = conformance::check_games::<Morris>(include_str!("../../data/games.txt"));
    assert!(checked > 1000, "only {checked} moves");
}
