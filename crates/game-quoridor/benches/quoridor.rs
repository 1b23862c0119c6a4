//! The hot paths of Quoridor, each beside a baseline in the same run: the complete legal list
//! on mid-game positions, perft 4, and uniformly random games.
#![allow(missing_docs, clippy::unwrap_used, reason = "a bench, not an interface")]

use conformance::benches;
use criterion::{Criterion, criterion_group, criterion_main};
use game::{Notation, Rules};
use game_quoridor::{Position, Quoridor};

#[path = "../tests/it/naive.rs"]
mod naive;

fn standard() -> Quoridor {
    conformance::configured("")
}

/// Positions with 6 to 14 walls standing, of games by an independent program.
fn mid_game(game: &Quoridor) -> Vec<Position> {
    let texts = include_str!("../data/mid_game.txt").lines();
    texts.map(|text| game.parse_position(text).unwrap()).collect()
}

fn legal_list(criterion: &mut Criterion) {
    let game = standard();
    let positions = mid_game(&game);
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
