//! The hot paths of Mansuba on 10×10, each beside a baseline in the same run: the complete
//! legal list of mid-game positions, and uniformly random games.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic, reason = "a bench, not an interface")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{BuiltIn, Game, Rng, Settings, Turn};
use game_mansuba::{Mansuba, Move, Position};

#[path = "../tests/it/naive.rs"]
mod naive;

fn mansuba(options: &str) -> Mansuba {
    let settings = Settings::parse(options.split_whitespace()).unwrap();
    Mansuba::configure(&settings).unwrap()
}

/// Lets chances happen until somebody has the hand or the game is over.
fn settle(game: &Mansuba, position: &mut Position, rng: &mut Rng) {
    while game.turn(position) == Turn::Chance {
        let chance = game.draw(position, rng).unwrap();
        game.resolve(position, chance).unwrap();
    }
}

/// Positions of random games from their tenth to their fortieth turn.
fn mid_game(game: &Mansuba, count: usize) -> Vec<Position> {
    let mut rng = Rng::from_seed(9);
    let (mut found, mut moves) = (Vec::new(), Vec::new());
    while found.len() < count {
        let mut position = game.start(0);
        for turn in 0..40 {
            let Some(action) = game.random_move(&position, &mut rng, &mut moves) else { break };
            game.advance(&mut position, &action);
            settle(game, &mut position, &mut rng);
            if turn >= 10 && game.turn(&position) != Turn::Over {
                found.push(position.clone());
            }
        }
    }
    found.truncate(count);
    found
}

fn legal_list(criterion: &mut Criterion) {
    for relation in ["simple", "diagonal", "triangular", "hexagonal"] {
        let game = mansuba(&format!("relation={relation}"));
        let positions = mid_game(&game, 256);
        let mut group = criterion.benchmark_group(format!("legal list, 10×10 {relation}"));
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
}

/// A random game by one way to choose a move.
fn random_game(
    game: &Mansuba,
    rng: &mut Rng,
    mut choose: impl FnMut(&Position, &mut Rng) -> Option<Move>,
) -> u64 {
    let mut position = game.start(0);
    while let Some(action) = choose(&position, rng) {
        game.advance(&mut position, &action);
        settle(game, &mut position, rng);
    }
    game.hash(&position)
}

fn playouts(criterion: &mut Criterion) {
    let game = mansuba("");
    let mut rng = Rng::from_seed(3);
    let mut moves = Vec::new();
    let mut group = criterion.benchmark_group("random game, 10×10");
    group.throughput(Throughput::Elements(1));
    group.bench_function("drawn", |bencher| {
        bencher.iter(|| {
            random_game(&game, &mut rng, |position, rng| {
                game.random_move(position, rng, &mut moves)
            })
        });
    });
    group.bench_function("baseline: listed", |bencher| {
        bencher.iter(|| {
            random_game(&game, &mut rng, |position, rng| {
                game.legal_moves(position, &mut moves);
                rng.choose(&moves).copied()
            })
        });
    });
    group.finish();
}

criterion_group!(benches, legal_list, playouts);
criterion_main!(benches);
