//! Hot paths that every game has, each measured beside a slower twin in the same run.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use game::{Rng, Rules, Turn};

/// Lets chances happen until somebody has the hand or the game is over.
///
/// # Panics
/// When a chance has no result.
pub fn settle<G: Rules>(game: &G, position: &mut G::Position, rng: &mut Rng) {
    while game.turn(position) == Turn::Chance {
        let chance = game.draw(position, rng).expect("a chance has at least one result");
        game.resolve(position, chance).expect("a drawn chance can happen");
    }
}

/// The complete list of legal moves, their count alone, and the same by the rule book.
pub fn legal_list<G: Rules>(
    criterion: &mut Criterion,
    title: &str,
    game: &G,
    positions: &[G::Position],
    by_the_rule_book: impl Fn(&G, &G::Position) -> usize,
) {
    let mut group = criterion.benchmark_group(title);
    group.throughput(Throughput::Elements(positions.len() as u64));
    let mut moves = Vec::new();
    group.bench_function("fast", |bencher| {
        bencher.iter(|| {
            let mut total = 0;
            for position in positions {
                game.legal_moves(black_box(position), &mut moves);
                total += moves.len();
            }
            total
        });
    });
    group.bench_function("count only", |bencher| {
        let count = |position: &G::Position| game.count_moves(black_box(position));
        bencher.iter(|| positions.iter().map(count).sum::<u64>());
    });
    group.sample_size(10);
    group.bench_function("baseline: rule book", |bencher| {
        let count = |position: &G::Position| by_the_rule_book(game, position);
        bencher.iter(|| positions.iter().map(count).sum::<usize>());
    });
    group.finish();
}

/// Random games whose moves are drawn, and the same with moves listed first.
pub fn random_games<G: Rules>(criterion: &mut Criterion, title: &str, game: &G) {
    let start = game.start(0);
    let mut rng = Rng::from_seed(3);
    let mut moves = Vec::new();
    let mut group = criterion.benchmark_group(title);
    group.throughput(Throughput::Elements(1));
    group.bench_function("drawn", |bencher| {
        bencher.iter(|| {
            let mut position = start.clone();
            while let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
                game.advance(&mut position, &action);
                settle(game, &mut position, &mut rng);
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
                settle(game, &mut position, &mut rng);
            }
            game.outcome(&position)
        });
    });
    group.finish();
}
