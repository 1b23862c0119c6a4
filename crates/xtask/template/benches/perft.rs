//! How fast moves are made: a whole tree, counted.

use criterion::{Criterion, criterion_group, criterion_main};
use game::{BuiltIn, Rules, Settings};
use game_heaps::Heaps;

fn perft(criterion: &mut Criterion) {
    let Ok(game) = Heaps::configure(&Settings::none()) else { return };
    let start = game.start(0);
    criterion.bench_function("heaps perft 7", |bencher| bencher.iter(|| game.perft(&start, 7)));
}

criterion_group!(benches, perft);
criterion_main!(benches);
