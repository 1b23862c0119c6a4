//! Whole games of an independent program: each is over with its last move and not before.

use game::{Game, Turn};
use game_hex::Hex;

#[test]
fn every_game_ends_where_the_other_program_ended_it() {
    let table = include_str!("../../data/games.txt");
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for line in lines {
        let (options, rest) = line.split_once(": ").expect("options and moves");
        let (moves, end) = rest.split_once(" = ").expect("moves and an end");
        let (winner, text) = end.split_once(' ').expect("a winner and a position");
        let game: Hex = conformance::configured(options);
        let mut position = game.start(0);
        for action in moves.split(' ') {
            assert_ne!(game.turn(&position), Turn::Over, "{action} of {line}");
            assert_eq!(
                conformance::verdict(&game, &mut position, action),
                conformance::OK,
                "{line}"
            );
        }
        let outcome = game.outcome(&position).expect("it is over");
        assert_eq!(game.outcome_text(&position, &outcome), winner, "{line}");
        assert_eq!(game.position_text(&position), text, "{line}");
        assert_eq!(game.parse_position(text), Ok(position), "{line}");
        checked += 1;
    }
    assert_eq!(checked, 30);
}
