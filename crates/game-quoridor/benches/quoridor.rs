//! The hot paths of Quoridor, each beside a baseline in the same run: the complete legal list
//! on mid-game positions, perft 4, and uniformly random games.
#![allow(missing_docs, clippy::unwrap_used, reason = "a bench, not an interface")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{BuiltIn, Game, Rng, Settings};
use game_quoridor::{Position, Quoridor};

#[path = "../tests/it/naive.rs"]
mod naive;

fn standard() -> Quoridor {
    Quoridor::configure(&Settings::none()).unwrap()
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
    let mut group = criterion.benchmark_group("legal list, mid-game");
    group.throughput(Throughput::Elements(positions.len() as u64));
    let mut moves = Vec::new();
    group.bench_function("fast", |bencher| {
        bencher.iter(|| {
            let mut total = 0;
            for position in &positions {
                game.legal_moves(black_box(position), &mut moves);
                total += moves.len();
            }
            total
        });
    });
    group.bench_function("count only", |bencher| {
        bencher.iter(|| {
            let counts = positions.iter().map(|position| game.count_moves(black_box(position)));
            counts.sum::<u64>()
        });
    });
    group.sample_size(10);
    group.bench_function("baseline: rule book", |bencher| {
        bencher.iter(|| {
            let lists = positions.iter().map(|position| naive::moves(&game, position).len());
            lists.sum::<usize>()
        });
    });
    group.finish();
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
    let game = standard();
    let start = game.start(0);
    let mut rng = Rng::from_seed(3);
    let mut moves = Vec::new();
    let mut group = criterion.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    group.bench_function("drawn", |bencher| {
        bencher.iter(|| {
            let mut position = start.clone();
            while let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
                game.advance(&mut position, &action);
            }
            game.outcome(&position)
        });
    });
    group.bench_function("baseline: listed", |bencher| {
        bencher.iter(|| {
            let mut position = start.clone();
            loop {
                game.legal_moves(&position, &mut moves);
                let Some(action) = rng.choose(&moves) else { break };
                game.advance(&mut position, action);
            }
            game.outcome(&position)
        });
    });
    group.finish();
}

criterion_group!(benches, legal_list, perft, playouts);
criterion_main!(benches);
