//! The hot paths of Labyrinth, each beside a baseline in the same run: a whole turn as sets of
//! cells and as a list, one push with its flood, and random games.
#![allow(missing_docs, clippy::unwrap_used, reason = "a bench, not an interface")]

use std::hint::black_box;

use conformance::benches;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{Notation, Rng, Rules};
use game_labyrinth::{Labyrinth, Position, Slot};

#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../tests/it/naive.rs"]
mod naive;

fn standard() -> Labyrinth {
    conformance::configured("")
}

/// Positions out of random games, one a game.
fn positions(game: &Labyrinth, count: u64) -> Vec<Position> {
    let mut moves = Vec::new();
    let mut position_of = |seed| {
        let mut rng = Rng::from_seed(seed);
        let mut position = game.start(seed);
        for _ in 0..20 + rng.below(40) {
            let Some(action) = game.random_move(&position, &mut rng, &mut moves) else { break };
            game.advance(&mut position, &action);
        }
        position
    };
    (0..count).map(&mut position_of).collect()
}

fn whole_turn(criterion: &mut Criterion) {
    let game = standard();
    let positions = positions(&game, 256);
    let mut group = criterion.benchmark_group("whole turn");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("sets of cells", |bencher| {
        bencher.iter(|| {
            let mut all = 0;
            for position in &positions {
                game.each_reach(black_box(position), |reach| all ^= reach.cells);
            }
            all
        });
    });
    let mut moves = Vec::new();
    group.bench_function("list of moves", |bencher| {
        bencher.iter(|| {
            let mut count = 0;
            for position in &positions {
                game.legal_moves(black_box(position), &mut moves);
                count += moves.len();
            }
            count
        });
    });
    group.bench_function("count of moves", |bencher| {
        bencher.iter(|| positions.iter().map(|one| game.count_moves(black_box(one))).sum::<u64>());
    });
    group.sample_size(10);
    group.bench_function("baseline: rule book", |bencher| {
        let texts: Vec<String> = positions.iter().map(|one| game.position_text(one)).collect();
        let tables: Vec<naive::Table> = texts.iter().map(|text| naive::Table::read(text)).collect();
        bencher.iter(|| tables.iter().map(|table| table.moves().len()).sum::<usize>());
    });
    group.finish();
}

/// One push and one flood, as a search that needs a single board does it.
fn one_push(criterion: &mut Criterion) {
    let game = standard();
    let positions = positions(&game, 256);
    let slots: Vec<Slot> = Slot::all().collect();
    let mut group = criterion.benchmark_group("push and flood");
    group.throughput(Throughput::Elements((positions.len() * slots.len()) as u64));
    group.bench_function(BenchmarkId::from_parameter("fast"), |bencher| {
        bencher.iter(|| {
            let mut all = 0;
            for position in &positions {
                for slot in &slots {
                    let pushed = black_box(position).maze().pushed(*slot, 1);
                    all ^= pushed.reach(slot.carry(1));
                }
            }
            all
        });
    });
    group.sample_size(10);
    group.bench_function(BenchmarkId::from_parameter("baseline: rule book"), |bencher| {
        let texts: Vec<String> = positions.iter().map(|one| game.position_text(one)).collect();
        let tables: Vec<naive::Table> = texts.iter().map(|text| naive::Table::read(text)).collect();
        bencher.iter(|| {
            let mut count = 0;
            for table in &tables {
                for slot in &slots {
                    let side = slot.to_string().chars().next().unwrap();
                    let pushed = table.pushed(side, usize::from(slot.line()) - 1, 1);
                    count += pushed.reach((0, 0)).len();
                }
            }
            count
        });
    });
    group.finish();
}

fn playouts(criterion: &mut Criterion) {
    benches::random_games(criterion, "random game", &standard());
}

criterion_group!(all, whole_turn, one_push, playouts);
criterion_main!(all);
