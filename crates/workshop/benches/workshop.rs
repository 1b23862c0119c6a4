//! Designed games beside the same games written by hand, in the same run; and how long a large
//! design takes to be made ready for play.
//!
//! Aims: designed peg solitaire at least a fifth of the hand-written random games, the designed
//! 15-puzzle at least a tenth of the hand-written moves, a design of 20×20 cells within 5 ms.
#![allow(missing_docs, clippy::unwrap_used, reason = "a bench, not an interface")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use design::Design;
use design::{CellWord, Drawing, InGrid, TokenKind, TokenWord, Zone};
use game::{Knowledge as _, Living as _, Rng, Rules as _, Settings};
use workshop::DesignedGame;

#[path = "../tests/it/baselines/mod.rs"]
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
mod baselines;

use baselines::fifteen::Fifteen;
use baselines::peg::Pegs;
use baselines::placing::{Lines, Reversi};

fn designed(text: &str) -> DesignedGame {
    let design: Design = serde_json::from_str(text).unwrap();
    workshop::open("bench", &design, &Settings::none()).unwrap()
}

fn peg_solitaire(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("peg solitaire, random game");
    group.throughput(Throughput::Elements(1));
    let (mut rng, mut jumps) = (Rng::from_seed(1), Vec::new());
    group.bench_function("baseline: by hand", |bencher| {
        bencher.iter(|| Pegs::START.playout(&mut rng, &mut jumps));
    });
    let game = designed(include_str!("../tests/designs/peg-solitaire.json"));
    let start = game.start(0);
    let mut moves = Vec::new();
    group.bench_function("designed", |bencher| {
        bencher.iter(|| {
            let mut position = start.clone();
            while let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
                game.advance(&mut position, &action);
            }
            position
        });
    });
    group.finish();
}

/// Random games of a design of the shelf beside the same game by hand.
fn placing(criterion: &mut Criterion, id: &str, mut by_hand: impl FnMut(&mut Rng) -> u32) {
    let mut group = criterion.benchmark_group(format!("{id}, random game"));
    group.throughput(Throughput::Elements(1));
    let (mut rng, mut moves) = (Rng::from_seed(1), Vec::new());
    group.bench_function("baseline: by hand", |bencher| bencher.iter(|| by_hand(&mut rng)));
    let game = workshop::library::entry(id).unwrap().open(&Settings::none()).unwrap();
    let start = game.start(0);
    group.bench_function("designed", |bencher| {
        bencher.iter(|| {
            let mut position = start.clone();
            while let Some(action) = game.random_move(&position, &mut rng, &mut moves) {
                game.advance(&mut position, &action);
            }
            position
        });
    });
    group.finish();
}

fn placing_games(criterion: &mut Criterion) {
    placing(criterion, "tic-tac-toe", |rng| Lines::TIC_TAC_TOE.playout(rng));
    placing(criterion, "connect-four", |rng| Lines::FOUR_IN_A_ROW.playout(rng));
    placing(criterion, "reversi", |rng| Reversi::START.playout(rng));
}

fn fifteen_puzzle(criterion: &mut Criterion) {
    const SLIDES: u32 = 1000;
    let mut group = criterion.benchmark_group("15-puzzle, random moves");
    group.throughput(Throughput::Elements(u64::from(SLIDES)));
    let (mut rng, mut moves) = (Rng::from_seed(1), Vec::new());
    let mut start = Fifteen::solved();
    start.walk(200, &mut rng, &mut moves);
    group.bench_function("baseline: by hand", |bencher| {
        bencher.iter(|| {
            // A walk ends where the puzzle is solved; the next one goes on from the start.
            let mut done = 0;
            while done < SLIDES {
                done += start.clone().walk(SLIDES - done, &mut rng, &mut moves);
            }
            done
        });
    });
    let game = designed(include_str!("../tests/designs/sliding-4.json"));
    let start = game.start(1);
    let mut moves = Vec::new();
    group.bench_function("designed", |bencher| {
        bencher.iter(|| {
            let mut position = start.clone();
            for _ in 0..SLIDES {
                match game.random_move(&position, &mut rng, &mut moves) {
                    Some(action) => game.advance(&mut position, &action),
                    None => position = start.clone(),
                }
            }
            position
        });
    });
    group.finish();
}

