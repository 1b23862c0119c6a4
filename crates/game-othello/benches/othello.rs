//! How fast leaves are counted, beside slower twins; how fast moves are found and games played.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{Rng, Rules, perft};
use game_othello::{Othello, Position, bits, count_plainly};

fn counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    let start = Othello.start(0);
    for (depth, leaves) in [(8, 390_216), (9, 3_005_288)] {
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(BenchmarkId::new("fast", depth), |bencher| {
            bencher.iter(|| Othello.perft(black_box(&start), depth));
        });
        group.bench_function(BenchmarkId::new("portable", depth), |bencher| {
            let (mover, opponent) = (start.mover(), start.opponent());
            bencher.iter(|| count_plainly(black_box(mover), opponent, depth));
        });
        group.bench_function(BenchmarkId::new("by-the-contract", depth), |bencher| {
            bencher.iter(|| perft(&Othello, &mut black_box(start), depth));
        });
    }
    group.finish();
}

/// Positions of every stage of some random games.
fn positions() -> Vec<Position> {
    let (mut rng, mut moves, mut all) = (Rng::from_seed(1), Vec::new(), Vec::new());
    for _ in 0..20 {
        let mut position = Othello.start(0);
        loop {
            Othello.legal_moves(&position, &mut moves);
            let Some(action) = rng.choose(&moves) else { break };
            all.push(position);
            Othello.apply_unchecked(&mut position, action);
        }
    }
    all
}

fn moving(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("moves");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("mobility", |bencher| {
        let mobility = |at: &Position| bits::mobility(at.mover(), at.opponent());
        bencher.iter(|| black_box(&positions).iter().map(mobility).fold(0, |all, one| all ^ one));
    });
    let mut moves = Vec::new();
    group.bench_function("list-and-play-all", |bencher| {
        bencher.iter(|| {
            let mut hashes = 0;
            for position in black_box(&positions) {
                Othello.legal_moves(position, &mut moves);
                for action in &moves {
                    let mut after = *position;
                    Othello.apply_unchecked(&mut after, action);
                    hashes ^= Othello.hash(&after);
                }
            }
            hashes
        });
    });
    group.finish();
}

fn playing(criterion: &mut Criterion) {
    let (mut rng, mut moves) = (Rng::from_seed(2), Vec::new());
    criterion.bench_function("random-game", |bencher| {
        bencher.iter(|| {
            let mut position = Othello.start(0);
            loop {
                Othello.legal_moves(&position, &mut moves);
                let Some(action) = rng.choose(&moves) else { break };
                Othello.apply_unchecked(&mut position, action);
            }
            position.hash()
        });
    });
}

criterion_group!(benches, counting, moving, playing);
criterion_main!(benches);
