//! Counts of leaves: the table, and small worlds against the naive generator.

use game::{Notation, Rules, Turn};
use game_mansuba::{Mansuba, Position};

use crate::{mansuba, naive};

#[test]
fn counts_are_those_of_the_table() {
    conformance::check_perft_table::<Mansuba>(include_str!("../../data/perft.txt"));
}

#[test]
fn small_worlds_count_as_the_rule_book_does() {
    for (options, depth) in [
        ("width=3 height=3", 4),
        ("width=3 height=3 relation=hexagonal switch=yes max_turns=5", 5),
        ("width=5 height=4", 3),
        ("width=5 height=4 relation=diagonal", 3),
        ("width=5 height=4 relation=triangular victory=complex", 3),
        ("width=5 height=4 relation=hexagonal", 4),
        ("preset=checkers width=4 height=3", 4),
    ] {
        let game = mansuba(options);
        let start = game.start(0);
        for depth in 1..=depth {
            assert_eq!(game.perft(&start, depth), count(&game, &start, depth), "{options} {depth}");
        }
    }
}

/// Below a position with prisoners, so that coins are counted too.
#[test]
fn coins_and_captures_count_as_the_rule_book_does() {
    let game = mansuba("width=5 height=6");
    for text in [
        "...../.PTt./..E../.pe../...../..... simple Pc3,Ec2,tc2 3 black",
        "...../.PTt./..E../.pe../...../..... diagonal Pc4,tb1,ec1 3 white",
        "...../.PTt./..E../.pe../...../..... hexagonal Pc4,Tc4,tb1 58 white",
    ] {
        let position = game.parse_position(text).unwrap();
        for depth in 1..=3 {
            assert_eq!(game.perft(&position, depth), count(&game, &position, depth), "{text}");
        }
    }
}

fn count(game: &Mansuba, position: &Position, depth: u32) -> u64 {
    if game.turn(position) == Turn::Chance {
        let mut chances = Vec::new();
        game.chances(position, &mut chances);
        let leaves = chances.into_iter().map(|weighted| {
            let mut next = position.clone();
            game.resolve(&mut next, weighted.chance).unwrap();
            count(game, &next, depth)
        });
        return leaves.sum();
    }
    if depth == 0 {
        return 1;
    }
    let leaves = naive::moves(game, position).into_iter().map(|action| {
        let mut next = position.clone();
        game.apply_unchecked(&mut next, &action);
        count(game, &next, depth - 1)
    });
    leaves.sum()
}