/// What searches do: every move of a position is listed, played and taken back; and the hash.
fn searching(criterion: &mut Criterion) {
    let designs = [
        ("peg solitaire", include_str!("../tests/designs/peg-solitaire.json"), 10),
        ("15-puzzle", include_str!("../tests/designs/sliding-4.json"), 100),
    ];
    for (name, text, plies) in designs {
        let game = designed(text);
        let (mut rng, mut moves) = (Rng::from_seed(1), Vec::new());
        let mut position = game.start(1);
        for _ in 0..plies {
            let action = game.random_move(&position, &mut rng, &mut moves).unwrap();
            game.advance(&mut position, &action);
        }
        let mut group = criterion.benchmark_group(format!("{name}, as searches use it"));
        group.throughput(Throughput::Elements(game.count_moves(&position)));
        group.bench_function("moves listed, played, taken back", |bencher| {
            bencher.iter(|| {
                game.legal_moves(&position, &mut moves);
                for action in &moves {
                    let undo = game.apply_unchecked(&mut position, action);
                    game.undo(&mut position, undo);
                }
            });
        });
        group.throughput(Throughput::Elements(1));
        group.bench_function("hash", |bencher| bencher.iter(|| game.hash(black_box(&position))));
        group.bench_function("key", |bencher| bencher.iter(|| game.key(black_box(&position))));
        group.bench_function("moves counted", |bencher| {
            bencher.iter(|| game.count_moves(black_box(&position)));
        });
        group.finish();
    }
}

/// Twenty by twenty cells with many kinds and zones, as large as an educator would make it.
fn large() -> Design {
    let kind = |number: u8| TokenKind {
        id: format!("k{number}"),
        count: 20,
        characteristics: vec![format!("c{}", number % 5)],
        in_grid: if number.is_multiple_of(2) { InGrid::OneCell } else { InGrid::Jumps },
        ..TokenKind::default()
    };
    let zone = |row: u8| Zone {
        id: format!("z{row}"),
        cells: format!("a{0}-t{0}", row + 1).parse().unwrap(),
        characteristics: vec![format!("c{}", row % 5)],
        ..Zone::default()
    };
    let word = |row: u8, col: u8| {
        let kind = format!("k{}", (row * 7 + col) % 20);
        CellWord::Tokens(if (row + col).is_multiple_of(2) {
            vec![TokenWord::of(&kind)]
        } else {
            Vec::new()
        })
    };
    let mut design = Design { tokens: (0..20).map(kind).collect(), ..Design::default() };
    (design.grid.rows, design.grid.columns) = (20, 20);
    design.grid.zones = (0..20).map(zone).collect();
    let row = |row: u8| (0..20).map(|col| word(row, col)).collect();
    design.grid.tokens = Drawing((0..20).map(row).collect());
    design
}

fn compiling(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a design of 20×20 cells");
    let design = large();
    let settings = Settings::none();
    group.bench_function("compiled", |bencher| {
        bencher.iter(|| workshop::open("bench", black_box(&design), &settings).unwrap());
    });
    let game = workshop::open("bench", &design, &settings).unwrap();
    group.bench_function("shuffled start", |bencher| bencher.iter(|| game.start(black_box(3))));
    let (at, mut edited) = (game.start(3), design.clone());
    edited.grid.tokens.0[3][3] = CellWord::Tokens(Vec::new());
    let rules = workshop::new_rules(edited);
    group.bench_function("changed during a play", |bencher| {
        bencher.iter(|| game.changed(black_box(&at), &rules).unwrap());
    });
    let text = serde_json::to_string(&design).unwrap();
    group.bench_function("read", |bencher| {
        bencher.iter(|| design::files::read(black_box(&text)).unwrap());
    });
    group.finish();
}

criterion_group!(benches, peg_solitaire, placing_games, fifteen_puzzle, searching, compiling);
criterion_main!(benches);
