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
    dealt_by(design, "", seed)
}

fn dealt_by(design: &Design, options: &str, seed: u64) -> Vec<String> {
    let game = machine::designed(design, options).unwrap();
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

/// A sliding puzzle whose tiles, zones and drawing are given row by row; `.` is the gap.
fn sliding(columns: usize, won: &str, drawn: &str) -> Design {
    let tiles: Vec<&str> = won.split_whitespace().collect();
    let rows = |text: &str| -> Vec<String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        words.chunks(columns).map(|row| row.join(" ")).collect()
    };
    let cell = |index: usize| {
        format!("{}{}", (b'a' + (index % columns) as u8) as char, index / columns + 1)
    };
    let zone = |(index, tile): (usize, &&str)| serde_json::json!({ "id": format!("z{tile}"), "cells": cell(index), "characteristics": [*tile] });
    let numbered = tiles.iter().enumerate().filter(|(_, tile)| **tile != ".");
    let token = |tile: &&str| serde_json::json!({ "id": format!("t{tile}"), "characteristics": [*tile], "in_grid": "one-cell" });
    let drawn = drawn
        .split_whitespace()
        .map(|tile| if tile == "." { ".".into() } else { format!("t{tile}") });
    let drawn = drawn.collect::<Vec<String>>().join(" ");
    serde_json::from_value(serde_json::json!({
        "tokens": tiles.iter().filter(|tile| **tile != ".").map(token).collect::<Vec<_>>(),
        "grid": {
            "rows": tiles.len() / columns, "columns": columns, "closed_borders": true,
            "tokens": rows(&drawn), "zones": numbered.map(zone).collect::<Vec<_>>()
        },
        "association": { "when_wrong": "accept" },
        "won": { "zones_valid": true }
    }))
    .unwrap()
}

/// Every layout from which the won one can be reached; of a sliding puzzle, those it reaches.
fn solvable(columns: usize, won: &str) -> HashSet<Vec<String>> {
    let word = |tile: &str| if tile == "." { "-".to_owned() } else { format!("t{tile}") };
    let won: Vec<String> = won.split_whitespace().map(word).collect();
    let mut found = HashSet::from([won.clone()]);
    let mut todo = vec![won];
    while let Some(layout) = todo.pop() {
        let gap = layout.iter().position(|tile| tile == "-").unwrap();
        let (row, col) = (gap / columns, gap % columns);
        let beside = [
            (row > 0).then(|| gap - columns),
            (col > 0).then(|| gap - 1),
            (col + 1 < columns).then_some(gap + 1),
            Some(gap + columns).filter(|below| *below < layout.len()),
        ];
        for tile in beside.into_iter().flatten() {
            let mut next = layout.clone();
            next.swap(gap, tile);
            if found.insert(next.clone()) {
                todo.push(next);
            }
        }
    }
    found
}

#[test]
fn rule_3_10_a_sliding_puzzle_drawn_in_any_order_can_be_solved() {
    let puzzles = [
        (3, "1 2 3 4 5 .", "2 1 3 4 5 .", 360),
        (3, "1 2 3 4 5 6 7 8 .", "2 1 3 4 5 6 7 8 .", 181_440),
        (3, "1 2 3 4 5 6 7 8 .", "8 7 . 5 6 4 3 2 1", 181_440),
    ];
    for (columns, won, drawn, count) in puzzles {
        let solvable = solvable(columns, won);
        assert_eq!(solvable.len(), count);
        let design = sliding(columns, won, drawn);
        for seed in 0..20 {
            let start = dealt(&design, seed);
            assert!(solvable.contains(&start), "{drawn}, seed {seed}: {start:?}");
        }
    }
}

#[test]
fn rule_3_10_the_first_rules_walk_from_the_drawn_layout() {
    let design = sliding(3, "1 2 3 4 5 .", "2 1 3 4 5 .");
    let solvable = solvable(3, "1 2 3 4 5 .");
    assert!((0..20).all(|seed| !solvable.contains(&dealt_by(&design, "rules=1", seed))));
}

#[test]
fn rule_3_10_where_no_layout_is_known_to_win_the_walk_starts_from_the_drawn_one() {
    // Two tiles want the same cell.
    let mut design = sliding(3, "1 2 3 4 5 .", "2 1 3 4 5 .");
    design.tokens[1].characteristics = design.tokens[0].characteristics.clone();
    let from_drawn = solvable(3, "2 1 3 4 5 .");
    assert!((0..20).all(|seed| from_drawn.contains(&dealt(&design, seed))));
}

#[test]
fn designed_peg_solitaire_has_as_many_games_as_the_hand_written_one() {
    let game = machine::designed(&load("peg-solitaire"), "").unwrap();
    for depth in 1..=5 {
        assert_eq!(game.perft(&game.start(0), depth), Pegs::START.perft(depth), "depth {depth}");
    }
}
