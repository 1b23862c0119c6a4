//! One full game per variant, compared with the one kept here.
//!
//! Games of random moves alone last 200 rounds, so whoever can find a card or go home does.

use std::fmt::Write;

use game::{Game, Rng, Viewer, erase};
use game_labyrinth::{Labyrinth, Move, Position};
use paint::{Alphabet, render};

use crate::labyrinth;

#[test]
fn playthroughs_are_unchanged() {
    for (name, options) in
        [("two", ""), ("three", "players=3 tiles=mazenet"), ("four_open", "players=4 cards=open")]
    {
        insta::assert_snapshot!(name, told(&labyrinth(options), 1, 2));
    }
}

fn told(game: &Labyrinth, seed: u64, play_seed: u64) -> String {
    let mut position = game.start(seed);
    let mut rng = Rng::from_seed(play_seed);
    let mut told = format!("{} {} seed={seed}\n", game.card().id, game.settings());
    let mut moves = Vec::new();
    while let Some(action) = eager_move(game, &position, &mut rng, &mut moves) {
        let text = game.move_text(&position, &action);
        let before = game.position_text(&position);
        let reveals = if game.reveals(&position, &action) { " reveals" } else { "" };
        let count = moves.len();
        game.apply(&mut position, &action).unwrap();
        let hash = game.hash(&position);
        let _ = writeln!(told, "{text}{reveals} of {count} at {before} {hash:016x}");
    }
    let outcome = game.outcome(&position).unwrap();
    let _ = writeln!(told, "{}", game.position_text(&position));
    let _ = writeln!(told, "over {}", game.outcome_text(&position, &outcome));
    let last = erase(*game).parse_position(&game.position_text(&position)).unwrap();
    told + &render(&last.scene(Viewer::Public, &[], None), Alphabet::Unicode)
}

/// A move that finds a card or wins, the first there is; else any.
fn eager_move(
    game: &Labyrinth,
    position: &Position,
    rng: &mut Rng,
    moves: &mut Vec<Move>,
) -> Option<Move> {
    game.legal_moves(position, moves);
    let gains = |action: &&Move| {
        let mut after = *position;
        game.advance(&mut after, action);
        let found = |position| crate::fields(game, position)[5].clone();
        found(&after) != found(position) || game.outcome(&after).is_some()
    };
    moves.iter().find(gains).or_else(|| rng.choose(moves)).copied()
}
