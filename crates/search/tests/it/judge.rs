//! Moves that were played are judged rightly, as a plain look at every line of play tells.

use game::{Knowledge, Level, Notation, Rng, Rules, Seat, Settings, Turn, moves_until_end};
use game_othello::Othello;
use search::{Make, Watch, machine};
use serde_json::Value as Json;

use crate::{open, view};

/// The margin for a seat when both play best: every line, nothing clever.
fn margin(game: &Othello, position: &<Othello as Rules>::Position, seat: Seat) -> i32 {
    let Turn::Seat(hand) = game.turn(position) else {
        let outcome = game.outcome(position).unwrap();
        return game.final_score(position, &outcome, seat).unwrap();
    };
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    let after = moves.iter().map(|action| {
        let mut after = *position;
        game.apply_unchecked(&mut after, action);
        margin(game, &after, seat)
    });
    if hand == seat { after.max().unwrap() } else { after.min().unwrap() }
}

#[test]
fn near_the_end_of_othello_every_move_has_its_exact_worth() {
    let game: Othello = open("");
    let level = Level::new(7).unwrap();
    let mut judged = 0;
    for seed in 0..6 {
        let (mut rng, mut moves) = (Rng::from_seed(seed), Vec::new());
        let mut position = game.start(0);
        while game.most_moves_left(&position).is_some_and(|left| left > 8) {
            let Some(action) = game.random_move(&position, &mut rng, &mut moves) else { break };
            game.apply_unchecked(&mut position, &action);
        }
        let Turn::Seat(seat) = game.turn(&position) else { continue };
        let seen = view(&game, &position, seat);
        let mut judge = machine(game, Make { table: 1, ..Make::default() });
        game.legal_moves(&position, &mut moves);
        for action in &moves {
            let mut after = position;
            game.apply_unchecked(&mut after, action);
            let text = game.move_text(&position, action);
            let told = judge.judge(&seen, &text, level, Watch::NOBODY).unwrap().unwrap();
            let (worth, best) = (margin(&game, &after, seat), margin(&game, &position, seat));
            assert_eq!((told.score, told.best_score()), (Some(worth), best), "{seed} {text}");
            assert_eq!(told.loss(), best - worth);
            judged += 1;
        }
    }
    assert!(judged > 12, "only {judged} moves");
}

#[test]
fn a_detour_in_a_puzzle_is_counted_in_moves() {
    let text = include_str!("../../../workshop/tests/designs/block-puzzle.json");
    let design: design::Design = serde_json::from_str(text).unwrap();
    let game = workshop::open("block-puzzle", &design, &Settings::none()).unwrap();
    let start = game.start(0);
    let seen = view(&game, &start, Seat::FIRST);
    let mut judge = machine(game.clone(), Make { table: 1, ..Make::default() });
    let mut moves = Vec::new();
    game.legal_moves(&start, &mut moves);
    let level = Level::new(10).unwrap();
    let away = moves.iter().map(|action| {
        let text = game.move_text(&start, action);
        let told = judge.judge(&seen, &text, level, Watch::NOBODY).unwrap().unwrap();
        let best = moves_until_end(told.best_score()).unwrap();
        (best, told.score.and_then(moves_until_end))
    });
    let away: Vec<(u32, Option<u32>)> = away.collect();
    let best = away[0].0;
    assert!(away.iter().all(|one| one.0 == best && one.1 >= Some(best)), "{away:?}");
    assert!(away.iter().any(|one| one.1 == Some(best)), "{away:?}");
}

#[test]
fn what_is_no_move_here_is_not_judged() {
    let game: Othello = open("");
    let seen = view(&game, &game.start(0), Seat::FIRST);
    let mut judge = machine(game, Make { table: 1, ..Make::default() });
    let level = Level::new(1).unwrap();
    assert_eq!(judge.judge(&seen, "a1", level, Watch::NOBODY), Ok(None));
    assert!(judge.judge(&Json::Null, "f5", level, Watch::NOBODY).is_err());
}
