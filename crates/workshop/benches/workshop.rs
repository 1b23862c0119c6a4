//! Designed games beside the same games written by hand, in the same run.
#![allow(missing_docs, clippy::unwrap_used, reason = "a bench, not an interface")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::Rng;

#[path = "../tests/it/baselines/mod.rs"]
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
mod baselines;

use baselines::fifteen::Fifteen;
use baselines::peg::Pegs;

fn peg_solitaire(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("peg solitaire, random game");
    group.throughput(Throughput::Elements(1));
    let (mut rng, mut jumps) = (Rng::from_seed(1), Vec::new());
    group.bench_function("baseline: by hand", |bencher| {
        bencher.iter(|| Pegs::START.playout(&mut rng, &mut jumps));
    });
    group.finish();
}

fn fifteen_puzzle(criterion: &mut Criterion) {
    const SLIDES: u32 = 1000;
    let mut group = criterion.benchmark_group("15-puzzle, random moves");
    group.throughput(Throughput::Elements(u64::from(SLIDES)));
    let (mut rng, mut moves) = (Rng::from_seed(1), Vec::new());
    let mut start = Fifteen::solved();
    start.walk(200, &mut rng, &mut moves);
    group.bench_function("baseline: by hand", |bencher| {
        bencher.iter(|| start.clone().walk(SLIDES, &mut rng, &mut moves));
    });
    group.finish();
}

criterion_group!(benches, peg_solitaire, fifteen_puzzle);
criterion_main!(benches);
