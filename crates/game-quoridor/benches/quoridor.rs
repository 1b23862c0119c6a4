//! The hot paths of Quoridor, each beside a baseline in the same run: the complete legal list
//! on mid-game positions, perft 4, and uniformly random games.
#![allow(missing_docs, clippy::unwrap_used, reason = "a bench, not an interface")]

use conformance::benches;
use criterion::{Criterion, criterion_group, criterion_main};
use game::{Game, Rng};
use game_quoridor::{Position, Quoridor};

#[path = "../tests/it/naive.rs"]
mod naive;

fn standard() -> Quoridor {
    conformance::configured("")
}

/// Positions with 6 to 14 walls standing and walls left to the mover, from random games whose
/// pawns also advance, as in games of people.
fn mid_game(game: &Quoridor, count: usize) -> Vec<Position> {
    let mut rng = Rng::from_seed(9);
    let mut found = Vec::new();
    let mut moves = Vec::new();
    while found.len() < count {
        let mut position = game.start(0);
        for _ in 0..60 {
            let Some(mut action) = game.random_move(&position, &mut rng, &mut moves) else { break };
            if rng.below(2) == 0 {
                // Every other move is the pawn's best step.
                game.legal_moves(&position, &mut moves);
                let seat = match game.turn(&position) {
                    game::Turn::Seat(seat) => seat,
                    _ => break,
                };
                let value = |action: &game_quoridor::Move| {
                    let mut after = position.clone();
                    game.apply_unchecked(&mut after, action);
                    game.distances(&after)[seat.index()]
                };
                let steps =
                    moves.iter().filter(|action| matches!(action, game_quoridor::Move::Pawn(_)));
                action = *steps.min_by_key(|action| value(action)).unwrap_or(&action);
            }
            game.apply_unchecked(&mut position, &action);
            let text = game.position_text(&position);
            let fields: Vec<&str> = text.split(' ').collect();
            let walls = fields[2].split(',').filter(|wall| *wall != "-").count();
            let is_over = game.outcome(&position).is_some();
            if (6..=14).contains(&walls)
                && !is_over
                && !fields[1].split(',').any(|left| left == "0")
            {
                found.push(position.clone());
            }
        }
    }
    found.truncate(count);
    found
}

fn legal_list(criterion: &mut Criterion) {
    let game = standard();
    let positions = mid_game(&game, 256);
    let by_the_rule_book =
        |game: &Quoridor, position: &Position| naive::moves(game, position).len();
    benches::legal_list(criterion, "legal list, mid-game", &game, &positions, by_the_rule_book);
}

fn perft(criterion: &mut Criterion) {
    let game = standard();
    let start = game.start(0);
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    group.bench_function("depth 4", |bencher| bencher.iter(|| game.perft(&start, 4)));
    group.bench_function("depth 3", |bencher| bencher.iter(|| game.perft(&start, 3)));
    group.bench_function("baseline: depth 3, plain count", |bencher| {
        bencher.iter(|| game::perft(&game, &mut start.clone(), 3));
    });
    group.finish();
}

fn playouts(criterion: &mut Criterion) {
    benches::random_games(criterion, "random game", &standard());
}

criterion_group!(all, legal_list, perft, playouts);
criterion_main!(all);
