//! Every body on its corpus, and on mutations of it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail wherever it stands")]

mod mutation;

use std::fs;
use std::path::PathBuf;

use fuzz::{Body, TARGETS};
use mutation::{Mutation, mutated};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Mutated inputs per target in the ordinary run.
const SAMPLE: u32 = 400;
/// And with `SLOW_TESTS=1`.
const CAMPAIGN: u32 = 20_000;

/// How far the games of the shelf are played for a seed.
const MOVES_OF_A_SEED: usize = 20;

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let kept = files.into_iter().map(|file| fs::read(file).unwrap());
    kept.chain(catalogue::ids().filter_map(|id| seed_of(target, id))).collect()
}

/// A seed made of a game of the shelf, so that a new game is tried without files of its own.
fn seed_of(target: &str, id: &str) -> Option<Vec<u8>> {
    if !["moves", "play", "position", "view"].contains(&target) {
        return None;
    }
    let game = catalogue::open(id, &game::Settings::none()).unwrap();
    let (mut played, mut rng) = (session::Match::new(game, 1), game::Rng::from_seed(1));
    let mut moves = Vec::new();
    for _ in 0..MOVES_OF_A_SEED {
        let Some(text) = rng.choose(&played.position().legal_moves()).cloned() else { break };
        played.play(&text).unwrap();
        moves.push(text);
    }
    let view = || played.position().view(game::Viewer::Seat(game::Seat::FIRST)).to_string();
    let rest = match target {
        "moves" => moves.join("\n"),
        "position" => played.position().text(),
        "view" => view(),
        _ => "bytes that choose among the legal moves".repeat(2),
    };
    Some(format!("{id}\n{rest}").into_bytes())
}

#[test]
fn every_target_has_seeds_and_takes_them() {
    for (target, body) in TARGETS {
        let seeds = seeds(target);
        assert!(!seeds.is_empty(), "{target} has no seeds");
        for seed in seeds {
            body(&seed);
        }
    }
}

#[test]
fn every_target_is_handed_to_the_fuzzer() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fuzz_targets");
    let mut binaries: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    binaries.sort();
    let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(binaries, names);
}

/// Good seeds reach the deep end: a seed that is refused at the door teaches nothing.
#[test]
fn the_seeds_of_records_are_good() {
    for seed in seeds("record") {
        let record = session::Record::read(&seed).unwrap();
        let opener = |id: &str, settings: &_| catalogue::open_with(id, record.design(), settings);
        record.open(opener).map(drop).unwrap();
    }
}

/// One test a target, so that they run side by side and name themselves.
macro_rules! mutations {
    ($($target:ident),*) => {$(
        #[test]
        fn $target() {
            survive(stringify!($target), fuzz::$target);
        }
    )*};
}
fuzz::each_target!(mutations);

fn survive(target: &str, body: Body) {
    let is_slow = std::env::var_os("SLOW_TESTS").is_some_and(|value| value == "1");
    let cases = if is_slow { CAMPAIGN } else { SAMPLE };
    let seeds = seeds(target);
    let inputs = (
        proptest::sample::select(seeds.clone()),
        proptest::sample::select(seeds),
        proptest::collection::vec(any::<Mutation>(), 1..6),
    );
    let mut runner =
        TestRunner::new(Config { failure_persistence: None, ..Config::with_cases(cases) });
    runner
        .run(&inputs, |(seed, other, mutations)| {
            body(&mutated(seed, &other, &mutations));
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{target}: {failure}"));
}
