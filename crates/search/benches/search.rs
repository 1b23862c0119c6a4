//! Speeds: alpha-beta nodes, playouts, probes of the table, and whole puzzles.
//!
//! Node counts at fixed limits are printed by criterion as elements; a change of speed without a
//! change of limits is a change of the code.
#![allow(missing_docs, clippy::unwrap_used, reason = "a bench, not an interface")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{BuiltIn, Game, Rules, Settings};
use game_labyrinth::Labyrinth;
use game_mansuba::Mansuba;
use game_othello::Othello;
use game_quoridor::Quoridor;
use search::puzzle::{self, Quest};
use search::{AlphaBeta, Bound, Entry, Limits, Mcts, Style, Table, Watch};
use workshop::DesignedGame;

const NODES: u64 = 20_000;
const ROUNDS: u64 = 500;

fn standard<G: BuiltIn>() -> G {
    G::configure(&Settings::none()).unwrap()
}

fn designed(text: &str) -> DesignedGame {
    let design: design::Design = serde_json::from_str(text).unwrap();
    workshop::open("bench", &design, &Settings::none()).unwrap()
}

fn nodes_of<G: Game>(criterion: &mut Criterion, name: &str, game: &G) {
    let mut group = criterion.benchmark_group("alpha-beta nodes");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    let (start, limits) = (game.start(1), Limits::nodes(NODES));
    group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
        bencher.iter(|| {
            let mut machine = AlphaBeta::new(game.clone(), Arc::new(Table::new(4)));
            let report = machine.think(&start, &limits, Watch::NOBODY, &mut |_| {});
            assert_eq!(report.nodes, NODES);
            report
        });
    });
    group.finish();
}

fn playouts_of<G: Game>(criterion: &mut Criterion, name: &str, game: &G) {
    let mut group = criterion.benchmark_group("tree rounds, pure playouts");
    group.throughput(Throughput::Elements(ROUNDS)).sample_size(10);
    let (start, limits) = (game.start(1), Limits::nodes(ROUNDS));
    let style = Style { evaluation: Some(0.0), ..Style::default() };
    group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
        bencher.iter(|| {
            let mut machine = Mcts::new(game.clone(), style);
            machine.think(&start, &limits, Watch::NOBODY, &mut |_| {})
        });
    });
    group.finish();
}

fn all_games(criterion: &mut Criterion) {
    let (othello, quoridor) = (standard::<Othello>(), standard::<Quoridor>());
    let (labyrinth, mansuba) = (standard::<Labyrinth>(), standard::<Mansuba>());
    nodes_of(criterion, "othello", &othello);
    nodes_of(criterion, "quoridor", &quoridor);
    nodes_of(criterion, "labyrinth", &labyrinth);
    nodes_of(criterion, "mansuba", &mansuba);
    playouts_of(criterion, "othello", &othello);
    playouts_of(criterion, "quoridor", &quoridor);
    playouts_of(criterion, "labyrinth", &labyrinth);
    playouts_of(criterion, "mansuba", &mansuba);
}

fn table(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("table of 64 MiB");
    group.throughput(Throughput::Elements(1));
    let table = Table::new(64);
    let entry = Entry { score: 5, depth: 3, bound: Bound::Exact, proven: false, best: Some(2) };
    let mut key = 1u64;
    let mut next = || {
        key = key.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1);
        key
    };
    group.bench_function("store", |bencher| bencher.iter(|| table.store(next(), black_box(entry))));
    group.bench_function("probe", |bencher| bencher.iter(|| table.probe(next())));
    group.finish();
}

fn solved(criterion: &mut Criterion, name: &str, text: &str, is_any: bool) {
    let mut group = criterion.benchmark_group("puzzles");
    group.sample_size(10);
    let game = designed(text);
    let start = game.start(0);
    let goal = puzzle::is_won(&game, &start);
    let (limits, watch) = (Limits::NONE, Watch::NOBODY);
    let room = 1 << 24;
    let quest = Quest { game: &game, start: &start, goal: &goal, limits, room, watch };
    group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
        bencher.iter(|| {
            if is_any { puzzle::any_solution(&quest) } else { puzzle::shortest_solution(&quest) }
        });
    });
    group.finish();
}

fn puzzles(criterion: &mut Criterion) {
    let sliding = include_str!("../../workshop/tests/designs/sliding-3.json");
    let pegs = include_str!("../../workshop/tests/designs/peg-solitaire.json");
    solved(criterion, "sliding 3×3, shortest", sliding, false);
    solved(criterion, "klotski, shortest", include_str!("../tests/designs/klotski.json"), false);
    solved(criterion, "peg solitaire, any", pegs, true);
}

criterion_group!(benches, all_games, table, puzzles);
criterion_main!(benches);
