//! How fast moves are made: a whole tree of placing, and one of moving.

use criterion::{Criterion, criterion_group, criterion_main};
use game::{BuiltIn, Notation, Rules, Settings};
use game_morris::Morris;

/// All men are placed and some are taken.
const MIDDLE: &str = "X--/O-O/---/--X--O/---/XOX/-XO 0,0 4 X";

fn perft(criterion: &mut Criterion) {
    let Ok(game) = Morris::configure(&Settings::none()) else { return };
    let start = game.start(0);
    criterion.bench_function("morris perft 4", |bencher| bencher.iter(|| game.perft(&start, 4)));
    let Ok(middle) = game.parse_position(MIDDLE) else { return };
    criterion
        .bench_function("morris moving perft 5", |bencher| bencher.iter(|| game.perft(&middle, 5)));
}

criterion_group!(benches, perft);
criterion_main!(benches);
