//! Whether puzzles can be won, told live while they are made.

use design::Design;
use review::{Effort, Outlook, levels, outlook};

fn library(id: &str) -> &'static Design {
    let mut entries = workshop::library::entries().iter();
    &entries.find(|entry| entry.id == id).unwrap().design
}

/// Two tiles in a row of three that would have to change places.
const STUCK: &str = r#"{
    "marelle_design": 1,
    "tokens": [
        { "id": "a", "characteristics": ["a"], "in_grid": "one-cell" },
        { "id": "b", "characteristics": ["b"], "in_grid": "one-cell" }
    ],
    "grid": {
        "rows": 1, "columns": 3, "order": "kept", "closed_borders": true,
        "tokens": ["b a ."],
        "zones": [
            { "id": "a", "cells": "a1", "characteristics": ["a"] },
            { "id": "b", "cells": "b1", "characteristics": ["b"] }
        ]
    },
    "association": { "when_wrong": "accept" },
    "won": { "zones_valid": true }
}"#;

#[test]
fn puzzles_are_won_never_won_or_not_known() {
    let effort = Effort(50_000);
    let corner = outlook(library("block-corner"), effort);
    assert!(
        matches!(corner, Some(Outlook::Winnable { moves: 1.., is_shuffled: false })),
        "{corner:?}"
    );
    let design = design::files::read(STUCK).unwrap();
    assert_eq!(outlook(&design, effort), Some(Outlook::Never));
    let ordered = design::files::read(STUCK.replace("b a .", ". a b")).unwrap();
    let two = Some(Outlook::Winnable { moves: 2, is_shuffled: false });
    assert_eq!(outlook(&ordered, effort), two, "each tile slides once");
    assert_eq!(outlook(&ordered, Effort(0)), Some(Outlook::Unknown));
}

/// Four discs take 2⁴ − 1 moves.
#[test]
fn hanoi_is_won_in_the_fewest_moves() {
    let fifteen = Outlook::Winnable { moves: 15, is_shuffled: false };
    assert_eq!(outlook(library("hanoi"), Effort::default()), Some(fifteen));
}

/// The fewest moves of the ten levels, as a search through all positions finds them that knows
/// nothing but the drawings.
#[test]
fn every_level_of_sokoban_is_won_in_the_fewest_moves() {
    let design = library("sokoban");
    let first = outlook(design, Effort::default());
    let found = levels(design, Effort::default());
    let others = found.iter().map(|level| Some(level.outlook));
    let moves: Vec<u32> = std::iter::once(first)
        .chain(others)
        .map(|outlook| match outlook {
            Some(Outlook::Winnable { moves, is_shuffled: false }) => moves,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(moves, [1, 2, 4, 9, 14, 23, 9, 13, 14, 23]);
}

#[test]
fn nothing_is_said_where_others_or_chance_take_part() {
    for id in ["memory", "goose"] {
        assert_eq!(outlook(library(id), Effort(1000)), None, "{id}");
    }
}

#[test]
fn what_is_found_crosses_to_a_worker_and_back() {
    let found = Outlook::Winnable { moves: 7, is_shuffled: true };
    let text = serde_json::to_string(&found).unwrap();
    assert_eq!(serde_json::from_str::<Outlook>(&text).unwrap(), found);
    let design = design::files::read(STUCK).unwrap();
    let remarks = review::check(&design, &review::Shelf::default(), Effort(50_000));
    assert!(remarks.iter().any(|remark| remark.key() == "review.never-solved"));
    let text = serde_json::to_string(&remarks).unwrap();
    assert_eq!(serde_json::from_str::<Vec<review::Remark>>(&text).unwrap(), remarks);
}
