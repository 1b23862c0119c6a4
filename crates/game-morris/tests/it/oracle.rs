//! Positions and games of an independent program, written from the rules: where perft from the
//! start does not get, men move, fly and are taken.

use game::Game;

fn lines(table: &str) -> impl Iterator<Item = &str> {
    table.lines().filter(|line| !line.starts_with('#'))
}

#[test]
fn moves_are_counted_alike_from_positions_of_all_phases() {
    let mut checked = 0;
    for line in lines(include_str!("../../data/positions.txt")) {
        let (options, rest) = line.split_once("; ").unwrap();
        let (text, counts) = rest.split_once(": ").unwrap();
        let game: game_morris::Morris = conformance::configured(options);
        let position = game.parse_position(text).unwrap();
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            assert_eq!(game.perft(&position, depth).to_string(), count, "{line}, depth {depth}");
            checked += 1;
        }
    }
    assert!(checked > 100, "only {checked} counts");
}

#[test]
fn whole_games_are_played_and_end_alike() {
    let mut checked = 0;
    for line in lines(include_str!("../../data/games.txt")) {
        let (options, rest) = line.split_once(": ").unwrap();
        let (moves, winner) = rest.split_once(" = ").unwrap();
        let game: game_morris::Morris = conformance::configured(options);
        let mut position = game.start(0);
        for text in moves.split_whitespace() {
            assert_eq!(game.outcome(&position), None, "before {text} of {options}");
            let action = game.parse_move(&position, text).unwrap();
            game.apply(&mut position, &action).unwrap();
            checked += 1;
        }
        let outcome = game.outcome(&position).unwrap();
        assert_eq!(game.outcome_text(&position, &outcome), winner, "{line}");
    }
    assert!(checked > 1000, "only {checked} moves");
}
