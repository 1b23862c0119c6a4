//! Shuffles, and the designed peg solitaire counted against the hand-written one.
//!
//! Spec: section 3.10.

use std::collections::HashSet;

use design::Design;
use game::{Rules as _, Turn};

use crate::baselines::peg::Pegs;
use crate::{data, look, machine};

fn load(name: &str) -> Design {
    let path = data("designs").join(format!("{name}.json"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The grid's tokens in reading order after a start from this seed.
fn dealt(design: &Design, seed: u64) -> Vec<String> {
    let game = machine::designed(design, "").unwrap();
    let start = game.start(seed);
    assert_ne!(game.turn(&start), Turn::Over, "seed {seed} starts with the end");
    let cells = machine::cells(design).into_iter().filter(|cell| !cell.contains('.'));
    cells.map(|cell| look::tokens(&game, design, &start, &cell)).collect()
}

#[test]
fn rule_3_10_only_cells_with_tokens_are_dealt_to_and_immobile_ones_stay() {
    let design = load("shuffled");
    let mut seen = HashSet::new();
    for seed in 0..50 {
        let cells = dealt(&design, seed);
        assert_eq!((cells[2].as_str(), cells[3].as_str(), cells[5].as_str()), ("rock", "-", "-"));
        let mut moved = vec![cells[0].clone(), cells[1].clone(), cells[4].clone()];
        seen.insert(moved.clone());
        moved.sort();
        assert_eq!(moved, ["x", "y", "z"], "seed {seed}");
    }
    assert_eq!(seen.len(), 6, "every order comes up");
}

#[test]
fn rule_3_10_sliding_puzzles_can_always_be_solved_and_are_not_solved_yet() {
    let design = load("sliding-3");
    let mut seen = HashSet::new();
    for seed in 0..100 {
        let cells = dealt(&design, seed);
        let tiles: Vec<u8> =
            cells.iter().filter(|tile| *tile != "-").map(|tile| tile.parse().unwrap()).collect();
        // On a board of odd width, exactly the layouts with evenly many inversions are solvable.
        let later =
            |index: usize| tiles[index..].iter().filter(|tile| **tile < tiles[index]).count();
        let inversions: usize = (0..tiles.len()).map(later).sum();
        assert_eq!((tiles.len(), inversions % 2), (8, 0), "seed {seed}: {cells:?}");
        seen.insert(cells);
    }
    assert!(seen.len() > 90, "only {} starts in 100", seen.len());
}

#[test]
fn designed_peg_solitaire_has_as_many_games_as_the_hand_written_one() {
    let game = machine::designed(&load("peg-solitaire"), "").unwrap();
    for depth in 1..=5 {
        assert_eq!(game.perft(&game.start(0), depth), Pegs::START.perft(depth), "depth {depth}");
    }
}
