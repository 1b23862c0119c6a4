//! How fast moves are made and positions are judged.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Knowledge, Notation, Rules, Seat};
use game_hex::{Hex, Position};

fn perft(criterion: &mut Criterion) {
    let game: Hex = conformance::configured("");
    let start = game.start(0);
    criterion.bench_function("hex perft 3", |bencher| bencher.iter(|| game.perft(&start, 3)));
}

fn knowledge(criterion: &mut Criterion) {
    for (name, options) in [("11", ""), ("19", "size=19")] {
        let game: Hex = conformance::configured(options);
        let position = opened(&game);
        let bench = |criterion: &mut Criterion, what: &str, ask: &dyn Fn() -> i32| {
            criterion.bench_function(&format!("hex {what} {name}"), |bencher| bencher.iter(ask));
        };
        bench(criterion, "evaluate", &|| game.evaluate(black_box(&position), Seat::FIRST));
        bench(criterion, "known score", &|| {
            game.known_score(black_box(&position), Seat::FIRST).unwrap_or_default()
        });
        bench(criterion, "candidates", &|| {
            let mut moves = Vec::new();
            i32::from(game.candidates(black_box(&position), &mut moves))
        });
    }
}

/// A few moves of an opening.
fn opened(game: &Hex) -> Position {
    let mut position = game.start(0);
    for text in ["a2", "f6", "g4", "d8", "e5", "h7"] {
        let action = game.parse_move(&position, text);
        let _ = action.and_then(|action| game.apply(&mut position, &action));
    }
    position
}

criterion_group!(benches, perft, knowledge);
criterion_main!(benches);
